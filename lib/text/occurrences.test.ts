import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeRegExp } from '../lexicon/alternatives.ts';
import { occurrences } from './occurrences.ts';

const found = (text: string, ...strings: string[]) =>
  [...occurrences(text, strings)].map(({ start, end }) => `${start} ${text.slice(start, end)}`);

it('finds whole words, the longest first, and parts of a run in scripts without spaces', () => {
  expect(found('Ann, Anna Berg, Annabel, Anna', 'Anna', 'Anna Berg', 'Ann')).toEqual([
    '0 Ann',
    '5 Anna Berg',
    '5 Anna',
    '25 Anna',
  ]);
  expect(found('我叫王小明在这里', '王小明')).toEqual(['2 王小明']);
  expect(found('x+44 20 7946, (+44 20 7946)', '+44 20 7946')).toEqual(['15 +44 20 7946']);
});

it('finds a word beside letters of a script without spaces', () => {
  expect(found('Annika说, 电话090-5989-6081，住在', 'Annika', '090-5989-6081')).toEqual([
    '0 Annika',
    '11 090-5989-6081',
  ]);
  expect(found('ВАnnika Annikaя', 'Annika')).toEqual([]);
});

it('finds the same as a regular expression for each string', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', ' ', '-', '_', '1', 'é', '𝐀'), { maxLength: 30 })
    .map((s) => s.join(''));
  fc.assert(
    fc.property(
      text,
      fc.array(fc.constantFrom('a', 'b', '-', '1', '𝐀'), { minLength: 3, maxLength: 4 }),
      (source, signs) => {
        const string = signs.join('');
        const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?=${escapeRegExp(string)}(?![\\p{L}\\p{N}_]))`, 'gu');
        const expected = [...source.matchAll(pattern)].map(({ index }) => index);
        expect([...occurrences(source, [string])].map(({ start }) => start)).toEqual(expected);
      },
    ),
  );
});
