// Bodies that the page has compressed as a whole, as telemetry often is.
import type { Read } from '../question.ts';
import { method, type Realm } from './primitives.ts';

type Kind = 'gzip' | 'deflate';

/** What unpacks to more than this is looked into as far as here. */
const MOST_BYTES = 16_000_000;
const ZLIB_LEVELS = '\x01\x9c\xda';

/** By its first two bytes, a letter each. */
export function compressionOf(bytes: string): Kind | undefined {
  if (bytes.length < 8) return undefined;
  if (bytes[0] === '\x1f' && bytes[1] === '\x8b') return 'gzip';
  const level = bytes[1] ?? '';
  const isZlib = level === ZLIB_LEVELS[0] || level === ZLIB_LEVELS[1] || level === ZLIB_LEVELS[2];
  return bytes[0] === 'x' && isZlib ? 'deflate' : undefined;
}

export type Inflate = (buffer: ArrayBuffer | ArrayBufferView, packed: Read) => Promise<Read>;

export function inflater(realm: Realm, textOf: (chunk: Uint8Array) => string): Inflate {
  const { Blob, DecompressionStream } = realm;
  const streamOf = method(Blob.prototype.stream);
  const pipeThrough = method(realm.ReadableStream.prototype.pipeThrough);
  const readerOf = method(realm.ReadableStream.prototype.getReader as () => ReadableStreamDefaultReader<Uint8Array>);
  const next = method(
    realm.ReadableStreamDefaultReader.prototype.read as () => Promise<ReadableStreamReadResult<Uint8Array>>,
  );

  return async (buffer, packed) => {
    const kind = compressionOf(packed.text);
    if (!kind) return packed;
    let text = '';
    try {
      const stream = streamOf(new Blob([buffer as BufferSource]));
      const reader = readerOf(pipeThrough(stream, new DecompressionStream(kind)) as ReadableStream<Uint8Array>);
      for (let part = await next(reader); !part.done && text.length < MOST_BYTES; part = await next(reader))
        text += textOf(part.value);
    } catch {
      // Cut short, or nothing compressed after all: what came out is looked at, and what went in.
      text += packed.text;
    }
    return { form: 'inflated', text };
  };
}
