import { describe, expect, it } from 'vitest';
import { DataFileError } from './data-file.ts';
import { rowsBy, wordsBy, wordsByUse, wordsFor, wordsOf, wordsUnder } from './words.ts';

it('splits rows', () => expect(wordsOf('Berlin\nNew York')).toEqual(['Berlin', 'New York']));

it('groups the second column by the first, in the order of the file', () =>
  expect(wordsBy('en\tMr\nde\tHerr\nen\tMrs')).toEqual({ en: ['Mr', 'Mrs'], de: ['Herr'] }));

it('groups rows by some of their cells', () =>
  expect(rowsBy('de\tcase\tAz.\nen\tcase\tdocket\nde\tcase\tGz.', [0, 1])).toEqual(
    new Map([
      [
        'de case',
        [
          ['de', 'case', 'Az.'],
          ['de', 'case', 'Gz.'],
        ],
      ],
      ['en case', [['en', 'case', 'docket']]],
    ]),
  ));

describe('words by their use', () => {
  const words = wordsByUse('en\ttitle\tMr\nde\ttitle\tHerr\nde\tanimal\tHund');

  it('gives those of some languages or of all', () => {
    expect(words('title')).toEqual(['Mr', 'Herr']);
    expect(words('title', 'de')).toEqual(['Herr']);
    expect(words('title', 'de', 'en')).toEqual(['Mr', 'Herr']);
  });

  it('reads tables without languages', () => expect(wordsByUse('title\tMr\nlink\tvon')('link')).toEqual(['von']));

  it('refuses a use that no row has, and gives no words of a language that has none', () => {
    expect(() => words('titel')).toThrow(DataFileError);
    expect(words('animal', 'en')).toEqual([]);
  });
});

it('gives the words of one use, and fails for a use that is misspelt', () => {
  const words = wordsFor('age\told\ten\nage\talt\tde');
  expect(words('age')).toEqual(['old', 'alt']);
  expect(() => words('ages')).toThrow(DataFileError);
});

it('gives the last column under the columns before it', () => {
  const names = wordsUnder('ru\tmale\tИван\nru\tmale\tПётр\nru\tfemale\tАнна');
  expect(names('ru male')).toEqual(['Иван', 'Пётр']);
  expect(names('uk male')).toEqual([]);
});
