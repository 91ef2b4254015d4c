// Chooses the reader for a file: Word document or plain text.
import { readTextFile, type TextFile, type UnreadableFile } from './text-file.ts';
import { isWordFile, readWordFile } from './word-file.ts';

export function readFile(file: File): Promise<TextFile | UnreadableFile> {
  return isWordFile(file) ? readWordFile(file) : readTextFile(file);
}

/** The text of a file, by which the guard recognises it when it leaves. */
export async function textInFile(file: File): Promise<string> {
  const read = isWordFile(file) ? await readWordFile(file) : undefined;
  return read && 'text' in read ? read.text : file.text();
}
