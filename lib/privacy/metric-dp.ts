// Metric differential privacy for one number (Preempt, type II).
import { type Random, uniformBelow } from './random.ts';

/** The grid points first, first + 1, … last. */
export interface Grid {
  readonly first: number;
  readonly last: number;
}

/** The exponent of the mechanism for each grid step, epsilon / (2 unit), as a fraction of whole numbers so that sampling is exact. */
interface NoiseRate {
  readonly numerator: number;
  readonly denominator: number;
}

/** Budgets are rounded down to hundred-thousandths, because rounding up would spend more than is stated. */
const BUDGET_STEPS = 100_000;

/**
 * The rate of the mechanism for a budget.
 * @param epsilon at least 0.00001. @param unit how many grid steps that epsilon covers; above zero. @throws RangeError otherwise.
 */
export function noiseRateFor(epsilon: number, unit: number): NoiseRate {
  const numerator = Math.floor(epsilon * BUDGET_STEPS);
  if (!(numerator > 0) || !(unit > 0)) throw new RangeError('Epsilon and unit must be above zero.');
  // Only half of epsilon is in the exponent: the other half pays for the normalising constant, which depends on the input.
  return { numerator, denominator: Math.ceil(unit * 2 * BUDGET_STEPS) };
}

/** True with probability exp(-p / q) exactly, for 0 <= p <= q (Canonne, Kamath, Steinke 2020, algorithm 1). */
function bernoulliExp(p: number, q: number, random: Random): boolean {
  let k = 1;
  while (p > 0 && uniformBelow(q * k, random) < p) k += 1;
  // For p = 0 the loop leaves k = 1, which is odd, so the result is true with certainty.
  return k % 2 === 1;
}

/** A whole number z with P(z) proportional to exp(-|z| numerator / denominator), exactly (the same paper, algorithm 2). */
function discreteLaplace({ numerator, denominator }: NoiseRate, random: Random): number {
  for (;;) {
    const u = uniformBelow(denominator, random);
    if (!bernoulliExp(u, denominator, random)) continue;
    let v = 0;
    while (bernoulliExp(1, 1, random)) v += 1;
    const magnitude = Math.floor((u + denominator * v) / numerator);
    const negative = uniformBelow(2, random) === 1;
    if (negative && magnitude === 0) continue;
    return negative ? -magnitude : magnitude;
  }
}

/**
 * Preempt's mechanism for one number (definition 6, algorithm 3, theorem 1), in which `unit` grid steps are a distance of one. It draws o
 * from the grid with P(o) proportional to exp(-|x - o| eps / (2 unit)). This is done with discrete Laplace noise, which is drawn again
 * until it falls inside the grid; the result has exactly that distribution.
 * Guarantee: P(o | x) / P(o | x') <= exp(eps |x - x'| / unit) for all x, x', o of the grid. The grid must not depend on x beyond what is
 * taken as public.
 * @throws RangeError if x is not on the grid.
 */
export function sampleNearNumber(x: number, grid: Grid, rate: NoiseRate, random: Random): number {
  if (!Number.isInteger(x) || x < grid.first || x > grid.last) throw new RangeError('The number is not on its grid.');
  for (;;) {
    const drawn = x + discreteLaplace(rate, random);
    if (drawn >= grid.first && drawn <= grid.last) return drawn;
  }
}

/** The exact distribution from which `sampleNearNumber` draws; for tests and for display, not for sampling. */
export function probabilitiesNearNumber(x: number, grid: Grid, { numerator, denominator }: NoiseRate): number[] {
  const weights = Array.from({ length: grid.last - grid.first + 1 }, (_, i) =>
    Math.exp((-Math.abs(grid.first + i - x) * numerator) / denominator),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}

/** The budget of each of n independent values that share a total evenly. By sequential composition their epsilons add up to the total. */
export function budgetPerValue(total: number, independentValues: number): number {
  return total / Math.max(1, independentValues);
}
