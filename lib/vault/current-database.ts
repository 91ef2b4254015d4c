// Finds, names and erases the vault's databases. Browsers keep overwritten data in a database's files for an unknown time, but remove the
// files of a deleted database, so the vault moves into a new database whenever its keys change.
import { openDB } from 'idb';
import { said } from '../language/message.ts';
import { deleteDatabase } from './database.ts';
import { VaultError } from './errors.ts';

const POINTER_STORE = 'current';
const pointerOf = (base: string) => `${base}-current`;
const scratchOf = (base: string) => `${base}-scratch`;
const ID_BYTES = 4;

/** A random name for the next database. */
export function nextDatabaseName(base: string, randomBytes: (length: number) => Uint8Array): string {
  const id = [...randomBytes(ID_BYTES)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${base}-${id}`;
}

const openPointerDatabase = (name: string) =>
  openDB(name, 1, {
    upgrade: (db) => {
      db.createObjectStore(POINTER_STORE);
    },
    blocking: (_current, _wanted, event) => (event.target as IDBDatabase).close(),
  });

/** The databases to delete so that the vault is forgotten, in an order in which an interrupted deletion cannot bring an older copy back. */
export async function databasesToDelete(base: string): Promise<readonly string[]> {
  const current = await currentDatabaseName(base);
  const others = (await databasesOfVault(base)).filter((name) => name !== current);
  return [...others, current, pointerOf(base)];
}

/** All databases of this vault that hold records, including unfinished copies. */
export async function databasesOfVault(base: string): Promise<readonly string[]> {
  const all = (await indexedDB.databases()).map(({ name = '' }) => name);
  return all.filter(
    (name) => name === base || (name.startsWith(`${base}-`) && /^[0-9a-f]{8}$/.test(name.slice(base.length + 1))),
  );
}

/** The name of the current database. The first one has the name `base`, without a pointer to it. */
export async function currentDatabaseName(base: string): Promise<string> {
  const all = (await indexedDB.databases()).map(({ name }) => name);
  const pointed = all.includes(pointerOf(base)) ? await readPointer(base) : undefined;
  if (pointed !== undefined && all.includes(pointed)) return pointed;
  if (all.includes(base)) return base;
  // The pointer is damaged or missing; the vault that exists must still be found.
  return (await databasesOfVault(base))[0] ?? base;
}

async function readPointer(base: string): Promise<string | undefined> {
  const db = await openPointerDatabase(pointerOf(base));
  const name: unknown = await db.get(POINTER_STORE, POINTER_STORE);
  db.close();
  return typeof name === 'string' ? name : undefined;
}

async function writeSmall(name: string, value: unknown): Promise<void> {
  const db = await openPointerDatabase(name);
  try {
    const tx = db.transaction(POINTER_STORE, 'readwrite', { durability: 'strict' });
    tx.done.catch(() => undefined);
    await tx.store.put(value, POINTER_STORE);
    await tx.done;
  } finally {
    db.close();
  }
}

export const setCurrentDatabaseName = (base: string, name: string): Promise<void> => writeSmall(pointerOf(base), name);

/** The longest wait for a deletion: another open connection, such as the browser's developer tools, must not block the engine. */
const DELETED_WITHIN_MS = 5000;

async function deleteInTime(name: string): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new VaultError(said('vaultHeldOpen')));
    }, DELETED_WITHIN_MS);
  });
  await Promise.race([deleteDatabase(name), late]).finally(() => clearTimeout(timer));
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function touchScratch(base: string): Promise<void> {
  await writeSmall(scratchOf(base), 0);
  await deleteDatabase(scratchOf(base));
}

/**
 * Deletes databases so that no data of them stays in the browser's files; e2e/at-rest.spec.ts checks that. Chromium keeps all databases of
 * an extension in one LevelDB. Deleting a database compacts its range of keys, except for what is still in the write-ahead log, so another
 * deletion flushes the log first. The old files are removed when the LevelDB is reopened, which happens after no connection has been open
 * for `settleMs`.
 */
export async function eraseDatabases(base: string, names: readonly string[], settleMs: number): Promise<void> {
  await touchScratch(base);
  for (const name of names) await deleteInTime(name);
  if (settleMs === 0) return;
  await pause(settleMs);
  await touchScratch(base);
}
