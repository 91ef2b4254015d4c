// Unpacks an entry of a zip file, and counts the bytes that really come out.
import { Inflate } from 'fflate';
import { type ArchiveUse, MAX_FILE_BYTES, MAX_UNPACKED_BYTES, UnreadableDocument } from '../document.ts';
import { checksumOf, DEFLATED, STORED } from './zip-bytes.ts';
import type { ZipEntry } from './zip-directory.ts';

/** So many packed bytes give 8 MB at most. */
const CHUNK = 8192;

function inflated(packed: Uint8Array, size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let length = 0;
  const inflate = new Inflate((chunk) => {
    if (length + chunk.length > size) throw new UnreadableDocument('damaged');
    bytes.set(chunk, length);
    length += chunk.length;
  });
  try {
    for (let at = 0; at < packed.length; at += CHUNK)
      inflate.push(packed.subarray(at, at + CHUNK), at + CHUNK >= packed.length);
  } catch (cause) {
    throw new UnreadableDocument('damaged', { cause });
  }
  if (length !== size) throw new UnreadableDocument('damaged');
  return bytes;
}

/** Whether a reader could do anything with the entry. */
export const canBeUnpacked = ({ method, size, isLink }: ZipEntry): boolean =>
  (method === STORED || method === DEFLATED) && size <= MAX_FILE_BYTES && !isLink;

/** Counts bytes against the common limit of all archives around. */
export function spend(use: ArchiveUse, bytes: number): void {
  use.spent.bytes += bytes;
  if (use.spent.bytes > MAX_UNPACKED_BYTES) throw new UnreadableDocument('tooLarge');
}

export function unpackedEntry(entry: ZipEntry, use: ArchiveUse): Uint8Array<ArrayBuffer> {
  const { packed, size, method, checksum } = entry;
  spend(use, size);
  if (method === STORED && packed.length !== size) throw new UnreadableDocument('damaged');
  const bytes = method === STORED ? new Uint8Array(packed) : inflated(packed, size);
  if (checksumOf(bytes) !== checksum) throw new UnreadableDocument('damaged');
  return bytes;
}
