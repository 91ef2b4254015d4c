// The vault's records as rows of the database: sealed on the way in, opened on the way out, one key over all of them.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { said } from '../language/message.ts';
import { toBase64 } from './base64.ts';
import { type Conversation, entryCount, fromStored, toStored } from './conversation.ts';
import type { ConversationRow, SealedRecord, VaultDatabase } from './database.ts';
import { VaultError } from './errors.ts';
import { generationOf, type OpenKey, SEALING_KEY } from './key-record.ts';
import { type RandomBytes, seal, unseal } from './seal.ts';

/** The keys by which rows are found and read. */
export interface RowKeys extends OpenKey {
  /** Names the rows. */
  readonly rowKey: Uint8Array;
}

export interface Open extends RowKeys {
  readonly db: VaultDatabase;
}

export interface StoredUnder {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly conversation: Conversation;
}

/** What is sealed: the row's own id tells nothing. */
interface Named {
  readonly id: string;
  readonly value: unknown;
}

/** A transaction that has resolved is on the disk, not in the system's cache: a prompt is sent on the strength of it. */
export const DURABLE = { durability: 'strict' } as const;

/** The one record under its own name: a random key, sealed, from which all other rows get theirs. */
export const ROW_KEY = 'row-key';
const ROW_KEY_BYTES = 32;

const conversationSeal = (id: string) => `conversation ${id}`;
const recordSeal = (id: string) => `sealed ${id}`;

/** Without the row key nobody can tell which site or chat a row belongs to, nor test a guess. */
const rowId = (rowKey: Uint8Array, name: string): string =>
  toBase64(hmac(sha256, rowKey, new TextEncoder().encode(name)));

export const conversationRowId = ({ rowKey }: RowKeys, id: string): string => rowId(rowKey, conversationSeal(id));
export const recordRowId = ({ rowKey }: RowKeys, id: string): string => rowId(rowKey, recordSeal(id));

export async function freshRowKey(
  { key }: OpenKey,
  randomBytes: RandomBytes,
): Promise<{ readonly rowKey: Uint8Array; readonly row: SealedRecord }> {
  const rowKey = randomBytes(ROW_KEY_BYTES);
  return { rowKey, row: { id: ROW_KEY, sealed: await seal(key, recordSeal(ROW_KEY), [...rowKey], randomBytes) } };
}

export async function openRowKey({ key }: OpenKey, { sealed }: SealedRecord): Promise<Uint8Array> {
  return Uint8Array.from((await unseal(key, recordSeal(ROW_KEY), sealed)) as number[]);
}

type Writable = ReturnType<typeof writeTransaction>;
const writeTransaction = (db: VaultDatabase) =>
  db.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE);

/** The key was changed by another context: what it would seal, nobody could open. */
class KeyOutdated extends VaultError {
  constructor() {
    super(said('keysRenewedMeanwhile'));
  }
}

/** All of it or nothing. `work` may wait for the database only. @throws KeyOutdated */
export async function writing<T>({ db, generation }: Open, work: (tx: Writable) => Promise<T>): Promise<T> {
  const tx = writeTransaction(db);
  try {
    if (generationOf(await tx.objectStore('keys').get(SEALING_KEY)) !== generation) throw new KeyOutdated();
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    // Both say so where the transaction is over already; the first error is the one to tell.
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // It failed by itself.
    }
    throw error;
  }
}

/** One row. @throws KeyOutdated where the row may only be missing because it has another name by now. */
export async function findRow<S extends 'sealed' | 'conversations'>({ db, generation }: Open, store: S, id: string) {
  const tx = db.transaction(['keys', store]);
  const row = await tx.objectStore(store).get(id);
  if (!row && generationOf(await tx.objectStore('keys').get(SEALING_KEY)) !== generation) throw new KeyOutdated();
  return row;
}

async function openNamed({ key }: OpenKey, additional: string, { sealed }: SealedRecord): Promise<Named> {
  return (await unseal(key, additional, sealed)) as Named;
}

export async function openConversation(keys: RowKeys, row: ConversationRow): Promise<StoredUnder> {
  const { id, value } = await openNamed(keys, conversationSeal(row.id), row);
  return { id, lastUsed: row.lastUsed, conversation: fromStored(value) };
}

export async function conversationRow(
  keys: RowKeys,
  { id, lastUsed, conversation }: StoredUnder,
  randomBytes: RandomBytes,
): Promise<ConversationRow> {
  const row = conversationRowId(keys, id);
  const named: Named = { id, value: toStored(conversation) };
  const sealed = await seal(keys.key, conversationSeal(row), named, randomBytes);
  return { id: row, sealed, lastUsed, entries: entryCount(conversation) };
}

export const openRecord = (keys: RowKeys, row: SealedRecord): Promise<Named> =>
  openNamed(keys, recordSeal(row.id), row);

export async function sealedRow(
  keys: RowKeys,
  id: string,
  value: unknown,
  randomBytes: RandomBytes,
): Promise<SealedRecord> {
  const row = recordRowId(keys, id);
  const named: Named = { id, value };
  return { id: row, sealed: await seal(keys.key, recordSeal(row), named, randomBytes) };
}
