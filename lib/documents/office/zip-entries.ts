// The entries of an office file by their names, read and written.
import { type Zippable, zipSync } from 'fflate';
import { unpackedEntry } from '../zip/unpacked-entry.ts';
import { zipDirectory } from '../zip/zip-directory.ts';

export type Entries = ReadonlyMap<string, Uint8Array>;

/** @param isWanted entries that are not wanted are not unpacked, and come as empty bytes */
export function readEntries(bytes: Uint8Array, isWanted: (name: string) => boolean): Entries {
  const files = zipDirectory(bytes).entries.filter(({ isFolder }) => !isFolder);
  return new Map(files.map((entry) => [entry.name, isWanted(entry.name) ? unpackedEntry(entry) : new Uint8Array()]));
}

/** The time of every written entry, because the real one would say when somebody worked. */
const NEUTRAL_TIME = new Date(2000, 0, 1);

/** @param stored entries that are not packed, as OpenDocument asks for its first one */
export function writeEntries(entries: Entries, stored: readonly string[] = []): Uint8Array<ArrayBuffer> {
  const packed: Zippable = {};
  for (const [name, content] of entries)
    packed[name] = [content, { level: stored.includes(name) ? 0 : 6, mtime: NEUTRAL_TIME }];
  return new Uint8Array(zipSync(packed));
}
