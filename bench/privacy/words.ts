// The words of a text that the word measures count: without stop words, as both papers leave them out.
import type { Span } from '../../lib/text/span.ts';

export interface Word extends Span {
  readonly text: string;
}

/** English stop words, and the letters that an apostrophe leaves behind. */
const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about above after again against all am an and any are aren as at be because been before being below between both
  but by can cannot could couldn d did didn do does doesn doing don down during each few for from further had hadn has
  hasn have haven having he her here hers herself him himself his how i if in into is isn it its itself just ll m ma me
  mightn more most mustn my myself needn no nor not now o of off on once only or other our ours ourselves out over own
  re s same shan she should shouldn so some such t than that the their theirs them themselves then there these they
  this those through to too under until up ve very was wasn we were weren what when where which while who whom why will
  with won would wouldn y you your yours yourself yourselves`.split(/\s+/),
);

const WORD = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu;

export const wordsOf = (text: string): Word[] =>
  Array.from(text.matchAll(WORD), (match) => ({
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));

export const isStopWord = (word: string) => STOP_WORDS.has(word.toLowerCase());

export const contentWords = (text: string): Word[] => wordsOf(text).filter(({ text: word }) => !isStopWord(word));

/** `word` with the capitals of `model`. */
export function inCaseOf(model: string, word: string): string {
  if (model.length > 1 && model === model.toUpperCase() && /\p{Lu}/u.test(model)) return word.toUpperCase();
  return /^\p{Lu}/u.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
