// Lays out what a document says beside its pages (comments, targets of links, titles, names of attached files) on pages that are added at its end.
import { type Cell, legible } from './page-lines.ts';

const MARGIN = 50;
const SIZE = 10;
const LINE_HEIGHT = 15;
const LINE_LETTERS = 80;
const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uffef]/u;

/** About how wide a text is, in its font's size. */
export const estimatedWidth = (text: string): number =>
  [...text].reduce((width, letter) => width + (WIDE.test(letter) ? 1 : 0.5), 0);

interface NoteLine {
  readonly before: string;
  readonly text: string;
}

/** Breaks a text at spaces. A longer word keeps its line, on which it is squeezed. */
function wrapped(text: string): readonly NoteLine[] {
  const lines: NoteLine[] = [];
  for (const paragraph of text.split(/[\r\n]+/)) {
    let line = '';
    let before = '\n';
    for (const word of legible(paragraph)
      .split(/\s+/)
      .filter((part) => part)) {
      if (line && estimatedWidth(line) + estimatedWidth(word) > LINE_LETTERS / 2) {
        lines.push({ before, text: line });
        before = ' ';
        line = '';
      }
      line += (line ? ' ' : '') + word;
    }
    if (line) lines.push({ before, text: line });
  }
  return lines;
}

export interface NotesPage {
  readonly width: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

export function notesPages(notes: readonly string[], width: number, height: number): readonly NotesPage[] {
  const lines = notes.flatMap(wrapped);
  const perPage = Math.max(1, Math.floor((height - 2 * MARGIN) / LINE_HEIGHT));
  const pages: NotesPage[] = [];
  for (let at = 0; at < lines.length; at += perPage) {
    const cells = lines.slice(at, at + perPage).map(({ before, text }, row) => ({
      before: row === 0 ? '\n\n' : before,
      text,
      x: MARGIN,
      y: MARGIN + row * LINE_HEIGHT,
      angle: 0,
      width: Math.min(Math.max(SIZE, width - 2 * MARGIN), estimatedWidth(text) * SIZE),
      size: SIZE,
      family: 'sans-serif',
    }));
    pages.push({ width, height, cells });
  }
  return pages;
}
