import { expect, it } from 'vitest';
import { clockUntil } from './time-left.ts';

it.each([
  [600_000, '10:00'],
  [599_001, '10:00'],
  [65_000, '1:05'],
  [900, '0:01'],
  [-5000, '0:00'],
])('shows %i ms as %s', (left, shown) => {
  expect(clockUntil(1000 + left, 1000)).toBe(shown);
});
