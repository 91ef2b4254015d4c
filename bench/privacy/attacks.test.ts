import { expect, it } from 'vitest';
import type { WordVectorSpace } from '../../lib/privacy/words/word-vector-space.ts';
import { alignWithSanitized } from './align.ts';
import { containsString, extractedShare, ratio, stringsLeftVerbatim } from './extraction.ts';
import { extractorOf, type PersonalString } from './extractor.ts';
import { invertedShare } from './inversion.ts';
import { inferred, type MaskGuesser } from './mask-inference.ts';
import { isMatched } from './matching.ts';
import { withEdits } from './method.ts';
import { rememberingSpace } from './remembering-space.ts';

const strings = (...texts: string[]): PersonalString[] => texts.map((text) => ({ text, kind: 'person' }));
const same = (a: string, b: string) => Number(a === b);

it('finds a string that is left, and not inside another word', () => {
  expect(containsString('ms anna berg', 'anna')).toBe(true);
  expect(containsString('hannah annas', 'anna')).toBe(false);
  expect(containsString('annas anna', 'anna')).toBe(true);
  expect(containsString('id 12-34', '12-34')).toBe(true);
  expect(containsString('id 12-345', '12-34')).toBe(false);
  expect(containsString('on 1984-12-13t04:15', '1984-12-13')).toBe(true);
});

it('counts what stands in the text whatever its case and spacing', () => {
  expect(stringsLeftVerbatim(strings('anna', 'march 3, 1999'), 'ANNA, March  3,\n1999')).toHaveLength(2);
  expect(stringsLeftVerbatim(strings('anna', 'berg'), 'Dora Berg')).toEqual(strings('berg'));
});

it('counts what both extractions hold', () => {
  expect(ratio(extractedShare(strings('anna', 'berg'), strings('dora', 'berg')))).toBe(0.5);
  expect(ratio(extractedShare([], strings('dora')))).toBeNaN();
});

it('matches a record from six strings of ten on', () => {
  const record = strings('a', 'b', 'c', 'd', 'e');
  expect(isMatched(record, strings('a', 'b', 'c'), same)).toBe(true);
  expect(isMatched(record, strings('a', 'b', 'x', 'y', 'z'), same)).toBe(false);
  expect(isMatched([], strings('a'), same)).toBeUndefined();
  expect(isMatched(strings('a'), strings('b'), () => 0.7)).toBe(true);
  expect(isMatched(strings('a'), strings('b'), () => 0.69)).toBe(false);
});

const NEAR: Readonly<Record<string, readonly string[]>> = { dora: ['clara', 'anna'], rome: ['paris'] };
const nearest = (word: string, count: number) => (NEAR[word] ?? []).slice(0, count);

it('inverts by the words nearest to what is seen, that one first', () => {
  const text = 'Anna saw Rome';
  const words = alignWithSanitized(text, withEdits(text, [{ start: 0, end: 4, text: 'Dora' }]));
  expect(invertedShare(words, 1, nearest)).toEqual({ part: 2, whole: 3 });
  expect(invertedShare(words, 2, nearest)).toEqual({ part: 2, whole: 3 });
  expect(invertedShare(words, 3, nearest)).toEqual({ part: 3, whole: 3 });
});

it('remembers neighbours without giving more of them', () => {
  let searches = 0;
  const found = ['clara', 'anna'].map((word, index) => ({ word, index, similarity: 1 - index / 4 }));
  const space: WordVectorSpace = {
    words: [],
    has: () => true,
    indexOf: () => 0,
    cosine: () => 0,
    similarity: () => 0,
    nearest(_word, count) {
      searches += 1;
      return found.slice(0, count);
    },
  };
  const remembering = rememberingSpace(space, 2);
  expect([1, 2, 0].map((count) => remembering.nearest('dora', count).length)).toEqual([1, 2, 0]);
  expect(searches).toBe(1);
  expect(remembering.nearest('dora', 3)).toHaveLength(2);
  expect(searches).toBe(2);
});

it('asks the model for the words where the originals stood', async () => {
  const text = 'Anna saw Rome';
  const result = withEdits(text, [{ start: 0, end: 4, text: 'Dora' }]);
  const guesser: MaskGuesser = {
    guesses: async (asked, places, count) => {
      expect(places.map(({ start, end }) => asked.slice(start, end))).toEqual(['Dora', 'saw', 'Rome']);
      return [['anna', 'x'], ['y', 'saw'], []].map((guesses) => guesses.slice(0, count));
    },
  };
  const words = alignWithSanitized(text, result);
  expect(await inferred(result.text, words, 1, guesser)).toEqual({ part: 1, whole: 3 });
  expect(await inferred(result.text, words, 2, guesser)).toEqual({ part: 2, whole: 3 });
});

it('extracts values whole and names word by word, without ordinary words', async () => {
  const text = 'Patient Name Anna Berg, born 1999-03-02, MRN-123456';
  const detector = { name: 'all', detect: async () => [{ start: 0, end: 22, type: 'PERSON', replaced: true }] };
  const extract = extractorOf([detector], (word) => !['patient', 'name'].includes(word));
  expect(await extract(text)).toEqual([
    { text: '1999-03-02', kind: 'date' },
    { text: 'mrn-123456', kind: 'number' },
    { text: 'anna', kind: 'person' },
    { text: 'berg', kind: 'person' },
  ]);
});
