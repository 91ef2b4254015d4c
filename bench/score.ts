// What a detector's spans are worth. Pure: spans in, counts out.
import type { Span } from '../lib/text/span.ts';
import type { Marked } from './sets.ts';

export interface Found extends Marked {
  /** Would be replaced before the prompt leaves. */
  readonly replaced: boolean;
}

export interface TypeScore {
  readonly gold: number;
  readonly found: number;
  readonly hits: number;
  /** Gold spans of which every telling word is inside some replaced span, whatever its type. */
  readonly safe: number;
}

export const NOTHING: TypeScore = { gold: 0, found: 0, hits: 0, safe: 0 };

/** Words that tell nothing of what they stand in. Titles say that someone is named, not who. */
const UNTELLING: ReadonlySet<string> = new Set(
  'the a an of and in on at to for by with from de la le les el los las der die das den dem des und et y e da do du di il van von mr mrs ms mme mm dr herr frau'.split(
    ' ',
  ),
);

export function tellingWords(text: string, { start, end }: Span): Span[] {
  return Array.from(text.slice(start, end).matchAll(/[\p{L}\p{N}]{2,}/gu), (m) => ({
    start: start + m.index,
    end: start + m.index + m[0].length,
  })).filter((word) => !UNTELLING.has(text.slice(word.start, word.end).toLowerCase()));
}

function covers(replaced: readonly Span[], { start, end }: Span): boolean {
  let at = start;
  for (const span of replaced) {
    if (span.start <= at && span.end > at) at = span.end;
    if (at >= end) return true;
  }
  return false;
}

export function isSafe(text: string, gold: Span, found: readonly Found[]): boolean {
  const replaced = found.filter((span) => span.replaced).sort((a, b) => a.start - b.start);
  return tellingWords(text, gold).every((word) => covers(replaced, word));
}

const keyOf = ({ start, end, type }: Marked) => `${start} ${end} ${type}`;

/** Per type of `scope`: exact entities and what would not leak. */
export function scoreExample(
  text: string,
  gold: readonly Marked[],
  found: readonly Found[],
  scope: ReadonlySet<string>,
): ReadonlyMap<string, TypeScore> {
  const scores = new Map<string, TypeScore>();
  const add = (type: string, more: Partial<TypeScore>) =>
    scores.set(type, plus(scores.get(type) ?? NOTHING, { ...NOTHING, ...more }));
  const known = new Set(gold.map(keyOf));
  for (const span of gold) {
    if (scope.has(span.type)) add(span.type, { gold: 1, safe: isSafe(text, span, found) ? 1 : 0 });
  }
  for (const span of found) {
    if (scope.has(span.type)) add(span.type, { found: 1, hits: known.has(keyOf(span)) ? 1 : 0 });
  }
  return scores;
}

export function plus(a: TypeScore, b: TypeScore): TypeScore {
  return { gold: a.gold + b.gold, found: a.found + b.found, hits: a.hits + b.hits, safe: a.safe + b.safe };
}

export function total(scores: Iterable<TypeScore>): TypeScore {
  return [...scores].reduce(plus, NOTHING);
}

const share = (part: number, whole: number) => (whole === 0 ? Number.NaN : part / whole);

export const precision = ({ hits, found }: TypeScore) => share(hits, found);
export const recall = ({ hits, gold }: TypeScore) => share(hits, gold);
export const f1 = ({ hits, gold, found }: TypeScore) => share(2 * hits, gold + found);
/** Share of the sensitive strings of which some telling word would leave. */
export const leak = ({ safe, gold }: TypeScore) => share(gold - safe, gold);
