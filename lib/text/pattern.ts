/** `text` as a part of a regular expression that matches it literally. */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words of a list, which spaces separate, as alternatives of a regular expression; `_` stands for a space in a phrase. */
export const alternativesOf = (words: string): string => words.trim().split(/\s+/u).join('|').replaceAll('_', ' ');
