import { describe, expect, it } from 'vitest';
import { DataFileError } from './data-file.ts';
import { wordsBy, wordsByUse, wordsFor, wordsOf } from './words.ts';

it('splits rows', () => expect(wordsOf('Berlin\nNew York')).toEqual(['Berlin', 'New York']));

it('groups the second column by the first, in the order of the file', () =>
  expect(wordsBy('en\tMr\nde\tHerr\nen\tMrs')).toEqual({ en: ['Mr', 'Mrs'], de: ['Herr'] }));

describe('words by their use', () => {
  const words = wordsByUse('en\ttitle\tMr\nde\ttitle\tHerr\nde\tanimal\tHund');

  it('gives those of some languages or of all', () => {
    expect(words('title')).toEqual(['Mr', 'Herr']);
    expect(words('title', 'de')).toEqual(['Herr']);
    expect(words('title', 'de', 'en')).toEqual(['Mr', 'Herr']);
  });

  it('refuses a use without words', () => {
    expect(() => words('titel')).toThrow(DataFileError);
    expect(() => words('animal', 'en')).toThrow('No words for "animal" in en.');
  });
});

it('gives the words of one use, and fails for a use that is misspelt', () => {
  const words = wordsFor('age\told\ten\nage\talt\tde');
  expect(words('age')).toEqual(['old', 'alt']);
  expect(() => words('ages')).toThrow(RangeError);
});
