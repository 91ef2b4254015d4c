// Joins the pieces of text of a document (the runs of a paragraph, the cells of a row) into one text, and gives an edited text back to its pieces.
import type { Span } from '../text/span.ts';
import type { TextEdit } from './document.ts';

export interface TextPiece {
  /** What stands between the piece before and this one: '' inside a paragraph, a tab between cells, a line break between paragraphs. */
  readonly before: string;
  readonly text: string;
}

export const textOfPieces = (pieces: readonly TextPiece[]): string =>
  pieces.map(({ before, text }) => before + text).join('');

/** Where the text of each piece stands in the text of all. */
export function spansOfPieces(pieces: readonly TextPiece[]): readonly Span[] {
  let end = 0;
  return pieces.map(({ before, text }) => {
    const start = end + before.length;
    end = start + text.length;
    return { start, end };
  });
}

/**
 * The text of each piece after the edits. An edit over several pieces is written into the first one that it touches, and what it covers of the
 * others is removed, so that no part of an original stays. What stands between pieces stays.
 */
export function editedPieces(pieces: readonly TextPiece[], edits: readonly TextEdit[]): readonly string[] {
  const texts: string[] = [];
  const written = new Set<TextEdit>();
  for (const [i, { start, end }] of spansOfPieces(pieces).entries()) {
    const text = pieces[i]?.text ?? '';
    let edited = '';
    let from = start;
    for (const edit of edits) {
      const isInside = edit.start < end && edit.end > start;
      // An insertion at a border belongs to the piece that ends there.
      const isInsertion = edit.start === edit.end && edit.start >= start && edit.start <= end;
      if (!isInside && !isInsertion) continue;
      edited += text.slice(from - start, Math.max(edit.start, start) - start);
      if (!written.has(edit)) edited += edit.text;
      written.add(edit);
      from = Math.min(edit.end, end);
    }
    texts.push(edited + text.slice(from - start));
  }
  return texts;
}

/** The text of a document whose pieces have been edited. */
export function editedText(pieces: readonly TextPiece[], edits: readonly TextEdit[]): string {
  const texts = editedPieces(pieces, edits);
  return textOfPieces(pieces.map(({ before }, i) => ({ before, text: texts[i] ?? '' })));
}
