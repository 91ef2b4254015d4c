import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { isPrecededBy, type PatternShape, shapeRule } from './rule.ts';

const NUMBER = '(?:\\d{1,3}(?:[., ]\\d{3}){1,3}|\\d{1,9})(?:[.,]\\d{1,4})?';
const LEAD = '(?<![\\p{L}\\p{N}_]|\\p{N}[.,:/-])';
const UNIT = anyOf(wordsOf(readData('values/units.tsv')));
/** `outer` trims only white space, because a quotation mark at the end may be the unit: 5'11". */
const base = { type: 'QUANTITY', kind: 'measure', outer: /^\s+|(?<!\s)\s+$/g } as const;
const WEIGHED = /\b(?:weigh\w*|weight|lost|gained|gain|lose|losing|bmi)\b[^\n.]{0,24}$/i;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    confidence: 0.9,
    pattern: new RegExp(`${LEAD}[-+]?${NUMBER}(?: ?|-)${UNIT}(?![\\p{L}\\p{N}_/])`, 'giu'),
    accept: (candidate) =>
      // Capital G, M or L alone is not a unit: "a 4G phone", "5M users".
      !/[\d -][GML]$/.test(candidate.value) && (!/pounds?$/i.test(candidate.value) || isPrecededBy(candidate, WEIGHED)),
  },
  { ...base, confidence: 0.9, pattern: new RegExp(`${LEAD}[-+]?${NUMBER} ?[%‰]`, 'gu') },
  // Height in feet and inches, as one value.
  {
    ...base,
    confidence: 0.9,
    pattern: /(?<![\w.,'])[3-8] ?(?:'|ft|feet|foot) ?(?:1[01]|\d)(?:\.\d)? ?(?:"|''|in\b|inch(?:es)?\b)/gi,
  },
  {
    ...base,
    confidence: 0.85,
    pattern:
      /\b(?:blood pressure|bp|blutdruck|tension|rr)(?: (?:is|was|of|von|ist))?:? (?<value>\d{2,3} ?\/ ?\d{2,3})(?!\d|\/)/dgi,
  },
  { ...base, confidence: 0.9, pattern: /(?<![\w./])\d{2,3} ?\/ ?\d{2,3} ?mmhg\b/gi },
  {
    ...base,
    confidence: 0.85,
    pattern:
      /\b(?:bmi|hba1c|iq|gpa|weight|height|gewicht|größe|poids|taille|peso)(?: (?:is|was|of|von|ist|est))?[:=]? (?<value>\d{1,3}(?:[.,]\d{1,2})?)(?![\d.,/]\d|\w)/dgi,
  },
];

export const measure = shapeRule('measure', shapes);
