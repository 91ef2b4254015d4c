// Puts the pieces of text on a page, in the order in which the page draws them, into lines and cells.

/** A stretch of text at its place. Lengths are in points, `x` and `y` from the upper left corner to the start of the base line. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Direction of the base line in radians, clockwise. */
  readonly angle: number;
  readonly width: number;
  /** Of the letters. */
  readonly size: number;
  readonly family: string;
}

/** A cell of a line, with what stands between it and the cell before. */
export interface Cell extends PlacedText {
  readonly before: string;
}

interface Line {
  readonly angle: number;
  /** Distance of the base line from the corner, across its direction. */
  readonly across: number;
  readonly size: number;
  readonly cells: GrowingCell[];
}

interface GrowingCell {
  readonly first: PlacedText;
  readonly start: number;
  end: number;
  text: string;
}

/** Shares of the letters' size: distances below count as no space at all, as a space, and above as the border of a cell. */
const LETTER_GAP = 0.1;
const CELL_GAP = 1.3;
/** How far a text may jump back and still belong to the line. */
const OVERLAP = 0.5;
const SAME_BASE_LINE = 0.35;
const SAME_ANGLE = 0.02;
/** Larger than the usual distance of lines, in sizes: a paragraph ends. */
const PARAGRAPH_GAP = 1.9;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

const along = ({ x, y, angle }: PlacedText) => x * Math.cos(angle) + y * Math.sin(angle);
const across = ({ x, y, angle }: PlacedText) => y * Math.cos(angle) - x * Math.sin(angle);

const isOnLine = (line: Line, item: PlacedText) =>
  Math.abs(line.angle - item.angle) < SAME_ANGLE &&
  Math.abs(line.across - across(item)) < SAME_BASE_LINE * Math.max(line.size, item.size);

const isSpace = (text: string) => /^\s*$/.test(text);

/** Where an item that the page draws later belongs into an earlier line: directly before or behind one of its cells, without covering another. */
function gapIn(line: Line, item: PlacedText): boolean {
  if (!isOnLine(line, item)) return false;
  const start = along(item);
  const end = start + item.width;
  const reach = CELL_GAP * item.size;
  const touches = line.cells.some((cell) => Math.abs(start - cell.end) < reach || Math.abs(cell.start - end) < reach);
  const slack = OVERLAP * item.size;
  return touches && line.cells.every((cell) => end - slack < cell.start || start + slack > cell.end);
}

function addTo(line: Line, item: PlacedText, hasSpace: boolean): void {
  const start = along(item);
  const end = start + item.width;
  const at = line.cells.findLastIndex((cell) => cell.start <= start);
  const previous = line.cells[at];
  const gap = previous ? start - previous.end : Number.POSITIVE_INFINITY;
  if (previous && gap <= CELL_GAP * item.size) {
    const joint = hasSpace || gap > LETTER_GAP * item.size ? ' ' : '';
    previous.text += (/\s$/.test(previous.text) ? '' : joint) + item.text;
    previous.end = Math.max(previous.end, end);
  } else line.cells.splice(at + 1, 0, { first: item, start, end, text: item.text });
}

/**
 * The lines of a page. Pages are drawn column by column, so the order of drawing is kept; only an item that closes a gap in an earlier line
 * goes there.
 * @param keepsOrder for pages whose order is known to be that of the text
 */
function linesOf(items: readonly PlacedText[], keepsOrder: boolean): readonly Line[] {
  const lines: Line[] = [];
  let hasSpace = false;
  for (const item of items) {
    if (isSpace(item.text)) {
      hasSpace = true;
      continue;
    }
    const last = lines.at(-1);
    const lastEnd = last?.cells.at(-1)?.end ?? Number.POSITIVE_INFINITY;
    const continues = last && isOnLine(last, item) && along(item) > lastEnd - OVERLAP * item.size;
    const line = continues ? last : keepsOrder ? undefined : lines.find((earlier) => gapIn(earlier, item));
    if (line) addTo(line, item, hasSpace);
    else {
      const start = along(item);
      const cell = { first: item, start, end: start + item.width, text: item.text };
      lines.push({ angle: item.angle, across: across(item), size: item.size, cells: [cell] });
    }
    hasSpace = false;
  }
  return lines;
}

const startOf = (line: Line) => line.cells[0]?.start ?? 0;
const endOf = (line: Line) => line.cells.at(-1)?.end ?? 0;
const textOf = (line: Line) => line.cells.map(({ text }) => text).join('\t');

/** Whether the line ended because its next word did not fit: then both are parts of one paragraph. */
function wraps(line: Line, next: Line, right: number): boolean {
  if (line.cells.length > 1 || next.cells.length > 1) return false;
  const text = textOf(next);
  const word = IDEOGRAPH.test(text[0] ?? '') ? 1 : (text.match(/^\S+/)?.[0].length ?? 0);
  const letter = (endOf(next) - startOf(next)) / Math.max(1, text.length);
  return endOf(line) + letter * (word + 1) > right - letter;
}

/** What stands between two lines. A wrapped line is joined, so that a name on its border is one name. */
function between(line: Line, next: Line, lines: readonly Line[]): string {
  const distance = next.across - line.across;
  const size = Math.max(line.size, next.size);
  if (Math.abs(line.angle - next.angle) >= SAME_ANGLE || distance <= 0) return '\n';
  if (distance > PARAGRAPH_GAP * size) return '\n\n';
  const indent = 3 * size;
  const column = lines.filter((other) => Math.abs(startOf(other) - startOf(next)) < indent && other.cells.length === 1);
  const right = Math.max(...column.map(endOf));
  if (Math.abs(startOf(line) - startOf(next)) > indent || !wraps(line, next, right)) return '\n';
  return IDEOGRAPH.test(textOf(line).at(-1) ?? '') && IDEOGRAPH.test(textOf(next)[0] ?? '') ? '' : ' ';
}

/** The cells of a page in reading order. */
export function cellsOf(items: readonly PlacedText[], keepsOrder = false): readonly Cell[] {
  const lines = linesOf(items, keepsOrder);
  return lines.flatMap((line, at) => {
    const previous = lines[at - 1];
    const beforeLine = previous ? between(previous, line, lines) : '\n\n';
    return line.cells.map(({ first, start, end, text }, cell) => ({
      ...first,
      text: text.trim(),
      width: end - start,
      before: cell > 0 ? '\t' : beforeLine,
    }));
  });
}
