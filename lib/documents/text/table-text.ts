// Tables as text (CSV): the cells without their quotes; what is written into a cell gets quotes if it needs them.
import { type NotedPiece, type NotedText, notedPieces } from './notation.ts';

const SEPARATORS = [',', ';', '\t', '|'] as const;
type Separator = (typeof SEPARATORS)[number];

/** A cell with any of these is quoted whatever the separator is, so that the table is read with the same separator again. */
const NEEDS_QUOTES = /[",;\t|\r\n]|^\s|\s$/;

const noted = (text: string) => (NEEDS_QUOTES.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

interface Cell {
  readonly text: string;
  readonly end: number;
}

function cellAt(content: string, start: number, separator: Separator): Cell {
  let text = '';
  let at = start;
  if (content[at] === '"') {
    for (at += 1; at < content.length; ) {
      const quote = content.indexOf('"', at);
      const end = quote < 0 ? content.length : quote;
      text += content.slice(at, end);
      at = end + 1;
      if (quote < 0 || content[at] !== '"') break;
      text += '"';
      at += 1;
    }
    at = Math.min(at, content.length);
  }
  let end = at;
  while (end < content.length && content[end] !== separator && content[end] !== '\n' && content[end] !== '\r') end += 1;
  return { text: text + content.slice(at, end), end };
}

/** A cell in quotes, or a character outside one. */
const QUOTED_OR_OTHER = /(?<=^|[,;\t|\r\n])"(?:[^"]|"")*"?|[\s\S]/gy;

/** The separator that stands most often in the first row that has one, outside quotes. */
export function separatorOf(content: string): Separator {
  const counts = new Map<string, number>();
  for (const [token] of content.matchAll(QUOTED_OR_OTHER)) {
    const isRowEnd = token === '\r' || token === '\n';
    if (isRowEnd && counts.size > 0) break;
    if (SEPARATORS.some((separator) => separator === token)) counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  return SEPARATORS.reduce((best, other) => ((counts.get(other) ?? 0) > (counts.get(best) ?? 0) ? other : best));
}

export function tableText(content: string): NotedText {
  const separator = separatorOf(content);
  const pieces: NotedPiece[] = [];
  let before = '';
  for (let start = 0; start <= content.length; ) {
    const { text, end } = cellAt(content, start, separator);
    pieces.push({ before, text, raw: content.slice(start, end), noted });
    before = content[end] === '\r' && content[end + 1] === '\n' ? '\r\n' : (content[end] ?? '');
    if (before === '') break;
    start = end + before.length;
  }
  return notedPieces(pieces, before);
}
