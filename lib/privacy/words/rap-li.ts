// Rap-LI: words replaced by words, with a budget that follows the risk level.
import type { Random } from '../random.ts';
import {
  exponentialProbabilities,
  permutedUtilityProbabilities,
  sampleExponential,
  samplePermutedUtilities,
} from './exponential-mechanism.ts';
import { utilitiesByRank } from './rank-utilities.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The number of levels (L in the paper). */
const LEVELS = 5;
const BASE = 20;
const AMPLITUDE = 100;
const DECAY = 1.2;
/** The smallest accepted epsilon. With a smaller one, a group would need more than 4,000 candidates. */
const SMALLEST_EPSILON = 0.05;

/** The epsilons of the risk levels: `max` for level 1, nearly `min` for level 5. Both lie between 0.05 and 24 and are exponents of e. */
export interface BudgetRange {
  readonly min: number;
  readonly max: number;
}

/**
 * The words that a word may be replaced by. `shared`: the words of its fixed group in the vocabulary, except stop words, so that all words
 * of a group have the same candidates. `neighbours`: the word itself and those nearest to it, as in the paper.
 */
export type CandidateMode = 'shared' | 'neighbours';

/** eps(t) = eps_max - (r - 1) (eps_max - eps_min) / L (Rap-LI section V-A): level 5 comes near eps_min, never below. */
export function budgetForLevel(level: number, { min, max }: BudgetRange): number {
  return max - ((level - 1) * (max - min)) / LEVELS;
}

/**
 * The budget of each protected word: the budget of its level, or the mean budget of the sentence if that is smaller. In the paper the mean
 * is over all words and would be infinite, because unprotected words have an infinite budget; its reported values need the mean over the
 * protected words. The budgets depend on levels alone, which are public.
 */
export function budgetsForWords(levels: readonly number[], range: BudgetRange): number[] {
  const own = levels.map((level) => budgetForLevel(level, range));
  const mean = own.reduce((sum, epsilon) => sum + epsilon, 0) / Math.max(1, own.length);
  return own.map((epsilon) => Math.min(epsilon, mean));
}

/** K(eps) = 20 + ceil(100 / eps^1.2): 29 candidates at epsilon 8, 120 at 1, 1,605 at 0.1. */
export function candidateCount(epsilon: number): number {
  return BASE + Math.ceil(AMPLITUDE / epsilon ** DECAY);
}

export interface ReplacementCandidates {
  /** The words, as indices into the vocabulary. */
  readonly words: ArrayLike<number>;
  /** The utility of each word of `words`, from 0 to 1. */
  readonly utilities: Float64Array;
  /** Whether all words with these candidates have the same utilities, only in another order. */
  readonly isPermuted: boolean;
}

/** (c - min) / (max - min) (equation 4, with similarity in place of distance): every score lies between 0 and 1. */
function normalisedScores(scores: Float64Array): Float64Array {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const score of scores) {
    if (score < least) least = score;
    if (score > most) most = score;
  }
  return scores.map((score) => (most > least ? (score - least) / (most - least) : 1));
}

/**
 * Reverses the order of the scores: the best candidate gets the worst one's score, and so on (equation 5). The word itself and the words
 * nearest to it become the least likely.
 */
function reversedScores(utilities: Float64Array): Float64Array {
  const order = Array.from(utilities, (_, at) => at).sort((a, b) => (utilities[b] ?? 0) - (utilities[a] ?? 0) || a - b);
  const result = new Float64Array(utilities.length);
  order.forEach((at, rank) => {
    result[at] = utilities[order[order.length - 1 - rank] ?? 0] ?? 0;
  });
  return result;
}

/**
 * How often the vocabulary is halved into groups. It depends on epsilon alone and makes the groups as near as possible to K(epsilon) words
 * in size.
 */
const depthOf = (epsilon: number, { groups }: Vocabulary) => groups.depthFor(candidateCount(epsilon));

/** The group that a word belongs to under a budget. Words of one group can replace each other. */
export function wordGroupOf(word: number, epsilon: number, vocabulary: Vocabulary): number {
  return vocabulary.groups.groupOf(word, depthOf(epsilon, vocabulary));
}

function requireBudget(epsilon: number): void {
  if (!(epsilon >= SMALLEST_EPSILON)) throw new RangeError(`Epsilon must be at least ${SMALLEST_EPSILON}.`);
}

/**
 * The words that may replace a word, each with its utility; nearer words have higher utilities.
 * @param word its index in the vocabulary. @param isReversed for level 5: farther words have higher utilities.
 * @throws RangeError for epsilon below 0.05 or an index outside the vocabulary.
 */
export function candidatesFor(
  word: number,
  epsilon: number,
  mode: CandidateMode,
  isReversed: boolean,
  vocabulary: Vocabulary,
): ReplacementCandidates {
  requireBudget(epsilon);
  const isPermuted = mode === 'shared';
  const words = isPermuted ? groupMembers(word, epsilon, vocabulary) : nearestWords(word, epsilon, vocabulary);
  if (words.length === 0) throw new RangeError('No word of this group may be drawn.');
  const cosines = Float64Array.from(words, (candidate) => vocabulary.space.cosine(word, candidate));
  if (isPermuted) return { words, utilities: utilitiesByRank(words, cosines, word, isReversed), isPermuted };
  const scores = normalisedScores(cosines);
  return { words, utilities: isReversed ? reversedScores(scores) : scores, isPermuted };
}

function groupMembers(word: number, epsilon: number, vocabulary: Vocabulary): Uint16Array {
  const group = wordGroupOf(word, epsilon, vocabulary);
  return vocabulary.groups.members(group, depthOf(epsilon, vocabulary)).filter(vocabulary.isDrawable);
}

function nearestWords(word: number, epsilon: number, { space }: Vocabulary): Uint16Array {
  const others = space.nearest(space.words[word] ?? '', candidateCount(epsilon) - 1);
  return Uint16Array.from([word, ...others.map(({ index }) => index)]);
}

/**
 * Rap-LI's draw. With `neighbours` as printed (equation 7): P(y) proportional to exp(epsilon u(t, y) / 2) over the candidates of t.
 * With `shared` u follows from ranks alone (`utilitiesByRank`), so that P(y) may be proportional to exp(epsilon u(t, y)).
 * @param epsilon 0.05 to 24, natural logarithm, for one word.
 * Guarantee with `shared`: for any two words t, t' of one group under the same budget and level, and any output y,
 * P(y | t) <= exp(epsilon) P(y | t'): pure differential privacy inside the group. Which group a word is in, its level, its case
 * and its place are taken as public. With `neighbours` the same holds only between words with one and the same list of nearest
 * words; between others the ratio is unbounded (the paper's theorem V.1 assumes one shared set), so no epsilon is stated.
 * The word itself may be drawn: leaving it out would make the ratio unbounded.
 * @throws RangeError outside these ranges; RandomError without a source of randomness.
 */
export function sampleCandidate(
  { words, utilities, isPermuted }: ReplacementCandidates,
  epsilon: number,
  random: Random,
): number {
  const sample = isPermuted ? samplePermutedUtilities : sampleExponential;
  return words[sample(utilities, epsilon, random)] ?? 0;
}

/** The exact distribution over the candidates; for tests and for display. */
export function wordProbabilities({ utilities, isPermuted }: ReplacementCandidates, epsilon: number): Float64Array {
  return (isPermuted ? permutedUtilityProbabilities : exponentialProbabilities)(utilities, epsilon);
}

/** A lower bound on the probability of each candidate, whatever the original: 1 / (1 + (n - 1) exp(epsilon / 2)) in the published variant. */
export function minCandidateProbability(
  { words, utilities, isPermuted }: ReplacementCandidates,
  epsilon: number,
): number {
  if (isPermuted) return Math.min(...permutedUtilityProbabilities(utilities, epsilon));
  return 1 / (1 + (words.length - 1) * Math.exp(epsilon / 2));
}

/**
 * The epsilon if a word is perturbed only with probability `rate` (pr in the paper) and the output does not show which words were
 * perturbed: P(y | t) = (1 - pr) [y = t] + pr Q(y | t), where Q keeps exp(epsilon) and is never below `minProbability`. The ratio is then
 * at most exp(epsilon) + (1 - pr) / (pr minProbability), and at most exp(epsilon) / pr if the other word is one that is always perturbed.
 * Infinite for pr = 0.
 */
export function epsilonUnderPerturbationRate(epsilon: number, minProbability: number, rate: number): number {
  if (rate >= 1) return epsilon;
  if (!(rate > 0)) return Number.POSITIVE_INFINITY;
  const own = Math.log(Math.exp(epsilon) + (1 - rate) / (rate * minProbability));
  return Math.max(own, epsilon - Math.log(rate));
}
