// Compares a restored reply with what its case expects, token by token.
import type { EntityType } from '../../lib/detect/annotation.ts';
import type { Segment } from '../../lib/restore/segment.ts';
import type { FilledReply, FilledToken } from './fill.ts';
import type { TokenKind } from './template.ts';

export interface Tally {
  readonly all: number;
  readonly right: number;
}

export interface ReplyScore {
  /** The tokens whose value the prompt replaced, by kind; a value that was kept cannot come back wrongly. */
  readonly tokens: Readonly<Record<TokenKind, Tally>>;
  /** True if every token is as expected, and so is the text between them. */
  readonly isRight: boolean;
  /**
   * True if the reader cannot notice a false statement: an original in a place that is not about it, or the fact or number of a stand-in
   * that is not marked.
   */
  readonly isSilentlyWrong: boolean;
  /** The spans marked as a stand-in or as a result of stand-ins. A mark is right if the reply does say something about a stand-in there. */
  readonly marks: Tally;
  readonly faults: readonly string[];
  /** Marks on text that is true of the original. They do not make a reply wrong, but a reader stops heeding marks. */
  readonly needlessMarks: readonly string[];
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const FACTS: ReadonlySet<EntityType> = new Set([
  'AGE',
  'MONEY',
  'QUANTITY',
  'DATE',
  'TIME',
  'CONDITION',
  'DRUG',
  'DEMOGRAPHIC',
  'OCCUPATION',
]);

/** Whether a reader takes this stand-in for the original. A strange name or a placeholder is noticed. */
const isTakenForOriginal = (text: string, type: EntityType | undefined) =>
  !/\[[\p{L}_]+_\d+\]/u.test(text) && ((type !== undefined && FACTS.has(type)) || /\d/u.test(text));

interface Laid {
  readonly changes: readonly Change[];
  /** The parts of the reply that the reader sees marked as stand-ins. */
  readonly marked: readonly Change[];
}

/** Whether the segment is a stand-in that was kept, or a result that could not be recomputed. */
const isShownAsStandIn = (segment: Segment) =>
  segment.standsFor !== undefined || ('isUnproved' in segment && segment.isUnproved === true);

function layOut(segments: readonly Segment[]): Laid {
  const changes: Change[] = [];
  const marked: Change[] = [];
  let at = 0;
  for (const segment of segments) {
    const { text, surrogate } = segment;
    const start = at;
    at += (surrogate ?? text).length;
    if (surrogate !== undefined) changes.push({ start, end: at, text });
    else if (isShownAsStandIn(segment)) marked.push({ start, end: at, text });
  }
  return { changes, marked };
}

/** The reply from `start` to `end` as it is shown. */
function shownBetween(reply: string, start: number, end: number, changes: readonly Change[]): string {
  let [out, at] = ['', start];
  for (const change of changes) {
    out += reply.slice(at, change.start) + change.text;
    at = change.end;
  }
  return out + reply.slice(at, end);
}

interface TokenVerdict {
  readonly isRight: boolean;
  readonly isSilent: boolean;
  readonly got: string;
}

/** The token and the tokens that one change covers with it: "Anna Kowalska" may be put back in one piece. */
function verdictOf(token: FilledToken, { text, tokens }: FilledReply, { changes, marked }: Laid): TokenVerdict {
  const touching = changes.filter(({ start, end }) => start < token.end && end > token.start);
  const from = Math.min(token.start, ...touching.map(({ start }) => start));
  const to = Math.max(token.end, ...touching.map(({ end }) => end));
  const inside = tokens.filter(({ start, end }) => start < to && end > from);
  const wanted = shownBetween(
    text,
    from,
    Math.max(to, ...inside.map(({ end }) => end)),
    inside.map(({ start, end, expected }) => ({ start, end, text: expected })),
  );
  const all = changes.filter(({ start, end }) => start < Math.max(to, ...inside.map((i) => i.end)) && end > from);
  const got = shownBetween(text, from, Math.max(to, ...inside.map(({ end }) => end)), all);
  const isMarked = marked.some(({ start, end }) => start < token.end && end > token.start);
  const isChanged = touching.length > 0;
  const isAsExpected = got === wanted;
  const isSeen = isMarked && !isChanged;
  if (token.kind === 'claim') {
    const isRight = isAsExpected && (isMarked || !isTakenForOriginal(text.slice(token.start, token.end), token.type));
    return { isRight, isSilent: !isRight, got };
  }
  const isFalse = isChanged
    ? !isPartOf(got, wanted, text.slice(token.start, token.end))
    : isTakenForOriginal(got, token.type);
  return { isRight: isAsExpected, isSilent: !isAsExpected && !isSeen && token.isUnanswerable !== true && isFalse, got };
}

/** Whether only some words were put back: the reader sees a strange name. */
function isPartOf(got: string, wanted: string, standIn: string): boolean {
  const words = (of: string) => of.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const known = new Set([...words(wanted), ...words(standIn)]);
  return !/\d/u.test(got) && words(got).every((word) => known.has(word));
}

const around = (text: string, start: number, end: number) =>
  text.slice(Math.max(0, start - 25), Math.min(text.length, end + 20)).replaceAll('\n', '⏎');

/** A stand-in that the reply merely repeats, what the prompt kept, and numbers of the reply's own are true of the original. */
function isNeedless({ start, end }: Change, { tokens }: FilledReply): boolean {
  const marked = tokens.filter((token) => token.start < end && token.end > start);
  return !marked.some(({ kind, type }) => kind === 'claim' || (type !== undefined && kind !== 'mention'));
}

const KINDS: readonly TokenKind[] = ['mention', 'decoy', 'claim', 'derived'];

export function scoreReply(reply: FilledReply, segments: readonly Segment[]): ReplyScore {
  const laid = layOut(segments);
  const replaced = reply.tokens.filter(({ type }) => type !== undefined);
  const verdicts = replaced.map((token) => ({ token, ...verdictOf(token, reply, laid) }));
  const stray = laid.changes.filter(
    ({ start, end }) => !reply.tokens.some((token) => token.start < end && token.end > start),
  );
  const needless = laid.marked.filter((mark) => isNeedless(mark, reply));
  const missed = verdicts.filter(({ isRight }) => !isRight);
  const tally = (kind: TokenKind): Tally => {
    const of = verdicts.filter(({ token }) => token.kind === kind);
    return { all: of.length, right: of.filter(({ isRight }) => isRight).length };
  };
  const faults = [
    ...missed.map(
      ({ token, got, isSilent }) =>
        `${isSilent ? 'SILENT ' : ''}${token.kind}: "${got}", not "${token.expected}" in "${around(reply.text, token.start, token.end)}"`,
    ),
    ...stray.map(
      ({ start, end, text }) =>
        `SILENT stray: "${reply.text.slice(start, end)}" became "${text}" in "${around(reply.text, start, end)}"`,
    ),
  ];
  return {
    tokens: Object.fromEntries(KINDS.map((kind) => [kind, tally(kind)])) as Record<TokenKind, Tally>,
    isRight: faults.length === 0,
    isSilentlyWrong: stray.length > 0 || missed.some(({ isSilent }) => isSilent),
    marks: { all: laid.marked.length, right: laid.marked.length - needless.length },
    faults,
    needlessMarks: needless.map(({ start, end, text }) => `"${text}" in "${around(reply.text, start, end)}"`),
  };
}
