// A reply that grows while it streams: what lies far enough behind the end is settled, and only the rest is looked at again.
import type { Segment } from '../sanitize/sanitized.ts';
import { type Matcher, restorable, segmentsOf } from './apply.ts';
import type { Match } from './match.ts';

/** Short texts are looked at whole. */
const WORTH_IT = 2_000;
const MOST_REMEMBERED = 1_000;

const moved = (match: Match, by: number): Match => ({ ...match, start: match.start + by, end: match.end + by });

/** A place that no candidate spans, at or before `limit`. */
export function openPlace(candidates: readonly Match[], limit: number): number {
  let place = limit;
  // Each candidate may move the place into another: until none does.
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

/** Gives for each text what `matcher.apply` gives, in less time where the text is the one before and something more. */
export function growingReply(matcher: Matcher): (text: string) => readonly Segment[] {
  let text = '';
  let candidates: readonly Match[] = [];
  return (next) => {
    const settled = openPlace(candidates, commonLength(text, next) - matcher.reach);
    if (settled < WORTH_IT) candidates = matcher.candidatesIn(next);
    else {
      const from = settled - matcher.reach;
      const fresh = matcher.candidatesIn(next.slice(from)).map((match) => moved(match, from));
      candidates = [
        ...candidates.filter(({ end }) => end <= settled),
        ...fresh.filter(({ start }) => start >= settled),
      ];
    }
    text = next;
    return segmentsOf(next, restorable(next, candidates));
  };
}

/**
 * The same for several replies, each known by its place in the page. Renderers write the whole reply anew for each piece of it that comes:
 * its short texts stand in other places then, and most of them say what they said before.
 */
export function growingReplies(matcher: Matcher): (place: object, text: string) => readonly Segment[] {
  const byPlace = new WeakMap<object, (text: string) => readonly Segment[]>();
  const remembered = new Map<string, readonly Segment[]>();

  function remember(text: string, segments: readonly Segment[]): void {
    if (text.length > WORTH_IT) return;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    remembered.set(text, segments);
  }

  function segmentsAt(place: object, text: string): readonly Segment[] {
    const known = byPlace.get(place) ?? growingReply(matcher);
    if (text.length >= WORTH_IT) byPlace.set(place, known);
    return known(text);
  }

  return (place, text) => {
    const before = remembered.get(text);
    if (before) return before;
    const segments = segmentsAt(place, text);
    remember(text, segments);
    return segments;
  };
}
