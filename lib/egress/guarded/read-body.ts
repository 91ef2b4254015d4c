// What a body holds: at once where that can be, later where only a promise gives it.
import type { Read } from '../question.ts';
import { compressionOf, inflater } from './inflate.ts';
import { branded, classStandIn, construct, getter, method, privateMap, type Realm, replace } from './primitives.ts';

export interface BodyReader {
  /** Undefined where it can only be read later. */
  now(body: unknown): Read | undefined;
  later(body: unknown): Promise<Read>;
  isStream(body: unknown): body is ReadableStream<Uint8Array>;
  bytes(buffer: ArrayBuffer | ArrayBufferView): Read;
  /** As `bytes`, with what was compressed unpacked. */
  unpacked(buffer: ArrayBuffer | ArrayBufferView): Promise<Read>;
}

const NOTHING: Read = { form: 'text', text: '' };
const CHUNK = 8192;
/** Larger blobs are read when they are sent. */
const REMEMBERED = 2_000_000;

export function bodyReader(realm: Realm): BodyReader {
  const { isView } = realm.ArrayBuffer;
  const { isArray } = realm.Array;
  const { Uint8Array: Bytes } = realm;
  const { fromCharCode } = realm.String;
  const { apply } = realm.Reflect;
  const lengthOf = getter(realm.ArrayBuffer.prototype, 'byteLength');
  const sizeOf = getter(realm.Blob.prototype, 'size');
  const readBlob = method(realm.Blob.prototype.arrayBuffer);
  const sub = method(Bytes.prototype.subarray);
  const paramsText = method(realm.URLSearchParams.prototype.toString);
  const eachField = method(realm.FormData.prototype.forEach);
  const isLocked = getter(realm.ReadableStream.prototype, 'locked');
  const serialize = method(realm.XMLSerializer.prototype.serializeToString);
  const serializer = new realm.XMLSerializer();
  const kindOf = getter(realm.Node.prototype, 'nodeType');
  const remembered = privateMap<Blob, Read>();

  const encoder = new realm.TextEncoder();
  const toUtf8 = method(realm.TextEncoder.prototype.encode);

  const isBuffer = branded<ArrayBuffer>(lengthOf);
  const isBlob = branded<Blob>(sizeOf);
  const isParams = branded<URLSearchParams>(paramsText);
  const isFields = branded<FormData>((fields) => eachField(fields, () => undefined));
  const isStream = branded<ReadableStream<Uint8Array>>(isLocked);
  const isNode = branded<Node>(kindOf);

  function bytes(buffer: ArrayBuffer | ArrayBufferView): Read {
    const all = isView(buffer) ? new Bytes(buffer.buffer, buffer.byteOffset, buffer.byteLength) : new Bytes(buffer);
    let text = '';
    for (let at = 0; at < all.length; at += CHUNK)
      text += apply(fromCharCode, undefined, sub(all, at, at + CHUNK) as unknown as number[]);
    return { form: 'bytes', text };
  }

  const inflate = inflater(realm, (chunk) => bytes(chunk).text);
  const unpacked = (buffer: ArrayBuffer | ArrayBufferView) => inflate(buffer, bytes(buffer));
  const unlessPacked = (read: Read | undefined) => (read && compressionOf(read.text) ? undefined : read);

  const asBytes = ({ form, text }: Read) => (form === 'text' ? bytes(toUtf8(encoder, text)).text : text);

  /** The values as bytes, and the files that can only be read later. */
  function fieldsNow(fields: FormData): { readonly text: string; readonly files: readonly Blob[] } {
    let text = '';
    const files: Blob[] = [];
    eachField(fields, (value, name) => {
      const isText = typeof value === 'string';
      text += asBytes({ form: 'text', text: `${name}=${isText ? value : value.name}\n` });
      if (isText) return;
      const known = remembered.get(value);
      if (known) text += `${asBytes(known)}\n`;
      else files[files.length] = value;
    });
    return { text, files };
  }

  function now(body: unknown): Read | undefined {
    if (body === undefined || body === null) return NOTHING;
    if (typeof body === 'string') return { form: 'text', text: body };
    if (isView(body) || isBuffer(body)) return unlessPacked(bytes(body));
    if (isBlob(body)) return unlessPacked(remembered.get(body));
    if (isParams(body)) return { form: 'text', text: paramsText(body) };
    if (isFields(body)) {
      const { text, files } = fieldsNow(body);
      return files.length === 0 ? { form: 'fields', text } : undefined;
    }
    if (isStream(body)) return undefined;
    if (isNode(body)) return { form: 'text', text: serialize(serializer, body) };
    return { form: 'text', text: `${body}` };
  }

  async function later(body: unknown): Promise<Read> {
    if (isBlob(body)) return unpacked(await readBlob(body));
    if (isView(body) || isBuffer(body)) return unpacked(body);
    if (!isFields(body)) return now(body) ?? { form: 'unread', text: '' };
    const { text, files } = fieldsNow(body);
    let all = text;
    for (let i = 0; i < files.length; i += 1) {
      const file = files[i];
      if (file) all += `${(await unpacked(await readBlob(file))).text}\n`;
    }
    return { form: 'fields', text: all };
  }

  /** What a blob was made of is remembered: a beacon has to be judged at once. */
  function rememberParts(blob: Blob, parts: unknown): void {
    if (sizeOf(blob) > REMEMBERED || !isArray(parts)) return;
    const list: ArrayLike<unknown> = parts;
    let text = '';
    for (let i = 0; i < list.length; i += 1) {
      const part = list[i];
      const read = isView(part) || isBuffer(part) ? bytes(part) : isBlob(part) ? remembered.get(part) : now(`${part}`);
      if (!read) return;
      text += asBytes(read);
    }
    if (text.length === sizeOf(blob)) remembered.set(blob, { form: 'bytes', text });
  }

  for (const name of ['Blob', 'File'] as const) {
    const original = realm[name];
    const standing = classStandIn(original, (args, newTarget) => {
      const blob = construct(original, args, newTarget) as Blob;
      rememberParts(blob, args[0]);
      return blob;
    });
    replace(realm, name, standing);
    replace(original.prototype, 'constructor', standing);
  }

  return { now, later, isStream, bytes, unpacked };
}
