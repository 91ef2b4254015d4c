// Decompresses bodies that the page has compressed as a whole, as telemetry often is.
import type { Read } from '../question.ts';
import { areThenable, bare, getter, held, hold, method, own, type Realm, sequence } from './primitives.ts';

type Kind = 'gzip' | 'deflate';

/** The most decompressed bytes that are searched; the rest is ignored. */
const MOST_BYTES = 16_000_000;
const ZLIB_LEVELS = '\x01\x9c\xda';

/** Detects the compression by the first two bytes (one character for each byte). */
export function compressionOf(bytes: string): Kind | undefined {
  if (bytes.length < 8) return undefined;
  if (bytes[0] === '\x1f' && bytes[1] === '\x8b') return 'gzip';
  const level = bytes[1] ?? '';
  const isZlib = level === ZLIB_LEVELS[0] || level === ZLIB_LEVELS[1] || level === ZLIB_LEVELS[2];
  return bytes[0] === 'x' && isZlib ? 'deflate' : undefined;
}

/** The decompressed body, or the bytes as they are if they are not compressed. */
export type Inflate = (bytes: Uint8Array<ArrayBuffer>, packed: string) => Promise<Read>;

export function inflater(realm: Realm, textOf: (chunk: Uint8Array) => string): Inflate {
  const { Blob, DecompressionStream } = realm;
  const streamOf = method(Blob.prototype.stream);
  const pipeThrough = method(realm.ReadableStream.prototype.pipeThrough);
  const readable = getter(DecompressionStream.prototype, 'readable');
  const writable = getter(DecompressionStream.prototype, 'writable');
  const readerOf = method(realm.ReadableStream.prototype.getReader as () => ReadableStreamDefaultReader<Uint8Array>);
  const next = method(
    realm.ReadableStreamDefaultReader.prototype.read as () => Promise<ReadableStreamReadResult<Uint8Array>>,
  );

  return async (bytes, packed) => {
    const kind = compressionOf(packed);
    if (!kind) return bare({ form: 'bytes', text: packed });
    let text = '';
    try {
      const parts = held<BlobPart>();
      hold(parts, bytes);
      const unpacking = new DecompressionStream(kind);
      const pair = bare({ readable: readable(unpacking), writable: writable(unpacking) });
      const reader = readerOf(pipeThrough(streamOf(new Blob(sequence(parts))), pair) as ReadableStream<Uint8Array>);
      const read = () => own(next(reader));
      for (let part = await read(); !part.done && text.length < MOST_BYTES; part = await read())
        text += textOf(part.value);
    } catch {
      // Truncated or not compressed: both the output so far and the input are searched.
      text += packed;
    }
    return bare(areThenable() ? { form: 'unread', text: packed } : { form: 'inflated', text });
  };
}
