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

/** The rows by their cells in `columns`, joined by spaces: `rowsBy(rows, [0, 1])`, in the order of the file. */
export function rowsBy(rows: string, columns: readonly number[]): ReadonlyMap<string, readonly (readonly string[])[]> {
  const groups = new Map<string, (readonly string[])[]>();
  for (const cells of cellsOf(rows)) {
    const key = columns.map((column) => cells[column]).join(' ');
    const group = groups.get(key);
    if (group) group.push(cells);
    else groups.set(key, [cells]);
  }
  return groups;
}

export type WordsByUse<Use extends string = string> = (use: Use, ...languages: readonly string[]) => readonly string[];

/**
 * Reads a table whose last two columns are a use and a word, often behind the language. The function that it returns gives the words of a use
 * in some languages, or in all if none is named.
 * A language may have none. @throws DataFileError for a use that no row has
 */
export function wordsByUse<Use extends string = string>(rows: string): WordsByUse<Use> {
  const byUse = new Map<string, (readonly string[])[]>();
  for (const row of cellsOf(rows)) {
    const known = byUse.get(row.at(-2) ?? '');
    if (known) known.push(row);
    else byUse.set(row.at(-2) ?? '', [row]);
  }
  return (use, ...languages) => {
    const found = byUse.get(use);
    if (!found) throw new DataFileError(`data: unknown use: ${use}`);
    const isAsked = ([language = '']: readonly string[]) => languages.length === 0 || languages.includes(language);
    return found.filter(isAsked).map((row) => row.at(-1) ?? '');
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
    if (!found) throw new DataFileError(`data: unknown use: ${use}`);
    return found;
  };
}

/**
 * Looks up the last column by the columns before it: `names('ru first-male')` in a table of languages, lists and names. The rows are split
 * at the first call. No word has a key that no row has.
 */
export function wordsUnder(rows: string): (key: string) => readonly string[] {
  let byKey: Map<string, string[]> | undefined;
  const split = () => {
    const found = new Map<string, string[]>();
    for (const cells of cellsOf(rows)) {
      const key = cells.slice(0, -1).join(' ');
      const words = found.get(key) ?? [];
      found.set(key, words);
      words.push(cells.at(-1) ?? '');
    }
    return found;
  };
  return (key) => {
    byKey ??= split();
    return byKey.get(key) ?? [];
  };
}
