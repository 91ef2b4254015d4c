import { expect, it } from 'vitest';
import { rememberedForLastText } from './for-last-text.ts';

it('computes once for each run of questions about one text', () => {
  const read: string[] = [];
  const lengthOf = rememberedForLastText((text) => read.push(text) && text.length);
  expect(['', '', 'ab', 'ab', ''].map(lengthOf)).toEqual([0, 0, 2, 2, 0]);
  expect(read).toEqual(['', 'ab', '']);
});
