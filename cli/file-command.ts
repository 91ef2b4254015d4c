// Sanitizes and restores whole files: documents keep their format.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Writable } from 'node:stream';
import type { ReadDocument, SourceFile } from '../lib/documents/document.ts';
import { ocrLanguagesFor } from '../lib/documents/pictures/ocr-files.ts';
import { documentReader } from '../lib/documents/read-document.ts';
import { type RestoreText, restoreDocument } from '../lib/documents/restoring/restore-document.ts';
import { writeChecked } from '../lib/documents/write-checked.ts';
import { withReasonInWords } from '../lib/engine/documents/unreadable-text.ts';
import { CodedError } from '../lib/language/coded-error.ts';
import { said } from '../lib/language/message.ts';
import { countReplaced } from '../lib/sanitize/replaced-subjects.ts';
import type { Sanitized } from '../lib/sanitize/sanitized.ts';
import { editsOf, type SanitizedText } from '../lib/sanitize/text-edits.ts';
import type { FilePaths } from './options.ts';

/** The language of the terminal, and English. */
const OCR_LANGUAGES = ocrLanguagesFor(process.env.LANG ?? 'en');

const readDocument = documentReader({
  async pdf() {
    const [{ pdfReader }, { nodeSurroundings }] = await Promise.all([
      import('../lib/documents/pdf/pdf.ts'),
      import('../lib/documents/pdf/node-surroundings.ts'),
    ]);
    return pdfReader(await nodeSurroundings());
  },
  async picture() {
    const [{ readPicture }, { createOcr }, { nodeOcrFiles }, { nodeTools }] = await Promise.all([
      import('../lib/documents/pictures/read-picture.ts'),
      import('../lib/documents/pictures/ocr.ts'),
      import('../lib/documents/pictures/node-ocr-files.ts'),
      import('../lib/documents/pictures/node-tools.ts'),
    ]);
    const reading = { tools: nodeTools, ocr: createOcr(nodeOcrFiles), languages: OCR_LANGUAGES };
    return (file, options) => readPicture(file, reading, options);
  },
});

const sourceAt = (path: string): SourceFile => ({
  name: basename(path),
  type: '',
  bytes: new Uint8Array(readFileSync(path)),
});

export const openFile = (path: string): Promise<ReadDocument> => withReasonInWords(readDocument(sourceAt(path)));

/** Reports on `errors` what the written file lacks, and which hidden parts were checked. */
function tellParts({ unseen, removed }: ReadDocument, errors: Writable): void {
  for (const { content, count } of unseen) errors.write(`Checked as well: ${content} (${count}).\n`);
  if (removed.length > 0) errors.write(`Left out: ${removed.join(', ')}.\n`);
}

/** Rejects, and writes no file, if the document holds no surrogate of the conversation. */
export async function writeRestored(
  document: ReadDocument,
  restore: RestoreText,
  { to }: FilePaths,
  errors: Writable,
): Promise<void> {
  const restored = await withReasonInWords(restoreDocument(document, restore));
  if (!restored) throw new CodedError(said('noSurrogateInFile'));
  writeFileSync(to, restored.file.bytes);
  errors.write(`Wrote ${to}, with ${restored.count} restored.\n`);
  tellParts(document, errors);
}

/** Writes nothing if an original would be left in the file. */
export async function writeSanitized(
  document: ReadDocument,
  sanitized: SanitizedText & Pick<Sanitized, 'entities'>,
  { to }: FilePaths,
  errors: Writable,
): Promise<void> {
  const written = await withReasonInWords(writeChecked(document, editsOf(document.text, sanitized), readDocument));
  writeFileSync(to, written.bytes);
  errors.write(`Wrote ${to}, with ${countReplaced(sanitized)} replaced.\n`);
  tellParts(document, errors);
}
