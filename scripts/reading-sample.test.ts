import { expect, it } from 'vitest';
import { drawDifferent } from './reading-sample.ts';

it('draws different elements, as many as there are', () => {
  const numbers = [0.9, 0, 0.5, 0.99, 0, 0];
  const random = () => numbers.shift() ?? 0;
  expect(drawDifferent(['a', 'b', 'c'], 2, random)).toEqual(['c', 'a']);
  expect(new Set(drawDifferent(['a', 'b', 'c'], 10, random))).toEqual(new Set(['a', 'b', 'c']));
});
