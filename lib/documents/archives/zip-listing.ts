// The names in a zip file, to tell its kind; also of one that cannot be read.
import { UnreadableDocument } from '../document.ts';
import { zipDirectory } from './zip-directory.ts';

/** @returns undefined if the directory cannot be read */
export function zipNames(bytes: Uint8Array): readonly string[] | undefined {
  try {
    return zipDirectory(bytes).entries.map(({ name }) => name);
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}
