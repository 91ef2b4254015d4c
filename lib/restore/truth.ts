// What is said of a restored reply, in one order for all who show one: results are put back, statements about stand-ins keep them, and
// numbers and dates that nobody could work out are marked.
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { type TruthOptions, truthful } from './claims/judge.ts';
import { markingUnproved } from './claims/unproved.ts';
import { recomputing } from './recomputed-segments.ts';
import { scaledResults } from './scaled.ts';
import { shiftedDateResults } from './shifted-dates.ts';

export type TellTruth = (reply: string, segments: readonly Segment[], options?: TruthOptions) => readonly Segment[];

/** Compiles once, applies often. @param recompute also works out results of noised numbers, which may agree by chance */
export function truthTeller(pairs: readonly RestorePair[], recompute = false): TellTruth {
  const scaled = scaledResults(pairs);
  const more = recompute ? recomputing(pairs) : undefined;
  const dated = shiftedDateResults(pairs);
  const marked = markingUnproved(pairs);
  return (reply, segments, options) => {
    const results = scaled(reply, segments);
    return marked(reply, dated(reply, truthful(reply, more?.(reply, results) ?? results, options)));
  };
}
