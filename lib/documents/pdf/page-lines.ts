// Puts the pieces of text on a page, in the order in which the page draws them, into lines and cells.

/** A stretch of text at its place. Lengths are in points, `x` and `y` from the upper left corner to the start of the base line. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Direction of the base line in radians, clockwise. */
  readonly angle: number;
  readonly width: number;
  /** Height of the letters, as the font counts it. */
  readonly size: number;
  readonly family: string;
  /** The value of a form field, which belongs on the line of its label, however far that is. */
  readonly isField?: true;
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
  readonly end: number;
  readonly text: string;
}

/** Shares of the letters' size: distances below count as no space at all, as a space, and above as the border of a cell. */
const LETTER_GAP = 0.1;
const CELL_GAP = 0.9;
/** How far a text may jump back and still belong to the line. */
const OVERLAP = 0.5;
const SAME_BASE_LINE = 0.35;
const SAME_ANGLE = 0.02;
/** Larger than the usual distance of lines, in sizes: a paragraph ends. */
const PARAGRAPH_GAP = 1.9;
/** A shorter line ends where its writer ended it. In sizes. */
const SHORTEST_WRAPPED = 12;
/** A line of a list of labels and values, such as an address, starts anew. */
const LABEL = /^[^\s:：]{1,14} ?[:：]/u;
/** A hyphen is kept, and what it joins is one word. */
const HYPHENATED = /[\p{L}\p{N}][-\u2010\u00ad]$/u;
const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;

/** Letters whose meaning a document does not tell: from private fonts, or without any code. */
export const UNKNOWN_LETTERS = /[\p{Co}\p{Cn}\ufffd]/gu;

/** Control characters and halves of characters are spaces: programs that read text leave them out. */
export const legible = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, ' ');

const along = ({ x, y, angle }: PlacedText) => x * Math.cos(angle) + y * Math.sin(angle);
const across = ({ x, y, angle }: PlacedText) => y * Math.cos(angle) - x * Math.sin(angle);

const isOnLine = (line: Line, item: PlacedText) =>
  Math.abs(line.angle - item.angle) < SAME_ANGLE &&
  Math.abs(line.across - across(item)) < SAME_BASE_LINE * Math.max(line.size, item.size);

const isSpace = (text: string) => /^\s*$/.test(text);

/** Whether an item that is drawn later belongs into an earlier line: directly before or behind one of its cells, without covering another. */
function closesGap(line: Line, item: PlacedText): boolean {
  if (!isOnLine(line, item)) return false;
  const start = along(item);
  const end = start + item.width;
  const reach = item.isField ? Number.POSITIVE_INFINITY : CELL_GAP * item.size;
  const touches = line.cells.some((cell) => Math.abs(start - cell.end) < reach || Math.abs(cell.start - end) < reach);
  const slack = OVERLAP * item.size;
  return touches && line.cells.every((cell) => end - slack < cell.start || start + slack > cell.end);
}

function joined(left: GrowingCell, right: GrowingCell, hasSpace: boolean): GrowingCell {
  const isApart = hasSpace || right.start - left.end > LETTER_GAP * right.first.size;
  const joint = isApart && !/\s$/.test(left.text) ? ' ' : '';
  return { ...left, end: Math.max(left.end, right.end), text: left.text + joint + right.text };
}

const isOneCell = (left: GrowingCell, right: GrowingCell) => right.start - left.end <= CELL_GAP * right.first.size;

/** Adds an item to the cells of a line, and joins cells between which it closes the gap. */
function addTo(line: Line, item: PlacedText, hasSpace: boolean): void {
  const start = along(item);
  let cell: GrowingCell = { first: item, start, end: start + item.width, text: item.text };
  let at = line.cells.findLastIndex((other) => other.start <= start) + 1;
  let replaced = 0;
  const [previous, next] = [line.cells[at - 1], line.cells[at]];
  if (previous && isOneCell(previous, cell)) {
    cell = joined(previous, cell, hasSpace);
    at -= 1;
    replaced += 1;
  }
  if (next && isOneCell(cell, next)) {
    cell = joined(cell, next, false);
    replaced += 1;
  }
  line.cells.splice(at, replaced, cell);
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
    const line = continues ? last : keepsOrder ? undefined : lines.find((earlier) => closesGap(earlier, item));
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
  if (LABEL.test(text) || endOf(line) - startOf(line) < SHORTEST_WRAPPED * line.size) return false;
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
  const [left, rest] = [textOf(line), textOf(next)];
  if (HYPHENATED.test(left)) return '';
  return IDEOGRAPH.test(left.at(-1) ?? '') && IDEOGRAPH.test(rest[0] ?? '') ? '' : ' ';
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
