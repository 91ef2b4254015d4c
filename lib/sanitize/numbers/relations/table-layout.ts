// Finds the tables of a text (pipes, tabs or aligned columns): the row and column of a place, and their headings.

export interface TableCell {
  /** The index of the table in the text. */
  readonly table: number;
  readonly row: number;
  readonly column: number;
  /** The first cell of the row and the cell that heads the column. */
  readonly rowLabel: string;
  readonly header: string;
}

interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const RULE_LINE = /^[\s|:+=-]+$/;

function cellPieces(line: string, offset: number): Piece[] {
  const isAligned = !/[|\t]/.test(line);
  const separator = line.includes('|') ? /\|/g : line.includes('\t') ? /\t/g : / {2,}/g;
  const found: Piece[] = [];
  let at = 0;
  // Empty cells count, because the total of a column often comes after some of them.
  const add = (end: number) => found.push({ start: offset + at, end: offset + end, text: line.slice(at, end).trim() });
  for (const match of line.matchAll(separator)) {
    add(match.index);
    at = match.index + match[0].length;
  }
  add(line.length);
  const filled = found.filter(({ text }) => text !== '');
  return isAligned || filled.length < 2 ? filled : found;
}

/** Reads the tables of a text once, and gives the cell at a place; undefined outside of tables. A table has at least two rows. */
export function tableLayout(text: string): (place: number) => TableCell | undefined {
  const cells: { readonly start: number; readonly end: number; readonly cell: TableCell }[] = [];
  let rows: Piece[][] = [];
  let table = 0;
  const close = () => {
    if (rows.length >= 2) {
      const [first = []] = rows;
      const hasHeader = !first.some((piece) => /\d/.test(piece.text));
      rows.forEach((row, r) => {
        row.forEach((piece, column) => {
          const header = hasHeader && r > 0 ? (first[column]?.text ?? '') : '';
          if (piece.text === '') return;
          const label = row.findIndex(({ text }) => text !== '');
          const rowLabel = column === label ? '' : (row[label]?.text ?? '');
          cells.push({ ...piece, cell: { table, row: r, column, rowLabel, header } });
        });
      });
      table += 1;
    }
    rows = [];
  };
  let offset = 0;
  for (const line of text.split('\n')) {
    const row = cellPieces(line, offset);
    offset += line.length + 1;
    if (RULE_LINE.test(line) && line.trim() !== '') continue;
    if (row.length >= 2) rows.push(row);
    else close();
  }
  close();
  return (place) => cells.find(({ start, end }) => place >= start && place < end)?.cell;
}
