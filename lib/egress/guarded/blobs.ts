// Reads blobs and files. A blob that the page made of known parts is known at once; any other has to be read asynchronously.
import type { BufferReader } from './buffers.ts';
import { type FrozenBody, frozenBody } from './frozen-body.ts';
import { compressionOf, inflater } from './inflate.ts';
import {
  addToPrivateList,
  brandCheck,
  classProxy,
  construct,
  iterableOf,
  listItemsOf,
  type PrivateList,
  type PrivateMap,
  privateList,
  privateMap,
  type Realm,
  replaceMember,
  unbound,
  unboundGetter,
  withoutPrototype,
  withUnpatchedThen,
} from './primitives.ts';

/** The longest content that is remembered; larger blobs are read when they are sent. */
const MAX_REMEMBERED_BYTES = 2_000_000;

export interface BlobReader {
  is(value: unknown): value is Blob;
  nameOf(file: File): string;
  /** Undefined if the blob can only be read asynchronously. */
  now(blob: Blob): FrozenBody | undefined;
  later(blob: Blob): Promise<FrozenBody>;
  /** Decompresses bytes that the page may have compressed. */
  unpacked(bytes: Uint8Array<ArrayBuffer>, body: unknown): Promise<FrozenBody>;
}

export function blobReader(realm: Realm, all: BufferReader): BlobReader {
  const { Blob: OwnBlob, File: OwnFile } = realm;
  const typeOf = unboundGetter(OwnBlob.prototype, 'type');
  const readBlob = unbound(OwnBlob.prototype.arrayBuffer);
  const nameOf = unboundGetter(OwnFile.prototype, 'name');
  const changedAt = unboundGetter(OwnFile.prototype, 'lastModified');
  const pathOf = unboundGetter(OwnFile.prototype, 'webkitRelativePath');
  const isBlob = brandCheck<Blob>(unboundGetter(OwnBlob.prototype, 'size'));
  const isFile = brandCheck<File>(changedAt);

  const inflate = inflater(realm, (chunk) => all.letters(all.copy(chunk)));
  const unpacked = async (bytes: Uint8Array<ArrayBuffer>, body: unknown): Promise<FrozenBody> => {
    const { form, text } = await withUnpatchedThen(inflate(bytes, all.letters(bytes)));
    return frozenBody(form, text, body);
  };

  const blobOf = (bytes: Uint8Array<ArrayBuffer>, like: Blob): Blob => {
    const parts = privateList<BlobPart>();
    addToPrivateList(parts, bytes);
    const type = typeOf(like);
    if (!isFile(like)) return new OwnBlob(iterableOf(parts), withoutPrototype({ type }));
    return new OwnFile(
      iterableOf(parts),
      pathOf(like) || nameOf(like),
      withoutPrototype({ type, lastModified: changedAt(like) }),
    );
  };

  /**
   * Returns a new blob of exactly the bytes that were read and will be checked. The page's blob cannot be passed on: a page that patches
   * promises can make reading it yield other bytes than it holds.
   */
  async function later(blob: Blob): Promise<FrozenBody> {
    const bytes = all.copy(await withUnpatchedThen(readBlob(blob)));
    return await withUnpatchedThen(unpacked(bytes, blobOf(bytes, blob)));
  }

  const remembered = rememberBlobs(realm, all, isBlob);
  return {
    is: isBlob,
    nameOf,
    now(blob) {
      const text = remembered.get(blob);
      return text === undefined || compressionOf(text) ? undefined : frozenBody('bytes', text, blob);
    },
    later,
    unpacked,
  };
}

/** Records the content of each blob that the page makes from now on. */
function rememberBlobs(
  realm: Realm,
  all: BufferReader,
  isBlob: (value: unknown) => value is Blob,
): PrivateMap<Blob, string> {
  const remembered = privateMap<Blob, string>();
  const sizeOf = unboundGetter(realm.Blob.prototype, 'size');

  /** The parts of a blob that is being made, each read once. `text` is undefined if a part's content is unknown or too long. */
  function partsOf(list: PrivateList<unknown>): {
    readonly parts: PrivateList<BlobPart>;
    readonly text: string | undefined;
  } {
    const parts = privateList<BlobPart>();
    let text: string | undefined = '';
    for (let i = 0; i < list.length; i += 1) {
      const part = list[i];
      if (isBlob(part)) {
        const known: string | undefined = remembered.get(part);
        text = known === undefined || text === undefined ? undefined : text + known;
        addToPrivateList(parts, part);
      } else if (all.is(part) && (text === undefined || text.length + all.sizeOf(part) > MAX_REMEMBERED_BYTES)) {
        text = undefined;
        addToPrivateList(parts, part as BlobPart);
      } else if (all.is(part)) {
        const bytes = all.copy(part);
        text += all.letters(bytes);
        addToPrivateList(parts, bytes);
      } else {
        const written = `${part}`;
        text = text === undefined || written.length > MAX_REMEMBERED_BYTES ? undefined : text + all.lettersOf(written);
        addToPrivateList(parts, written);
      }
    }
    return { parts, text };
  }

  for (const name of ['Blob', 'File'] as const) {
    const original = realm[name];
    const standing = classProxy(original, (args, newTarget) => {
      const given = listItemsOf(args[0]);
      if (!given) return construct(original, args, newTarget);
      const { parts, text } = partsOf(given);
      args[0] = iterableOf(parts);
      const blob = construct(original, args, newTarget) as Blob;
      // Remembered so that a beacon of this blob can be judged at once. A different size means that the browser converted line ends: then the content
      // is not known.
      if (text !== undefined && text.length <= MAX_REMEMBERED_BYTES && text.length === sizeOf(blob))
        remembered.set(blob, text);
      return blob;
    });
    replaceMember(realm, name, standing);
    replaceMember(original.prototype, 'constructor', standing);
  }

  return remembered;
}
