import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayMovedWithinYear } from './birthday.ts';
import { newKey, newTweak } from './keys.ts';
import { seededRandom } from './random.seeded.test-support.ts';
import { chiSquare } from './words/chi-square.test-support.ts';

const random = seededRandom('birthdays');
const secret = () => ({ key: newKey(random), tweak: newTweak(random) });

it.each([12, 144, 365, 366])('moves every one of %d places to another, and back', (size) => {
  const mine = secret();
  const moved = Array.from({ length: size }, (_, place) => dayMovedWithinYear(mine, place, 1, size));
  expect(new Set(moved).size).toBe(size);
  moved.forEach((to, place) => {
    expect(to).not.toBe(place);
    expect(dayMovedWithinYear(mine, to, -1, size)).toBe(place);
  });
});

it('moves a place to every other equally often over the keys', () => {
  const size = 12;
  fc.assert(
    fc.property(fc.nat(size - 1), (place) => {
      const bins = new Float64Array(size);
      for (let i = 0; i < 4400; i += 1) {
        const to = dayMovedWithinYear(secret(), place, 1, size);
        bins[to] = (bins[to] ?? 0) + 1;
      }
      const share = new Float64Array(size).fill(1 / (size - 1));
      expect(bins[place]).toBe(0);
      const others = (all: Float64Array) => all.filter((_, at) => at !== place);
      // 10 degrees of freedom: 35.6 is the 99.99th percentile.
      expect(chiSquare(others(bins), others(share))).toBeLessThan(35.6);
    }),
    { numRuns: 4 },
  );
});
