/** Longer selections are made to copy or delete, and would hardly be found in a later prompt. */
const LONGEST_CHARACTERS = 80;
const MOST_WORDS = 8;

/** Whether a selected text is words that the person may want to hide. */
export const isFewWords = (words: string): boolean =>
  words.length <= LONGEST_CHARACTERS && words.split(/\s+/u).length <= MOST_WORDS && /[\p{L}\p{N}]/u.test(words);
