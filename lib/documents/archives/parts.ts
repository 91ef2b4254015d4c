// A file made of other files: its text is that of its parts, and each part gets the edits that are inside it.
import type { TextEdit } from '../document.ts';
import type { TextPiece } from '../text-pieces.ts';

/**
 * The edits of each piece, counted from its start. An edit over several pieces is written into the first one that it touches, and what it covers
 * of the others is removed.
 */
export function editsOfPieces(pieces: readonly TextPiece[], edits: readonly TextEdit[]): readonly TextEdit[][] {
  const written = new Set<TextEdit>();
  let at = 0;
  let first = 0;
  return pieces.map(({ before, text }) => {
    const start = at + before.length;
    const end = start + text.length;
    at = end;
    while (first < edits.length && (edits[first]?.end ?? 0) < start) first += 1;
    const inside: TextEdit[] = [];
    for (const edit of edits.slice(first)) {
      if (edit.start > end) break;
      const isInside = edit.start < end && edit.end > start;
      const isInsertion = edit.start === edit.end && !written.has(edit);
      if (!isInside && !isInsertion) continue;
      const [from, to] = [Math.max(edit.start, start) - start, Math.min(edit.end, end) - start];
      inside.push({ start: from, end: to, text: written.has(edit) ? '' : edit.text });
      written.add(edit);
    }
    return inside;
  });
}
