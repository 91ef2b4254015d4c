import { platesOfOtherCountries } from './plate-world.ts';
import { digitsIn, shapeRule } from './rule.ts';

const NAME =
  '(?:(?:licen[cs]e|number|registration|vehicle|car) plates?(?: (?:number|no\\.?))?|plate (?:number|no\\.?)|plates?|(?:car |vehicle )?registration(?: (?:number|no\\.?|mark))?|(?:auto)?kennzeichen|nummernschild|plaque(?: d\'immatriculation)?|immatriculation|matrícula|targa|kenteken|placa|tablice?)(?: (?:is|was|reads|ist|est|es|è|number))?[:#=]? ?\\n? ?"?';
/** Lets the word for a plate match in any case. With the flag `i`, the plate would match in lower case too, and so would ordinary words. */
const inAnyCase = (pattern: string) =>
  pattern.replace(/(?<!\\)\p{Ll}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
const base = { type: 'VEHICLE', kind: 'plate' } as const;

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
  // Germany: a hyphen follows the district.
  { ...base, confidence: 0.6, pattern: /(?<![\p{L}\p{N}-])[A-ZÄÖÜ]{1,3}-[A-Z]{1,2} \d{1,4}[EH]?(?![\p{L}\p{N}-])/gu },
  // France since 2009 and, in the next shape, the United Kingdom since 2001.
  {
    ...base,
    confidence: 0.6,
    pattern: /(?<![\p{L}\p{N}-])[A-HJ-NP-TV-Z]{2}-\d{3}-[A-HJ-NP-TV-Z]{2}(?![\p{L}\p{N}-])/gu,
  },
  { ...base, confidence: 0.6, pattern: /(?<![\p{L}\p{N}-])[A-Z]{2}(?:0[2-9]|[1-7]\d) [A-Z]{3}(?![\p{L}\p{N}-])/gu },
  // United Kingdom before 2001, beside a word for a vehicle: "my Norton (RNM 611P)".
  {
    ...base,
    confidence: 0.6,
    pattern:
      /\b(?:car|van|bike|motorbike|motorcycle|truck|lorry|vehicle|reg|mini|morris|norton|triumph|rover|land rover|jaguar|ford|bmw|vauxhall|mgb?)\b[^\n.;]{0,24}?(?<value>(?:[A-Z]{3} \d{1,3}[A-Z]|[A-Z]\d{1,3} [A-Z]{3}))(?![\p{L}\p{N}-])/dgiu,
    accept: ({ value }) => value === value.toUpperCase() && !/^(?:THE|AND|FOR|NOT|ALL|ARE|BUT|HAS)/.test(value),
  },
  ...platesOfOtherCountries,
]);
