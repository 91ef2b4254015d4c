// What the OCR read on a page: words with their places, in lines and paragraphs.
import { hasChinese } from './chinese-columns.ts';
import { chineseWordQuads } from './chinese-line.ts';
import { type Area, areaOf, type Gray, type Point, type Quad, quadOf } from './pixels.ts';

export interface OcrWord {
  readonly text: string;
  /** From 0 to 100, as the OCR itself judges. */
  readonly confidence: number;
  /** Around the ink of the word, tilted with its line. */
  readonly quad: Quad;
  readonly area: Area;
}

export interface OcrLine {
  readonly words: readonly OcrWord[];
}

export interface OcrParagraph {
  readonly lines: readonly OcrLine[];
}

export interface OcrPage {
  readonly width: number;
  readonly height: number;
  /** In degrees, clockwise. */
  readonly tilt: number;
  readonly paragraphs: readonly OcrParagraph[];
}

export const wordsOf = ({ paragraphs }: Pick<OcrPage, 'paragraphs'>): readonly OcrWord[] =>
  paragraphs.flatMap(({ lines }) => lines.flatMap(({ words }) => words));

const LINE_LEVEL = 4;
const WORD_LEVEL = 5;
const COLUMNS = 12;

interface Row {
  readonly paragraph: string;
  readonly area: Area;
  readonly words: { readonly text: string; readonly confidence: number; readonly area: Area }[];
}

/** The lines of Tesseract's table, with places on the prepared page. */
function rowsOf(table: string): readonly Row[] {
  const rows: Row[] = [];
  for (const cells of table.split('\n').map((line) => line.split('\t'))) {
    if (cells.length < COLUMNS) continue;
    const [level, page, block, paragraph, , , left = 0, top = 0, width = 0, height = 0, confidence = 0] =
      cells.map(Number);
    const area = { left, top, right: left + width, bottom: top + height };
    const text = cells
      .slice(COLUMNS - 1)
      .join(' ')
      .trim();
    if (level === LINE_LEVEL) rows.push({ paragraph: `${page} ${block} ${paragraph}`, area, words: [] });
    if (level === WORD_LEVEL && text !== '') rows.at(-1)?.words.push({ text, confidence, area });
  }
  return rows.filter(({ words }) => words.length > 0);
}

/** A page as it was given to the OCR, and the way back to the picture. */
export interface TablePage {
  readonly image: Gray;
  readonly toPicture: (point: Point) => Point;
}

function lineOf({ area, words }: Row, { image, toPicture }: TablePage): OcrLine {
  const texts = words.map(({ text }) => text);
  const quads = hasChinese(texts.join(''))
    ? (chineseWordQuads(image, area, texts) ?? words.map(() => quadOf(area)))
    : words.map((word) => quadOf(word.area));
  return {
    words: words.map(({ text, confidence }, i) => {
      const [topLeft, topRight, bottomRight, bottomLeft] = quads[i] ?? quadOf(area);
      const quad: Quad = [toPicture(topLeft), toPicture(topRight), toPicture(bottomRight), toPicture(bottomLeft)];
      return { text, confidence, quad, area: areaOf(quad) };
    }),
  };
}

/** Reads Tesseract's table of words. */
export function paragraphsOf(table: string, page: TablePage): readonly OcrParagraph[] {
  const groups: OcrLine[][] = [];
  let last: string | undefined;
  for (const row of rowsOf(table)) {
    if (row.paragraph !== last) groups.push([]);
    last = row.paragraph;
    groups.at(-1)?.push(lineOf(row, page));
  }
  return groups.map((lines) => ({ lines }));
}

const topOf = ({ lines }: OcrParagraph): number => lines[0]?.words[0]?.area.top ?? 0;

/** Puts paragraphs that were read later before the first one that begins below them. */
export function inReadingOrder(
  paragraphs: readonly OcrParagraph[],
  later: readonly OcrParagraph[],
): readonly OcrParagraph[] {
  const ordered = [...paragraphs];
  for (const paragraph of later) {
    const at = ordered.findIndex((other) => topOf(other) > topOf(paragraph));
    ordered.splice(at < 0 ? ordered.length : at, 0, paragraph);
  }
  return ordered;
}
