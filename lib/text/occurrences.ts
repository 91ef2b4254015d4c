// Where any of many strings stands as a whole word. Linear in the text, however many strings are looked for.
import { isUnspaced, SPACED_LETTER } from './script.ts';
import type { Span } from './span.ts';

export interface Occurrence extends Span {
  /** The string that stands there. */
  readonly string: string;
}

/** Strings are indexed by this many first letters; shorter strings are ignored. */
const KEY = 3;
const WORD_SIGN = new RegExp(`_|${SPACED_LETTER}`, 'u');

const signBefore = (text: string, at: number) => {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.charAt(at - 1);
};
const signAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0x20);

/** No letter, digit or underscore before and after. A script without spaces has no word borders: "Jelena说" holds "Jelena". */
function isWhole(text: string, { start, end, string }: Occurrence): boolean {
  if (isUnspaced(string)) return true;
  return (
    !(start > 0 && WORD_SIGN.test(signBefore(text, start))) && !(end < text.length && WORD_SIGN.test(signAt(text, end)))
  );
}

/** All occurrences, by place and then the longest first; they may overlap. `strings` have at least three code units. */
export function* occurrences(text: string, strings: Iterable<string>): Generator<Occurrence> {
  const filed = new Map<string, string[]>();
  for (const string of strings) {
    if (string.length < KEY) continue;
    const key = string.slice(0, KEY);
    const others = filed.get(key);
    if (others) others.push(string);
    else filed.set(key, [string]);
  }
  for (const list of filed.values()) list.sort((a, b) => b.length - a.length);
  for (let start = 0; start + KEY <= text.length; start++) {
    for (const string of filed.get(text.slice(start, start + KEY)) ?? []) {
      const found = { start, end: start + string.length, string };
      if (text.startsWith(string, start) && isWhole(text, found)) yield found;
    }
  }
}
