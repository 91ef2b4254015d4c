// Cape with a language model that sees only public text. Its logits are public too, so the whole budget can be spent on how near words are
// to each other.
import type { LogitRange } from './cape-utility.ts';
import { UTILITY_SCALE } from './cape-utility.ts';
import type { DistanceRow, DistanceTable } from './word-distances.ts';

/** The words that may be drawn at one place of the text, with their utilities. */
export interface CapeCandidates {
  /** The words, as indices into the vocabulary. */
  readonly words: Uint16Array;
  /** The utility of each word of `words`, as a number of steps of 1/16,383 (`UTILITY_SCALE`). */
  readonly keys: Uint16Array;
}

/** What `rankFittingWords` must know about the vocabulary and the logits; all of it is public. */
interface FittingWordsInputs {
  /** Measured on public texts, never on the prompt. */
  readonly range: LogitRange;
  readonly distances: DistanceTable;
  /** The indices of the words that may be drawn at all; a fixed list. */
  readonly drawable: Uint16Array;
}

/**
 * The number of words to draw from up to epsilon 8.3: enough for every meaning, and few enough that at epsilon 8 each of the best seven
 * words has a bucket to itself. (Cape first draws a bucket of words, then any word in it: `planRankBuckets`.)
 */
const FEWEST_WORDS = 2_000;
const LEVELS = 4_096;

/**
 * How many of the best fitting words may be drawn. A larger budget allows more words: each of the best seven has its own bucket as long as
 * there are no more than about exp(epsilon) words. The number depends on epsilon alone.
 */
export function countOfFittingWords(epsilon: number, drawable: number): number {
  return Math.min(drawable, Math.max(FEWEST_WORDS, Math.ceil(Math.exp(epsilon) / 2)));
}

/** A buffer as long as the longest list of drawable words. Every call overwrites it. */
let wordBuffer = new Uint16Array(0);

/** `guessedThreshold` looks only at every 64th word. */
const SAMPLE_STRIDE = 64;
/** `guessedThreshold` aims at this many times the wanted number of words, so that its threshold is rarely too high. */
const GUESS_MARGIN = 1.5;

/** Guesses a logit that somewhat more than `wanted` words reach, from a sample of the words. */
function guessedThreshold(logits: Float32Array, drawable: Uint16Array, wanted: number): number {
  const sample = new Float32Array(Math.ceil(drawable.length / SAMPLE_STRIDE));
  for (let at = 0; at < sample.length; at += 1) sample[at] = logits[drawable[at * SAMPLE_STRIDE] as number] as number;
  sample.sort();
  const above = Math.ceil((GUESS_MARGIN * wanted) / SAMPLE_STRIDE);
  return sample[sample.length - above] ?? Number.NEGATIVE_INFINITY;
}

/** The drawable words whose logits reach `threshold`, in the order of `drawable`. The next call overwrites the result. */
function wordsFrom(threshold: number, logits: Float32Array, drawable: Uint16Array): Uint16Array {
  if (wordBuffer.length < drawable.length + 1) wordBuffer = new Uint16Array(drawable.length + 1);
  const words = wordBuffer;
  let next = 0;
  // Every word is written, and the next one overwrites it if it does not fit. This is faster than a branch, because the processor could not
  // predict it.
  for (let at = 0; at < drawable.length; at += 1) {
    const word = drawable[at] as number;
    words[next] = word;
    // NaN counts as a word that does not fit.
    next += (logits[word] as number) >= threshold ? 1 : 0;
  }
  return words.subarray(0, next);
}

/** The words with the highest logits: `wanted` words, and those whose level equals that of the last one. Never empty. */
function fittingWords(logits: Float32Array, range: LogitRange, drawable: Uint16Array, wanted: number): Uint16Array {
  const threshold = guessedThreshold(logits, drawable, wanted);
  const guessed = wordsFrom(threshold, logits, drawable);
  const found = wordsOnHighestLevels(guessed, logits, range, wanted, levelOf(threshold, range));
  return found ?? wordsOnHighestLevels(drawable, logits, range, wanted, -1) ?? drawable;
}

/** The level of a logit in its range, from 0 to 4,095. NaN has level 0, like a word that does not fit. */
function levelOf(logit: number, { low, high }: LogitRange): number {
  const level = (logit - low) * ((LEVELS - 1) / (high - low));
  return level > 0 ? (level < LEVELS ? level : LEVELS - 1) | 0 : 0;
}

/** Buffers that are used again and again; every call overwrites them. */
const counts = new Uint32Array(LEVELS);
let levels = new Uint16Array(0);

/**
 * The words on the highest levels of logits (`levelOf`), at least `wanted` of them. `words` has every word above level `incompleteUpTo` and
 * may lack some at that level and below; undefined if one of those would be needed.
 */
function wordsOnHighestLevels(
  words: Uint16Array,
  logits: Float32Array,
  range: LogitRange,
  wanted: number,
  incompleteUpTo: number,
): Uint16Array | undefined {
  counts.fill(0);
  if (levels.length < words.length) levels = new Uint16Array(words.length);
  for (let at = 0; at < words.length; at += 1) {
    const level = levelOf(logits[words[at] as number] as number, range);
    levels[at] = level;
    counts[level] = (counts[level] as number) + 1;
  }
  let least = LEVELS - 1;
  let found = counts[least] as number;
  for (; found < wanted && least > 0; found += counts[least] as number) least -= 1;
  if (least <= incompleteUpTo) return undefined;
  const result = new Uint16Array(found + 1);
  for (let at = 0, next = 0; at < words.length; at += 1) {
    result[next] = words[at] as number;
    next += (levels[at] as number) >= least ? 1 : 0;
  }
  return result.subarray(0, found);
}

const SQUARE_STEPS = 4_096;
/**
 * exp(-10 D), tabulated by D squared. It ranks words in the same order as exp(-D), but spreads the utilities of the best words more. That
 * matters above epsilon 8, where each of the best seven words has its own bucket.
 */
const NEARNESS_BY_SQUARE = Float32Array.from(
  { length: SQUARE_STEPS + 1 },
  (_, step) => UTILITY_SCALE * Math.exp(-10 * Math.sqrt(step / SQUARE_STEPS)),
);

function nearnessUtilities({ squares, largest }: DistanceRow): Uint16Array {
  const step = SQUARE_STEPS / Math.max(1, largest);
  const keys = new Uint16Array(squares.length);
  for (let at = 0; at < keys.length; at += 1)
    keys[at] = NEARNESS_BY_SQUARE[((squares[at] as number) * step) | 0] as number;
  return keys;
}

/** For a word outside the vocabulary, which has no distances: the candidates are ranked by how well they fit the place alone. */
function fitUtilities(words: Uint16Array, logits: Float32Array, { low, high }: LogitRange): Uint16Array {
  const keys = new Uint16Array(words.length);
  for (let at = 0; at < keys.length; at += 1) {
    const share = ((logits[words[at] as number] as number) - low) / (high - low);
    keys[at] = share > 0 ? UTILITY_SCALE * Math.min(1, share) : 0;
  }
  return keys;
}

/**
 * The words that fit a place, ranked by how near they are to the word there (Cape equations 3 to 7, without the logit's part of the
 * utility). `logits` must be computed with all protected words hidden: they are then a function of public text, and so is the choice of the
 * words that may be drawn. Any two words at one place have the same candidates, so that `sampleBoundedCape` keeps its epsilon over them;
 * neither can become a word that is no candidate.
 * @param word its index in the vocabulary, undefined for a word outside it. @param count the smallest number of words.
 * @throws RangeError for logits that do not fit the vocabulary, or an empty range.
 */
export function rankFittingWords(
  word: number | undefined,
  logits: Float32Array,
  count: number,
  { range, distances, drawable }: FittingWordsInputs,
): CapeCandidates {
  if (!(range.high > range.low)) throw new RangeError('The range of logits is empty.');
  if (logits.length !== distances.size) throw new RangeError('The rows of logits do not fit the vocabulary.');
  const words = fittingWords(logits, range, drawable, count);
  return {
    words,
    keys: word === undefined ? fitUtilities(words, logits, range) : nearnessUtilities(distances.rowOf(word, words)),
  };
}
