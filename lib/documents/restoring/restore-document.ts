// Restores a file that came back from a chat: the surrogates in its text and in its name become the originals again.
import type { Segment } from '../../restore/segment.ts';
import type { ReadDocument, SourceFile, TextEdit } from '../document.ts';
import { fileNameWith, wordsOfFileName } from '../names/file-name-words.ts';

/** What is needed of a restored piece of text: `surrogate` is what stood there, if `text` replaces it. */
export type RestoredPiece = Pick<Segment, 'text' | 'surrogate'>;

/** Restores a text; the pieces, joined, are the restored text. */
export type RestoreText = (text: string) => readonly RestoredPiece[] | Promise<readonly RestoredPiece[]>;

export interface RestoredDocument {
  readonly file: SourceFile;
  /** How many values came back, in the text and in the name. */
  readonly count: number;
}

/** The end of what stood in the text; a surrogate of several words may stand there with other spaces. */
function endOf(stood: string, text: string, start: number): number {
  if (text.startsWith(stood, start)) return start + stood.length;
  let at = start;
  for (const word of stood.split(/\s+/u)) {
    while (at > start && /\s/u.test(text[at] ?? '')) at += 1;
    if (!text.startsWith(word, at)) throw new RangeError('The restored pieces are not those of this text.');
    at += word.length;
  }
  return at;
}

/** The edits that make of a text what the pieces are. */
export function editsToRestore(text: string, pieces: readonly RestoredPiece[]): readonly TextEdit[] {
  const edits: TextEdit[] = [];
  let at = 0;
  for (const { text: restored, surrogate } of pieces) {
    const end = endOf(surrogate ?? restored, text, at);
    if (surrogate !== undefined && restored !== text.slice(at, end)) edits.push({ start: at, end, text: restored });
    at = end;
  }
  if (at !== text.length) throw new RangeError('The restored pieces are not those of this text.');
  return edits;
}

async function restoredName(name: string, restore: RestoreText): Promise<{ name: string; count: number }> {
  const { text } = wordsOfFileName(name);
  const edits = editsToRestore(text, await restore(text));
  return edits.length === 0 ? { name, count: 0 } : { name: fileNameWith(name, edits), count: edits.length };
}

/**
 * The file with its originals.
 * @returns undefined if nothing in the text is a surrogate. The file should stay as it is then, since writing it removes what cannot be checked
 */
export async function restoreDocument(read: ReadDocument, restore: RestoreText): Promise<RestoredDocument | undefined> {
  const edits = editsToRestore(read.text, await restore(read.text));
  if (edits.length === 0) return undefined;
  const file = await read.write(edits);
  const { name, count } = await restoredName(file.name, restore);
  return { file: { ...file, name }, count: edits.length + count };
}
