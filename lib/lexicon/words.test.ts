import { expect, it } from 'vitest';
import { wordsBy, wordsOf } from './words.ts';

it('splits rows', () => expect(wordsOf('Berlin\nNew York')).toEqual(['Berlin', 'New York']));

it('groups the second column by the first, in the order of the file', () =>
  expect(wordsBy('en\tMr\nde\tHerr\nen\tMrs')).toEqual({ en: ['Mr', 'Mrs'], de: ['Herr'] }));
