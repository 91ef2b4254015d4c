// Zip files as documents: the names and the texts of the files in them.

import type { SourceFile } from '../document.ts';
import {
  type DocumentReader,
  MAX_FILE_BYTES,
  type ReadDocument,
  type ReadOptions,
  UnreadableDocument,
} from '../document.ts';
import { textOfPieces } from '../text-pieces.ts';
import { canBeUnpacked, unpackedEntry } from '../zip/unpacked-entry.ts';
import { type ZipEntry, zipDirectory } from '../zip/zip-directory.ts';
import { writtenZip } from '../zip/zip-writer.ts';
import { type InnerFile, innerUse, readInnerFiles, spend } from './inner-files.ts';
import { isOfSystem, pathOf } from './inner-paths.ts';
import { editsOfPieces } from './parts.ts';

/** An archive in an archive in an archive is read, and none in that. */
export const MAX_DEPTH = 2;

/**
 * @param readEntry reads the files of the archive, by their kinds. It is given because it reads archives too
 */
export async function readZip(
  file: SourceFile,
  options: ReadOptions | undefined,
  readEntry: DocumentReader,
): Promise<ReadDocument> {
  const use = innerUse(options);
  // Not "tooLarge", by which the archives around would not be read either: this one is left out of them.
  if (use.depth > MAX_DEPTH) throw new UnreadableDocument('unknownKind');
  if (file.bytes.length > MAX_FILE_BYTES) throw new UnreadableDocument('tooLarge');
  const { entries, hasComments } = zipDirectory(file.bytes);
  spend(use, 'entries', entries.length);
  const toFile = (entry: ZipEntry): InnerFile => ({
    path: pathOf(entry.name),
    type: '',
    isFolder: entry.isFolder,
    open: () => {
      if (!canBeUnpacked(entry) || entry.size > MAX_FILE_BYTES) return undefined;
      spend(use, 'bytes', entry.size);
      return unpackedEntry(entry);
    },
  });
  const all = entries.map(toFile).filter(({ path }) => path.length > 0);
  const files = all.filter(({ path }) => !isOfSystem(path));
  const inner = await readInnerFiles(files, '', { ...options, archive: use }, readEntry);
  if (inner.count === 0) throw new UnreadableDocument('noText');
  const isMore = hasComments || files.length < all.length;
  return {
    text: textOfPieces(inner.pieces),
    unseen: inner.unseen,
    removed: isMore ? Array.from(new Set([...inner.removed, 'properties' as const])) : inner.removed,
    unreadFiles: inner.unreadFiles,
    write: async (edits) => {
      const written = await inner.write(editsOfPieces(inner.pieces, edits));
      const contents = written.map(({ path, isFolder, bytes }) => ({
        path: path.join('/') + (isFolder ? '/' : ''),
        bytes,
      }));
      return { ...file, bytes: writtenZip(contents) };
    },
  };
}
