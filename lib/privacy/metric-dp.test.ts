import { expect, it } from 'vitest';
import { probabilitiesNear, rateOf, sampleNear, splitBudget } from './metric-dp.ts';
import { seededRandom } from './random.seeded.test-support.ts';

const grid = { first: 10, last: 30 };

it.each([
  [1, 1],
  [2, 5],
  [0.5, 3],
  [8, 2],
])('keeps its bound over the whole domain (epsilon %f per %i)', (epsilon, unit) => {
  const rate = rateOf(epsilon, unit);
  let worst = 0;
  for (let x = grid.first; x <= grid.last; x += 1) {
    for (let y = grid.first; y <= grid.last; y += 1) {
      const p = probabilitiesNear(x, grid, rate);
      const q = probabilitiesNear(y, grid, rate);
      p.forEach((value, o) => {
        const loss = Math.log(value / (q[o] ?? 0));
        expect(loss).toBeLessThanOrEqual((epsilon * Math.abs(x - y)) / unit + 1e-9);
        if (x !== y) worst = Math.max(worst, loss / ((epsilon * Math.abs(x - y)) / unit));
      });
    }
  }
  // The half of epsilon in the exponent is always spent: the bound is not idle.
  expect(worst).toBeGreaterThan(0.5);
});

it('draws from the exact probabilities', () => {
  const random = seededRandom('goodness of fit');
  const rate = rateOf(1, 2);
  const draws = 20_000;
  const counts = new Array<number>(21).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const at = sampleNear(14, grid, rate, random) - grid.first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const expected = probabilitiesNear(14, grid, rate).map((p) => p * draws);
  const chiSquare = counts.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
  // 20 degrees of freedom: 45.3 is the 99.9th percentile.
  expect(chiSquare).toBeLessThan(45.3);
});

it('splits a budget evenly and refuses nonsense', () => {
  expect(splitBudget(2, 4)).toBe(0.5);
  expect(splitBudget(2, 0)).toBe(2);
  expect(() => rateOf(0, 1)).toThrow(RangeError);
  expect(() => sampleNear(9, grid, rateOf(1, 1), seededRandom('x'))).toThrow(RangeError);
});
