// Joins neighbouring cells of a grid into areas.
import type { Area } from './pixels.ts';

export interface CellGrid {
  readonly columns: number;
  readonly rows: number;
  /** The side of a cell in pixels. */
  readonly size: number;
  readonly isMarked: (column: number, row: number) => boolean;
}

export interface CellArea {
  readonly area: Area;
  readonly columns: number;
  readonly rows: number;
  /** How many cells of the area are marked, from 0 to 1. */
  readonly share: number;
}

/** The boxes around marked cells that touch, corners too. */
export function cellAreas({ columns, rows, size, isMarked }: CellGrid): readonly CellArea[] {
  const seen = new Uint8Array(columns * rows);
  const areas: CellArea[] = [];
  const take = (column: number, row: number): boolean => {
    const at = row * columns + column;
    if (column < 0 || row < 0 || column >= columns || row >= rows || seen[at] || !isMarked(column, row)) return false;
    seen[at] = 1;
    return true;
  };
  for (let start = 0; start < columns * rows; start += 1) {
    const first: [number, number] = [start % columns, Math.floor(start / columns)];
    if (!take(...first)) continue;
    const found = [first];
    for (const [column, row] of found)
      for (let v = row - 1; v <= row + 1; v += 1)
        for (let u = column - 1; u <= column + 1; u += 1) if (take(u, v)) found.push([u, v]);
    const left = Math.min(...found.map(([column]) => column));
    const right = Math.max(...found.map(([column]) => column)) + 1;
    const top = Math.min(...found.map(([, row]) => row));
    const bottom = Math.max(...found.map(([, row]) => row)) + 1;
    const [wide, tall] = [right - left, bottom - top];
    const area = { left: left * size, top: top * size, right: right * size, bottom: bottom * size };
    areas.push({ area, columns: wide, rows: tall, share: found.length / (wide * tall) });
  }
  return areas;
}
