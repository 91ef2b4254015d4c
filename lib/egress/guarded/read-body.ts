// What a body holds: at once where that can be, later where only a promise gives it. It is read once, and what was read is what is sent:
// a body of the page's may answer differently the second time, or be changed while it is looked at.
import type { BodyForm, Read } from '../question.ts';
import { type BufferLike, buffers } from './buffers.ts';
import { compressionOf, inflater } from './inflate.ts';
import {
  bare,
  branded,
  classStandIn,
  construct,
  getter,
  type Held,
  held,
  hold,
  listOf,
  method,
  own,
  privateMap,
  type Realm,
  replace,
  sequence,
} from './primitives.ts';

/** What was read, and the body that holds that and nothing else. */
export interface Frozen extends Read {
  readonly body: unknown;
}

export interface BodyReader {
  /** Undefined if it can only be read later. */
  now(body: unknown): Frozen | undefined;
  /** To be awaited as the guard's own (primitives.ts). */
  later(body: unknown): Promise<Frozen>;
  /** As `now`; XMLHttpRequest takes documents too. */
  nowOrDocument(body: unknown): Frozen | undefined;
  isStream(body: unknown): body is ReadableStream<Uint8Array>;
  /** As they are now. */
  bytes(buffer: BufferLike): Read;
}

interface Field {
  readonly name: string;
  readonly value: string | File;
}

/** Larger blobs are read when they are sent. */
const REMEMBERED = 2_000_000;

const frozen = (form: BodyForm, text: string, body: unknown): Frozen => bare({ form, text, body });

export function bodyReader(realm: Realm): BodyReader {
  const { Blob: OwnBlob, File: OwnFile, FormData: Fields, URLSearchParams: Params } = realm;
  const sizeOf = getter(OwnBlob.prototype, 'size');
  const typeOf = getter(OwnBlob.prototype, 'type');
  const readBlob = method(OwnBlob.prototype.arrayBuffer);
  const nameOf = getter(OwnFile.prototype, 'name');
  const changedAt = getter(OwnFile.prototype, 'lastModified');
  const pathOf = getter(OwnFile.prototype, 'webkitRelativePath');
  const paramsText = method(Params.prototype.toString);
  const eachField = method(Fields.prototype.forEach);
  const append = method(Fields.prototype.append as (name: string, value: unknown) => void);
  const isLocked = getter(realm.ReadableStream.prototype, 'locked');
  const serialize = method(realm.XMLSerializer.prototype.serializeToString);
  const serializer = new realm.XMLSerializer();
  const addressOf = getter(realm.Document.prototype, 'URL');
  const remembered = privateMap<Blob, string>();
  const all = buffers(realm);

  const encoder = new realm.TextEncoder();
  const toUtf8 = method(realm.TextEncoder.prototype.encode);
  const utf8Letters = (text: string) => all.letters(toUtf8(encoder, text));

  const isBlob = branded<Blob>(sizeOf);
  const isFile = branded<File>(changedAt);
  const isParams = branded<URLSearchParams>(paramsText);
  const isFields = branded<FormData>((fields) => eachField(fields, () => undefined));
  const isStream = branded<ReadableStream<Uint8Array>>(isLocked);
  const isDocument = branded<Document>(addressOf);

  const inflate = inflater(realm, (chunk) => all.letters(all.copy(chunk)));
  const unpacked = async (bytes: Uint8Array<ArrayBuffer>, body: unknown): Promise<Frozen> => {
    const { form, text } = await own(inflate(bytes, all.letters(bytes)));
    return frozen(form, text, body);
  };

  const blobOf = (bytes: Uint8Array<ArrayBuffer>, like: Blob): Blob => {
    const parts = held<BlobPart>();
    hold(parts, bytes);
    const type = typeOf(like);
    if (!isFile(like)) return new OwnBlob(sequence(parts), bare({ type }));
    return new OwnFile(sequence(parts), pathOf(like) || nameOf(like), bare({ type, lastModified: changedAt(like) }));
  };

  /** A promise may resolve with an object of the page, so exactly the bytes that were read are sent. */
  async function readLater(blob: Blob): Promise<Frozen> {
    const bytes = all.copy(await own(readBlob(blob)));
    return await own(unpacked(bytes, blobOf(bytes, blob)));
  }

  function fieldsOf(fields: FormData): Held<Field> {
    const list = held<Field>();
    eachField(fields, (value, name) => hold(list, bare({ name, value })));
    return list;
  }

  function formOf(list: Held<Field>): FormData {
    const form = new Fields();
    for (let i = 0; i < list.length; i += 1) {
      const field = list[i];
      if (field) append(form, field.name, field.value);
    }
    return form;
  }

  /** Undefined if a file can only be read later. */
  function textOfFields(list: Held<Field>): string | undefined {
    let text = '';
    for (let i = 0; i < list.length; i += 1) {
      const { name, value } = list[i] ?? { name: '', value: '' };
      const isText = typeof value === 'string';
      text += utf8Letters(`${name}=${isText ? value : nameOf(value)}\n`);
      if (isText) continue;
      const known = remembered.get(value);
      if (known === undefined || compressionOf(known)) return undefined;
      text += `${known}\n`;
    }
    return text;
  }

  async function readFields(list: Held<Field>): Promise<Frozen> {
    const read = held<Field>();
    let text = '';
    let isUnread = false;
    for (let i = 0; i < list.length; i += 1) {
      const { name, value } = list[i] ?? { name: '', value: '' };
      if (typeof value === 'string') {
        text += utf8Letters(`${name}=${value}\n`);
        hold(read, bare({ name, value }));
        continue;
      }
      const file = await own(readLater(value));
      isUnread ||= file.form === 'unread';
      text += `${utf8Letters(`${name}=${nameOf(value)}\n`)}${file.text}\n`;
      hold(read, bare({ name, value: file.body as File }));
    }
    return frozen(isUnread ? 'unread' : 'fields', text, formOf(read));
  }

  function now(body: unknown): Frozen | undefined {
    if (body === undefined || body === null) return frozen('text', '', body);
    if (typeof body === 'string') return frozen('text', body, body);
    if (all.is(body)) {
      const bytes = all.copy(body);
      const text = all.letters(bytes);
      return compressionOf(text) ? undefined : frozen('bytes', text, bytes);
    }
    if (isBlob(body)) {
      const text = remembered.get(body);
      return text === undefined || compressionOf(text) ? undefined : frozen('bytes', text, body);
    }
    if (isParams(body)) {
      const text = paramsText(body);
      return frozen('text', text, new Params(text));
    }
    if (isFields(body)) {
      const list = fieldsOf(body);
      const text = textOfFields(list);
      return text === undefined ? undefined : frozen('fields', text, formOf(list));
    }
    if (isStream(body)) return undefined;
    const text = `${body}`;
    return frozen('text', text, text);
  }

  /** All that a page could change is taken before anything is waited for. */
  async function later(body: unknown): Promise<Frozen> {
    if (isBlob(body)) return await own(readLater(body));
    if (all.is(body)) {
      const bytes = all.copy(body);
      return await own(unpacked(bytes, bytes));
    }
    if (isFields(body)) return await own(readFields(fieldsOf(body)));
    return now(body) ?? frozen('unread', '', body);
  }

  /** Parts of a blob that is being made, each read once; what they hold is undefined where that is not known, or much. */
  function partsOf(list: Held<unknown>): { readonly parts: Held<BlobPart>; readonly text: string | undefined } {
    const parts = held<BlobPart>();
    let text: string | undefined = '';
    for (let i = 0; i < list.length; i += 1) {
      const part = list[i];
      if (isBlob(part)) {
        const known: string | undefined = remembered.get(part);
        text = known === undefined || text === undefined ? undefined : text + known;
        hold(parts, part);
      } else if (all.is(part) && (text === undefined || text.length + all.sizeOf(part) > REMEMBERED)) {
        text = undefined;
        hold(parts, part as BlobPart);
      } else if (all.is(part)) {
        const bytes = all.copy(part);
        text += all.letters(bytes);
        hold(parts, bytes);
      } else {
        const written = `${part}`;
        text = text === undefined || written.length > REMEMBERED ? undefined : text + utf8Letters(written);
        hold(parts, written);
      }
    }
    return { parts, text };
  }

  for (const name of ['Blob', 'File'] as const) {
    const original = realm[name];
    const standing = classStandIn(original, (args, newTarget) => {
      const given = listOf(args[0]);
      if (!given) return construct(original, args, newTarget);
      const { parts, text } = partsOf(given);
      args[0] = sequence(parts);
      const blob = construct(original, args, newTarget) as Blob;
      // A beacon of it has to be judged at once. Line ends may have been changed.
      if (text !== undefined && text.length <= REMEMBERED && text.length === sizeOf(blob)) remembered.set(blob, text);
      return blob;
    });
    replace(realm, name, standing);
    replace(original.prototype, 'constructor', standing);
  }

  return {
    now,
    later,
    nowOrDocument: (body) => (isDocument(body) ? frozen('text', serialize(serializer, body), body) : now(body)),
    isStream,
    bytes: (buffer) => bare({ form: 'bytes', text: all.letters(all.copy(buffer)) }),
  };
}
