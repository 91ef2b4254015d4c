// Draws for the baselines, from the same source of randomness as the product's mechanisms.
import { type Random, uniformBelow } from '../../lib/privacy/random.ts';

const STEPS = 2 ** 53;

/** Draws a number that is uniform in [0, 1). */
const drawUnit = (random: Random): number => uniformBelow(STEPS, random) / STEPS;

/** Sums from the left, to draw from by `drawFromSums`. @throws RangeError for weights that are no distribution. */
export function runningSums(weights: Float64Array): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  for (let at = 0; at < weights.length; at += 1) {
    sum += weights[at] ?? 0;
    sums[at] = sum;
  }
  if (!(sum > 0) || !Number.isFinite(sum)) throw new RangeError('Weights must have a positive, finite sum.');
  return sums;
}

/** Draws an index with a probability proportional to its weight. */
export function drawFromSums(sums: Float64Array, random: Random): number {
  const mark = drawUnit(random) * (sums.at(-1) ?? 0);
  let [low, high] = [0, sums.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) > mark) high = middle;
    else low = middle + 1;
  }
  return low;
}
