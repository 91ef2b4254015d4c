// The one way from words to a part of a regular expression.

/** Escapes `text` so that a regular expression matches it literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Alternatives that are tried in the order of their length, the longest first, so that "São Paulo" is found before "São". Without any, the
 * pattern matches nothing. @param sources parts of regular expressions
 */
export const anyPatternOf = (sources: Iterable<string>): string => {
  const ordered = [...new Set(sources)].sort((a, b) => b.length - a.length);
  return ordered.length === 0 ? '(?!)' : `(?:${ordered.join('|')})`;
};

/** Matches one of the words as they are written, the longest that fits. */
export const anyOf = (words: Iterable<string>): string => anyPatternOf(Array.from(words, escapeRegExp));

/** Matches the word, in which "~" stands for any further letters, or none: "retire~" also matches "retired". */
export const formOf = (word: string): string => escapeRegExp(word).replaceAll('~', '\\p{L}*');

/** Like `anyOf`, for words with "~". */
export const anyFormOf = (words: Iterable<string>): string => anyPatternOf(Array.from(words, formOf));

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/** Whether the word is matched inside a run of letters: it is of a script without spaces, or Korean, which joins endings to its words. */
export const isMatchedInside = (word: string): boolean => UNSPACED.test(word);

/** Like `anyFormOf`, where no letter touches the word, unless it `isMatchedInside`. */
export function anyWholeFormOf(words: Iterable<string>): string {
  const all = [...words];
  const [inside, whole] = [all.filter(isMatchedInside), all.filter((word) => !isMatchedInside(word))];
  return `(?:(?<!\\p{L})${anyFormOf(whole)}(?!\\p{L})|${anyFormOf(inside)})`;
}
