// One vector for all facts that a prompt hides (equation 2 of the paper).
import { euclideanLength } from './vector-noise.ts';

export interface WeightedVector {
  /** How much the prompt depends on the fact; above zero. */
  readonly weight: number;
  readonly vector: Float32Array;
}

/** A shorter sum is only rounding error, so its direction means nothing. */
const MIN_SUM_LENGTH = 1e-9;

/**
 * The weighted sum of the vectors of all facts, scaled to length 1, so that neither the number of facts nor their weights show in the length.
 * Undefined if there are no facts, or if they cancel each other out: no vector is sent then.
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
