// Cape draws a word from the whole vocabulary: first a bucket of words with similar utilities, then any word in the bucket.
import { type Random, uniformBelow } from '../random.ts';
import { UTILITY_SCALE } from './cape-utility.ts';
import { exponentialProbabilities, sampleExponential } from './exponential-mechanism.ts';

/** The number of buckets in the paper (N_b). */
const PRINTED_BUCKETS = 50;
/**
 * The number of buckets of the bounded variant: seven small ones for the best ranks and one for all other words, which is then drawn one
 * time in eight.
 */
const RANK_BUCKETS = 8;
/** The largest epsilon that the exponential mechanism accepts. */
const LARGEST_EPSILON = 24;

/** The sizes of buckets of words by rank, and the utility of each bucket (0 to 1). */
interface Buckets {
  readonly sizes: readonly number[];
  readonly utilities: Float64Array;
}

/** Counts how many words have each utility. */
function countsByUtility(keys: Uint16Array): Uint32Array {
  const counts = new Uint32Array(UTILITY_SCALE + 1);
  for (let word = 0; word < keys.length; word += 1) {
    const key = keys[word] as number;
    counts[key] = (counts[key] as number) + 1;
  }
  return counts;
}

/** The word of a rank. Ranks run from the highest utility to the lowest; among words of equal utility the more frequent word comes first. */
function wordAt(rank: number, keys: Uint16Array, counts: Uint32Array): number {
  let [key, left] = [UTILITY_SCALE, rank];
  while (left >= (counts[key] as number)) {
    left -= counts[key] as number;
    key -= 1;
  }
  for (let word = 0; word < keys.length; word += 1) {
    if (keys[word] !== key) continue;
    if (left === 0) return word;
    left -= 1;
  }
  throw new RangeError('There is no word of this rank.');
}

/** The mean utility of each bucket, starting with the best ranks. */
function meanUtilities(counts: Uint32Array, sizes: readonly number[]): Float64Array {
  let key = UTILITY_SCALE;
  let left = counts[key] as number;
  return Float64Array.from(sizes, (size) => {
    let [wanted, sum] = [size, 0];
    while (wanted > 0) {
      while (left === 0) {
        key -= 1;
        left = counts[key] as number;
      }
      const taken = Math.min(wanted, left);
      sum += taken * key;
      wanted -= taken;
      left -= taken;
    }
    return sum / (size * UTILITY_SCALE);
  });
}

/** Buckets whose sizes are fixed before any word is seen, and how the budget is spent on them. */
interface RankBucketPlan {
  /** The size of each bucket, best ranks first; the sizes add up to the vocabulary's. */
  readonly sizes: readonly number[];
  /** Epsilon spent because the buckets differ in size: ln(largest size / smallest size). */
  readonly forSizes: number;
  /** Epsilon that remains of the budget after `forSizes`: it is spent on drawing a bucket by its utility. */
  readonly forUtilities: number;
}

/**
 * Makes equal small buckets for the best ranks and one large bucket for the rest, whose size is at most exp(epsilon) times theirs. These
 * are the smallest buckets that the budget allows. Sizes are paid first, because a ratio of sizes counts once in the bound, but a ratio of
 * utilities counts twice (numerator and normalisation). Of all distributions over ranks with a bounded ratio, the one with two heights puts
 * the most on the best ranks. At epsilon 8 the small buckets hold the best 77 of 32,000 words, at 11 the best seven.
 * @param epsilon above 0, at most 24.
 */
export function planRankBuckets(vocabularySize: number, epsilon: number): RankBucketPlan {
  if (!(epsilon > 0 && epsilon <= LARGEST_EPSILON))
    throw new RangeError(`Epsilon must be above 0 and at most ${LARGEST_EPSILON}, got ${epsilon}.`);
  const small = RANK_BUCKETS - 1;
  const size = Math.ceil(vocabularySize / (Math.exp(epsilon) + small));
  const rest = vocabularySize - small * size;
  const forSizes = rest > 0 ? Math.abs(Math.log(rest / size)) : Number.POSITIVE_INFINITY;
  // If the budget or the vocabulary is too small for that, there is one bucket, and all words are equally likely.
  if (!(forSizes <= epsilon)) return { sizes: [vocabularySize], forSizes: 0, forUtilities: epsilon };
  return { sizes: [...new Array<number>(small).fill(size), rest], forSizes, forUtilities: epsilon - forSizes };
}

const bucketsByRank = (counts: Uint32Array, { sizes }: RankBucketPlan): Buckets => ({
  sizes,
  utilities: meanUtilities(counts, sizes),
});

/** Buckets of equal width between the smallest and the largest utility of this word in this text. Empty buckets are left out. */
function bucketsByWidth(counts: Uint32Array, wanted: number): Buckets {
  const most = counts.findLastIndex((count) => count > 0);
  const width = (most - counts.findIndex((count) => count > 0) + 1) / wanted;
  const sizes = new Array<number>(wanted).fill(0);
  for (let key = most; key >= 0; key -= 1) {
    const count = counts[key] as number;
    const bucket = Math.min(wanted - 1, Math.floor((most - key) / width));
    if (count > 0) sizes[bucket] = (sizes[bucket] ?? 0) + count;
  }
  const filled = sizes.filter((size) => size > 0);
  const average = meanUtilities(counts, filled);
  // The paper's sensitivity is the largest difference between the utilities of two buckets: dividing by it spreads the utilities over 0 … 1.
  const [top, bottom] = [average[0] as number, average[average.length - 1] as number];
  const utilities = average.map((mean) =>
    top > bottom ? Math.min(1, Math.max(0, (mean - bottom) / (top - bottom))) : 1,
  );
  return { sizes: filled, utilities };
}

/** Draws a rank: first a bucket, then evenly within the bucket. */
function drawnRank({ sizes, utilities }: Buckets, epsilon: number, random: Random): number {
  const bucket = sampleExponential(utilities, epsilon, random);
  const from = sizes.slice(0, bucket).reduce((sum, size) => sum + size, 0);
  return from + uniformBelow(sizes[bucket] ?? 1, random);
}

function wordChances(keys: Uint16Array, { sizes, utilities }: Buckets, epsilon: number): Float64Array {
  const order = Array.from(keys, (_, word) => word).sort((a, b) => (keys[b] ?? 0) - (keys[a] ?? 0) || a - b);
  const chances = new Float64Array(order.length);
  const ofBucket = exponentialProbabilities(utilities, epsilon);
  let rank = 0;
  sizes.forEach((size, bucket) => {
    for (const end = rank + size; rank < end; rank += 1)
      chances[order[rank] as number] = (ofBucket[bucket] ?? 0) / size;
  });
  return chances;
}

/**
 * Cape with buckets fixed by rank: the s_1 words of the highest utility, the s_2 next ones and so on, with sizes that are known
 * before any word is seen. A bucket b is drawn with P(b) proportional to exp(eps_u v_b / 2), v_b its mean utility, and then a
 * word of it evenly.
 *
 * Guarantee: for ANY two words t, t' at one place (known to the vocabulary or not) and any output y,
 *   P(y | t) <= exp(epsilon) P(y | t'),  epsilon = eps_u + ln(s_max / s_min).
 * Derivation. Let y lie in bucket b under t and in b' under t'. Then
 *   P(y|t) / P(y|t') = exp(eps_u (v_b - v'_b') / 2) * (s_b' / s_b) * (Z' / Z),  Z = sum over all buckets j of exp(eps_u v_j / 2).
 * 1. v_b and v'_b' lie in 0 … 1, so the first factor is at most exp(eps_u / 2).
 * 2. Both words have the same number of buckets, none empty; term by term exp(eps_u v'_j / 2) <= exp(eps_u / 2) exp(eps_u v_j / 2),
 *    so Z' / Z <= exp(eps_u / 2). (With equal widths the number of buckets n differs, and ln(n' / n) would be added.)
 * 3. s_b' / s_b <= s_max / s_min, whatever the two words; that is what fixing the sizes buys.
 *
 * What the logits depend on. The row of a place must not depend on the words of other protected places, or a change there would
 * show here too, which no term above pays for. So the rows are computed with all protected words hidden at once
 * (`WordContext.logits(text, places, places)`): they are then a function of the kept words and of where the protected ones stand,
 * both taken as public. Under that condition places are independent given what is public: each word has its own epsilon, and they
 * add up. If the model does see the other words, as in the paper, a change of one of them moves the utilities of all places. None
 * of the three steps asks where utilities come from, only that they lie between 0 and 1: so each place still keeps its epsilon
 * whatever changed, and the SUM over the places holds between any two prompts of one layout. For one word alone nothing better
 * than that sum is promised then.
 *
 * The steps do not depend on which words have keys, only on these being the same words for t and t'. So if the rows are public, the keys
 * may cover just the words that fit the place (`cape-context.ts`).
 *
 * @param keys one row of `capeUtilities` or `rankFittingWords`. @param epsilon above 0, at most 24, natural logarithm, for one place.
 * @throws RangeError outside these ranges; RandomError without a source of randomness.
 */
export function sampleBoundedCape(keys: Uint16Array, epsilon: number, random: Random): number {
  const buckets = planRankBuckets(keys.length, epsilon);
  const counts = countsByUtility(keys);
  return wordAt(drawnRank(bucketsByRank(counts, buckets), buckets.forUtilities, random), keys, counts);
}

/**
 * The least probability of any word under `sampleBoundedCape`: with m buckets, the worst is drawn with probability
 * 1 / (1 + (m - 1) exp(eps_u / 2)), and the largest bucket divides its probability among s_max words.
 */
export function minBoundedCapeProbability(vocabularySize: number, epsilon: number): number {
  const { sizes, forUtilities } = planRankBuckets(vocabularySize, epsilon);
  return 1 / (Math.max(...sizes) * (1 + (sizes.length - 1) * Math.exp(forUtilities / 2)));
}

/** The exact probabilities with which `sampleBoundedCape` draws each word of the vocabulary; for tests and for display. */
export function boundedCapeProbabilities(keys: Uint16Array, epsilon: number): Float64Array {
  const buckets = planRankBuckets(keys.length, epsilon);
  return wordChances(keys, bucketsByRank(countsByUtility(keys), buckets), buckets.forUtilities);
}

interface PublishedCapeDraw {
  readonly word: number;
  /** eps + ln(max |b_i| / min |b_j|) over this word's own buckets: see `samplePublishedCape` for why it is no bound. */
  readonly estimate: number;
}

/**
 * Cape as printed (algorithms 1 and 2, equation 11): 50 buckets of equal width, the empty ones left out.
 * The paper states eps + ln(max |b_i| / min |b_j|) (theorem 4.1). That is no bound when computed from one prompt: the buckets of
 * the other word count too, the number of buckets that are not empty differs between words (ln(n' / n)), and the sensitivity is
 * measured on the secret itself. It is reported as an estimate, and no epsilon is added up from it.
 * @param keys one row of `capeUtilities`. @param epsilon 0 to 24. @param bucketCount another number of buckets, for the paper's ablation.
 */
export function samplePublishedCape(
  keys: Uint16Array,
  epsilon: number,
  random: Random,
  bucketCount = PRINTED_BUCKETS,
): PublishedCapeDraw {
  const counts = countsByUtility(keys);
  const buckets = bucketsByWidth(counts, bucketCount);
  const word = wordAt(drawnRank(buckets, epsilon, random), keys, counts);
  return { word, estimate: estimateOf(buckets, epsilon) };
}

const estimateOf = ({ sizes }: Buckets, epsilon: number) => epsilon + Math.log(Math.max(...sizes) / Math.min(...sizes));

/** The exact probabilities with which `samplePublishedCape` draws each word, and the epsilon that the paper states for the draw; for tests and for display. */
export function publishedCapeProbabilities(
  keys: Uint16Array,
  epsilon: number,
): { readonly chances: Float64Array; readonly estimate: number } {
  const buckets = bucketsByWidth(countsByUtility(keys), PRINTED_BUCKETS);
  return { chances: wordChances(keys, buckets, epsilon), estimate: estimateOf(buckets, epsilon) };
}
