// What the rows of a data file say, in the forms in which the finders use them.
import { DataFileError } from './data-file.ts';

/** The rows of a file with one column. */
export const wordsOf = (rows: string): readonly string[] => rows.split('\n');

/** The cells of each row. */
export const cellsOf = (rows: string): readonly (readonly string[])[] => rows.split('\n').map((row) => row.split('\t'));

/** The second column by the first, in the order of the file: words by language, labels by kind. */
export function wordsBy(rows: string): Readonly<Record<string, readonly string[]>> {
  const words: Record<string, string[]> = {};
  for (const [key = '', word = ''] of cellsOf(rows)) {
    words[key] ??= [];
    words[key].push(word);
  }
  return words;
}

/**
 * Reads a table of language, use and word. The function that it returns gives the words of a use in some languages, or in all if none is named.
 * @throws DataFileError if there are none, as for a use that is misspelt
 */
export function wordsByUse(rows: string): (use: string, ...languages: readonly string[]) => readonly string[] {
  const cells = cellsOf(rows);
  return (use, ...languages) => {
    const found = cells.filter(
      ([language = '', of]) => of === use && (languages.length === 0 || languages.includes(language)),
    );
    if (found.length === 0)
      throw new DataFileError(`No words for "${use}" in ${languages.join(', ') || 'any language'}.`);
    return found.map(([, , word = '']) => word);
  };
}

/**
 * The second column by the first, for tables whose first column tells what the code uses the words for.
 * @returns a function that throws if no row begins with the word, which is misspelt then
 */
export function wordsFor(rows: string): (use: string) => readonly string[] {
  const words = wordsBy(rows);
  return (use) => {
    const found = words[use];
    if (!found) throw new RangeError(`No row begins with "${use}".`);
    return found;
  };
}
