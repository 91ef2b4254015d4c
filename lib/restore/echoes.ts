// Restores stretches of the sanitized text that a reply repeats word for word. The finders read a surrogate from its form and the words
// beside it, and some surrogates they cannot tell from the reply's own words. For those the vault keeps the text beside the surrogate
// (`lib/sanitize/echo-entries.ts`), which shows what stood at this place.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { VaultEntry } from '../conversation/vault-entry.ts';
import { overlaps, type Span } from '../text/span.ts';
import { matchesOutsideAddresses } from './addresses.ts';
import type { Segment } from './segment.ts';

export type EchoEntry = Extract<VaultEntry, { readonly kind: 'echo' }>;

/** A pair that counts only where the reply has the same text on both sides of the surrogate. */
type EchoPair = RestorePair & { readonly beside: NonNullable<RestorePair['beside']> };

/** Whether two pairs say the same, so that one of them is enough. */
export const isSamePair = (a: RestorePair, b: RestorePair): boolean =>
  a.surrogate === b.surrogate &&
  a.original === b.original &&
  a.beside?.before === b.beside?.before &&
  a.beside?.after === b.beside?.after;

export const isEchoPair = (pair: RestorePair): pair is EchoPair => pair.beside !== undefined;

export const pairOfEcho = ({ before, after, surrogate, original, type, standIn }: EchoEntry): RestorePair => ({
  surrogate,
  original,
  shape: 'phrase',
  type,
  beside: { before, after },
  ...(standIn === undefined ? {} : { standIn }),
});

interface Echo extends Span {
  readonly pair: EchoPair;
}

const WORD_CHARACTER = /[\p{L}\p{M}\p{N}]/u;
const isInsideWord = (text: string, at: number) =>
  WORD_CHARACTER.test(text.charAt(at - 1)) && WORD_CHARACTER.test(text.charAt(at));

/** Where the text repeats the surrogate of the pair together with the text beside it. */
function placesOf(text: string, pair: EchoPair): readonly Echo[] {
  const { before, after } = pair.beside;
  const sought = before + pair.surrogate + after;
  const found: Echo[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + 1)) {
    if ((before === '' && isInsideWord(text, at)) || (after === '' && isInsideWord(text, at + sought.length))) continue;
    const start = at + before.length;
    found.push({ start, end: start + pair.surrogate.length, pair });
  }
  return found;
}

/** The echoes from left to right without overlaps; of those that begin together the longest counts. */
function echoesIn(reply: string, pairs: readonly EchoPair[]): readonly Echo[] {
  const found = pairs.flatMap((pair) => placesOf(reply, pair));
  const sorted = matchesOutsideAddresses(reply, found).toSorted((a, b) => a.start - b.start || b.end - a.end);
  const kept: Echo[] = [];
  for (const echo of sorted) if (echo.start >= (kept.at(-1)?.end ?? 0)) kept.push(echo);
  return kept;
}

function segmentOf({ pair: { original, surrogate, type, standIn } }: Echo): Segment {
  // Text that the prompt kept is not restored, even if it equals a surrogate.
  if (original === surrogate) return { text: original };
  return { text: original, surrogate, type, ...(standIn === undefined ? {} : { standIn }) };
}

const lengthInReply = ({ surrogate, text }: Segment) => (surrogate ?? text).length;

/** Returns a function that writes the originals of echoes into the segments of a restored reply, whatever was found there. */
export function echoRestorer(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const own = pairs.filter(isEchoPair);
  return (reply, segments) => {
    const echoes = own.length === 0 ? [] : echoesIn(reply, own);
    return echoes.length === 0 ? segments : withEchoes(reply, segments, echoes);
  };
}

function withEchoes(reply: string, segments: readonly Segment[], echoes: readonly Echo[]): readonly Segment[] {
  const result: Segment[] = [];
  let [at, written, next] = [0, 0, 0];
  const keep = (until: number) => {
    if (until > written) result.push({ text: reply.slice(written, until) });
    written = Math.max(written, until);
  };
  const writeEchoesBefore = (end: number) => {
    for (let echo = echoes[next]; echo && echo.start < end; echo = echoes[next]) {
      keep(echo.start);
      result.push(segmentOf(echo));
      written = echo.end;
      next += 1;
    }
  };
  for (const segment of segments) {
    const span = { start: at, end: at + lengthInReply(segment) };
    at = span.end;
    const echo = echoes[next];
    const isTouched = span.start < written || (echo !== undefined && overlaps(echo, span));
    if (isTouched) {
      writeEchoesBefore(span.end);
      keep(span.end);
    } else {
      result.push(segment);
      written = span.end;
    }
  }
  return result;
}
