// The files inside an archive or a mail: their names and texts as pieces, and the same files written with edits.
import {
  type ArchiveUse,
  type DocumentReader,
  MAX_DOCUMENT_CHARACTERS,
  MAX_UNPACKED_BYTES,
  type ReadDocument,
  type ReadOptions,
  type RemovedContent,
  type TextEdit,
  UnreadableDocument,
  type Unseen,
  type UnseenContent,
} from '../document.ts';
import { splitFileName } from '../names/file-extension.ts';
import { fileNameWith, wordsOfFileName } from '../names/file-name-words.ts';
import type { TextPiece } from '../text-pieces.ts';

export interface InnerFile {
  /** Its folders and its name. */
  readonly path: readonly string[];
  readonly type: string;
  readonly isFolder: boolean;
  /** Gives undefined if no reader could do anything with it. */
  readonly open: () => Uint8Array<ArrayBuffer> | undefined;
}

export interface WrittenFile {
  readonly path: readonly string[];
  readonly isFolder: boolean;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

interface ReadFile {
  readonly path: readonly string[];
  /** Undefined for a folder. */
  readonly document: ReadDocument | undefined;
  readonly pieces: readonly TextPiece[];
}

export interface InnerFiles {
  readonly pieces: readonly TextPiece[];
  readonly count: number;
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
  readonly unreadFiles: readonly string[];
  /** @param edits of each piece, counted from its start */
  write(edits: readonly (readonly TextEdit[])[]): Promise<readonly WrittenFile[]>;
}

/** The limit of an archive or a mail, with all archives and mails in it. */
export const MAX_ENTRIES = 1000;
const LIMITS = { bytes: MAX_UNPACKED_BYTES, entries: MAX_ENTRIES };

/** What stands between files in the text. */
export const BETWEEN_FILES = '\n\n';

function piecesOf(path: readonly string[], text: string | undefined, before: string): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let open = before;
  for (const name of path) {
    const words = wordsOfFileName(name);
    pieces.push({ before: open, text: words.text });
    open = `${words.extension}/`;
  }
  if (text === undefined) return [...pieces, { before: open, text: '' }];
  return [...pieces, { before: `${open.slice(0, -1)}\n`, text }];
}

/** Reasons of a reader for which the whole archive is refused: reading on would take too much time or memory. */
const isForAll = ({ reason }: UnreadableDocument) => reason === 'tooLarge';

async function readOne(file: InnerFile, options: ReadOptions, read: DocumentReader): Promise<ReadDocument | undefined> {
  options.signal?.throwIfAborted();
  const bytes = file.open();
  if (!bytes) return undefined;
  try {
    return await read({ name: file.path.at(-1) ?? '', type: file.type, bytes }, options);
  } catch (error) {
    if (error instanceof UnreadableDocument && !isForAll(error)) return undefined;
    throw error;
  }
}

async function writeOne({ path, document }: ReadFile, edits: readonly (readonly TextEdit[])[]): Promise<WrittenFile> {
  const names = path.map((name, i) => fileNameWith(name, edits[i] ?? []));
  if (!document) return { path: names, isFolder: true, bytes: new Uint8Array() };
  const written = await document.write(edits.at(-1) ?? []);
  // A reader may give another kind of file, which has another extension.
  const { extension } = splitFileName(written.name);
  const { stem, extension: given } = splitFileName(names.at(-1) ?? '');
  const name = stem + (extension === '' ? given : extension);
  return { path: [...names.slice(0, -1), name], isFolder: false, bytes: written.bytes };
}

/** Two files may have got the same name: the second one gets a number. */
function apart(files: readonly WrittenFile[]): readonly WrittenFile[] {
  const taken = new Set<string>();
  return files.flatMap((file) => {
    const key = (path: readonly string[]) => path.join('/').toLowerCase();
    if (file.isFolder && taken.has(key(file.path))) return [];
    const { stem, extension } = splitFileName(file.path.at(-1) ?? '');
    let { path } = file;
    for (let n = 2; taken.has(key(path)); n += 1) path = [...path.slice(0, -1), `${stem} (${n})${extension}`];
    taken.add(key(path));
    return [{ ...file, path }];
  });
}

function unseenOf(files: readonly ReadFile[]): readonly Unseen[] {
  const counts = new Map<UnseenContent, number>();
  for (const { content, count } of files.flatMap(({ document }) => document?.unseen ?? []))
    counts.set(content, (counts.get(content) ?? 0) + count);
  return Array.from(counts, ([content, count]) => ({ content, count }));
}

/** All that is removed from any of the files. */
function removedOf(files: readonly ReadFile[], unread: readonly string[]): readonly RemovedContent[] {
  const removed = new Set(files.flatMap(({ document }) => document?.removed ?? []));
  if (unread.length > 0) removed.add('unreadFiles');
  return Array.from(removed);
}

/** What the files of an archive count with. */
export function innerUse(options: ReadOptions | undefined): ArchiveUse {
  const { archive } = options ?? {};
  return { depth: (archive?.depth ?? -1) + 1, spent: archive?.spent ?? { bytes: 0, entries: 0 } };
}

/** Counts against the common limits of all archives around. */
export function spend({ spent }: ArchiveUse, what: keyof typeof LIMITS, amount: number): void {
  spent[what] += amount;
  if (spent[what] > LIMITS[what]) throw new UnreadableDocument('tooLarge');
}

/** @param before the separator between the archive's own text and its first file */
export async function readInnerFiles(
  files: readonly InnerFile[],
  before: string,
  options: ReadOptions & { readonly archive: ArchiveUse },
  read: DocumentReader,
): Promise<InnerFiles> {
  const { signal, archive, onProgress } = options;
  const found: ReadFile[] = [];
  const unread: string[] = [];
  let length = 0;
  for (const [i, file] of files.entries()) {
    const { path, isFolder } = file;
    const document = isFolder ? undefined : await readOne(file, signal ? { signal, archive } : { archive }, read);
    onProgress?.((i + 1) / files.length);
    const name = path.join('/');
    if (!isFolder && !document) {
      unread.push(name);
      continue;
    }
    unread.push(...(document?.unreadFiles ?? []).map((inner) => `${name}/${inner}`));
    const pieces = piecesOf(path, document?.text, found.length > 0 ? BETWEEN_FILES : before);
    length += pieces.reduce((sum, piece) => sum + piece.before.length + piece.text.length, 0);
    if (length > MAX_DOCUMENT_CHARACTERS) throw new UnreadableDocument('tooLarge');
    found.push({ path, document, pieces });
  }
  return {
    pieces: found.flatMap(({ pieces }) => pieces),
    count: found.filter(({ document }) => document).length,
    unseen: unseenOf(found),
    removed: removedOf(found, unread),
    unreadFiles: unread,
    write: async (edits) => {
      const written: WrittenFile[] = [];
      let at = 0;
      for (const file of found) {
        written.push(await writeOne(file, edits.slice(at, at + file.pieces.length)));
        at += file.pieces.length;
      }
      return apart(written);
    },
  };
}
