// What the rows of a data file say, in the forms in which the finders use them.

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
