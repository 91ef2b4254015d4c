// What the rows of a data file say, in the forms in which the finders use them.
import { DataFileError } from './data-file.ts';

/** The rows of a file with one column. */
export const wordsOf = (rows: string): readonly string[] => rows.split('\n');

/** The cells of each row. */
export const cellsOf = (rows: string): readonly (readonly string[])[] => rows.split('\n').map((row) => row.split('\t'));

type Row = readonly string[];

const whole = (row: Row): Row => row;
const lastOf = (row: Row): string => row.at(-1) ?? '';

/** What is read from the rows, by a key, in the order of the file. */
function grouped<T>(
  rows: string,
  keyOf: (row: Row) => string,
  read: (row: Row) => T,
): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const row of cellsOf(rows)) {
    const key = keyOf(row);
    const group = groups.get(key);
    if (group) group.push(read(row));
    else groups.set(key, [read(row)]);
  }
  return groups;
}

/** As `grouped`, but splits the rows at the first call: a module is loaded long before a text needs its table, if one ever does. */
function lookup<T>(
  rows: string,
  keyOf: (row: Row) => string,
  read: (row: Row) => T,
): (key: string) => readonly T[] | undefined {
  let groups: ReadonlyMap<string, readonly T[]> | undefined;
  return (key) => {
    groups ??= grouped(rows, keyOf, read);
    return groups.get(key);
  };
}

/** A lookup that fails for a key that no row has, which is misspelt then. */
function knownUses<T>(lookUp: (use: string) => readonly T[] | undefined): (use: string) => readonly T[] {
  return (use) => {
    const found = lookUp(use);
    if (!found) throw new DataFileError(`data: unknown use: ${use}`);
    return found;
  };
}

/** The second column by the first, in the order of the file: words by language, labels by kind. */
export const wordsBy = (rows: string): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    grouped(
      rows,
      ([key = '']) => key,
      ([, word = '']) => word,
    ),
  );

/** The rows by their cells in `columns`, joined by spaces: `rowsBy(rows, [0, 1])`, in the order of the file. */
export const rowsBy = (rows: string, columns: readonly number[]): ReadonlyMap<string, readonly Row[]> =>
  grouped(rows, (row) => columns.map((column) => row[column]).join(' '), whole);

export type WordsByUse<Use extends string = string> = (use: Use, ...languages: readonly string[]) => readonly string[];

/**
 * Reads a table whose last two columns are a use and a word, often behind the language. The function that it returns gives the words of a use
 * in some languages, or in all if none is named.
 * A language may have none. @throws DataFileError for a use that no row has
 */
export function wordsByUse<Use extends string = string>(rows: string): WordsByUse<Use> {
  const rowsFor = knownUses(lookup(rows, (row) => row.at(-2) ?? '', whole));
  return (use, ...languages) => {
    const isAsked = ([language = '']: Row) => languages.length === 0 || languages.includes(language);
    return rowsFor(use).filter(isAsked).map(lastOf);
  };
}

/**
 * The second column by the first, for tables whose first column tells what the code uses the words for.
 * @returns a function that throws if no row begins with the word, which is misspelt then
 */
export const wordsFor = (rows: string): ((use: string) => readonly string[]) =>
  knownUses(
    lookup(
      rows,
      ([use = '']) => use,
      ([, word = '']) => word,
    ),
  );

/** Looks up the last column by the columns before it: `names('ru first-male')` in a table of languages, lists and names. */
export function wordsUnder(rows: string): (key: string) => readonly string[] {
  const byKey = lookup(rows, (row) => row.slice(0, -1).join(' '), lastOf);
  return (key) => byKey(key) ?? [];
}
