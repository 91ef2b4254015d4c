// Writes a document and reads what was written, so that an original that a writer left behind stops the file.
import {
  type DocumentReader,
  type ReadDocument,
  type SourceFile,
  type TextEdit,
  UnreadableDocument,
} from './document.ts';
import type { AreaEdits } from './page-view.ts';
import { editedText } from './text-pieces.ts';

/** Shorter originals stand in other words by chance. */
const MIN_CHECKED_LENGTH = 4;

const withoutSpaces = (text: string) => text.replace(/\s+/g, '').toLowerCase();

/** What the edits remove altogether: originals that no kept part of the text repeats. */
function goneAfter({ text }: ReadDocument, edits: readonly TextEdit[]): readonly string[] {
  const whole = withoutSpaces(editedText([{ before: '', text }], edits));
  const originals = edits.map(({ start, end }) => withoutSpaces(text.slice(start, end)));
  return originals.filter((original) => original.length >= MIN_CHECKED_LENGTH && !whole.includes(original));
}

/** Rejects with an `UnreadableDocument` if the written file cannot be read or still holds an original that the edits remove. */
export async function writeChecked(
  document: ReadDocument,
  edits: readonly TextEdit[],
  read: DocumentReader,
  areas?: AreaEdits,
): Promise<SourceFile> {
  const written = await document.write(edits, areas);
  if (document.checksWrites) return written;
  const left = withoutSpaces((await read(written)).text);
  if (goneAfter(document, edits).some((original) => left.includes(original))) throw new UnreadableDocument('damaged');
  return written;
}
