// The items in the browser's sync: a head, and the parts of one generation of the sealed document. A writer adds all parts of a new
// generation before the head names it, and deletes the old ones last, so that a reader finds either generation whole, or knows that a part
// has not arrived.
//
// version 1: head = the key that seals the document, wrapped under the passphrase as the vault's is (`lib/vault/key-record.ts`), and the
//            generation with its count of parts and IV
//            parts = AES-256-GCM of the deflated JSON of the document, in base64, cut into pieces
// Version, generation and count are authenticated with the document: no part of another generation, or of another version, opens with it.
import { said } from '../../language/message.ts';
import { fromBase64, toBase64 } from '../../vault/base64.ts';
import type { WrappedKey } from '../../vault/key-record.ts';
import { type RandomBytes, sealBytes, unsealBytes } from '../../vault/seal.ts';
import type { SyncDocument } from './document.ts';
import { fromStoredDocument, toStoredDocument } from './stored-document.ts';
import { fromStoredKey, toStoredKey } from './stored-key.ts';
import { type SyncArea, SyncError, type SyncItems } from './sync-area.ts';

const VERSION = 1;
const FORMAT = 'coatcheck-sync';
export const HEAD_KEY = 'head';
const PART = 'part ';
const GENERATION_BYTES = 8;
const IV_BYTES = 12;

/** An item may have 8,192 bytes with its name and quotation marks. */
const PART_CHARACTERS = 8000;
/** All items may have 102,400 bytes; two generations and a head must find room, because the old one stays until the new one is complete. */
const MAX_PARTS = 6;

export interface Head {
  readonly generation: string;
  readonly parts: number;
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly wrapped: WrappedKey;
}

/** What lies in the browser's sync; `text` is all of it, to tell whether anything changed. `incomplete`: a part has not arrived yet. `invalid`: damaged, or not made by Coatcheck. */
type Found =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'newer' }
  | { readonly kind: 'invalid' }
  | { readonly kind: 'incomplete'; readonly head: Head }
  | { readonly kind: 'whole'; readonly head: Head; readonly data: ArrayBuffer; readonly text: string };

type Readable = Extract<Found, { readonly head: Head }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** @throws VaultError if a field is not base64 */
function headOf({ generation, parts, iv, key }: Readonly<Record<string, unknown>>): Head | undefined {
  const wrapped = fromStoredKey(key);
  const isValid =
    typeof generation === 'string' &&
    typeof parts === 'number' &&
    Number.isInteger(parts) &&
    parts >= 1 &&
    parts <= MAX_PARTS;
  if (!wrapped || !isValid) return undefined;
  const own = new Uint8Array(fromBase64(iv));
  return own.length === IV_BYTES ? { generation, parts, iv: own, wrapped } : undefined;
}

const partKey = (generation: string, at: number) => `${PART}${generation} ${at}`;
const isPart = (key: string) => key.startsWith(PART);
const isPartOf = (key: string, generation: string) => key.startsWith(`${PART}${generation} `);

const wholeText = (head: unknown, parts: string): string => JSON.stringify([head, parts]);

function readItems(items: SyncItems): Found {
  const stored = items[HEAD_KEY];
  if (stored === undefined) return { kind: 'nothing' };
  if (!isRecord(stored) || stored.format !== FORMAT) return { kind: 'invalid' };
  if (typeof stored.version === 'number' && stored.version > VERSION) return { kind: 'newer' };
  const head = stored.version === VERSION ? headOf(stored) : undefined;
  if (!head) return { kind: 'invalid' };
  const parts = Array.from({ length: head.parts }, (_, at) => items[partKey(head.generation, at)]);
  if (parts.includes(undefined)) return { kind: 'incomplete', head };
  const text = parts.join('');
  return { kind: 'whole', head, data: new Uint8Array(fromBase64(text)).buffer, text: wholeText(stored, text) };
}

function findGeneration(items: SyncItems): Found {
  try {
    return readItems(items);
  } catch {
    // A field that is not base64.
    return { kind: 'invalid' };
  }
}

/** What lies there, not opened yet; undefined if nothing does. @throws SyncError if this version cannot read it */
export function readableGeneration(items: SyncItems): Readable | undefined {
  const found = findGeneration(items);
  if (found.kind === 'newer') throw new SyncError(said('syncNewer'));
  if (found.kind === 'invalid') throw new SyncError(said('syncNotReadable'));
  return found.kind === 'nothing' ? undefined : found;
}

const sealName = ({ generation, parts }: Pick<Head, 'generation' | 'parts'>) =>
  `${FORMAT} ${VERSION} ${generation} ${parts}`;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  transform: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([bytes]).stream().pipeThrough(transform as ReadableWritablePair<Uint8Array<ArrayBuffer>>);
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

const deflated = (bytes: Uint8Array<ArrayBuffer>) => through(bytes, new CompressionStream('deflate-raw'));
const inflated = (bytes: Uint8Array<ArrayBuffer>) => through(bytes, new DecompressionStream('deflate-raw'));

/** @throws SyncError if it was changed, or does not have the form that this version knows. */
export async function openGeneration(key: CryptoKey, head: Head, data: ArrayBuffer): Promise<SyncDocument> {
  try {
    const bytes = await unsealBytes(key, sealName(head), { iv: head.iv, data });
    return fromStoredDocument(JSON.parse(new TextDecoder().decode(await inflated(bytes))));
  } catch (cause) {
    throw new SyncError(said('syncNotReadable'), { cause });
  }
}

export interface SealedGeneration {
  readonly generation: string;
  /** As a reader finds it. */
  readonly text: string;
  readonly head: SyncItems;
  readonly parts: SyncItems;
}

const TAG_BYTES = 16;
const MAX_BYTES = (MAX_PARTS * PART_CHARACTERS * 3) / 4 - TAG_BYTES;

/** @throws SyncError if the document is too large for the browser's sync. */
export async function sealGeneration(
  document: SyncDocument,
  { key, wrapped }: { readonly key: CryptoKey; readonly wrapped: WrappedKey },
  randomBytes: RandomBytes,
): Promise<SealedGeneration> {
  const bytes = await deflated(new TextEncoder().encode(JSON.stringify(toStoredDocument(document))));
  if (bytes.length > MAX_BYTES) {
    throw new SyncError(said('syncTooLarge', { percent: String(Math.ceil((bytes.length / MAX_BYTES) * 100)) }));
  }
  const parts = Math.ceil((Math.ceil((bytes.length + TAG_BYTES) / 3) * 4) / PART_CHARACTERS);
  const generation = [...randomBytes(GENERATION_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const { iv, data } = await sealBytes(key, sealName({ generation, parts }), bytes, randomBytes);
  const text = toBase64(new Uint8Array(data));
  const pieces = Array.from({ length: parts }, (_, at): [string, string] => [
    partKey(generation, at),
    text.slice(at * PART_CHARACTERS, (at + 1) * PART_CHARACTERS),
  ]);
  const head = { format: FORMAT, version: VERSION, generation, parts, iv: toBase64(iv), key: toStoredKey(wrapped) };
  return { generation, text: wholeText(head, text), head: { [HEAD_KEY]: head }, parts: Object.fromEntries(pieces) };
}

/** Replaces the generation that `items` hold. Whenever it ends, what the head names is whole. @throws SyncError */
export async function writeGeneration(
  area: SyncArea,
  items: SyncItems,
  { head, parts }: SealedGeneration,
): Promise<void> {
  const found = findGeneration(items);
  const named = 'head' in found ? found.head.generation : undefined;
  const old = Object.keys(items).filter(isPart);
  const orphans = old.filter((key) => named === undefined || !isPartOf(key, named));
  // Left by a writer that was interrupted; they would take the room of the new parts.
  if (orphans.length > 0) await area.remove(orphans);
  await area.set(parts);
  await area.set(head);
  const replaced = old.filter((key) => !orphans.includes(key));
  // The new generation is in force already; parts that stay are orphans, which the next write removes.
  if (replaced.length > 0) await area.remove(replaced).catch(() => undefined);
}
