// The noise of PrivacyRestore's vectors (section 4.2, equations 6 to 9 of the paper).
import { type Random, uniformBelow } from '../random.ts';

const TWO_53 = 2 ** 53;

/** Draws a number uniformly from (0, 1]. Zero is excluded, because its logarithm is taken. */
const uniform = (random: Random) => (uniformBelow(TWO_53, random) + 1) / TWO_53;

/** Two independent normal numbers (Box and Muller 1958). */
function normalPair(random: Random): readonly [number, number] {
  const radius = Math.sqrt(-2 * Math.log(uniform(random)));
  const angle = 2 * Math.PI * uniform(random);
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

/** A point drawn uniformly from the unit sphere of n dimensions: normal numbers favour no direction (Muller 1959). */
export function sampleDirection(n: number, random: Random): Float64Array {
  for (;;) {
    const drawn = new Float64Array(n);
    for (let index = 0; index < n; index += 2) drawn.set(normalPair(random).slice(0, n - index), index);
    const length = euclideanLength(drawn);
    if (length > 0) return drawn.map((value) => value / length);
  }
}

/** Draws from Gamma(n, 1 / epsilon) for whole n, as the sum of n exponential numbers. */
export function sampleNoiseLength(n: number, epsilon: number, random: Random): number {
  let sum = 0;
  for (let index = 0; index < n; index += 1) sum -= Math.log(uniform(random));
  return sum / epsilon;
}

export function euclideanLength(vector: Float64Array): number {
  return Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
}

/**
 * The numbers of the output are multiples of this. It is small compared with any useful noise and with a vector of length 1, and large
 * compared with the rounding errors of floating-point numbers.
 */
const ROUNDING_STEP = 2 ** -16;

/**
 * The d_chi mechanism: adds noise with a density proportional to exp(-epsilon |noise|).
 * Guarantee: for any two vectors z and z', the densities of one output differ at most by the factor exp(epsilon |z - z'|). Vectors made by
 * `metaVector` have length 1, so exp(2 epsilon) is the bound for all of them, however many facts they contain.
 * The proof is about real numbers. The outputs that floating-point noise can reach depend on z (Mironov 2012). Rounding them to a fixed
 * grid afterwards removes the low bits that would show which z it was.
 * @throws RangeError for an epsilon that is not above zero.
 */
export function withVectorNoise(vector: Float64Array, epsilon: number, random: Random): Float64Array {
  if (!(epsilon > 0) || !Number.isFinite(epsilon)) throw new RangeError('Epsilon must be above zero.');
  const length = sampleNoiseLength(vector.length, epsilon, random);
  const direction = sampleDirection(vector.length, random);
  return vector.map(
    (value, index) => Math.round((value + length * (direction[index] ?? 0)) / ROUNDING_STEP) * ROUNDING_STEP,
  );
}

/** The logarithm of the density of `output` given `vector`, up to a constant that is the same for all vectors; for tests and proofs. */
export function logDensityOfNoise(output: Float64Array, vector: Float64Array, epsilon: number): number {
  return -epsilon * euclideanLength(output.map((value, index) => value - (vector[index] ?? 0)));
}
