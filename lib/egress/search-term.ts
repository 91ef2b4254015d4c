// Decides how each original is searched for in the page's requests.
//
// Every request is searched, and most have nothing to do with the prompt: a search for very short texts would stop all of them.
// - Originals of four characters or more, and numbers of four digits or more, are searched for as whole words anywhere, and in the forms of
//   `entity-forms.ts`.
// - Shorter ones ("Bob", "39") are searched for together with the words around them in the prompt.
// - A single word that is also an ordinary word ("Rose", "Page") is searched for as it was written and in capitals, but not in lower case.
// - Numbers of six digits or more are searched for however their digits are grouped.
import type { EntityType } from '../detect/annotation.ts';
import { isCommonWord } from '../detect/common-words.ts';
import type { Span } from '../text/span.ts';
import { MIN_NEEDLE_LENGTH } from './scanner.ts';

export interface SearchTerm {
  /** The original as the person wrote it; findings are counted by it. */
  readonly original: string;
  /** The text to search for: the original, or the original with the words around it. */
  readonly needle: string;
  readonly isExact: boolean;
  /** Set if the original's digits are searched for by themselves, however they are grouped. */
  readonly digits?: string;
  /** What the original is: a person is searched for by the parts of the name too. */
  readonly type?: EntityType;
}

const DIGITS_AT_LEAST = 6;
const CHARACTERS_AROUND = 12;

const charactersIn = (text: string) => [...text].length;

export function isSearchableAlone(original: string): boolean {
  const trimmed = original.trim();
  const isShortNumber = /^\D*\d{1,3}\D*$/.test(trimmed) && !/\p{L}{2}/u.test(trimmed);
  return charactersIn(trimmed) >= MIN_NEEDLE_LENGTH && trimmed.length >= MIN_NEEDLE_LENGTH && !isShortNumber;
}

function isLongNumber(text: string): boolean {
  return text.replace(/\D/g, '').length >= DIGITS_AT_LEAST && !/\p{L}{3}/u.test(text);
}

export function searchTermFor(original: string, type?: EntityType): SearchTerm {
  const needle = original.trim();
  const isWord = /^\p{L}+$/u.test(needle);
  const isExact = isWord && isCommonWord(needle.toLowerCase());
  const sought = { original: needle, needle, isExact, ...(type === undefined ? {} : { type }) };
  return isLongNumber(needle) ? { ...sought, digits: needle.replace(/\D/g, '') } : sought;
}

/** The original with whole words before and after it. Half words are cut off, because the person may go on typing at either end. */
function withWordsAround(text: string, { start, end }: Span): string {
  const before = text
    .slice(Math.max(0, start - CHARACTERS_AROUND), start)
    .replace(start > CHARACTERS_AROUND ? /^\S*/ : /^/, '');
  const after = text
    .slice(end, end + CHARACTERS_AROUND)
    .replace(end + CHARACTERS_AROUND < text.length ? /(?<!\S)\S*$/ : /$/, '');
  return `${before}${text.slice(start, end)}${after}`.trim();
}

/** The search term for a span of a prompt at risk; undefined if even with the words around it the text is too short. */
export function searchTermAt(text: string, span: Span & { readonly type?: EntityType }): SearchTerm | undefined {
  const original = text.slice(span.start, span.end).trim();
  if (isSearchableAlone(original)) return searchTermFor(original, span.type);
  if (original === '') return undefined;
  const needle = withWordsAround(text, span);
  const hasNeighbour = /\p{L}{2}/u.test(needle.replace(original, ' '));
  return hasNeighbour && charactersIn(needle) >= 2 * MIN_NEEDLE_LENGTH
    ? { original, needle, isExact: false }
    : undefined;
}
