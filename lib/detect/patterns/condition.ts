// Finds illnesses by the words before them; the span ends with the clause.
import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';
import { shapeRule } from './rule.ts';

const WORDS = wordsByUse(readData('words/around-illnesses.tsv'));
const INTRODUCTION = `${anyOf(WORDS('before'))}(?<!\\p{L}(?=\\p{L}))`;
const STOP = anyOf(WORDS('after'));

export const condition = shapeRule('condition', [
  {
    type: 'CONDITION',
    confidence: 0.8,
    pattern: new RegExp(
      `(?<![\\p{L}])${INTRODUCTION} ?\\n? ?(?:(?:an?|the|my|his|her|severe|mild|chronic|einer|einem|une?|una|un) ){0,2}(?<value>[\\p{L}\\p{N}][^\\n.,;:!?()"]{1,60}?)(?=[.,;:!?()"\\n]|$|\\s${STOP}(?![\\p{L}]))`,
      'dgiu',
    ),
    accept: ({ value }) =>
      value.length > 2 &&
      !/^(?:(?:it|this|that|them|you|me|him|her|us) .*|(?:your|my|him|her|it|our|them)sel(?:f|ves)\\b.*|often|sometimes|usually|included|consequences|the consequences|it|this|that|them|us|you|me|him|her|something|anything|everything|what|how|whom|people|these|those|the|a)$/i.test(
        value,
      ),
  },
  // An illness with the result of its test: "HIV positive", "hep C+".
  {
    type: 'CONDITION',
    confidence: 0.9,
    pattern:
      /(?<![\p{L}\p{N}])(?:hiv|hcv|hbv|hpv|hsv|covid|(?:hep|hepatitis) [abc]|brca[12]?|tb)(?:[- ](?:positiv[eao]?|positif)|\+)(?![\p{L}\p{N}])/giu,
  },
]);
