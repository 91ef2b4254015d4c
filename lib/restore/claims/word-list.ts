// How the word lists of claims are written, and how they become one pattern.

/** Words and phrases, separated by line or "|"; "~" at the end stands for any ending. */
function alternatives(list: string): readonly string[] {
  return list
    .split(/[|\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => entry.replace(/~/gu, '[\\p{L}]*').replace(/ /gu, '\\s+'));
}

/** Whole words, whatever their case. */
export const wordPattern = (...lists: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${lists.flatMap(alternatives).join('|')})(?![\\p{L}\\p{N}])`, 'iu');

/** Chinese writes no spaces: a word counts wherever it stands. */
export const characterPattern = (list: string) => new RegExp(alternatives(list).join('|'), 'u');

/** Both kinds together. */
export function eitherPattern(lists: readonly string[], chinese: string): RegExp {
  return new RegExp(`${wordPattern(...lists).source}|${characterPattern(chinese).source}`, 'iu');
}
