// Restores a very long text in steps. If the text only grows, the parts that were searched are not searched again.

import { lastOffsetOutsideMatches } from './growing-reply.ts';
import type { SurrogateMatch } from './match.ts';
import type { Segment } from './segment.ts';
import { restorableMatches, type SurrogateMatcher, segmentsOf } from './surrogate-matcher.ts';

export interface LongReplyRestorer {
  /**
   * Searches the next part of `text`, which may extend the text of the last call, or be another text. Returns true once all of it is
   * searched.
   */
  readOn(text: string): boolean;
  /** The text in segments, restored as far as it was searched. */
  segments(): readonly Segment[];
}

/** The characters per step; searching them takes a few milliseconds. */
const STEP_CHARACTERS = 8_000;

export function longReplyRestorer(matcher: SurrogateMatcher): LongReplyRestorer {
  let text = '';
  let read = 0;
  /** Matches that further text cannot change. */
  let settled: SurrogateMatch[] = [];
  let open: readonly SurrogateMatch[] = [];

  return {
    readOn(next) {
      if (next !== text && !next.startsWith(text.slice(0, read))) {
        read = 0;
        settled = [];
        open = [];
      }
      text = next;
      if (read >= text.length) return true;
      const place = Math.max(0, lastOffsetOutsideMatches(open, read - matcher.reach));
      const from = Math.max(0, place - matcher.reach);
      const end = Math.min(text.length, read + STEP_CHARACTERS);
      for (const match of open) if (match.end <= place) settled.push(match);
      open = matcher
        .candidatesIn(text.slice(from, end))
        .flatMap((match) =>
          match.start + from < place ? [] : [{ ...match, start: match.start + from, end: match.end + from }],
        );
      read = end;
      return read >= text.length;
    },
    segments: () => segmentsOf(text, restorableMatches(text, [...settled, ...open])),
  };
}
