// Puts originals in the place of surrogates. Pure and synchronous: it runs inside the page's own mutation callbacks.
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';

export interface Matcher {
  readonly apply: (text: string) => readonly Segment[];
  /** The longest surrogate: how far back a streamed text may still change its meaning. */
  readonly longest: number;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** What a reply may put between the digits of a number, and between the words of a phrase (markdown emphasis included). */
const BETWEEN_DIGITS = "[\\s\\u00a0\\u202f\\-–.,'’/()]{0,3}";
const BETWEEN_WORDS = '[\\s\\u00a0*_]+';
const foldSpace = (text: string) => text.replace(/[\s\u00a0*_]+/gu, ' ').toLowerCase();
const foldDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

function patternOf({ surrogate, shape }: RestorePair): string {
  if (shape === 'digits') {
    const characters = Array.from(foldDigits(surrogate), escaped);
    const plus = surrogate.trimStart().startsWith('+') ? '(?:\\+)?' : '';
    return plus + characters.join(BETWEEN_DIGITS);
  }
  return surrogate.split(/\s+/u).map(escaped).join(BETWEEN_WORDS);
}

const keyOf = ({ surrogate, shape }: RestorePair) =>
  shape === 'digits' ? foldDigits(surrogate) : foldSpace(surrogate);

/** Digits and letters of the original in the grouping that the reply chose; as it was written where the counts differ. */
function regrouped(original: string, match: string): string {
  const values = Array.from(original.replace(/[^\p{L}\p{N}]/gu, ''));
  if (values.length !== Array.from(match.replace(/[^\p{L}\p{N}]/gu, '')).length) return original;
  let at = 0;
  return match.replace(/[\p{L}\p{N}]/gu, (old) => values[at++] ?? old);
}

function recased(original: string, surrogate: string, match: string): string {
  if (match === surrogate) return original;
  if (match === match.toUpperCase() && surrogate !== surrogate.toUpperCase()) return original.toUpperCase();
  if (match === match.toLowerCase() && surrogate !== surrogate.toLowerCase()) return original.toLowerCase();
  if (/^\p{Lu}/u.test(match) && /^\p{Ll}/u.test(original)) return original.charAt(0).toUpperCase() + original.slice(1);
  return original;
}

function originalFor(pair: RestorePair, match: string): string {
  return pair.shape === 'digits' ? regrouped(pair.original, match) : recased(pair.original, pair.surrogate, match);
}

/** Compiles once, applies often. Longer surrogates win over their parts. */
export function compilePairs(pairs: readonly RestorePair[]): Matcher {
  const byKey = new Map<string, RestorePair[]>();
  for (const pair of pairs) {
    if (pair.surrogate.trim() === '') continue;
    const same = byKey.get(keyOf(pair)) ?? [];
    byKey.set(keyOf(pair), [...same, pair]);
  }
  const distinct = [...byKey.values()]
    .flatMap((same) => same[0] ?? [])
    .sort((a, b) => b.surrogate.length - a.surrogate.length);
  if (distinct.length === 0) return { longest: 0, apply: (text) => (text === '' ? [] : [{ text }]) };
  // A letter or digit on either side means that the match is part of something longer.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${distinct.map(patternOf).join('|')})(?![\\p{L}\\p{N}_])`, 'giu');

  const pairFor = (match: string): RestorePair | undefined => {
    const same = byKey.get(foldSpace(match)) ?? byKey.get(foldDigits(match)) ?? [];
    return same.find((pair) => pair.surrogate === match) ?? same[0];
  };

  function apply(text: string): readonly Segment[] {
    const segments: Segment[] = [];
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const pair = pairFor(match[0]);
      if (!pair) continue;
      if (match.index > at) segments.push({ text: text.slice(at, match.index) });
      segments.push({ text: originalFor(pair, match[0]), surrogate: match[0], type: pair.type });
      at = match.index + match[0].length;
    }
    if (at < text.length) segments.push({ text: text.slice(at) });
    return segments;
  }

  return { apply, longest: Math.max(...distinct.map((pair) => pair.surrogate.length)) };
}

export function applyPairs(reply: string, pairs: readonly RestorePair[]): readonly Segment[] {
  return compilePairs(pairs).apply(reply);
}
