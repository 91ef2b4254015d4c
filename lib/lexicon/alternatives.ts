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

/** Turns a list of words, separated by spaces, into alternatives of a regular expression. Write `_` for a space inside a phrase. */
export const alternativesOf = (words: string): string => words.trim().split(/\s+/u).join('|').replaceAll('_', ' ');
