// Finds all places in a text where one of many strings stands as a whole word. The time depends on the length of the text and hardly on the
// number of strings.
import { hasUnspacedLetter, LETTER_OR_DIGIT_OF_SPACED_SCRIPT } from './script.ts';
import type { Span } from './span.ts';

export interface Occurrence extends Span {
  /** The string that was found at this span. */
  readonly string: string;
}

/** How many first letters of each string are its key in the index. Shorter strings are ignored. */
const INDEXED_LETTERS = 3;
const WORD_CHARACTER = new RegExp(`_|${LETTER_OR_DIGIT_OF_SPACED_SCRIPT}`, 'u');

const characterBefore = (text: string, at: number) => {
  const low = text.charCodeAt(at - 1);
  return low >= 0xdc00 && low <= 0xdfff ? text.slice(at - 2, at) : text.charAt(at - 1);
};
const characterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0x20);

/** Whether no letter, digit or underscore touches a string. Letters of scripts without spaces may: "Jelena" in "Jelena说" is whole. */
function isWhole(text: string, { start, end, string }: Occurrence): boolean {
  if (hasUnspacedLetter(string)) return true;
  return (
    !(start > 0 && WORD_CHARACTER.test(characterBefore(text, start))) &&
    !(end < text.length && WORD_CHARACTER.test(characterAt(text, end)))
  );
}

/** All occurrences, ordered by their start, the longest first; they may overlap. Strings under three code units are ignored. */
export function* occurrences(text: string, strings: Iterable<string>): Generator<Occurrence> {
  const byFirstLetters = new Map<string, string[]>();
  for (const string of strings) {
    if (string.length < INDEXED_LETTERS) continue;
    const key = string.slice(0, INDEXED_LETTERS);
    const others = byFirstLetters.get(key);
    if (others) others.push(string);
    else byFirstLetters.set(key, [string]);
  }
  for (const list of byFirstLetters.values()) list.sort((a, b) => b.length - a.length);
  for (let start = 0; start + INDEXED_LETTERS <= text.length; start++) {
    for (const string of byFirstLetters.get(text.slice(start, start + INDEXED_LETTERS)) ?? []) {
      const found = { start, end: start + string.length, string };
      if (text.startsWith(string, start) && isWhole(text, found)) yield found;
    }
  }
}
