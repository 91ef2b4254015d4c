// A text that is too long to be read at once: in steps, and what was read stays read where the text only grows.
import type { Segment } from '../sanitize/sanitized.ts';
import { type Matcher, restorable, segmentsOf } from './apply.ts';
import { openPlace } from './growing.ts';
import type { Match } from './match.ts';

export interface LongReply {
  /** One step on in this text, which is the one before, grown, or another. True once all of it is read. */
  readOn(text: string): boolean;
  /** Of what was read. */
  segments(): readonly Segment[];
}

/** Some milliseconds' worth. */
const STEP = 8_000;

export function longReply(matcher: Matcher): LongReply {
  let text = '';
  let read = 0;
  /** What lies before `settled` stays as it is; nothing reaches across. */
  let settled: Match[] = [];
  let open: readonly Match[] = [];

  return {
    readOn(next) {
      if (next !== text && !next.startsWith(text.slice(0, read))) {
        read = 0;
        settled = [];
        open = [];
      }
      text = next;
      if (read >= text.length) return true;
      const place = Math.max(0, openPlace(open, read - matcher.reach));
      const from = Math.max(0, place - matcher.reach);
      const end = Math.min(text.length, read + STEP);
      for (const match of open) if (match.end <= place) settled.push(match);
      open = matcher
        .candidatesIn(text.slice(from, end))
        .flatMap((match) =>
          match.start + from < place ? [] : [{ ...match, start: match.start + from, end: match.end + from }],
        );
      read = end;
      return read >= text.length;
    },
    segments: () => segmentsOf(text, restorable(text, [...settled, ...open])),
  };
}
