// Seals the vault's records into rows of the database, and opens them again, with one key for all rows.

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { said } from '../language/message.ts';
import { toBase64 } from './base64.ts';
import { type Conversation, fromStoredConversation, toStoredConversation, vaultEntryCount } from './conversation.ts';
import type { ConversationRow, SealedRecord, VaultDatabase } from './database.ts';
import { VaultError } from './errors.ts';
import { keyGenerationOf, type OpenedKey, SEALING_KEY_ID } from './key-record.ts';
import { type RandomBytes, seal, unseal } from './seal.ts';

/** The keys that find and open rows. */
export interface RowKeys extends OpenedKey {
  /** The key of the hash that turns record names into row ids. */
  readonly rowIdKey: Uint8Array;
}

export interface OpenedVault extends RowKeys {
  readonly db: VaultDatabase;
}

export interface ConversationRecord {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly conversation: Conversation;
}

/** The sealed content: it includes the record's name, which the row's id does not reveal. */
interface NamedRecord {
  readonly id: string;
  readonly value: unknown;
}

/**
 * Options of a transaction: it resolves only when its changes are on disk and not just in the system's cache, because a prompt is sent only
 * once its record is safe.
 */
export const DURABLE_WRITES = { durability: 'strict' } as const;

/** The id of the only row that keeps its plain name. It holds, sealed, the random key from which all other row ids are derived. */
export const ROW_OF_ROW_ID_KEY = 'row-key';
const ROW_ID_KEY_BYTES = 32;

const conversationSeal = (id: string) => `conversation ${id}`;
const recordSeal = (id: string) => `sealed ${id}`;

/** A row's id. Without the row key it reveals neither site nor chat, and a guess cannot be tested. */
const rowId = (rowIdKey: Uint8Array, name: string): string =>
  toBase64(hmac(sha256, rowIdKey, new TextEncoder().encode(name)));

export const conversationRowId = ({ rowIdKey }: RowKeys, id: string): string => rowId(rowIdKey, conversationSeal(id));
export const recordRowId = ({ rowIdKey }: RowKeys, id: string): string => rowId(rowIdKey, recordSeal(id));

export async function freshRowIdKey(
  { key }: OpenedKey,
  randomBytes: RandomBytes,
): Promise<{ readonly rowIdKey: Uint8Array; readonly row: SealedRecord }> {
  const rowIdKey = randomBytes(ROW_ID_KEY_BYTES);
  return {
    rowIdKey,
    row: { id: ROW_OF_ROW_ID_KEY, sealed: await seal(key, recordSeal(ROW_OF_ROW_ID_KEY), [...rowIdKey], randomBytes) },
  };
}

export async function openRowIdKey({ key }: OpenedKey, { sealed }: SealedRecord): Promise<Uint8Array> {
  return Uint8Array.from((await unseal(key, recordSeal(ROW_OF_ROW_ID_KEY), sealed)) as number[]);
}

type Writable = ReturnType<typeof writeTransaction>;
const writeTransaction = (db: VaultDatabase) =>
  db.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE_WRITES);

/** Thrown if another context has changed the key: a record sealed with the old key could never be opened again. */
class KeyOutdated extends VaultError {
  constructor() {
    super(said('keysRenewedMeanwhile'));
  }
}

/** Runs one write transaction: all of it takes effect or none. `work` may wait only for the database. @throws KeyOutdated */
export async function inWriteTransaction<T>(
  { db, generation }: OpenedVault,
  work: (tx: Writable) => Promise<T>,
): Promise<T> {
  const tx = writeTransaction(db);
  try {
    if (keyGenerationOf(await tx.objectStore('keys').get(SEALING_KEY_ID)) !== generation) throw new KeyOutdated();
    const result = await work(tx);
    await tx.done;
    return result;
  } catch (error) {
    // If the transaction is already over, `done` and `abort` fail too; only the first error is reported.
    tx.done.catch(() => undefined);
    try {
      tx.abort();
    } catch {
      // The transaction has ended already.
    }
    throw error;
  }
}

/** One row, or undefined. @throws KeyOutdated if the row is missing and the key has changed, because the row may have another id by now. */
export async function findRow<S extends 'sealed' | 'conversations'>(
  { db, generation }: OpenedVault,
  store: S,
  id: string,
) {
  const tx = db.transaction(['keys', store]);
  const row = await tx.objectStore(store).get(id);
  if (!row && keyGenerationOf(await tx.objectStore('keys').get(SEALING_KEY_ID)) !== generation) throw new KeyOutdated();
  return row;
}

async function openNamed({ key }: OpenedKey, additional: string, { sealed }: SealedRecord): Promise<NamedRecord> {
  return (await unseal(key, additional, sealed)) as NamedRecord;
}

export async function openConversation(keys: RowKeys, row: ConversationRow): Promise<ConversationRecord> {
  const { id, value } = await openNamed(keys, conversationSeal(row.id), row);
  return { id, lastUsed: row.lastUsed, conversation: fromStoredConversation(value) };
}

export async function conversationRow(
  keys: RowKeys,
  { id, lastUsed, conversation }: ConversationRecord,
  randomBytes: RandomBytes,
): Promise<ConversationRow> {
  const row = conversationRowId(keys, id);
  const named: NamedRecord = { id, value: toStoredConversation(conversation) };
  const sealed = await seal(keys.key, conversationSeal(row), named, randomBytes);
  return { id: row, sealed, lastUsed, entries: vaultEntryCount(conversation) };
}

export const openRecord = (keys: RowKeys, row: SealedRecord): Promise<NamedRecord> =>
  openNamed(keys, recordSeal(row.id), row);

export async function sealedRow(
  keys: RowKeys,
  id: string,
  value: unknown,
  randomBytes: RandomBytes,
): Promise<SealedRecord> {
  const row = recordRowId(keys, id);
  const named: NamedRecord = { id, value };
  return { id: row, sealed: await seal(keys.key, recordSeal(row), named, randomBytes) };
}
