// Reads and writes the zip archive of an office file. Nothing is unpacked beyond the limits, whatever the archive says of its sizes.
import { Inflate, type Zippable, zipSync } from 'fflate';
import { MAX_UNPACKED_BYTES, UnreadableDocument } from '../document.ts';

export type Entries = ReadonlyMap<string, Uint8Array>;

const MAX_ENTRIES = 4000;
const END_RECORD = 0x06054b50;
const DIRECTORY_RECORD = 0x02014b50;
const LOCAL_RECORD = 0x04034b50;
const END_LENGTH = 22;
const DIRECTORY_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT = 0xffff;
/** Packed bytes are given to the decoder in pieces of this size, so that a bomb is noticed before it has unpacked much. */
const CHUNK = 16_384;

const damaged = (cause?: unknown) => new UnreadableDocument('damaged', { cause });

interface PackedEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: Uint8Array;
  readonly size: number;
}

function endRecordAt(view: DataView): number {
  const lowest = Math.max(0, view.byteLength - END_LENGTH - MAX_COMMENT);
  for (let at = view.byteLength - END_LENGTH; at >= lowest; at--)
    if (view.getUint32(at, true) === END_RECORD) return at;
  throw damaged();
}

function packedEntry(bytes: Uint8Array, view: DataView, at: number): PackedEntry {
  const flags = view.getUint16(at + 8, true);
  if (flags & 1) throw new UnreadableDocument('encrypted');
  const nameLength = view.getUint16(at + 28, true);
  const name = new TextDecoder().decode(bytes.subarray(at + DIRECTORY_LENGTH, at + DIRECTORY_LENGTH + nameLength));
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL_RECORD) throw damaged();
  const start = local + LOCAL_LENGTH + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  const packedSize = view.getUint32(at + 20, true);
  if (start + packedSize > bytes.length) throw damaged();
  return {
    name,
    method: view.getUint16(at + 10, true),
    packed: bytes.subarray(start, start + packedSize),
    size: view.getUint32(at + 24, true),
  };
}

function directory(bytes: Uint8Array): readonly PackedEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = endRecordAt(view);
  const count = view.getUint16(end + 10, true);
  if (count > MAX_ENTRIES) throw new UnreadableDocument('tooLarge');
  const entries: PackedEntry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    if (view.getUint32(at, true) !== DIRECTORY_RECORD) throw damaged();
    entries.push(packedEntry(bytes, view, at));
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    at += DIRECTORY_LENGTH + lengths.reduce((sum, length) => sum + length, 0);
  }
  return entries;
}

/** @throws UnreadableDocument if the entry holds more than it says */
function unpacked({ method, packed, size }: PackedEntry): Uint8Array {
  if (method === 0) {
    if (packed.length !== size) throw damaged();
    return packed.slice();
  }
  if (method !== 8) throw damaged();
  const content = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw damaged();
    content.set(chunk, length);
    length += chunk.length;
  });
  for (let at = 0; at < packed.length; at += CHUNK)
    inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
  if (length !== size) throw damaged();
  return content;
}

/** @param isWanted entries that are not wanted are not unpacked, and come as empty bytes */
export function readEntries(bytes: Uint8Array, isWanted: (name: string) => boolean): Entries {
  try {
    const packed = directory(bytes);
    const total = packed.reduce((sum, { size }) => sum + size, 0);
    if (total > MAX_UNPACKED_BYTES) throw new UnreadableDocument('tooLarge');
    const entries = new Map<string, Uint8Array>();
    for (const entry of packed) {
      if (entry.name.endsWith('/')) continue;
      // Two programs could read two different entries of one name.
      if (entries.has(entry.name)) throw damaged();
      entries.set(entry.name, isWanted(entry.name) ? unpacked(entry) : new Uint8Array());
    }
    return entries;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw error;
    throw damaged(error);
  }
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
