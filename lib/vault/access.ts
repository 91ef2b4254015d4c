// The vault's database and the key that opens it, for one piece of work at a time.

import { type VaultConnection, vaultConnection } from './connection.ts';
import type { Contents, Seen } from './contents.ts';
import { databasesOf, erase, namesToForget } from './current-database.ts';
import { DATABASE_NAME, MIGRATIONS, type Migration, type VaultDatabase } from './database.ts';
import { VaultLocked, withVaultErrors } from './errors.ts';
import {
  type FreshKey,
  freshKey,
  generationOf,
  type KeyRecord,
  nextGeneration,
  type OpenKey,
  openKey,
  SEALING_KEY,
} from './key-record.ts';
import { readPlainRows } from './plain-rows.ts';
import { replaceDatabase } from './replace.ts';
import { DURABLE, freshRowKey, type Open, openRowKey, ROW_KEY } from './rows.ts';
import type { RandomBytes } from './seal.ts';
import { rememberedKey, rememberKey, type SessionMemory } from './session-memory.ts';

export interface AccessParts {
  readonly name?: string;
  readonly migrations?: readonly Migration[];
  readonly randomBytes: RandomBytes;
  /** Where the engine may be stopped and started within one session of the browser. */
  readonly session?: SessionMemory;
  /** How long no connection may be open before the browser lets go of a deleted database's files (`erase`). */
  readonly settleMs?: number;
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
  /** Everything sealed anew under `fresh`, in a new database; the old one is erased. Resolves with the number of records. */
  replace(open: Open, seen: Seen, contents: Contents, fresh: FreshKey): Promise<number>;
  /** Deletes the vault, whatever state it is in, and erases what its files held. */
  deleteAll(): Promise<void>;
}

async function keyStoredIn(db: VaultDatabase, randomBytes: RandomBytes): Promise<KeyRecord> {
  const found = await db.get('keys', SEALING_KEY);
  if (found) return found;
  const fresh = await freshKey(0);
  const { row } = await freshRowKey(fresh.open, randomBytes);
  const tx = db.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE);
  // Another context may have been quicker: the first key stands.
  const stored = await tx.objectStore('keys').get(SEALING_KEY);
  if (!stored) {
    await tx.objectStore('keys').put(fresh.record);
    const rows = (await tx.objectStore('sealed').count()) + (await tx.objectStore('conversations').count());
    // Rows without a key are damage, which `open` reports.
    if (rows === 0) await tx.objectStore('sealed').put(row);
  }
  await tx.done;
  return stored ?? fresh.record;
}

interface OpenVault {
  readonly connection: VaultConnection;
  /** @throws VaultLocked */
  open(): Promise<Open>;
  storedKey(): Promise<KeyRecord>;
  holdKey(key: OpenKey | undefined): Promise<void>;
  replace: VaultAccess['replace'];
}

/** The connection and the key that opens what is there. */
function openVault(
  { migrations = MIGRATIONS, randomBytes, session, settleMs = 0 }: AccessParts,
  base: string,
): OpenVault {
  let opened: Omit<Open, 'db'> | undefined;
  let held: OpenKey | undefined;
  const connection = vaultConnection(base, migrations, () => {
    opened = undefined;
    held = undefined;
  });

  /** @throws VaultLocked */
  async function keyInHand(db: VaultDatabase): Promise<OpenKey> {
    if (held) return held;
    const record = await keyStoredIn(db, randomBytes);
    const key = record.key ? await openKey(record) : await rememberedKey(session, record);
    if (!key) throw new VaultLocked();
    return key;
  }

  /** @throws VaultLocked */
  async function open(): Promise<Open> {
    const db = await connection.connect();
    if (opened) return { db, ...opened };
    held = await keyInHand(db);
    const row = await db.get('sealed', ROW_KEY);
    if (!row) return openPlain(db, held);
    opened = { ...held, rowKey: await openRowKey(held, row) };
    return { db, ...opened };
  }

  /** The vault of an older Coatcheck: its rows get keyed ids, under the same key. */
  async function openPlain(db: VaultDatabase, key: OpenKey): Promise<Open> {
    const record = await keyStoredIn(db, randomBytes);
    const { seen, unreadable, contents } = await readPlainRows(key, db);
    const fresh = nextGeneration(record, key);
    const source: Open = { db, ...key, rowKey: new Uint8Array() };
    await moveTo(
      fresh,
      await replaceDatabase(source, { seen, contents, fresh, unreadable }, { base, migrations, randomBytes }),
    );
    return open();
  }

  /** The move has happened: no failure from here on may be told as if it had not. The next start goes on where this one fails. */
  async function moveTo({ open: key }: FreshKey, { name }: { readonly name: string }): Promise<void> {
    const isKnown = await connection.setCurrent(name);
    await connection.disconnect();
    held = key;
    // A session that could not remember it is locked at the engine's next start.
    await rememberKey(session, key).catch(() => undefined);
    // Without the pointer the old database is the only way to the new one.
    if (!isKnown) return;
    const others = databasesOf(base).then((all) => all.filter((one) => one !== name));
    await others.then((names) => erase(base, names, settleMs)).catch(() => undefined);
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

export function vaultAccess(parts: AccessParts): VaultAccess {
  const { name: base = DATABASE_NAME, session, settleMs = 0 } = parts;
  const { connection, open, storedKey, holdKey, replace } = openVault(parts, base);
  let tail: Promise<unknown> = Promise.resolve();

  function inLine<T>(work: () => Promise<T>): Promise<T> {
    const turn = tail.then(() => withVaultErrors(work));
    tail = turn.catch(() => undefined);
    return turn;
  }

  /** Another context may have changed the key: the next call looks again. */
  async function dropOutdated({ db, generation }: Open): Promise<void> {
    const record = await db.get('keys', SEALING_KEY).catch(() => undefined);
    if (generationOf(record) !== generation) await connection.disconnect();
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
      await erase(base, await namesToForget(base), settleMs);
    },
  };
}
