// Unpacks an entry of a zip file, and counts the bytes that really come out.
import { Inflate } from 'fflate';
import { UnreadableDocument } from '../document.ts';
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

/** Whether it is packed in a way that is known, and is a file. */
export const canBeUnpacked = ({ method, isLink }: ZipEntry): boolean =>
  (method === STORED || method === DEFLATED) && !isLink;

/** @throws UnreadableDocument if the entry does not hold what the directory says */
export function unpackedEntry(entry: ZipEntry): Uint8Array<ArrayBuffer> {
  const { packed, size, method, checksum } = entry;
  if (!canBeUnpacked(entry) || (method === STORED && packed.length !== size)) throw new UnreadableDocument('damaged');
  const bytes = method === STORED ? new Uint8Array(packed) : inflated(packed, size);
  if (checksumOf(bytes) !== checksum) throw new UnreadableDocument('damaged');
  return bytes;
}
