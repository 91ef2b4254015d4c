// Access to the vault's database and the key that opens it, for one task at a time.

import { type VaultConnection, vaultConnection } from './connection.ts';
import { databasesOfVault, databasesToDelete, eraseDatabases } from './current-database.ts';
import { DATABASE_NAME, MIGRATIONS, type Migration, type VaultDatabase } from './database.ts';
import { VaultLocked, withVaultErrors } from './errors.ts';
import {
  type FreshKey,
  freshKey,
  type KeyRecord,
  keyGenerationOf,
  keyWithNextGeneration,
  type OpenedKey,
  openKey,
  SEALING_KEY_ID,
} from './key-record.ts';
import { replaceDatabase } from './replace-database.ts';
import { DURABLE_WRITES, freshRowIdKey, type OpenedVault, openRowIdKey, ROW_OF_ROW_ID_KEY } from './rows.ts';
import { readRowsWithPlainIds } from './rows-with-plain-ids.ts';
import type { RandomBytes } from './seal.ts';
import { rememberedKey, rememberKey, type SessionMemory } from './session-memory.ts';
import type { SealedRows, VaultContents } from './vault-contents.ts';

export interface VaultAccessParts {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
  readonly randomBytes: RandomBytes;
  /** Given in a browser that stops and restarts the engine within one session. */
  readonly session?: SessionMemory;
  /** How long all connections must be closed before the browser removes a deleted database's files (`erase`). */
  readonly settleMs?: number;
}

export interface VaultAccess {
  /** Queues a task that does not need the key. */
  inLine<T>(work: () => Promise<T>): Promise<T>;
  /** Queues a task on the open vault. Tasks run one after another, so that no read-change-write is interleaved with another. */
  inTurn<T>(work: (open: OpenedVault) => Promise<T>): Promise<T>;
  /** The stored key record; a new key is made if none is stored. */
  storedKey(): Promise<KeyRecord>;
  isLocked(): Promise<boolean>;
  /** Uses this key from now on, in the browser's session too; undefined locks the vault. */
  holdKey(key: OpenedKey | undefined): Promise<void>;
  /** Seals everything again under `fresh` in a new database and erases the old one. Resolves with the number of records. */
  replace(open: OpenedVault, seen: SealedRows, contents: VaultContents, fresh: FreshKey): Promise<number>;
  /** Deletes the vault, whatever state it is in, and erases what its files held. */
  deleteAll(): Promise<void>;
}

async function keyStoredIn(db: VaultDatabase, randomBytes: RandomBytes): Promise<KeyRecord> {
  const found = await db.get('keys', SEALING_KEY_ID);
  if (found) return found;
  const fresh = await freshKey(0);
  const { row } = await freshRowIdKey(fresh.open, randomBytes);
  const tx = db.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE_WRITES);
  // Another context may have stored a key meanwhile: the key that was stored first is used.
  const stored = await tx.objectStore('keys').get(SEALING_KEY_ID);
  if (!stored) {
    await tx.objectStore('keys').put(fresh.record);
    const rows = (await tx.objectStore('sealed').count()) + (await tx.objectStore('conversations').count());
    // Rows whose row-id key is missing are damage. A new key would hide it, so `open` reports it.
    if (rows === 0) await tx.objectStore('sealed').put(row);
  }
  await tx.done;
  return stored ?? fresh.record;
}

interface VaultOpener {
  readonly connection: VaultConnection;
  /** @throws VaultLocked */
  open(): Promise<OpenedVault>;
  storedKey(): Promise<KeyRecord>;
  holdKey(key: OpenedKey | undefined): Promise<void>;
  replace: VaultAccess['replace'];
}

/** Joins the connection and the key. `open` gives the database with its keys, and converts a vault of an older Coatcheck. */
function vaultOpener(
  { migrations = MIGRATIONS, randomBytes, session, settleMs = 0 }: VaultAccessParts,
  base: string,
): VaultOpener {
  let opened: Omit<OpenedVault, 'db'> | undefined;
  let held: OpenedKey | undefined;
  const connection = vaultConnection(base, migrations, () => {
    opened = undefined;
    held = undefined;
  });

  /** @throws VaultLocked */
  async function keyInHand(db: VaultDatabase): Promise<OpenedKey> {
    if (held) return held;
    const record = await keyStoredIn(db, randomBytes);
    const key = record.key ? await openKey(record) : await rememberedKey(session, record);
    if (!key) throw new VaultLocked();
    return key;
  }

  /** @throws VaultLocked */
  async function open(): Promise<OpenedVault> {
    const db = await connection.connect();
    if (opened) return { db, ...opened };
    held = await keyInHand(db);
    const row = await db.get('sealed', ROW_OF_ROW_ID_KEY);
    if (!row) return openPlain(db, held);
    opened = { ...held, rowIdKey: await openRowIdKey(held, row) };
    return { db, ...opened };
  }

  /** Converts the vault of an older Coatcheck: its rows get keyed ids, under the same key. */
  async function openPlain(db: VaultDatabase, key: OpenedKey): Promise<OpenedVault> {
    const record = await keyStoredIn(db, randomBytes);
    const { seen, unreadable, contents } = await readRowsWithPlainIds(key, db);
    const fresh = keyWithNextGeneration(record, key);
    const source: OpenedVault = { db, ...key, rowIdKey: new Uint8Array() };
    await moveTo(
      fresh,
      await replaceDatabase(source, { seen, contents, fresh, unreadable }, { base, migrations, randomBytes }),
    );
    return open();
  }

  /**
   * Switches to the new database. The move is complete, so a failure from here on must not be reported as a failed move; the next start
   * continues it.
   */
  async function moveTo({ open: key }: FreshKey, { name }: { readonly name: string }): Promise<void> {
    const isKnown = await connection.setCurrent(name);
    await connection.disconnect();
    held = key;
    // If the session cannot store the key, the vault is locked at the engine's next start.
    await rememberKey(session, key).catch(() => undefined);
    // If the pointer was not written, only the old database leads to the new one, so it must stay.
    if (!isKnown) return;
    const others = databasesOfVault(base).then((all) => all.filter((one) => one !== name));
    await others.then((names) => eraseDatabases(base, names, settleMs)).catch(() => undefined);
  }

  return {
    connection,
    open,
    storedKey: async () => keyStoredIn(await connection.connect(), randomBytes),
    async holdKey(key) {
      held = key;
      opened = undefined;
      await rememberKey(session, key);
    },
    async replace(from, seen, contents, fresh) {
      const made = await replaceDatabase(from, { seen, contents, fresh }, { base, migrations, randomBytes });
      await moveTo(fresh, made);
      return made.count;
    },
  };
}

export function vaultAccess(parts: VaultAccessParts): VaultAccess {
  const { name: base = DATABASE_NAME, session, settleMs = 0 } = parts;
  const { connection, open, storedKey, holdKey, replace } = vaultOpener(parts, base);
  let tail: Promise<unknown> = Promise.resolve();

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(() => withVaultErrors(work));
    tail = turn.catch(() => undefined);
    return turn;
  }

  /** Disconnects if another context has changed the key, so that the next call reads the key again. */
  async function dropOutdated({ db, generation }: OpenedVault): Promise<void> {
    const record = await db.get('keys', SEALING_KEY_ID).catch(() => undefined);
    if (keyGenerationOf(record) !== generation) await connection.disconnect();
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

    storedKey,
    holdKey,
    replace,

    isLocked: () =>
      open().then(
        () => false,
        (error) => {
          if (error instanceof VaultLocked) return true;
          throw error;
        },
      ),

    async deleteAll() {
      await connection.disconnect();
      await rememberKey(session, undefined).catch(() => undefined);
      await eraseDatabases(base, await databasesToDelete(base), settleMs);
    },
  };
}
