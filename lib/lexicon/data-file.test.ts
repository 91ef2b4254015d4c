import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { DataFileError, rowsBelowHead } from './data-file.ts';

it('gives the rows below comments and head', () => {
  expect(rowsBelowHead('# Towns.\nname\tcountry\nBerlin\tDE\n\nRome\tIT\n', 'towns.tsv')).toBe('Berlin\tDE\nRome\tIT');
});

it.each([
  ['no rows', '# Towns.\nname\n'],
  ['too few columns', 'name\tcountry\nBerlin\n'],
  ['too many columns', 'name\nBerlin\tDE\n'],
  ['an empty first column', 'name\tcountry\n\tDE\n'],
  ['a space at the end', 'name\nBerlin \n'],
  ['a letter in two parts', 'name\nZu\u0308rich\n'],
  ['a row twice', 'name\nBerlin\nRome\nBerlin\n'],
])('refuses %s', (_, file) => {
  expect(() => rowsBelowHead(file, 'towns.tsv')).toThrow(DataFileError);
});

it('gives any rows back as they stand', () => {
  const cell = fc.stringMatching(/^[a-zäß東]{1,6}$/u);
  fc.assert(
    fc.property(fc.uniqueArray(cell, { minLength: 1 }), (words) => {
      expect(rowsBelowHead(`name\n${words.join('\n')}\n`, 'words.tsv').split('\n')).toEqual(words);
    }),
  );
});

const files = readdirSync('data', { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.tsv'));

it.each(files)('can read data/%s, which says what it holds', (path) => {
  const file = readFileSync(`data/${path}`, 'utf8');
  expect(rowsBelowHead(file, path)).not.toBe('');
  expect(file).toMatch(/^# /u);
});
