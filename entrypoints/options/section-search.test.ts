import { expect, it } from 'vitest';
import { holdsWords } from './section-search.ts';

it.each([
  ['Keyboard shortcuts', 'short', true],
  ['Keyboard shortcuts', 'SHORT key', true],
  ['Keyboard shortcuts', 'mouse', false],
  ['Meine Daten', '', true],
])('finds in “%s” “%s”: %s', (text, query, expected) => {
  expect(holdsWords(text, query)).toBe(expected);
});
