import { expect, it } from 'vitest';
import { takenPoolPlaces } from './taken-places.ts';

it('finds the next place that is not taken, each pool apart', () => {
  const taken = takenPoolPlaces();
  for (const place of [3, 4, 6, 5, 9]) taken.add('a', place);
  expect([2, 3, 4, 7, 9].map((place) => taken.nextFree('a', place))).toEqual([2, 7, 7, 7, 10]);
  taken.add('a', 7);
  taken.add('a', 8);
  expect(taken.nextFree('a', 3)).toBe(10);
  expect(taken.nextFree('b', 3)).toBe(3);
});
