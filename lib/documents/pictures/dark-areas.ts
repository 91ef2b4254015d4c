// Finds dark bands and boxes on a light page, whose light letters the OCR does not see beside dark ones.
import { cellAreas } from './cells.ts';
import type { Area, Gray } from './pixels.ts';

const CELL = 12;
const DARK = 115;
/** In cells: a band of one line of small type is about that tall. */
const LEAST_ROWS = 2;
const LEAST_COLUMNS = 4;
const LEAST_SHARE = 0.6;
const MOST_AREAS = 8;

/** The share of dark pixels in a cell. */
function darkShare({ width, height, data }: Gray, column: number, row: number): number {
  let dark = 0;
  let count = 0;
  for (let y = row * CELL; y < Math.min((row + 1) * CELL, height); y += 1)
    for (let x = column * CELL; x < Math.min((column + 1) * CELL, width); x += 1, count += 1)
      if ((data[y * width + x] ?? 255) < DARK) dark += 1;
  return count === 0 ? 0 : dark / count;
}

/** The largest dark areas, none of which is most of the page. @param page gray, as photographed */
export function darkAreas(page: Gray): readonly Area[] {
  const columns = Math.ceil(page.width / CELL);
  const rows = Math.ceil(page.height / CELL);
  const isMarked = (column: number, row: number) => darkShare(page, column, row) > 0.55;
  return cellAreas({ columns, rows, size: CELL, isMarked })
    .filter((found) => found.rows >= LEAST_ROWS && found.columns >= LEAST_COLUMNS && found.share >= LEAST_SHARE)
    .map(({ area: { left, top, right, bottom } }) => ({
      left,
      top,
      right: Math.min(right, page.width),
      bottom: Math.min(bottom, page.height),
    }))
    .filter(({ left, top, right, bottom }) => (right - left) * (bottom - top) < page.width * page.height * 0.7)
    .sort((a, b) => (b.right - b.left) * (b.bottom - b.top) - (a.right - a.left) * (a.bottom - a.top))
    .slice(0, MOST_AREAS);
}
