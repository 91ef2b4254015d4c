import { expect, it } from 'vitest';
import { budgetPerValue, noiseRateFor, probabilitiesNearNumber, sampleNearNumber } from './metric-dp.ts';
import { seededRandom } from './random.seeded.test-support.ts';

const grid = { first: 10, last: 30 };

it.each([
  [1, 1],
  [2, 5],
  [0.5, 3],
  [8, 2],
])('keeps its bound over the whole domain (epsilon %f per %i)', (epsilon, unit) => {
  const rate = noiseRateFor(epsilon, unit);
  let worst = 0;
  for (let x = grid.first; x <= grid.last; x += 1) {
    for (let y = grid.first; y <= grid.last; y += 1) {
      const p = probabilitiesNearNumber(x, grid, rate);
      const q = probabilitiesNearNumber(y, grid, rate);
      p.forEach((value, o) => {
        const loss = Math.log(value / (q[o] ?? 0));
        expect(loss).toBeLessThanOrEqual((epsilon * Math.abs(x - y)) / unit + 1e-9);
        if (x !== y) worst = Math.max(worst, loss / ((epsilon * Math.abs(x - y)) / unit));
      });
    }
  }
  // At least one pair uses up the half of epsilon that is in the exponent, so the bound above is not met trivially.
  expect(worst).toBeGreaterThan(0.5);
});

// On a long grid with a small epsilon the normalisation costs the other half of epsilon in full. The bound is then met almost exactly, so
// rounding the budget up would break it.
it.each([2 / 300, 2 / 3, 1 / 7])('never spends more than is stated, whatever the fraction (%f)', (epsilon) => {
  const long = { first: 0, last: 4_000 };
  const rate = noiseRateFor(epsilon, 1);
  const [edge, next] = [probabilitiesNearNumber(0, long, rate), probabilitiesNearNumber(1, long, rate)];
  const worst = Math.max(...edge.map((p, o) => (next[o] ? Math.abs(Math.log(p / next[o])) : 0)));
  expect(worst).toBeLessThanOrEqual(epsilon);
  expect((2 * rate.numerator) / rate.denominator).toBeLessThanOrEqual(epsilon);
});

it('draws at units of millions of steps, and with a budget split over hundreds of numbers', () => {
  const random = seededRandom('wide');
  const drawn = sampleNearNumber(
    500_000_000,
    { first: 100_000_000, last: 999_999_999 },
    noiseRateFor(1, 50_000_000),
    random,
  );
  expect(drawn >= 100_000_000 && drawn <= 999_999_999).toBe(true);
  expect(() => noiseRateFor(2 / 500, 1)).not.toThrow();
});

it('draws from the exact probabilities', () => {
  const random = seededRandom('goodness of fit');
  const rate = noiseRateFor(1, 2);
  const draws = 20_000;
  const counts = new Array<number>(21).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const at = sampleNearNumber(14, grid, rate, random) - grid.first;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  const expected = probabilitiesNearNumber(14, grid, rate).map((p) => p * draws);
  const chiSquare = counts.reduce((sum, n, i) => sum + (n - (expected[i] ?? 0)) ** 2 / (expected[i] ?? 1), 0);
  // 20 degrees of freedom: 45.3 is the 99.9th percentile.
  expect(chiSquare).toBeLessThan(45.3);
});

it('splits a budget evenly and refuses nonsense', () => {
  expect(budgetPerValue(2, 4)).toBe(0.5);
  expect(budgetPerValue(2, 0)).toBe(2);
  expect(() => noiseRateFor(0, 1)).toThrow(RangeError);
  expect(() => sampleNearNumber(9, grid, noiseRateFor(1, 1), seededRandom('x'))).toThrow(RangeError);
});
