// The words of a text that the word measures count: without stop words, as both papers leave them out.
import type { Span } from '../../lib/text/span.ts';
import { isStopWord } from '../../lib/text/stop-words.ts';

interface Word extends Span {
  readonly text: string;
}

/** A contracted verb is one word, and as such a stop word; a possessive is not part of its word. */
const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’](?!s\b)\p{L}+)*/gu;

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

export const contentWords = (text: string): Word[] => wordsOf(text).filter(({ text: word }) => !isStopWord(word));

/** `word` with the capitals of `model`. */
export function withCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /\p{Lu}/u.test(model)) return word.toUpperCase();
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
