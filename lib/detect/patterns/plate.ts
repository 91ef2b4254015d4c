import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsBy } from '../../lexicon/words.ts';
import { rememberedForLastText } from '../../text/for-last-text.ts';
import { languageOfPrompt } from '../prompt-language.ts';
import { documentLabel } from './document-labels.ts';
import { digitsIn, type PatternShape, shapeRule } from './rule.ts';

const NAME = `${documentLabel('plate')}(?: (?:is|was|reads|ist|est|es|è|number))?[:#=]? ?\\n? ?"?`;
/** Lets the word for a plate match in any case. With the flag `i`, the plate would match in lower case too, and so would ordinary words. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const base = { type: 'VEHICLE', kind: 'plate' } as const;

const REGIONS = wordsBy(readData('values/plate-regions.tsv'));
/** In some countries, codes of other things look the same: a table of parts may hold thousands of them. */
const languageOf = rememberedForLastText(languageOfPrompt);

/** The plates of each country that are recognised by their form. */
const forms = cellsOf(readData('values/plates.tsv')).map(
  ([country = '', confidence, language = '', form = '']): PatternShape => ({
    ...base,
    confidence: Number(confidence),
    pattern: new RegExp(
      form.replace('{region}', anyOf(REGIONS[country] ?? [])),
      form.includes('(?<value>') ? 'dgu' : 'gu',
    ),
    ...(language === '' ? {} : { accept: ({ text }) => languageOf(text) === language }),
  }),
);

export const plate = shapeRule('plate', [
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(
      `\\b${inAnyCase(NAME)}(?<value>[A-ZÄÖÜ0-9]{1,4}(?:[ -]?[A-Z0-9]{1,5}){1,3})(?![A-Za-z0-9])`,
      'dg',
    ),
    accept: ({ value }) => digitsIn(value).length >= 1,
  },
  // A plate typed in lower case: "plate 7kzr214".
  {
    ...base,
    confidence: 0.8,
    pattern: new RegExp(`\\b${NAME}(?<value>(?=[a-z]*\\d)(?=\\d*[a-z])[a-z0-9]{5,8})(?![A-Za-z0-9])`, 'dgi'),
  },
  ...forms,
  // United Kingdom before 2001, beside a word for a vehicle: "my Norton (RNM 611P)".
  {
    ...base,
    confidence: 0.6,
    pattern:
      /\b(?:car|van|bike|motorbike|motorcycle|truck|lorry|vehicle|reg|mini|morris|norton|triumph|rover|land rover|jaguar|ford|bmw|vauxhall|mgb?)\b[^\n.;]{0,24}?(?<value>(?:[A-Z]{3} \d{1,3}[A-Z]|[A-Z]\d{1,3} [A-Z]{3}))(?![\p{L}\p{N}-])/dgiu,
    accept: ({ value }) => value === value.toUpperCase() && !/^(?:THE|AND|FOR|NOT|ALL|ARE|BUT|HAS)/.test(value),
  },
  // Turkey and further countries, only after a word for a plate.
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![\\p{Script=Latin}\\p{Script=Cyrillic}\\p{N}])${inAnyCase(documentLabel('plate in other languages'))} ?:? ?(?<value>\\d?[ก-ฮ]{2} ?\\d{1,4}(?!\\d)|[\\p{Lu}\\p{Lo}\\p{N}](?:[ .·-]?[\\p{Lu}\\p{Lo}\\p{N}]){3,9})(?![\\p{L}\\p{N}])`,
      'dgu',
    ),
    accept: ({ value }) => /\d.*\d/.test(value),
  },
]);
