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
let levelsOfRow = new Uint16Array(0);

/** The words whose logits are among the highest: `wanted` of them and those that are level with the last. At least one. */
function fittingWords(
  logits: Float32Array,
  { low, high }: LogitRange,
  drawable: Uint16Array,
  wanted: number,
): Uint16Array {
  const scale = (LEVELS - 1) / (high - low);
  if (levelsOfRow.length < drawable.length) levelsOfRow = new Uint16Array(drawable.length);
  const levels = levelsOfRow;
  const counts = new Uint32Array(LEVELS);
  for (let at = 0; at < drawable.length; at += 1) {
    const level = ((logits[drawable[at] as number] as number) - low) * scale;
    // A logit that is no number counts as a word that does not fit.
    const kept = Math.min(LEVELS - 1, Math.max(0, level)) | 0;
    levels[at] = kept;
    counts[kept] = (counts[kept] as number) + 1;
  }
  let least = LEVELS - 1;
  let found = counts[least] as number;
  for (; found < wanted && least > 0; found += counts[least] as number) least -= 1;
  // Every word is written, and overwritten by the next where it does not fit: cheaper than a branch that nobody can predict.
  const words = new Uint16Array(found + 1);
  for (let at = 0, next = 0; at < drawable.length; at += 1) {
    words[next] = drawable[at] as number;
    next += (levels[at] as number) >= least ? 1 : 0;
  }
  return words.subarray(0, found);
}

const STEPS = 4_096;
/** exp(-8 D) by steps of D squared. The order of ranks is that of exp(-D); above epsilon 8, where seven words have a bucket each, it tells them better apart. */
const FALLING = Float32Array.from({ length: STEPS + 1 }, (_, step) => FINEST * Math.exp(-8 * Math.sqrt(step / STEPS)));

function nearness(words: Uint16Array, { squares, largest }: DistanceRow): Uint16Array {
  const step = STEPS / Math.max(1, largest);
  const keys = new Uint16Array(words.length);
  for (let at = 0; at < keys.length; at += 1)
    keys[at] = FALLING[((squares[words[at] as number] as number) * step) | 0] as number;
  return keys;
}

/** A word that is in no list is as far from all others: the place alone decides. */
function fit(words: Uint16Array, logits: Float32Array, { low, high }: LogitRange): Uint16Array {
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
  return { words, keys: word === undefined ? fit(words, logits, range) : nearness(words, distances.row(word)) };
}
