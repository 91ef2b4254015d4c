// Reads the directory of a zip file, be it an archive or an office document. All entries are checked before one is unpacked.
import { MAX_UNPACKED_BYTES, UnreadableDocument } from '../document.ts';
import { entryName } from './entry-name.ts';
import {
  DIRECTORY_END,
  DIRECTORY_ENTRY,
  LOCAL_ENTRY,
  LONG_DIRECTORY_END,
  LONG_DIRECTORY_PLACE,
  viewOf,
} from './zip-bytes.ts';

export interface ZipEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** A link to another file, not a file. */
  readonly isLink: boolean;
  readonly method: number;
  readonly checksum: number;
  readonly size: number;
  readonly packed: Uint8Array;
}

export interface ZipDirectory {
  readonly entries: readonly ZipEntry[];
  readonly hasComments: boolean;
}

/** Large presentations have some thousand. */
const MAX_ENTRIES = 4000;

const damaged = () => new UnreadableDocument('damaged');

interface DirectoryEnd {
  readonly count: number;
  readonly start: number;
  readonly hasComment: boolean;
}

const SHORT_LIMIT = 0xffff;
const LONG_LIMIT = 0xffffffff;

/** The record is followed by its comment alone. Otherwise it is itself a part of a comment, or bytes were added to the file. */
function endOf(view: DataView): DirectoryEnd {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - SHORT_LIMIT; at -= 1)
    if (view.getUint32(at, true) === DIRECTORY_END && at + 22 + view.getUint16(at + 20, true) === view.byteLength)
      return endAt(view, at);
  throw damaged();
}

function endAt(view: DataView, at: number): DirectoryEnd {
  let count = view.getUint16(at + 10, true);
  let size = view.getUint32(at + 12, true);
  let offset = view.getUint32(at + 16, true);
  let end = at;
  const place = at - 20;
  if (place >= 0 && view.getUint32(place, true) === LONG_DIRECTORY_PLACE) {
    // The record of 56 bytes stands right before its place record; programs add nothing to it.
    end = place - 56;
    if (end < 0 || view.getUint32(end, true) !== LONG_DIRECTORY_END) throw damaged();
    count = longAt(view, end + 32);
    size = longAt(view, end + 40);
    offset = longAt(view, end + 48);
  }
  // Bytes before the archive, as in programs that unpack themselves, would move it from the place that it names.
  if (offset !== end - size) throw damaged();
  return { count, start: offset, hasComment: view.getUint16(at + 20, true) > 0 };
}

function longAt(view: DataView, at: number): number {
  if (at + 8 > view.byteLength) throw damaged();
  const value = view.getBigUint64(at, true);
  if (value > BigInt(MAX_UNPACKED_BYTES)) throw new UnreadableDocument('tooLarge');
  return Number(value);
}

/** The three numbers that may stand in an extra field instead, if they are long. */
function longNumbers(extra: Uint8Array, given: readonly number[]): readonly number[] {
  if (!given.includes(LONG_LIMIT)) return given;
  const view = viewOf(extra);
  for (let at = 0; at + 4 <= extra.length; at += 4 + view.getUint16(at + 2, true)) {
    if (view.getUint16(at, true) !== 1) continue;
    let next = at + 4;
    return given.map((value) => {
      if (value !== LONG_LIMIT) return value;
      next += 8;
      return longAt(view, next - 8);
    });
  }
  throw damaged();
}

const ENCRYPTED = 0x0001 | 0x0040 | 0x2000;
const UNIX = 3;
const LINK = 0xa000;

interface Located {
  readonly entry: ZipEntry;
  readonly from: number;
  readonly to: number;
}

function entryAt(bytes: Uint8Array, at: number, end: DirectoryEnd): Located & { next: number; hasComment: boolean } {
  const view = viewOf(bytes);
  if (at + 46 > bytes.length || view.getUint32(at, true) !== DIRECTORY_ENTRY) throw damaged();
  const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
  const [nameLength = 0, extraLength = 0, commentLength = 0] = lengths;
  const nameEnd = at + 46 + nameLength;
  const next = nameEnd + extraLength + commentLength;
  if (next > bytes.length) throw damaged();
  const extra = bytes.subarray(nameEnd, nameEnd + extraLength);
  const name = entryName(bytes.subarray(at + 46, nameEnd), extra);
  const short = [24, 20, 42].map((field) => view.getUint32(at + field, true));
  const [size = 0, packedSize = 0, from = 0] = longNumbers(extra, short);
  if (view.getUint16(at + 8, true) & ENCRYPTED) throw new UnreadableDocument('encrypted');
  const to = dataStart(view, from) + packedSize;
  if (to > end.start) throw damaged();
  const isFolder = /[\\/]$/.test(name);
  const isLink = view.getUint8(at + 5) === UNIX && (view.getUint16(at + 40, true) & 0xf000) === LINK;
  const packed = bytes.subarray(to - packedSize, to);
  const [method, checksum] = [view.getUint16(at + 10, true), view.getUint32(at + 16, true)];
  return {
    entry: { name, isFolder, isLink, method, checksum, size, packed },
    from,
    to,
    next,
    hasComment: commentLength > 0,
  };
}

function dataStart(view: DataView, from: number): number {
  if (from + 30 > view.byteLength || view.getUint32(from, true) !== LOCAL_ENTRY) throw damaged();
  return from + 30 + view.getUint16(from + 26, true) + view.getUint16(from + 28, true);
}

/** Two programs could read two different files of one name. */
function checkNames(entries: readonly ZipEntry[]): void {
  const files = entries.filter(({ isFolder }) => !isFolder);
  if (new Set(files.map(({ name }) => name)).size < files.length) throw damaged();
}

/** Throws if two entries share bytes, by which a small file unpacks to a huge one. */
function checkApart(places: readonly Located[]): void {
  const sorted = places.toSorted((a, b) => a.from - b.from);
  for (const [i, place] of sorted.entries()) if (place.from < (sorted[i - 1]?.to ?? 0)) throw damaged();
}

/** @throws UnreadableDocument if any entry is not as the directory says, or has a password, or if all together are too large */
export function zipDirectory(bytes: Uint8Array): ZipDirectory {
  const end = endOf(viewOf(bytes));
  if (end.count > MAX_ENTRIES) throw new UnreadableDocument('tooLarge');
  const places: Located[] = [];
  let hasComments = end.hasComment;
  let at = end.start;
  for (let i = 0; i < end.count; i += 1) {
    const { next, hasComment, ...place } = entryAt(bytes, at, end);
    places.push(place);
    hasComments ||= hasComment;
    at = next;
  }
  checkApart(places);
  const entries = places.map(({ entry }) => entry);
  checkNames(entries);
  if (entries.reduce((sum, { size }) => sum + size, 0) > MAX_UNPACKED_BYTES) throw new UnreadableDocument('tooLarge');
  return { entries, hasComments };
}

/** The names in a zip file, to tell its kind; undefined if its directory cannot be read. */
export function zipNames(bytes: Uint8Array): readonly string[] | undefined {
  try {
    return zipDirectory(bytes).entries.map(({ name }) => name);
  } catch (error) {
    if (error instanceof UnreadableDocument) return undefined;
    throw error;
  }
}
