// What the OCR read on a page: words with their places, in lines and paragraphs.
import type { Area, Point, Quad } from './pixels.ts';
import { areaOf, quadOf } from './pixels.ts';

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

const WORD_LEVEL = 5;
const COLUMNS = 12;

interface Row {
  readonly paragraph: string;
  readonly line: string;
  readonly word: OcrWord;
}

function rowOf(line: string, toPicture: (point: Point) => Point): Row | undefined {
  const cells = line.split('\t');
  if (cells.length < COLUMNS) return undefined;
  const [level, page, block, paragraph, textLine, , left, top, width, height, confidence] = cells
    .slice(0, COLUMNS - 1)
    .map(Number) as [number, number, number, number, number, number, number, number, number, number, number];
  const text = cells
    .slice(COLUMNS - 1)
    .join(' ')
    .trim();
  if (level !== WORD_LEVEL || text === '') return undefined;
  const corners = quadOf({ left, top, right: left + width, bottom: top + height });
  const quad = corners.map(toPicture) as unknown as Quad;
  return {
    paragraph: `${page} ${block} ${paragraph}`,
    line: `${page} ${block} ${paragraph} ${textLine}`,
    word: { text, confidence, quad, area: areaOf(quad) },
  };
}

function grouped<Value>(values: readonly Value[], keyOf: (value: Value) => string): Value[][] {
  const groups: Value[][] = [];
  let last: string | undefined;
  for (const value of values) {
    const key = keyOf(value);
    if (key === last) groups.at(-1)?.push(value);
    else groups.push([value]);
    last = key;
  }
  return groups;
}

/** Reads Tesseract's table of words. @param toPicture gives a place of the prepared page on the picture */
export function paragraphsOf(table: string, toPicture: (point: Point) => Point): readonly OcrParagraph[] {
  const rows = table
    .split('\n')
    .map((line) => rowOf(line, toPicture))
    .filter((row) => row !== undefined);
  return grouped(rows, ({ paragraph }) => paragraph).map((inParagraph) => ({
    lines: grouped(inParagraph, ({ line }) => line).map((inLine) => ({ words: inLine.map(({ word }) => word) })),
  }));
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
