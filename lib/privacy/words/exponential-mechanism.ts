// The exponential mechanism over a list of utilities, drawn with whole-number weights: no rounding touches the draw itself.
import { type Random, uniformBelow } from '../random.ts';

/** The largest weight. With at most 2^13 candidates all weights together stay below 2^53, where numbers are exact. */
const LARGEST_WEIGHT = 2 ** 40;
const MAX_CANDIDATES = 2 ** 13;
/** Subtracted from epsilon before weighing. It is more than the rounding of the weights to whole numbers can cost. */
const SLACK = 2 ** -20;
/** Up to this epsilon the smallest weight is so large that rounding it costs less than the slack. */
const LARGEST_EPSILON = 24;

interface ExponentialWeights {
  /** One whole number from 1 to 2^40 for each utility, in their order. */
  readonly weights: Float64Array;
  readonly total: number;
}

function requireFitting(utilities: ArrayLike<number>, epsilon: number): void {
  if (utilities.length < 1 || utilities.length > MAX_CANDIDATES)
    throw new RangeError(`The exponential mechanism needs 1 to ${MAX_CANDIDATES} candidates, got ${utilities.length}.`);
  if (!(epsilon >= 0 && epsilon <= LARGEST_EPSILON))
    throw new RangeError(`Epsilon must be between 0 and ${LARGEST_EPSILON}, got ${epsilon}.`);
  for (let i = 0; i < utilities.length; i += 1) {
    const utility = utilities[i] as number;
    if (!(utility >= 0 && utility <= 1)) throw new RangeError(`A utility must be between 0 and 1, got ${utility}.`);
  }
}

/**
 * exp(eps u / 2) as whole numbers, rounded up, the largest possible utility (1) being 2^40. Rounding multiplies a weight by at
 * most 1 + exp(eps / 2) / 2^40, which for eps <= 24 is below exp(2^-22); a ratio of probabilities holds two such factors. So
 * with eps - 2^-20 in the exponent the stated epsilon is kept by the weights that are drawn from, not only by the ideal ones.
 */
function weigh(utilities: ArrayLike<number>, epsilon: number): ExponentialWeights {
  requireFitting(utilities, epsilon);
  const half = Math.max(0, epsilon - SLACK) / 2;
  const weights = new Float64Array(utilities.length);
  let total = 0;
  for (let i = 0; i < weights.length; i += 1) {
    const weight = Math.ceil(Math.exp(half * ((utilities[i] as number) - 1)) * LARGEST_WEIGHT);
    weights[i] = weight;
    total += weight;
  }
  return { weights, total };
}

/**
 * exp(eps u) as whole numbers, rounded up, the largest being 2^40. Where all lists of utilities hold the same numbers, the weights
 * add up to the same total, and a ratio of chances is one of two weights: at most 2^40 over ceil(2^40 exp(-eps)), which is exp(eps)
 * or less, rounding included.
 */
function weighPermuted(utilities: ArrayLike<number>, epsilon: number): ExponentialWeights {
  requireFitting(utilities, epsilon);
  const weights = Float64Array.from(utilities, (utility) =>
    Math.ceil(Math.exp(epsilon * (utility - 1)) * LARGEST_WEIGHT),
  );
  return { weights, total: weights.reduce((sum, weight) => sum + weight, 0) };
}

function drawIndex({ weights, total }: ExponentialWeights, random: Random): number {
  let left = uniformBelow(total, random);
  for (let i = 0; i < weights.length; i += 1) {
    left -= weights[i] as number;
    if (left < 0) return i;
  }
  throw new RangeError('The weights do not add up to their total.');
}

const shares = ({ weights, total }: ExponentialWeights): Float64Array => weights.map((weight) => weight / total);

/**
 * Draws an index i with P(i) proportional to exp(epsilon u_i / 2) (McSherry and Talwar 2007; Rap-LI equations 1 and 7 with a
 * sensitivity of 1).
 * @param utilities each from 0 to 1, at most 8,192. @param epsilon 0 (uniform) to 24, natural logarithm.
 * Guarantee: for two lists of utilities over the same candidates, P(i | u) <= exp(epsilon) P(i | u'), pure differential privacy.
 * It rests on both having the same candidates; the utilities themselves may be secret.
 * @throws RangeError outside these ranges; RandomError without a source of randomness.
 */
export function sampleExponential(utilities: ArrayLike<number>, epsilon: number, random: Random): number {
  return drawIndex(weigh(utilities, epsilon), random);
}

/** The exact distribution from which `sampleExponential` draws; for tests and for display, not for sampling. */
export function exponentialProbabilities(utilities: ArrayLike<number>, epsilon: number): Float64Array {
  return shares(weigh(utilities, epsilon));
}

/**
 * Like `sampleExponential`, but with P(i) proportional to exp(epsilon u_i). In `sampleExponential` half of epsilon pays for a normaliser
 * that depends on the secret; here the normaliser is the same for all secrets.
 * Guarantee: P(i | u) <= exp(epsilon) P(i | u') for any two lists over the same candidates that hold the SAME NUMBERS in any order. It may
 * be secret which number belongs to which candidate, but not the numbers themselves.
 * @throws RangeError outside these ranges; RandomError without a source of randomness.
 */
export function samplePermutedUtilities(utilities: ArrayLike<number>, epsilon: number, random: Random): number {
  return drawIndex(weighPermuted(utilities, epsilon), random);
}

/** The exact distribution from which `samplePermutedUtilities` draws; for tests and for display, not for sampling. */
export function permutedUtilityProbabilities(utilities: ArrayLike<number>, epsilon: number): Float64Array {
  return shares(weighPermuted(utilities, epsilon));
}
