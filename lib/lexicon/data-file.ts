// Reads the files in `data/`: tables with tabs between the columns. Lines that begin with "#" say what a file holds; the first other line
// names the columns.

export class DataFileError extends Error {
  override readonly name = 'DataFileError';
}

/**
 * The rows of a file below its head, one to a line.
 * @throws DataFileError if the file has no rows, or a row is not as the head says: another number of columns, an empty first column, spaces
 * around a value, letters that are not in Unicode's composed form, or a row that stands there twice
 */
export function rowsBelowHead(file: string, path: string): string {
  const [head, ...rows] = file.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const columns = head?.split('\t').length;
  const seen = new Set<string>();
  for (const row of rows) {
    const cells = row.split('\t');
    const isWrong =
      cells.length !== columns ||
      cells[0] === '' ||
      cells.some((cell) => cell !== cell.trim()) ||
      row !== row.normalize();
    if (isWrong || seen.has(row))
      throw new DataFileError(`data/${path}: ${isWrong ? 'malformed' : 'repeated'} row: ${row}`);
    seen.add(row);
  }
  if (rows.length === 0) throw new DataFileError(`data/${path} has no rows.`);
  return rows.join('\n');
}
