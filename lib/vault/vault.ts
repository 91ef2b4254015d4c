// The vault: the person's key, settings, and what restoring each conversation needs; sealed, on this machine only.
import type { Conversation } from './conversation.ts';
import { entryCount, fromStored, merged, toStored } from './conversation.ts';
import {
  type ConversationRow,
  DATABASE_NAME,
  deleteDatabase,
  MIGRATIONS,
  type Migration,
  openDatabase,
  type VaultDatabase,
} from './database.ts';
import { withVaultErrors } from './errors.ts';
import { newSealingKey, type RandomBytes, seal, unseal } from './seal.ts';

export interface VaultSummary {
  readonly conversations: number;
  readonly entries: number;
  /** When the conversation that rested longest was last used, in milliseconds since the epoch. */
  readonly oldest?: number;
}

export interface StoredUnder {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly conversation: Conversation;
}

/** Every method rejects with a VaultError in plain words; a rejected write has changed nothing. */
export interface Vault {
  /** The person's 32-byte key for surrogates; drawn on first use. */
  personKey(): Promise<Uint8Array>;
  conversation(id: string): Promise<Conversation | undefined>;
  /** All of them, the longest unused first. */
  conversations(): Promise<readonly StoredUnder[]>;
  /** Resolves once the record is on disk. */
  keep(id: string, conversation: Conversation): Promise<void>;
  /** Moves what is under `from` to `to`, adding to what is there; nothing happens where `from` holds nothing. */
  move(from: string, to: string): Promise<void>;
  setting(name: string): Promise<unknown>;
  keepSetting(name: string, value: unknown): Promise<void>;
  summary(): Promise<VaultSummary>;
  /** Deletes conversations last used before `time`; resolves with how many. */
  expire(time: number): Promise<number>;
  /** Deletes the whole database, whatever state it is in. */
  forget(): Promise<void>;
}

export interface VaultParts {
  readonly randomBytes: RandomBytes;
  readonly now: () => number;
  readonly name?: string;
  readonly migrations?: readonly Migration[];
}

const SEALING_KEY = 'sealing';
const PERSON_KEY = 'person-key';
const PERSON_KEY_BYTES = 32;

/** A transaction that has resolved is on the disk, not in the system's cache: a prompt is sent on the strength of it. */
const DURABLE = { durability: 'strict' } as const;

interface Open {
  readonly db: VaultDatabase;
  readonly key: CryptoKey;
}

async function sealingKey(db: VaultDatabase): Promise<CryptoKey> {
  const found = await db.get('keys', SEALING_KEY);
  if (found) return found.key;
  const fresh = await newSealingKey();
  const tx = db.transaction('keys', 'readwrite', DURABLE);
  // Another context may have been quicker: the first key stands.
  const stored = await tx.store.get(SEALING_KEY);
  if (!stored) await tx.store.put({ id: SEALING_KEY, key: fresh });
  await tx.done;
  return stored?.key ?? fresh;
}

export function vaultOver({ randomBytes, now, name = DATABASE_NAME, migrations = MIGRATIONS }: VaultParts): Vault {
  let opened: Promise<Open> | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  async function openNow(): Promise<Open> {
    const db = await openDatabase(name, migrations, () => {
      opened = undefined;
    });
    try {
      return { db, key: await sealingKey(db) };
    } catch (error) {
      db.close();
      throw error;
    }
  }

  function open(): Promise<Open> {
    opened ??= openNow().catch((error) => {
      // The next call tries again: the disk may have room by then.
      opened = undefined;
      throw error;
    });
    return opened;
  }

  /** Work on the database, one piece after another, so that no read-change-write is interleaved with another. */
  function inTurn<T>(work: (open: Open) => Promise<T>): Promise<T> {
    const turn = tail.then(() => withVaultErrors(async () => work(await open())));
    tail = turn.catch(() => undefined);
    return turn;
  }

  async function readConversation({ db, key }: Open, id: string): Promise<Conversation | undefined> {
    const row = await db.get('conversations', id);
    return row && fromStored(await unseal(key, `conversation ${id}`, row.sealed));
  }

  async function readAll({ db, key }: Open): Promise<readonly StoredUnder[]> {
    const rows = await db.getAllFromIndex('conversations', 'lastUsed');
    return Promise.all(
      rows.map(async ({ id, lastUsed, sealed }) => {
        const conversation = fromStored(await unseal(key, `conversation ${id}`, sealed));
        return { id, lastUsed, conversation };
      }),
    );
  }

  async function sealConversation({ key }: Open, id: string, conversation: Conversation): Promise<ConversationRow> {
    const sealed = await seal(key, `conversation ${id}`, toStored(conversation), randomBytes);
    return { id, sealed, lastUsed: now(), entries: entryCount(conversation) };
  }

  async function readSealed({ db, key }: Open, id: string): Promise<unknown> {
    const record = await db.get('sealed', id);
    return record && unseal(key, `sealed ${id}`, record.sealed);
  }

  async function writeSealed({ db, key }: Open, id: string, value: unknown): Promise<void> {
    const sealed = await seal(key, `sealed ${id}`, value, randomBytes);
    const tx = db.transaction('sealed', 'readwrite', DURABLE);
    await Promise.all([tx.store.put({ id, sealed }), tx.done]);
  }

  return {
    personKey: () =>
      inTurn(async (vault) => {
        const stored = await readSealed(vault, PERSON_KEY);
        if (Array.isArray(stored)) return Uint8Array.from(stored);
        const fresh = randomBytes(PERSON_KEY_BYTES);
        await writeSealed(vault, PERSON_KEY, [...fresh]);
        return fresh;
      }),

    conversation: (id) => inTurn((vault) => readConversation(vault, id)),
    conversations: () => inTurn(readAll),

    keep: (id, conversation) =>
      inTurn(async (vault) => {
        const row = await sealConversation(vault, id, conversation);
        const tx = vault.db.transaction('conversations', 'readwrite', DURABLE);
        await Promise.all([tx.store.put(row), tx.done]);
      }),

    move: (from, to) =>
      inTurn(async (vault) => {
        const moving = await readConversation(vault, from);
        if (!moving || from === to) return;
        const there = await readConversation(vault, to);
        const row = await sealConversation(vault, to, there ? merged(there, moving) : moving);
        const tx = vault.db.transaction('conversations', 'readwrite', DURABLE);
        await Promise.all([tx.store.put(row), tx.store.delete(from), tx.done]);
      }),

    setting: (id) => inTurn((vault) => readSealed(vault, `setting ${id}`)),
    keepSetting: (id, value) => inTurn((vault) => writeSealed(vault, `setting ${id}`, value)),

    summary: () =>
      inTurn(async ({ db }) => {
        const tx = db.transaction('conversations');
        let conversations = 0;
        let entries = 0;
        let oldest: number | undefined;
        for await (const { value } of tx.store.index('lastUsed')) {
          oldest ??= value.lastUsed;
          conversations += 1;
          entries += value.entries;
        }
        return oldest === undefined ? { conversations, entries } : { conversations, entries, oldest };
      }),

    expire: (time) =>
      inTurn(async ({ db }) => {
        const tx = db.transaction('conversations', 'readwrite', DURABLE);
        let deleted = 0;
        for await (const cursor of tx.store.index('lastUsed').iterate(IDBKeyRange.upperBound(time, true))) {
          await cursor.delete();
          deleted += 1;
        }
        await tx.done;
        return deleted;
      }),

    forget() {
      const turn = tail.then(() =>
        withVaultErrors(async () => {
          const open = await opened?.catch(() => undefined);
          open?.db.close();
          opened = undefined;
          await deleteDatabase(name);
        }),
      );
      tail = turn.catch(() => undefined);
      return turn;
    },
  };
}
