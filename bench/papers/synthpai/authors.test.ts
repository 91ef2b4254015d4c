import { expect, it } from 'vitest';
import { type Author, isNamed } from './authors.ts';

const AUTHOR: Author = { text: '', classes: {}, told: { age: '34', place: 'Rome, Italy', job: 'graphic designer' } };

it('finds what a text names, in whole words', () => {
  expect(isNamed('At 34 I moved to Rome.', AUTHOR, 'age')).toBe(true);
  expect(isNamed('At 3450 feet', AUTHOR, 'age')).toBe(false);
  expect(isNamed('Coffee in italy!', AUTHOR, 'place')).toBe(true);
  expect(isNamed('Romeo', AUTHOR, 'place')).toBe(false);
  expect(isNamed('We graphic designers', AUTHOR, 'job')).toBe(true);
  expect(isNamed('a designer', AUTHOR, 'job')).toBe(false);
  expect(isNamed('x', { ...AUTHOR, told: {} }, 'job')).toBeUndefined();
});
