// Inserts recomputed numbers into a restored reply.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { matchesOutsideAddresses } from './addresses.ts';
import { numberRecomputer, type RecomputedNumber } from './recompute.ts';
import type { Segment } from './segment.ts';

/** Builds a function that can be used for many replies. It recomputes numbers in the segments of a restored reply. */
export function segmentRecomputer(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const recompute = numberRecomputer(pairs);
  return (reply, segments) =>
    withRecomputedNumbers(segments, matchesOutsideAddresses(reply, recompute(reply, segments)));
}

/** Inserts recomputed numbers into the segments that restoring left unchanged. @param recomputed from left to right */
export function withRecomputedNumbers(
  segments: readonly Segment[],
  recomputed: readonly RecomputedNumber[],
  more: Pick<Segment, 'standIn' | 'type'> = {},
): readonly Segment[] {
  if (recomputed.length === 0) return segments;
  let at = 0;
  return segments.flatMap((segment): Segment[] => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    if (segment.surrogate !== undefined) return [segment];
    const parts: Segment[] = [];
    let from = start;
    const until = (end: number) => {
      if (end > from) parts.push({ text: segment.text.slice(from - start, end - start) });
      from = end;
    };
    for (const { start: first, end, text, original, formula } of recomputed) {
      if (first < from || end > at) continue;
      until(first);
      parts.push({ text: original, surrogate: text, type: 'MONEY', formula, ...more });
      from = end;
    }
    until(at);
    return parts;
  });
}
