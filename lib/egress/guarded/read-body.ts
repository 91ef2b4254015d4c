// Reads a body: at once if possible, asynchronously if only a promise gives its content. It is read once, and the browser sends what was read: a body
// of the page may answer differently the second time, or change while it is checked.
import type { Read } from '../question.ts';
import { blobReader } from './blobs.ts';
import { type BufferLike, buffers } from './buffers.ts';
import { formFields } from './form-fields.ts';
import { type Frozen, frozen } from './frozen.ts';
import { compressionOf } from './inflate.ts';
import { bare, branded, getter, method, own, type Realm } from './primitives.ts';

export interface BodyReader {
  /** Undefined if the body can only be read asynchronously. */
  now(body: unknown): Frozen | undefined;
  /** Wrap the promise in `own` (primitives.ts) before awaiting it. */
  later(body: unknown): Promise<Frozen>;
  /** Like `now`, but takes documents too, which XMLHttpRequest can send. */
  nowOrDocument(body: unknown): Frozen | undefined;
  isStream(body: unknown): body is ReadableStream<Uint8Array>;
  /** The current bytes of the buffer. */
  bytes(buffer: BufferLike): Read;
}

export function bodyReader(realm: Realm): BodyReader {
  const { URLSearchParams: Params } = realm;
  const paramsText = method(Params.prototype.toString);
  const serialize = method(realm.XMLSerializer.prototype.serializeToString);
  const serializer = new realm.XMLSerializer();
  const all = buffers(realm);
  const blobs = blobReader(realm, all);
  const fields = formFields(realm, all, blobs);
  const isParams = branded<URLSearchParams>(paramsText);
  const isStream = branded<ReadableStream<Uint8Array>>(getter(realm.ReadableStream.prototype, 'locked'));
  const isDocument = branded<Document>(getter(realm.Document.prototype, 'URL'));

  function now(body: unknown): Frozen | undefined {
    if (body === undefined || body === null) return frozen('text', '', body);
    if (typeof body === 'string') return frozen('text', body, body);
    if (all.is(body)) {
      const bytes = all.copy(body);
      const text = all.letters(bytes);
      return compressionOf(text) ? undefined : frozen('bytes', text, bytes);
    }
    if (blobs.is(body)) return blobs.now(body);
    if (isParams(body)) {
      const text = paramsText(body);
      return frozen('text', text, new Params(text));
    }
    if (fields.is(body)) return fields.now(body);
    if (isStream(body)) return undefined;
    const text = `${body}`;
    return frozen('text', text, text);
  }

  /** Copies everything that the page could change before it waits for anything. */
  async function later(body: unknown): Promise<Frozen> {
    if (blobs.is(body)) return await own(blobs.later(body));
    if (all.is(body)) {
      const bytes = all.copy(body);
      return await own(blobs.unpacked(bytes, bytes));
    }
    if (fields.is(body)) return await own(fields.later(body));
    return now(body) ?? frozen('unread', '', body);
  }

  return {
    now,
    later,
    nowOrDocument: (body) => (isDocument(body) ? frozen('text', serialize(serializer, body), body) : now(body)),
    isStream,
    bytes: (buffer) => bare({ form: 'bytes', text: all.letters(all.copy(buffer)) }),
  };
}
