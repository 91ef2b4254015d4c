// Places that may hold text which the OCR did not read, or not surely: handwriting, stamps, letters in photographs. The review shows them.
import { cellAreas } from './cells.ts';
import type { OcrWord } from './ocr-page.ts';
import { evenlyLit } from './page-light.ts';
import { type Area, grayOf, overlaps, type Pixels, shrunk } from './pixels.ts';

/** Below it about every fourth word is wrong. */
const SURE = 60;
const WIDEST = 1400;
const CELL = 10;
/** The share of a cell's neighbouring pixels that differ as ink from paper: letters have more than 0.1, plain surfaces and lines less. */
const LEAST_EDGES = 0.07;
const EDGE = 60;
const LEAST_COLUMNS = 3;

export const unsureWords = (words: readonly OcrWord[]): readonly OcrWord[] =>
  words.filter(({ confidence }) => confidence < SURE);

/** Areas with edges as letters have them, outside of all words and of the areas that are known. */
export function unreadAreas(picture: Pixels, words: readonly OcrWord[], known: readonly Area[]): readonly Area[] {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / WIDEST));
  const image = evenlyLit(shrunk(grayOf(picture), factor));
  const [columns, rows] = [Math.floor(image.width / CELL), Math.floor(image.height / CELL)];
  const taken = new Uint8Array(columns * rows);
  const side = CELL * factor;
  for (const { left, top, right, bottom } of [...words.map(({ area }) => area), ...known])
    for (let row = Math.floor(top / side - 0.5); row < bottom / side + 0.5; row += 1)
      for (let column = Math.floor(left / side - 0.5); column < right / side + 0.5; column += 1)
        if (row >= 0 && column >= 0 && row < rows && column < columns) taken[row * columns + column] = 1;
  const hasLetters = (column: number, row: number): boolean => {
    let edges = 0;
    for (let y = row * CELL; y < (row + 1) * CELL; y += 1)
      for (let x = column * CELL; x < (column + 1) * CELL - 1; x += 1) {
        const at = y * image.width + x;
        if (Math.abs((image.data[at + 1] ?? 0) - (image.data[at] ?? 0)) > EDGE) edges += 1;
      }
    return edges > CELL * CELL * LEAST_EDGES;
  };
  const isMarked = (column: number, row: number) => !taken[row * columns + column] && hasLetters(column, row);
  return cellAreas({ columns, rows, size: side, isMarked })
    .filter((found) => found.columns >= LEAST_COLUMNS)
    .map(({ area }) => area)
    .filter((area) => !known.some((other) => overlaps(area, other)));
}
