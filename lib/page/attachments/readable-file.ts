// Which files are read, and by what.
import { readTextFile, type TextFile, type Unreadable } from './text-file.ts';
import { isWordFile, readWordFile } from './word-file.ts';

export function readFile(file: File): Promise<TextFile | Unreadable> {
  return isWordFile(file) ? readWordFile(file) : readTextFile(file);
}

/** What of it can be recognised again when it leaves. */
export async function textIn(file: File): Promise<string> {
  const read = isWordFile(file) ? await readWordFile(file) : undefined;
  return read && 'text' in read ? read.text : file.text();
}
