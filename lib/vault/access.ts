// The vault's database and the key that opens it, for one piece of work at a time.
import {
  DATABASE_NAME,
  deleteDatabase,
  MIGRATIONS,
  type Migration,
  openDatabase,
  type VaultDatabase,
} from './database.ts';
import { VaultLocked, withVaultErrors } from './errors.ts';
import { freshKey, generationOf, type KeyRecord, type OpenKey, openKey, SEALING_KEY } from './key-record.ts';
import type { Open } from './rows.ts';
import { rememberedKey, rememberKey, type SessionMemory } from './session-memory.ts';

export interface AccessParts {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
  /** Where the engine may be stopped and started within one session of the browser. */
  readonly session?: SessionMemory;
}

export interface VaultAccess {
  /** Work that needs no key. */
  inLine<T>(work: () => Promise<T>): Promise<T>;
  /** Work on the open vault, one piece after another, so that no read-change-write is interleaved with another. */
  inTurn<T>(work: (open: Open) => Promise<T>): Promise<T>;
  /** The key as it is stored; drawn where there is none. */
  storedKey(): Promise<KeyRecord>;
  isLocked(): Promise<boolean>;
  /** From now on this key opens everything, for the session too; undefined locks it. */
  holdKey(key: OpenKey | undefined): Promise<void>;
  /** Deletes the database, whatever state it is in. */
  deleteAll(): Promise<void>;
}

async function keyStoredIn(db: VaultDatabase): Promise<KeyRecord> {
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

export function vaultAccess({ name = DATABASE_NAME, migrations = MIGRATIONS, session }: AccessParts): VaultAccess {
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
      const record = await keyStoredIn(db);
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

  /** Another context may have changed the key: the next call looks again. */
  async function dropOutdated({ db, generation }: Open): Promise<void> {
    const record = await db.get('keys', SEALING_KEY).catch(() => undefined);
    if (generationOf(record) !== generation) opened = undefined;
  }

  return {
    inLine,

    inTurn: (work) =>
      inLine(async () => {
        const vault = await open();
        try {
          return await work(vault);
        } catch (error) {
          await dropOutdated(vault);
          throw error;
        }
      }),

    storedKey: async () => keyStoredIn(await connect()),

    isLocked: () =>
      open().then(
        () => false,
        (error) => {
          if (error instanceof VaultLocked) return true;
          throw error;
        },
      ),

    async holdKey(key) {
      opened = key;
      await rememberKey(session, key);
    },

    async deleteAll() {
      const db = await connected?.catch(() => undefined);
      db?.close();
      close();
      await rememberKey(session, undefined);
      await deleteDatabase(name);
    },
  };
}
