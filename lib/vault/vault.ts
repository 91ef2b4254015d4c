// The vault: the person's key, settings, and what restoring each conversation needs; sealed, on this machine only.
import { type JoinSetting, readBackup, withBackup, writeBackup } from './backup.ts';
import {
  type Contents,
  openAll,
  PERSON_KEY,
  readContents,
  settingId,
  withNewPersonKey,
  writeContents,
} from './contents.ts';
import { type Conversation, merged } from './conversation.ts';
import {
  DATABASE_NAME,
  deleteDatabase,
  MIGRATIONS,
  type Migration,
  openDatabase,
  type VaultDatabase,
} from './database.ts';
import { VaultLocked, withVaultErrors } from './errors.ts';
import {
  type FreshKey,
  freshKey,
  freshWrappedKey,
  generationOf,
  type KeyRecord,
  type OpenKey,
  openKey,
  requireOwnPassphrase,
  SEALING_KEY,
} from './key-record.ts';
import { LOG_N } from './passphrase.ts';
import {
  conversationRow,
  type Open,
  openConversation,
  openRecord,
  type StoredUnder,
  sealedRow,
  writing,
} from './rows.ts';
import type { RandomBytes } from './seal.ts';
import { rememberedKey, rememberKey, type SessionMemory } from './session-memory.ts';

export interface VaultSummary {
  readonly conversations: number;
  readonly entries: number;
  /** When the conversation that rested longest was last used, in milliseconds since the epoch. */
  readonly oldest?: number;
}

export interface VaultState {
  readonly hasPassphrase: boolean;
  /** Nothing but `state`, `unlock` and `forget` is answered. */
  readonly isLocked: boolean;
}

/** Every method rejects with a VaultError in plain words; a rejected write has changed nothing. */
export interface Vault {
  state(): Promise<VaultState>;
  /** @throws VaultError where the passphrase is another. */
  unlock(passphrase: string): Promise<void>;
  /** Nothing happens where there is no passphrase to unlock it by. */
  lock(): Promise<void>;
  /** Seals everything anew, under `next`, or without a passphrase. `current` is asked for where there is one. */
  setPassphrase(current: string | undefined, next: string | undefined): Promise<void>;
  /** New keys, and everything sealed anew; what was issued can still be restored. Resolves with the number of records. */
  rotate(passphrase: string | undefined): Promise<number>;
  /** Everything, as a file under a passphrase of its own. */
  backUp(passphrase: string): Promise<Uint8Array>;
  /** Adds what a backup holds, all of it or nothing. */
  restoreBackup(file: Uint8Array, passphrase: string, join: JoinSetting): Promise<void>;
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
  /** How much a guess at a passphrase costs. */
  readonly logN?: number;
  /** Where the engine may be stopped and started within one session of the browser. */
  readonly session?: SessionMemory;
}

const PERSON_KEY_BYTES = 32;

/** The key as it is stored; drawn where there is none. */
async function storedKey(db: VaultDatabase): Promise<KeyRecord> {
  const found = await db.get('keys', SEALING_KEY);
  if (found) return found;
  const { record } = await freshKey(0);
  const tx = db.transaction('keys', 'readwrite', { durability: 'strict' });
  // Another context may have been quicker: the first key stands.
  const stored = await tx.store.get(SEALING_KEY);
  if (!stored) await tx.store.put(record);
  await tx.done;
  return stored ?? record;
}

export function vaultOver(parts: VaultParts): Vault {
  const { randomBytes, now, name = DATABASE_NAME, migrations = MIGRATIONS, logN = LOG_N, session } = parts;
  let connected: Promise<VaultDatabase> | undefined;
  let opened: OpenKey | undefined;
  let tail: Promise<unknown> = Promise.resolve();

  function connect(): Promise<VaultDatabase> {
    connected ??= openDatabase(name, migrations, close).catch((error) => {
      // The next call tries again: the disk may have room by then.
      connected = undefined;
      throw error;
    });
    return connected;
  }

  function close(): void {
    connected = undefined;
    opened = undefined;
  }

  /** @throws VaultLocked */
  async function open(): Promise<Open> {
    const db = await connect();
    if (!opened) {
      const record = await storedKey(db);
      opened = record.key ? await openKey(record) : await rememberedKey(session, record);
    }
    if (!opened) throw new VaultLocked();
    return { db, ...opened };
  }

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(() => withVaultErrors(work));
    tail = turn.catch(() => undefined);
    return turn;
  }

  /** Work on the database, one piece after another, so that no read-change-write is interleaved with another. */
  function inTurn<T>(work: (open: Open) => Promise<T>): Promise<T> {
    return inLine(async () => {
      const vault = await open();
      try {
        return await work(vault);
      } catch (error) {
        await dropOutdated(vault);
        throw error;
      }
    });
  }

  /** Another context may have changed the key: the next call looks again. */
  async function dropOutdated({ db, generation }: Open): Promise<void> {
    const record = await db.get('keys', SEALING_KEY).catch(() => undefined);
    if (generationOf(record) !== generation) opened = undefined;
  }

  async function readConversation(vault: Open, id: string): Promise<Conversation | undefined> {
    const row = await vault.db.get('conversations', id);
    return row && openConversation(vault, row);
  }

  async function readSealed(vault: Open, id: string): Promise<unknown> {
    const record = await vault.db.get('sealed', id);
    return record && openRecord(vault, record);
  }

  async function writeSealed(vault: Open, id: string, value: unknown): Promise<void> {
    const record = await sealedRow(vault, id, value, randomBytes);
    await writing(vault, (tx) => tx.objectStore('sealed').put(record));
  }

  /** Everything is sealed anew, and with it changes what `change` says; `passphrase` wraps the new key, where there is one. */
  async function reseal(vault: Open, passphrase: string | undefined, change = (contents: Contents) => contents) {
    const { contents, seen } = await readContents(vault);
    const generation = vault.generation + 1;
    const fresh: FreshKey = passphrase
      ? await freshWrappedKey(passphrase, generation, logN, randomBytes)
      : await freshKey(generation);
    const count = await writeContents(vault, seen, change(contents), fresh, randomBytes);
    opened = fresh.open;
    await rememberKey(session, fresh.open);
    return count;
  }

  return {
    state: () =>
      inLine(async () => {
        const record = await storedKey(await connect());
        const isLocked = await open().then(
          () => false,
          (error) => {
            if (error instanceof VaultLocked) return true;
            throw error;
          },
        );
        return { hasPassphrase: record.wrapped !== undefined, isLocked };
      }),

    unlock: (passphrase) =>
      inLine(async () => {
        opened = await openKey(await storedKey(await connect()), passphrase);
        await rememberKey(session, opened);
      }),

    lock: () =>
      inLine(async () => {
        opened = undefined;
        await rememberKey(session, undefined);
      }),

    setPassphrase: (current, next) =>
      inTurn(async (vault) => {
        await requireOwnPassphrase(await storedKey(vault.db), current);
        await reseal(vault, next);
      }),

    rotate: (passphrase) =>
      inTurn(async (vault) => {
        const record = await storedKey(vault.db);
        await requireOwnPassphrase(record, passphrase);
        return reseal(vault, record.wrapped && passphrase, (contents) =>
          withNewPersonKey(contents, randomBytes(PERSON_KEY_BYTES)),
        );
      }),

    backUp: (passphrase) =>
      inTurn(async (vault) => writeBackup((await readContents(vault)).contents, passphrase, logN, randomBytes)),

    restoreBackup: (file, passphrase, join) =>
      inTurn(async (vault) => {
        const backup = await readBackup(file, passphrase);
        const { contents, seen } = await readContents(vault);
        const record = await storedKey(vault.db);
        await writeContents(
          vault,
          seen,
          withBackup(contents, backup, now(), join),
          { record, open: vault },
          randomBytes,
        );
      }),

    personKey: () =>
      inTurn(async (vault) => {
        const stored = await readSealed(vault, PERSON_KEY);
        if (Array.isArray(stored)) return Uint8Array.from(stored);
        const fresh = randomBytes(PERSON_KEY_BYTES);
        await writeSealed(vault, PERSON_KEY, [...fresh]);
        return fresh;
      }),

    conversation: (id) => inTurn((vault) => readConversation(vault, id)),
    conversations: () =>
      inTurn(async (vault) => openAll(vault, await vault.db.getAllFromIndex('conversations', 'lastUsed'))),

    keep: (id, conversation) =>
      inTurn(async (vault) => {
        const row = await conversationRow(vault, { id, lastUsed: now(), conversation }, randomBytes);
        await writing(vault, (tx) => tx.objectStore('conversations').put(row));
      }),

    move: (from, to) =>
      inTurn(async (vault) => {
        const moving = await readConversation(vault, from);
        if (!moving || from === to) return;
        const there = await readConversation(vault, to);
        const conversation = there ? merged(there, moving) : moving;
        const row = await conversationRow(vault, { id: to, lastUsed: now(), conversation }, randomBytes);
        await writing(vault, async (tx) => {
          await tx.objectStore('conversations').put(row);
          await tx.objectStore('conversations').delete(from);
        });
      }),

    setting: (id) => inTurn((vault) => readSealed(vault, settingId(id))),
    keepSetting: (id, value) => inTurn((vault) => writeSealed(vault, settingId(id), value)),

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
      inTurn((vault) =>
        writing(vault, async (tx) => {
          const outlived = tx.objectStore('conversations').index('lastUsed');
          let deleted = 0;
          for await (const cursor of outlived.iterate(IDBKeyRange.upperBound(time, true))) {
            await cursor.delete();
            deleted += 1;
          }
          return deleted;
        }),
      ),

    forget: () =>
      inLine(async () => {
        const db = await connected?.catch(() => undefined);
        db?.close();
        close();
        await rememberKey(session, undefined);
        await deleteDatabase(name);
      }),
  };
}
