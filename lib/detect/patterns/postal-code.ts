import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { documentLabel } from './document-labels.ts';
import { isFollowedBy, isPrecededBy, shapeRule } from './rule.ts';

const PLACES = wordsByUse(readData('values/postal-places.tsv'));
export const US_STATE = anyOf(PLACES('state'));
export const UK_POSTCODE =
  '(?:GIR ?0AA|[A-PR-UWYZ](?:\\d{1,2}|[A-HK-Y]\\d|[A-HK-Y]\\d\\d|\\d[A-HJKPS-UW]|[A-HK-Y]\\d[ABEHMNPRV-Y]) ?\\d[ABD-HJLNP-UW-Z]{2})';
const CODE_WORDS = new RegExp(`\\b${documentLabel('postal code')}\\b(?: is| ist|:|=)?[^\\w\\n]{0,3}$`, 'i');
const LIVING =
  /\b(?:in|nach|aus|à|de|en|a|wohnhaft in|wohnort:?|live in|lives in|address:?|adresse:?)(?: d-)? ?$|(?:^|[,\n]) ?(?:[DAF]-|CH-)?$/i;
/** Large towns, which show that the number before them is a postal code. Other capitalised words after a number need not be towns. */
const TOWNS = new RegExp(`^ ${anyOf(PLACES('town'))}(?!\\p{L})`, 'u');
const DUTCH_TOWNS = new RegExp(`^,? ${anyOf(PLACES('Dutch town'))}`);
const base = { type: 'ADDRESS', kind: 'postal-code' } as const;

export const postalCode = shapeRule('postal-code', [
  {
    ...base,
    confidence: 0.85,
    pattern: new RegExp(
      `(?<![A-Za-z])(?:${US_STATE}|\\p{Lu}\\p{L}{3,15}),? (?<value>\\d{5}(?:-\\d{4})?)(?![\\w-])`,
      'dgu',
    ),
    accept: ({ text, start }) =>
      new RegExp(`(?<![A-Za-z])${US_STATE},? $`).test(text.slice(Math.max(0, start - 5), start)),
  },
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(`(?<![A-Za-z0-9#])${UK_POSTCODE}(?![A-Za-z0-9])`, 'g'),
    accept: ({ value }) => value.length >= 6 || value.includes(' '),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: /(?<![A-Za-z0-9#])[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] ?\d[A-CEGHJ-NPR-TV-Z]\d(?![A-Za-z0-9])/g,
  },
  {
    ...base,
    confidence: 0.8,
    pattern: /(?<![A-Za-z0-9.,-])[1-9]\d{3} ?(?!SA|SD|SS)[A-Z]{2}(?![A-Za-z0-9])/g,
    // The Dutch form also matches "2000 EU" and "1990 BC", so a word for it, a street or a town must be next to it.
    accept: (candidate) =>
      isPrecededBy(candidate, CODE_WORDS) ||
      isPrecededBy(candidate, /\d[a-z]?, ?$|(?:^|[,\n]) ?$/) ||
      isFollowedBy(candidate, DUTCH_TOWNS),
  },
  {
    ...base,
    confidence: 0.8,
    pattern: /(?<![\w.,/-])(?:(?:D|A|F|CH|B|I|E)-)?\d{4,5}(?=,? \p{Lu}\p{L})/gu,
    accept: (candidate) =>
      /^[A-Z]/.test(candidate.value) ||
      isFollowedBy(candidate, TOWNS) ||
      (isPrecededBy(candidate, CODE_WORDS) && isPrecededBy(candidate, LIVING)),
  },
  // Portugal, Poland and Brazil: a town must follow the code.
  {
    ...base,
    confidence: 0.85,
    pattern: /(?<![\w.,/-])(?:\d{4}-\d{3}|\d{2}-\d{3}|\d{5}-\d{3})(?=,? \p{Lu}\p{L})/gu,
  },
  {
    ...base,
    confidence: 0.9,
    pattern: /(?<![\w.,/-])[A-Z\d][A-Z\d -]{2,9}[A-Z\d](?![\w-])/g,
    accept: (candidate) => /\d{3}/.test(candidate.value.replace(/[ -]/g, '')) && isPrecededBy(candidate, CODE_WORDS),
  },
]);
