// Cape's hybrid utility: how well a word fits its place in the text, and how near it is to the original word.
import type { DistanceRow, DistanceTable } from './word-distances.ts';

/** A raw logit below `low` counts as 0 and one above `high` as 1. The range is measured on public texts, never on the prompt. */
export interface LogitRange {
  readonly low: number;
  readonly high: number;
}

/**
 * A utility from 0 to 1 is stored as a whole number of steps of 1/16,383. That is fine enough for ranking, and whole numbers can be ranked
 * by counting instead of sorting.
 */
export const UTILITY_SCALE = 16_383;

const SQUARE_STEPS = 4_096;
/** exp(-D), tabulated by D squared; D is 1 for the farthest word. */
const NEARNESS_BY_SQUARE = Float32Array.from({ length: SQUARE_STEPS + 1 }, (_, step) =>
  Math.exp(-Math.sqrt(step / SQUARE_STEPS)),
);
/** For a word outside the vocabulary, which counts as equally far from all words: only the fit to the place decides. */
const UNKNOWN_WORD_NEARNESS = NEARNESS_BY_SQUARE[SQUARE_STEPS / 4] as number;

function utilitiesOf(
  logits: Float32Array,
  { low, high }: LogitRange,
  distances: DistanceRow | undefined,
  drawable: Uint16Array,
): Uint16Array {
  const keys = new Uint16Array(drawable.length);
  const scale = 1 / (high - low);
  const { squares, largest } = distances ?? { squares: undefined, largest: 1 };
  const step = SQUARE_STEPS / Math.max(1, largest);
  for (let at = 0; at < keys.length; at += 1) {
    const word = drawable[at] as number;
    const fit = ((logits[word] as number) - low) * scale;
    // NaN counts as a word that does not fit.
    if (!(fit > 0)) continue;
    const near = squares
      ? (NEARNESS_BY_SQUARE[((squares[word] as number) * step) | 0] as number)
      : UNKNOWN_WORD_NEARNESS;
    keys[at] = UTILITY_SCALE * Math.sqrt(Math.min(fit, 1)) * near;
  }
  return keys;
}

/**
 * u(t, r) = clip(L_r)^0.5 * exp(-D(t, r))^1.0 (Cape equations 3 to 7 with lambda_L = 0.5, lambda_D = 1.0), times `UTILITY_SCALE`, for every word r
 * that may be drawn and every place. L is the language model's logit at that place, clipped into the range and scaled to 0 … 1; D the
 * Euclidean distance of the words' vectors, divided by the farthest word's. All utilities lie between 0 and 1 whatever the word and the
 * text: that is the sensitivity of 1 that the mechanisms rely on.
 * @param words for each place the index of its word in the vocabulary, undefined for a word outside it.
 * @param drawable the indices of the words that may be drawn; the utilities are in their order. It must not depend on any text.
 * @throws RangeError for rows that do not fit the vocabulary, or an empty range.
 */
export function capeUtilities(
  words: readonly (number | undefined)[],
  logits: readonly Float32Array[],
  range: LogitRange,
  table: DistanceTable,
  drawable: Uint16Array,
): readonly Uint16Array[] {
  if (!(range.high > range.low)) throw new RangeError('The range of logits is empty.');
  if (logits.length !== words.length || logits.some((row) => row.length !== table.size))
    throw new RangeError('The rows of logits do not fit the places and the vocabulary.');
  return words.map((word, place) =>
    utilitiesOf(logits[place] as Float32Array, range, word === undefined ? undefined : table.row(word), drawable),
  );
}
