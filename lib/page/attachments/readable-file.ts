// A file whose text can be checked and replaced: plain text is read here, every other kind by the engine.
import type { DocumentChange, DocumentPages } from '../../documents/page-view.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { withEdits } from '../../sanitize/text-edits.ts';
import type { DocumentFacts } from '../prompt/prompt-state.ts';
import { type DocumentEngine, readDocumentFile } from './document-file.ts';
import { isLikelyTextFile, keepsJsonValid, readTextFile, type UnreadableFile } from './text-file.ts';

export interface WrittenContent {
  /** Its extension says what was written; its stem is the original's. */
  readonly name: string;
  readonly type: string;
  readonly content: BlobPart;
}

export interface ReadableFile {
  readonly text: string;
  /** Missing for plain text. */
  readonly document?: DocumentFacts;
  /** Missing if there are no pages to look at. */
  readonly pages?: DocumentPages;
  /** The content of a file of the same kind with this change. Rejects if it would not be valid. */
  write(change: DocumentChange): Promise<WrittenContent>;
  close(): void;
}

async function readPlainText(file: File): Promise<ReadableFile | UnreadableFile> {
  const read = await readTextFile(file);
  if (!('text' in read)) return read;
  return {
    text: read.text,
    async write({ edits }) {
      const text = withEdits(read.text, edits);
      if (!keepsJsonValid(file.name, read.text, text))
        throw new CodedError(said('attachmentFormLost', { file: file.name }));
      return { name: file.name, type: file.type, content: read.with(text) };
    },
    close: () => undefined,
  };
}

export function readFile(
  engine: DocumentEngine,
  file: File,
  conversation: string,
  signal: AbortSignal,
): Promise<ReadableFile | UnreadableFile> {
  return isLikelyTextFile(file) ? readPlainText(file) : readDocumentFile(engine, file, conversation, signal);
}
