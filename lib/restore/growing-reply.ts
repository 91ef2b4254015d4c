// Restores a reply that grows while it streams. Matches far enough before its end can no longer change; only the rest is searched again.

import type { SurrogateMatch } from './match.ts';
import type { Segment } from './segment.ts';
import { restorableMatches, type SurrogateMatcher, segmentsOf } from './surrogate-matcher.ts';

/** Shorter texts are searched as a whole each time. */
const LONG_TEXT = 2_000;
const MAX_CACHED = 1_000;

const moveMatch = (match: SurrogateMatch, by: number): SurrogateMatch => ({
  ...match,
  start: match.start + by,
  end: match.end + by,
});

/** The largest offset, not above `limit`, that is not inside a candidate. */
export function lastOffsetOutsideMatches(candidates: readonly SurrogateMatch[], limit: number): number {
  let place = limit;
  // Moving the offset before one candidate may put it inside another, so repeat until it stays.
  for (let before = -1; before !== place; ) {
    before = place;
    for (const { start, end } of candidates) if (start < place && end > place) place = start;
  }
  return place;
}

function commonLength(a: string, b: string): number {
  if (b.startsWith(a)) return a.length;
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a.charCodeAt(at) === b.charCodeAt(at)) at += 1;
  return at;
}

/** Returns a function that restores a text as the matcher does, but faster if the text begins with the text of the last call. */
export function growingReplyRestorer(matcher: SurrogateMatcher): (text: string) => readonly Segment[] {
  let text = '';
  let candidates: readonly SurrogateMatch[] = [];
  return (next) => {
    const settled = lastOffsetOutsideMatches(candidates, commonLength(text, next) - matcher.reach);
    if (settled < LONG_TEXT) candidates = matcher.candidatesIn(next);
    else {
      const from = settled - matcher.reach;
      const fresh = matcher.candidatesIn(next.slice(from)).map((match) => moveMatch(match, from));
      candidates = [
        ...candidates.filter(({ end }) => end <= settled),
        ...fresh.filter(({ start }) => start >= settled),
      ];
    }
    text = next;
    return segmentsOf(next, restorableMatches(next, candidates));
  };
}

/**
 * Like `growingReplyRestorer`, but for several texts, each identified by an object for its place in the page. For each new piece, renderers
 * rebuild the whole reply, so that even unchanged texts get new places. Therefore the results of short texts are cached by text.
 */
export function growingTextsRestorer(matcher: SurrogateMatcher): (place: object, text: string) => readonly Segment[] {
  const byPlace = new WeakMap<object, (text: string) => readonly Segment[]>();
  const cached = new Map<string, readonly Segment[]>();

  function cache(text: string, segments: readonly Segment[]): void {
    if (text.length > LONG_TEXT) return;
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(text, segments);
  }

  function segmentsAt(place: object, text: string): readonly Segment[] {
    const known = byPlace.get(place) ?? growingReplyRestorer(matcher);
    if (text.length >= LONG_TEXT) byPlace.set(place, known);
    return known(text);
  }

  return (place, text) => {
    const before = cached.get(text);
    if (before) return before;
    const segments = segmentsAt(place, text);
    cache(text, segments);
    return segments;
  };
}
