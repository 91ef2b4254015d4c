// Cape's utility with any importance of its two parts. The product has the paper's default built in, and tables for speed.
import { type LogitRange, UTILITY_SCALE } from '../../../lib/privacy/words/cape-utility.ts';
import type { DistanceRow } from '../../../lib/privacy/words/word-distances.ts';

/** The exponents of the paper's equation 7. */
export interface Importance {
  readonly logit: number;
  readonly distance: number;
}

export const PAPER_IMPORTANCE: Importance = { logit: 0.5, distance: 1 };

/** u = clip(L)^logit * exp(-D)^distance for each drawable word, in steps of `UTILITY_SCALE`. Every distance is 1/2 for an unknown word. */
export function utilitiesWith(
  { logit, distance }: Importance,
  logits: Float32Array,
  { low, high }: LogitRange,
  distances: DistanceRow | undefined,
  drawable: Uint16Array,
): Uint16Array {
  const keys = new Uint16Array(drawable.length);
  for (const [at, word] of drawable.entries()) {
    const fit = Math.min(1, ((logits[word] ?? Number.NEGATIVE_INFINITY) - low) / (high - low));
    // Without importance of the logit, a word that does not fit counts as any other: 0 to the power of 0 is 1.
    if (!(fit > 0) && logit > 0) continue;
    const share = distances ? Math.sqrt((distances.squares[word] ?? 0) / Math.max(1, distances.largest)) : 0.5;
    keys[at] = UTILITY_SCALE * Math.max(0, fit) ** logit * Math.exp(-share * distance);
  }
  return keys;
}
