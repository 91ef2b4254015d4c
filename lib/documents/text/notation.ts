// What a text file shows of its characters, and how an edited text is written back in the notation of the file.
import type { TextEdit } from '../document.ts';
import { editedPieces, editedText, type TextPiece, textOfPieces } from '../text-pieces.ts';

export interface NotedText {
  /** The text with each character as itself, however the file writes it. */
  readonly text: string;
  /** The content of the file with these edits. */
  write(edits: readonly TextEdit[]): string;
  /** What reading that content gives. */
  textAfter(edits: readonly TextEdit[]): string;
}

export type NotationReader = (content: string) => NotedText;

/** A piece of text as the file writes it. */
export interface NotedPiece extends TextPiece {
  readonly raw: string;
  /** Another text in this place, as the file writes it. */
  readonly noted: (text: string) => string;
  /** The text as it is shown after it was written here; the text itself if omitted. */
  readonly shown?: (text: string) => string;
}

/** @param after what stands behind the last piece, where nothing can be written */
export function notedPieces(pieces: readonly NotedPiece[], after: string): NotedText {
  const nothing = () => '';
  const all: readonly NotedPiece[] = [...pieces, { before: after, text: '', raw: '', noted: nothing, shown: nothing }];
  return {
    text: textOfPieces(all),
    write: (edits) => {
      const texts = editedPieces(all, edits);
      return all
        .map(({ before, text, raw, noted }, i) => before + (texts[i] === text ? raw : noted(texts[i] ?? '')))
        .join('');
    },
    textAfter: (edits) => {
      const texts = editedPieces(all, edits);
      const shown = all.map(({ before, text, shown: show }, i) => {
        const edited = texts[i] ?? '';
        return { before, text: edited === text ? text : (show?.(edited) ?? edited) };
      });
      return textOfPieces(shown);
    },
  };
}

export function plainText(content: string): NotedText {
  const pieces = [{ before: '', text: content }];
  const write = (edits: readonly TextEdit[]) => editedText(pieces, edits);
  return { text: content, write, textAfter: write };
}
