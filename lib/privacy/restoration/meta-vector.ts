// One vector for all facts that a prompt hides (equation 2 of the paper).
import { euclideanLength } from './vector-noise.ts';

interface WeightedVector {
  /** How much the prompt depends on the fact; above zero. */
  readonly weight: number;
  readonly vector: Float32Array;
}

/** If the sum is shorter than this, it is only a rounding error, and its direction means nothing. */
const MIN_SUM_LENGTH = 1e-9;

/**
 * The weighted sum of the vectors of all facts, scaled to length 1, so that its length does not show how many facts there are or how much
 * they weigh. Undefined if there are no facts, or if they cancel each other out; then no vector is sent.
 */
export function metaVector(facts: readonly WeightedVector[], dimension: number): Float64Array | undefined {
  const sum = new Float64Array(dimension);
  for (const { weight, vector } of facts) {
    if (vector.length !== dimension) throw new RangeError(`A vector has ${vector.length} numbers, not ${dimension}.`);
    vector.forEach((value, index) => {
      sum[index] = (sum[index] ?? 0) + weight * value;
    });
  }
  const length = euclideanLength(sum);
  return length > MIN_SUM_LENGTH ? sum.map((value) => value / length) : undefined;
}
