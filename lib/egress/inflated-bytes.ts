// Decompresses bytes at once: telemetry often packs its JSON with gzip and writes it as Base64. `guarded/inflate.ts` reads bodies that are compressed
// as a whole.
import { Decompress } from 'fflate';

const STEP = 8192;
const MAX_BYTES = 4_000_000;
const ZLIB_LEVELS: readonly number[] = [0x01, 0x9c, 0xda];

/** Whether bytes that begin with these two are compressed with gzip or zlib. */
export const isCompressed = (first: number, second: number): boolean =>
  (first === 0x1f && second === 0x8b) || (first === 0x78 && ZLIB_LEVELS.includes(second));

/** What the bytes hold, as far as they can be read. */
export function inflatedBytes(bytes: Uint8Array): Uint8Array {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const stream = new Decompress((chunk) => {
    chunks.push(chunk);
    size += chunk.length;
  });
  try {
    for (let at = 0; at < bytes.length && size < MAX_BYTES; at += STEP)
      stream.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
  } catch {
    // Cut off or not compressed: what was read until here is searched.
  }
  const all = new Uint8Array(size);
  let end = 0;
  for (const chunk of chunks) {
    all.set(chunk, end);
    end += chunk.length;
  }
  return all;
}
