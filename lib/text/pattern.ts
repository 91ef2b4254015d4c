/** Escapes `text` so that a regular expression matches it literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Turns a list of words, separated by spaces, into alternatives of a regular expression. Write `_` for a space inside a phrase. */
export const alternativesOf = (words: string): string => words.trim().split(/\s+/u).join('|').replaceAll('_', ' ');
