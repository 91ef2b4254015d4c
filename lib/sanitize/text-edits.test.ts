import { expect, it } from 'vitest';
import type { Replacement } from './sanitized.ts';
import { editsOf } from './text-edits.ts';

const TEXT = 'Annika Lindqvist and an uncle';
const replacement: Replacement = {
  start: 0,
  end: 16,
  outStart: 0,
  outEnd: 10,
  original: 'Annika Lindqvist',
  surrogate: 'Maren Holm',
  type: 'PERSON',
  mechanism: 'permutation',
  standIn: 'swap',
};
const article = { start: 21, end: 23, outStart: 15, outEnd: 16, original: 'an', surrogate: 'a' };
const SANITIZED = { text: 'Maren Holm and a uncle', replacements: [replacement], articles: [article] };

it('makes the edits of the replacements and of the articles beside them', () => {
  expect(editsOf(TEXT, SANITIZED)).toEqual([
    { start: 0, end: 16, text: 'Maren Holm' },
    { start: 21, end: 23, text: 'a' },
  ]);
});

it('refuses edits that do not make the text that was checked', () => {
  expect(() => editsOf(TEXT, { ...SANITIZED, text: 'Maren Holm and a nephew' })).toThrow('couldNotCheck');
});
