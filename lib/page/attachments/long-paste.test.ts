import { expect, it } from 'vitest';
import { isLongPaste } from './long-paste.ts';

it('takes a text for long by its words or by its characters', () => {
  expect(isLongPaste('word '.repeat(400))).toBe(true);
  expect(isLongPaste('word '.repeat(399))).toBe(false);
  expect(isLongPaste('a'.repeat(2500))).toBe(true);
  expect(isLongPaste('a'.repeat(2499))).toBe(false);
});

it('counts the words of a script without spaces', () => {
  expect(isLongPaste('我们昨天去了公园。'.repeat(100))).toBe(true);
});

it('asks about no text that nobody would read', () => {
  expect(isLongPaste('word '.repeat(50_000))).toBe(false);
});
