// Cape where the language model sees only what is public: what it says is public too, and the whole budget goes to nearness.
import type { LogitRange } from './cape-utility.ts';
import { FINEST } from './cape-utility.ts';
import type { DistanceRow, DistanceTable } from './word-distances.ts';

/** What may be drawn at one place, and how good each of these words is. */
export interface CapeRow {
  /** Places in the vocabulary. */
  readonly words: Uint16Array;
  /** In 16,383rds, in the order of the words. */
  readonly keys: Uint16Array;
}

export interface FittingTables {
  /** Found on public texts, never on the prompt. */
  readonly range: LogitRange;
  readonly distances: DistanceTable;
  /** The places of the words that may be drawn at all; fixed. */
  readonly drawable: Uint16Array;
}

/** So many words fit a place, where the budget is small: enough for every meaning, and the best seven at epsilon 8 are seven words. */
const FEWEST = 2_000;
const LEVELS = 4_096;

/**
 * How many of the words that fit best are drawn from. With a larger budget the mechanism can tell more words apart (a bucket of the
 * best ranks holds one word from exp(epsilon) words on), and fewer are left out. It depends on epsilon alone.
 */
export function fittingCount(epsilon: number, drawable: number): number {
  return Math.min(drawable, Math.max(FEWEST, Math.ceil(Math.exp(epsilon) / 2)));
}

/** Grows to the longest list of drawable words, and is written over by every row. */
let highest = new Uint16Array(0);

/** One word of so many is looked at to guess which logits are high enough. */
const SAMPLED = 64;
/** So many more words than wanted are gathered by the guess, so that it is seldom too high. */
const SPARE = 1.5;

/** A logit that about `wanted` words reach: a guess from a few of them. */
function guessedThreshold(logits: Float32Array, drawable: Uint16Array, wanted: number): number {
  const sample = new Float32Array(Math.ceil(drawable.length / SAMPLED));
  for (let at = 0; at < sample.length; at += 1) sample[at] = logits[drawable[at * SAMPLED] as number] as number;
  sample.sort();
  const above = Math.ceil((SPARE * wanted) / SAMPLED);
  return sample[sample.length - above] ?? Number.NEGATIVE_INFINITY;
}

/** The drawable words that reach `threshold`, in their order; they are overwritten by the next call. */
function wordsFrom(threshold: number, logits: Float32Array, drawable: Uint16Array): Uint16Array {
  if (highest.length < drawable.length + 1) highest = new Uint16Array(drawable.length + 1);
  const words = highest;
  let next = 0;
  // Every word is written, and overwritten by the next where it does not fit: cheaper than a branch that nobody can predict.
  for (let at = 0; at < drawable.length; at += 1) {
    const word = drawable[at] as number;
    words[next] = word;
    // A logit that is no number counts as a word that does not fit.
    next += (logits[word] as number) >= threshold ? 1 : 0;
  }
  return words.subarray(0, next);
}

/** The words whose logits are among the highest: `wanted` of them and those that are level with the last. At least one. */
function fittingWords(logits: Float32Array, range: LogitRange, drawable: Uint16Array, wanted: number): Uint16Array {
  const threshold = guessedThreshold(logits, drawable, wanted);
  const guessed = wordsFrom(threshold, logits, drawable);
  const found = levelledWords(guessed, logits, range, wanted, levelOf(threshold, range));
  return found ?? levelledWords(drawable, logits, range, wanted, -1) ?? drawable;
}

/** A logit that is no number counts as a word that does not fit. */
function levelOf(logit: number, { low, high }: LogitRange): number {
  const level = (logit - low) * ((LEVELS - 1) / (high - low));
  return level > 0 ? (level < LEVELS ? level : LEVELS - 1) | 0 : 0;
}

/** Written over by every row. */
const counts = new Uint32Array(LEVELS);
let levels = new Uint16Array(0);

/** Undefined if words at the level `complete` or below would be needed: not all of those are among `words`. */
function levelledWords(
  words: Uint16Array,
  logits: Float32Array,
  range: LogitRange,
  wanted: number,
  complete: number,
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
  if (least <= complete) return undefined;
  const result = new Uint16Array(found + 1);
  for (let at = 0, next = 0; at < words.length; at += 1) {
    result[next] = words[at] as number;
    next += (levels[at] as number) >= least ? 1 : 0;
  }
  return result.subarray(0, found);
}

const STEPS = 4_096;
/** exp(-10 D) by steps of D squared. The order of ranks is that of exp(-D); above epsilon 8, where seven words have a bucket each, it tells them better apart. */
const FALLING = Float32Array.from({ length: STEPS + 1 }, (_, step) => FINEST * Math.exp(-10 * Math.sqrt(step / STEPS)));

function nearness({ squares, largest }: DistanceRow): Uint16Array {
  const step = STEPS / Math.max(1, largest);
  const keys = new Uint16Array(squares.length);
  for (let at = 0; at < keys.length; at += 1) keys[at] = FALLING[((squares[at] as number) * step) | 0] as number;
  return keys;
}

/** A word that is in no list is as far from all others: the place alone decides. */
function fitOf(words: Uint16Array, logits: Float32Array, { low, high }: LogitRange): Uint16Array {
  const keys = new Uint16Array(words.length);
  for (let at = 0; at < keys.length; at += 1) {
    const share = ((logits[words[at] as number] as number) - low) / (high - low);
    keys[at] = share > 0 ? FINEST * Math.min(1, share) : 0;
  }
  return keys;
}

/**
 * The words that fit a place, ranked by how near they are to the word that stands there (Cape equations 3 to 7, with the logit's
 * part taken out of the utility). `logits` must be computed with all protected words hidden: they are then a function of what is
 * public, and so is which words may be drawn. Two words at one place have the same row of words, so that `sampleBounded` keeps its
 * epsilon over it; a word that is not in the row is drawn for neither.
 * @param word its place in the vocabulary, undefined for a word that is not in it. @param count how many words at least.
 * @throws RangeError for logits that do not fit the vocabulary, or an empty range.
 */
export function fittingRow(
  word: number | undefined,
  logits: Float32Array,
  count: number,
  { range, distances, drawable }: FittingTables,
): CapeRow {
  if (!(range.high > range.low)) throw new RangeError('The range of logits is empty.');
  if (logits.length !== distances.size) throw new RangeError('The rows of logits do not fit the vocabulary.');
  const words = fittingWords(logits, range, drawable, count);
  return { words, keys: word === undefined ? fitOf(words, logits, range) : nearness(distances.rowOf(word, words)) };
}
