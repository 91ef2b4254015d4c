// Finds medicines by the stems that the WHO assigns to generic names ("-vastatin"), by well-known brands and by a dose after a word.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { shapeRule } from './rule.ts';

const WORDS = wordsByUse(readData('values/drugs.tsv'));
const STEM = `\\p{L}{3,16}${anyOf(WORDS('stem'))}`;
const FOREIGN_STEM = `\\p{L}{2,16}${anyOf(WORDS('stem in another spelling'))}`;
const NAMES = anyOf([...WORDS('name'), ...WORDS('name in another spelling')]);
const BRANDS = anyOf(WORDS('brand'));

const DOSE = '\\d{1,4}(?:[.,]\\d{1,3})? ?(?:mg|mcg|µg|μg|iu)(?![\\p{L}\\p{N}])';
/** Words before a dose that are not medicines: "take 200 mg", "a daily dose of 5 mg", "contains 40 mg". */
const NOT_A_DRUG = new RegExp(`^${anyOf(WORDS('no medicine before a dose'))}$`, 'iu');

const base = { type: 'DRUG' } as const;
const EDGE = '(?<![\\p{L}\\p{N}_@/.-])';
const END = '(?![\\p{L}\\p{N}_@-]|\\.\\p{L})';

export const drug = shapeRule('drug', [
  { ...base, confidence: 0.85, pattern: new RegExp(`${EDGE}${BRANDS}${END}`, 'giu') },
  { ...base, confidence: 0.8, pattern: new RegExp(`${EDGE}(?:${STEM}|${FOREIGN_STEM}|${NAMES})${END}`, 'giu') },
  {
    ...base,
    confidence: 0.75,
    pattern: new RegExp(
      `${EDGE}(?<value>\\p{L}[\\p{L}-]{3,24})(?: (?:er|xr|sr|xl|cr|ir|tablets?|tabs?|caps(?:ules?)?))?[ :,(]{1,2}${DOSE}`,
      'dgiu',
    ),
    requires: /\d ?(?:mg|mcg|µg|μg|iu)/iu,
    accept: ({ value }) => !NOT_A_DRUG.test(value),
  },
]);
