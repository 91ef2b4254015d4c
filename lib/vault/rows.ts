// The vault's records as rows of the database: sealed on the way in, opened on the way out, one key over all of them.
import { type Conversation, entryCount, fromStored, toStored } from './conversation.ts';
import type { ConversationRow, SealedRecord, VaultDatabase } from './database.ts';
import { VaultError } from './errors.ts';
import { generationOf, type OpenKey, SEALING_KEY } from './key-record.ts';
import { type RandomBytes, seal, unseal } from './seal.ts';

export interface Open extends OpenKey {
  readonly db: VaultDatabase;
}

export interface StoredUnder {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly conversation: Conversation;
}

/** A transaction that has resolved is on the disk, not in the system's cache: a prompt is sent on the strength of it. */
const DURABLE = { durability: 'strict' } as const;

const conversationSeal = (id: string) => `conversation ${id}`;
const recordSeal = (id: string) => `sealed ${id}`;

type Writable = ReturnType<typeof writeTransaction>;
const writeTransaction = (db: VaultDatabase) =>
  db.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE);

/** The key was changed by another context: what it would seal, nobody could open. */
class KeyOutdated extends VaultError {
  constructor() {
    super('The keys of the vault were renewed meanwhile. Try again; nothing was changed.');
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

export async function openConversation({ key }: OpenKey, { id, sealed }: ConversationRow): Promise<Conversation> {
  return fromStored(await unseal(key, conversationSeal(id), sealed));
}

export async function conversationRow(
  { key }: OpenKey,
  { id, lastUsed, conversation }: StoredUnder,
  randomBytes: RandomBytes,
): Promise<ConversationRow> {
  const sealed = await seal(key, conversationSeal(id), toStored(conversation), randomBytes);
  return { id, sealed, lastUsed, entries: entryCount(conversation) };
}

export const openRecord = ({ key }: OpenKey, { id, sealed }: SealedRecord): Promise<unknown> =>
  unseal(key, recordSeal(id), sealed);

export async function sealedRow(
  { key }: OpenKey,
  id: string,
  value: unknown,
  randomBytes: RandomBytes,
): Promise<SealedRecord> {
  return { id, sealed: await seal(key, recordSeal(id), value, randomBytes) };
}
