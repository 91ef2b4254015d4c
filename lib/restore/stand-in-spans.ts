// Finds the stand-ins among the segments of a reply by their place.

import { overlaps, type Span } from '../text/span.ts';
import type { Segment } from './segment.ts';

/** The spans of stand-ins in the reply, restored or not, from left to right. */
export function standInSpans(segments: readonly Segment[]): readonly (Span & { readonly segment: Segment })[] {
  let at = 0;
  return segments.flatMap((segment) => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    return (segment.surrogate ?? segment.standsFor) === undefined ? [] : [{ start, end: at, segment }];
  });
}

export type StandInSpans = ReturnType<typeof standInSpans>;

/** The stand-in that overlaps `place`. Uses bisection, because a long reply has thousands of stand-ins. */
export function standInAt(taken: StandInSpans, place: Span): StandInSpans[number] | undefined {
  let [from, to] = [0, taken.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((taken[middle]?.end ?? 0) > place.start) to = middle;
    else from = middle + 1;
  }
  const one = taken[from];
  return one && overlaps(one, place) ? one : undefined;
}
