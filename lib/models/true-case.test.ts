import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isUsuallyCapitalised, withTrueCase } from './true-case.ts';

/** A vocabulary ordered by frequency; words outside it have two pieces. */
const VOCABULARY = ['meeting', 'NASA', 'Will', 'will', 'John', 'john', 'JOHN', 'Meeting'];
const piecesOf = (word: string) => (VOCABULARY.includes(word) ? [VOCABULARY.indexOf(word)] : [90, 91]);

it.each([
  ['MEETING WITH JOHN', 'meeting With John'],
  ['NASA', 'NASA'],
  ['the RAAF met KOWALCZYK', 'the RAAF met Kowalczyk'],
  ['the RAAF\nRAAF', 'the RAAF\nRaaf'],
  ['Name: KOWALCZYK', 'Name: Kowalczyk'],
  ["O'BRIEN, ANNE-MARIE", "O'Brien, Anne-Marie"],
  ['IT IS B4 ID_CODE RUN2', 'IT IS B4 ID_CODE RUN2'],
  ['John met the iPhone', 'John met the iPhone'],
  ['ÉMILIE ŁUKASZ', 'Émilie Łukasz'],
  ['İSTANBUL', 'İSTANBUL'],
])('reads %j as %j', (written, read) => {
  expect(withTrueCase(written, piecesOf)).toBe(read);
});

it('moves no character, and changes nothing but its case', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const read = withTrueCase(text, piecesOf);
      expect(read.length).toBe(text.length);
      expect(read.toUpperCase()).toBe(text.toUpperCase());
    }),
  );
});

it('knows a name from a word that happens to be one', () => {
  expect(isUsuallyCapitalised('john', piecesOf)).toBe(true);
  expect(isUsuallyCapitalised('kowalczyk', piecesOf)).toBe(true);
  expect(isUsuallyCapitalised('meeting', piecesOf)).toBe(false);
});
