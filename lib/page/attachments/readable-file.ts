// A file whose text can be checked and replaced: plain text is read here, every other kind by the engine.
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { SanitizedText } from '../../sanitize/text-edits.ts';
import type { DocumentFacts } from '../prompt/prompt-state.ts';
import { type DocumentEngine, readDocumentFile } from './document-file.ts';
import { isLikelyTextFile, keepsJsonValid, readTextFile, type UnreadableFile } from './text-file.ts';

export interface ReadableFile {
  readonly text: string;
  /** Missing for plain text. */
  readonly document?: DocumentFacts;
  /** A file of the same kind with the sanitized text. Rejects if it would not be valid. */
  write(sanitized: SanitizedText): Promise<File>;
  close(): void;
}

async function readPlainText(file: File): Promise<ReadableFile | UnreadableFile> {
  const read = await readTextFile(file);
  if (!('text' in read)) return read;
  return {
    text: read.text,
    async write({ text }) {
      if (!keepsJsonValid(file.name, read.text, text))
        throw new CodedError(said('attachmentFormLost', { file: file.name }));
      return read.with(text);
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
