// Scores a detector's spans. Pure: spans in, counts out.
import type { Span } from '../lib/text/span.ts';
import { type TypedSpan, withoutTitle } from './borders.ts';

export interface Found extends TypedSpan {
  /** True if the span would be replaced before the prompt leaves. */
  readonly replaced: boolean;
}

export interface TypeScore {
  /** The number of marked spans. */
  readonly gold: number;
  readonly found: number;
  /** Found with the same borders and type. */
  readonly hits: number;
  /** Found with the same borders under whatever type. */
  readonly anyLabel: number;
  /** Marked spans with a telling word, and those of them of which each telling word is inside replaced spans of whatever type. */
  readonly telling: number;
  readonly safe: number;
}

export const NO_SCORE: TypeScore = { gold: 0, found: 0, hits: 0, anyLabel: 0, telling: 0, safe: 0 };

/** Words that tell nothing of what they stand in. Titles say that someone is named, not who. */
const UNTELLING: ReadonlySet<string> = new Set(
  'the a an of and in on at to for by with from de la le les el los las der die das den dem des und et y e da do du di il van von mr mrs ms mme mm dr herr frau'.split(
    ' ',
  ),
);

/** Types that have other names in the product than in the sets. */
const SAME_TYPE: Readonly<Record<string, string>> = {
  MONEY: 'QUANTITY',
  SECRET: 'PASSWORD',
  CRYPTO: 'FINANCIAL',
  VEHICLE: 'ID',
};

function tellingWords(text: string, { start, end }: Span): Span[] {
  return Array.from(text.slice(start, end).matchAll(/[\p{L}\p{M}\p{N}]{2,}/gu), (m) => ({
    start: start + m.index,
    end: start + m.index + m[0].length,
  })).filter((word) => !UNTELLING.has(text.slice(word.start, word.end).toLowerCase()));
}

function covers(sorted: readonly Span[], { start, end }: Span): boolean {
  let at = start;
  for (const span of sorted) {
    if (span.start <= at && span.end > at) at = span.end;
    if (at >= end) return true;
  }
  return false;
}

/** A word of which only a part is replaced is not safe: the rest of a name often gives it away. */
export function isSafe(text: string, gold: Span, found: readonly Found[]): boolean {
  const replaced = found.filter((span) => span.replaced).sort((a, b) => a.start - b.start);
  return tellingWords(text, gold).every((word) => covers(replaced, word));
}

const bordersOf = ({ start, end }: Span) => `${start} ${end}`;
const keyOf = (span: TypedSpan) => `${bordersOf(span)} ${span.type}`;
const uniform =
  (text: string) =>
  <T extends TypedSpan>(span: T): T =>
    withoutTitle(text, { ...span, type: SAME_TYPE[span.type] ?? span.type });

/** Per type of `scope`: exact entities and what would not leak. */
export function scoreExample(
  text: string,
  gold: readonly TypedSpan[],
  found: readonly Found[],
  scope: ReadonlySet<string>,
): ReadonlyMap<string, TypeScore> {
  const scores = new Map<string, TypeScore>();
  const add = (type: string, more: Partial<TypeScore>) =>
    scores.set(type, addScores(scores.get(type) ?? NO_SCORE, { ...NO_SCORE, ...more }));
  const marked = gold.map(uniform(text));
  // A detector may report the same span twice; that is one find.
  const proposed = [...new Map(found.map(uniform(text)).map((span) => [keyOf(span), span])).values()];
  const known = new Set(marked.map(keyOf));
  const borders = new Set(proposed.map(bordersOf));
  for (const span of marked.filter(({ type }) => scope.has(type))) {
    const telling = tellingWords(text, span).length > 0;
    add(span.type, {
      gold: 1,
      anyLabel: Number(borders.has(bordersOf(span))),
      telling: Number(telling),
      safe: Number(telling && isSafe(text, span, found)),
    });
  }
  for (const span of proposed.filter(({ type }) => scope.has(type)))
    add(span.type, { found: 1, hits: Number(known.has(keyOf(span))) });
  return scores;
}

export function addScores(a: TypeScore, b: TypeScore): TypeScore {
  return {
    gold: a.gold + b.gold,
    found: a.found + b.found,
    hits: a.hits + b.hits,
    anyLabel: a.anyLabel + b.anyLabel,
    telling: a.telling + b.telling,
    safe: a.safe + b.safe,
  };
}

export function totalScore(scores: Iterable<TypeScore>): TypeScore {
  return [...scores].reduce(addScores, NO_SCORE);
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);

export const precision = ({ hits, found }: TypeScore) => share(hits, found);
export const recall = ({ hits, gold }: TypeScore) => share(hits, gold);
export const f1 = ({ hits, gold, found }: TypeScore) => share(2 * hits, gold + found);
export const anyLabelRecall = ({ anyLabel, gold }: TypeScore) => share(anyLabel, gold);
/** Share of the sensitive strings of which some telling word would leave. */
export const leak = ({ safe, telling }: TypeScore) => share(telling - safe, telling);
