// Reads a body: at once if possible, asynchronously if only a promise gives its content. It is read once, and the browser sends what was read: a body
// of the page may answer differently the second time, or change while it is checked.
import type { BodyText } from '../guard-question.ts';
import { blobReader } from './blobs.ts';
import { type BufferLike, bufferReader } from './buffers.ts';
import { formFieldsReader } from './form-fields.ts';
import { type FrozenBody, frozenBody } from './frozen-body.ts';
import { compressionOf } from './inflate.ts';
import { brandCheck, type Realm, unbound, unboundGetter, withoutPrototype, withUnpatchedThen } from './primitives.ts';

export interface BodyReader {
  /** Undefined if the body can only be read asynchronously. */
  now(body: unknown): FrozenBody | undefined;
  /** The body's content. Wrap the promise in `withUnpatchedThen` (primitives.ts) before awaiting it. */
  later(body: unknown): Promise<FrozenBody>;
  /** Like `now`, but takes documents too, which XMLHttpRequest can send. */
  nowOrDocument(body: unknown): FrozenBody | undefined;
  isStream(body: unknown): body is ReadableStream<Uint8Array>;
  /** The current bytes of the buffer. */
  bytes(buffer: BufferLike): BodyText;
}

export function bodyReader(realm: Realm): BodyReader {
  const { URLSearchParams: Params } = realm;
  const paramsText = unbound(Params.prototype.toString);
  const serialize = unbound(realm.XMLSerializer.prototype.serializeToString);
  const serializer = new realm.XMLSerializer();
  const all = bufferReader(realm);
  const blobs = blobReader(realm, all);
  const fields = formFieldsReader(realm, all, blobs);
  const isParams = brandCheck<URLSearchParams>(paramsText);
  const isStream = brandCheck<ReadableStream<Uint8Array>>(unboundGetter(realm.ReadableStream.prototype, 'locked'));
  const isDocument = brandCheck<Document>(unboundGetter(realm.Document.prototype, 'URL'));

  function now(body: unknown): FrozenBody | undefined {
    if (body === undefined || body === null) return frozenBody('text', '', body);
    if (typeof body === 'string') return frozenBody('text', body, body);
    if (all.is(body)) {
      const bytes = all.copy(body);
      const text = all.letters(bytes);
      return compressionOf(text) ? undefined : frozenBody('bytes', text, bytes);
    }
    if (blobs.is(body)) return blobs.now(body);
    if (isParams(body)) {
      const text = paramsText(body);
      return frozenBody('text', text, new Params(text));
    }
    if (fields.is(body)) return fields.now(body);
    if (isStream(body)) return undefined;
    const text = `${body}`;
    return frozenBody('text', text, text);
  }

  /** Copies everything that the page could change before it waits for anything. */
  async function later(body: unknown): Promise<FrozenBody> {
    if (blobs.is(body)) return await withUnpatchedThen(blobs.later(body));
    if (all.is(body)) {
      const bytes = all.copy(body);
      return await withUnpatchedThen(blobs.unpacked(bytes, bytes));
    }
    if (fields.is(body)) return await withUnpatchedThen(fields.later(body));
    return now(body) ?? frozenBody('unread', '', body);
  }

  return {
    now,
    later,
    nowOrDocument: (body) => (isDocument(body) ? frozenBody('text', serialize(serializer, body), body) : now(body)),
    isStream,
    bytes: (buffer) => withoutPrototype({ form: 'bytes', text: all.letters(all.copy(buffer)) }),
  };
}
