// The steps after restoring, in one order for every caller: results are recomputed, stand-ins in statements about them are put back, and
// numbers and dates that could not be recomputed are marked.
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { type TruthfulOptions, withSurrogatesInClaims } from './claims/judge.ts';
import { unprovedMarker } from './claims/unproved.ts';
import { segmentRecomputer } from './recomputed-segments.ts';
import { scaledResults } from './scaled.ts';
import { shiftedDateResults } from './shifted-dates.ts';

export type AfterRestoring = (
  reply: string,
  segments: readonly Segment[],
  options?: TruthfulOptions,
) => readonly Segment[];

/**
 * Returns the function that does these steps; build it once and use it for many replies. @param recompute whether to recompute results of
 * noised numbers too; such a match may be a coincidence
 */
export function afterRestoring(pairs: readonly RestorePair[], recompute = false): AfterRestoring {
  const scaled = scaledResults(pairs);
  const more = recompute ? segmentRecomputer(pairs) : undefined;
  const dated = shiftedDateResults(pairs);
  const marked = unprovedMarker(pairs);
  return (reply, segments, options) => {
    const results = scaled(reply, segments);
    return marked(reply, dated(reply, withSurrogatesInClaims(reply, more?.(reply, results) ?? results, options)));
  };
}
