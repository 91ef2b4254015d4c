// Reads blobs and files. A blob that the page made of known parts is known at once; any other has to be read asynchronously.
import type { Buffers } from './buffers.ts';
import { type Frozen, frozen } from './frozen.ts';
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
  type PrivateMap,
  privateMap,
  type Realm,
  replace,
  sequence,
} from './primitives.ts';

/** The longest content that is remembered; larger blobs are read when they are sent. */
const REMEMBERED = 2_000_000;

export interface Blobs {
  is(value: unknown): value is Blob;
  nameOf(file: File): string;
  /** Undefined if the blob can only be read asynchronously. */
  now(blob: Blob): Frozen | undefined;
  later(blob: Blob): Promise<Frozen>;
  /** Decompresses bytes that the page may have compressed. */
  unpacked(bytes: Uint8Array<ArrayBuffer>, body: unknown): Promise<Frozen>;
}

export function blobReader(realm: Realm, all: Buffers): Blobs {
  const { Blob: OwnBlob, File: OwnFile } = realm;
  const typeOf = getter(OwnBlob.prototype, 'type');
  const readBlob = method(OwnBlob.prototype.arrayBuffer);
  const nameOf = getter(OwnFile.prototype, 'name');
  const changedAt = getter(OwnFile.prototype, 'lastModified');
  const pathOf = getter(OwnFile.prototype, 'webkitRelativePath');
  const isBlob = branded<Blob>(getter(OwnBlob.prototype, 'size'));
  const isFile = branded<File>(changedAt);

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

  /** Returns a new blob of exactly the bytes that were read, because a promise may resolve with an object of the page. */
  async function later(blob: Blob): Promise<Frozen> {
    const bytes = all.copy(await own(readBlob(blob)));
    return await own(unpacked(bytes, blobOf(bytes, blob)));
  }

  const remembered = rememberBlobs(realm, all, isBlob);
  return {
    is: isBlob,
    nameOf,
    now(blob) {
      const text = remembered.get(blob);
      return text === undefined || compressionOf(text) ? undefined : frozen('bytes', text, blob);
    },
    later,
    unpacked,
  };
}

/** Records the content of each blob that the page makes from now on. */
function rememberBlobs(
  realm: Realm,
  all: Buffers,
  isBlob: (value: unknown) => value is Blob,
): PrivateMap<Blob, string> {
  const remembered = privateMap<Blob, string>();
  const sizeOf = getter(realm.Blob.prototype, 'size');

  /** The parts of a blob that is being made, each read once. `text` is undefined if a part's content is unknown or too long. */
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
        text = text === undefined || written.length > REMEMBERED ? undefined : text + all.lettersOf(written);
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
      // Remembered so that a beacon of this blob can be judged at once. A different size means that the browser converted line ends: then the content
      // is not known.
      if (text !== undefined && text.length <= REMEMBERED && text.length === sizeOf(blob)) remembered.set(blob, text);
      return blob;
    });
    replace(realm, name, standing);
    replace(original.prototype, 'constructor', standing);
  }

  return remembered;
}
