import { expect, it } from 'vitest';
import { wordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { longestCommon, rougeL } from './rouge.ts';
import { spellingSimilarity, stringSimilarity, textSimilarity } from './similarity.ts';

it('gives ROUGE-L of the longest common subsequence', () => {
  expect(longestCommon(['a', 'b', 'c', 'd'], ['b', 'x', 'd'])).toBe(2);
  // Lin 2004, section 3.1: "police killed the gunman" and "police kill the gunman" share 3 of 4 words.
  expect(rougeL('Police killed the gunman', 'police kill the gunman')).toBe(0.75);
  expect(rougeL('police killed the gunman', 'the gunman kill police')).toBe(0.5);
  expect([rougeL('a', ''), rougeL('', ''), rougeL('a b', 'A, b.')]).toEqual([0, 1, 1]);
});

const space = wordVectorSpace(
  ['north', 'east', 'south', 'northeast'],
  Int8Array.from([0, 9, 9, 0, 0, -9, 50, 50].flatMap((number, at) => (at % 2 === 0 ? [number] : [number, 0, 0]))),
);

it('compares texts by the mean of their words', () => {
  expect(textSimilarity(space, 'north', 'North north')).toBeCloseTo(1);
  expect(textSimilarity(space, 'north', 'south')).toBeCloseTo(-1);
  expect(textSimilarity(space, 'north east', 'northeast')).toBeCloseTo(1);
  expect(textSimilarity(space, 'north', 'unknown')).toBeNaN();
});

it('compares strings without a vector by their spelling', () => {
  expect(stringSimilarity(space, 'north', 'northeast')).toBeCloseTo(Math.SQRT1_2);
  expect(stringSimilarity(space, 'mrn-123456', 'mrn-123456')).toBe(1);
  expect(stringSimilarity(space, 'mrn-123456', 'mrn-987012')).toBeLessThan(0.7);
  expect(spellingSimilarity('abc', 'xyz')).toBe(0);
});
