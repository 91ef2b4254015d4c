// Which originals are looked for in what the page sends, and how.
//
// Every request is looked at, and most are none of our business: what is too short to tell anything would stop them all.
// - Four characters and more, and numbers of four digits and more, are looked for wherever they stand as words of their own.
// - Shorter ones ("Bob", "39") are looked for together with the words that stood around them in the prompt.
// - A single word that is also an ordinary word ("Rose", "Page") is looked for as it was written and in capitals, not written small.
// - Six digits and more are looked for however they are grouped.
import { isCommonWord } from '../detect/common-words.ts';
import type { Span } from '../text/span.ts';
import { SHORTEST_NEEDLE } from './scanner.ts';

export interface Sought {
  /** The original, by which it is counted. */
  readonly original: string;
  /** What is looked for: the original, or it and the words around it. */
  readonly needle: string;
  readonly isExact: boolean;
  /** Set where the digits alone tell. */
  readonly digits?: string;
}

const DIGITS_AT_LEAST = 6;
const AROUND = 12;

const charactersIn = (text: string) => [...text].length;

export function isTelling(original: string): boolean {
  const trimmed = original.trim();
  const isShortNumber = /^\D*\d{1,3}\D*$/.test(trimmed) && !/\p{L}{2}/u.test(trimmed);
  return charactersIn(trimmed) >= SHORTEST_NEEDLE && trimmed.length >= SHORTEST_NEEDLE && !isShortNumber;
}

function isNumber(text: string): boolean {
  return text.replace(/\D/g, '').length >= DIGITS_AT_LEAST && !/\p{L}{3}/u.test(text);
}

export function soughtOf(original: string): Sought {
  const needle = original.trim();
  const isWord = /^\p{L}+$/u.test(needle);
  const isExact = isWord && isCommonWord(needle.toLowerCase());
  const sought = { original: needle, needle, isExact };
  return isNumber(needle) ? { ...sought, digits: needle.replace(/\D/g, '') } : sought;
}

/** Whole words only: the person may go on typing at either end. */
function withWordsAround(text: string, { start, end }: Span): string {
  const before = text.slice(Math.max(0, start - AROUND), start).replace(start > AROUND ? /^\S*/ : /^/, '');
  const after = text.slice(end, end + AROUND).replace(end + AROUND < text.length ? /\S*$/ : /$/, '');
  return `${before}${text.slice(start, end)}${after}`.trim();
}

/** What to look for where a span of a prompt is at risk; undefined where not even the words around it would tell. */
export function soughtAt(text: string, span: Span): Sought | undefined {
  const original = text.slice(span.start, span.end).trim();
  if (isTelling(original)) return soughtOf(original);
  if (original === '') return undefined;
  const needle = withWordsAround(text, span);
  const hasNeighbour = /\p{L}{2}/u.test(needle.replace(original, ' '));
  return hasNeighbour && charactersIn(needle) >= 2 * SHORTEST_NEEDLE ? { original, needle, isExact: false } : undefined;
}
