// Decompresses bodies that the page has compressed as a whole, as telemetry often is.
import type { BodyText } from '../guard-question.ts';
import {
  addToPrivateList,
  isThenPatched,
  iterableOf,
  privateList,
  type Realm,
  unbound,
  unboundGetter,
  withoutPrototype,
  withUnpatchedThen,
} from './primitives.ts';

type Compression = 'gzip' | 'deflate';

/** The most decompressed bytes that are searched; the rest is ignored. */
const MAX_INFLATED_BYTES = 16_000_000;
const ZLIB_LEVELS = '\x01\x9c\xda';

/** Detects the compression by the first two bytes (one character for each byte). */
export function compressionOf(bytes: string): Compression | undefined {
  if (bytes.length < 8) return undefined;
  if (bytes[0] === '\x1f' && bytes[1] === '\x8b') return 'gzip';
  const level = bytes[1] ?? '';
  const isZlib = level === ZLIB_LEVELS[0] || level === ZLIB_LEVELS[1] || level === ZLIB_LEVELS[2];
  return bytes[0] === 'x' && isZlib ? 'deflate' : undefined;
}

/** The decompressed body, or the bytes as they are if they are not compressed. */
type Inflate = (bytes: Uint8Array<ArrayBuffer>, packed: string) => Promise<BodyText>;

export function inflater(realm: Realm, textOf: (chunk: Uint8Array) => string): Inflate {
  const { Blob, DecompressionStream } = realm;
  const streamOf = unbound(Blob.prototype.stream);
  const pipeThrough = unbound(realm.ReadableStream.prototype.pipeThrough);
  const readable = unboundGetter(DecompressionStream.prototype, 'readable');
  const writable = unboundGetter(DecompressionStream.prototype, 'writable');
  const readerOf = unbound(realm.ReadableStream.prototype.getReader as () => ReadableStreamDefaultReader<Uint8Array>);
  const next = unbound(
    realm.ReadableStreamDefaultReader.prototype.read as () => Promise<ReadableStreamReadResult<Uint8Array>>,
  );

  return async (bytes, packed) => {
    const kind = compressionOf(packed);
    if (!kind) return withoutPrototype({ form: 'bytes', text: packed });
    let text = '';
    try {
      const parts = privateList<BlobPart>();
      addToPrivateList(parts, bytes);
      const unpacking = new DecompressionStream(kind);
      const pair = withoutPrototype({ readable: readable(unpacking), writable: writable(unpacking) });
      const reader = readerOf(pipeThrough(streamOf(new Blob(iterableOf(parts))), pair) as ReadableStream<Uint8Array>);
      const read = () => withUnpatchedThen(next(reader));
      for (let part = await read(); !part.done && text.length < MAX_INFLATED_BYTES; part = await read())
        text += textOf(part.value);
    } catch {
      // Truncated or not compressed: both the output so far and the input are searched.
      text += packed;
    }
    return withoutPrototype(isThenPatched() ? { form: 'unread', text: packed } : { form: 'inflated', text });
  };
}
