// The connection to the vault's current database, whose name changes with each move.
import { currentDatabaseName, databasesOfVault, eraseDatabases, setCurrentDatabaseName } from './current-database.ts';
import { type Migration, openDatabase, type VaultDatabase } from './database.ts';
import { SEALING_KEY_ID } from './key-record.ts';

export interface VaultConnection {
  connect(): Promise<VaultDatabase>;
  disconnect(): Promise<void>;
  /** Stores the name of the current database; resolves with false if that failed. */
  setCurrent(name: string): Promise<boolean>;
}

/** @param onLost called when the connection is closed, by `disconnect` or by the browser. */
export function vaultConnection(base: string, migrations: readonly Migration[], onLost: () => void): VaultConnection {
  let connected: Promise<VaultDatabase> | undefined;

  function forget(): void {
    connected = undefined;
    onLost();
  }

  const openNamed = (name: string) => openDatabase(name, migrations, forget);

  const setCurrent = (name: string): Promise<boolean> =>
    setCurrentDatabaseName(base, name).then(
      () => true,
      () => false,
    );

  async function openCurrent(): Promise<VaultDatabase> {
    const pointed = await currentDatabaseName(base);
    let name = pointed;
    let db = await openNamed(name);
    for (;;) {
      const movedTo = (await db.get('keys', SEALING_KEY_ID))?.movedTo;
      if (movedTo === undefined) break;
      // The browser ended before an earlier move to a new database was complete: connect to the new one.
      db.close();
      name = movedTo;
      db = await openNamed(name);
    }
    // Without the pointer only the old database leads to the new one, so it stays until a pointer can be written.
    const isKnown = name === pointed || (await setCurrent(name));
    if (isKnown) await eraseMoved(name).catch(() => undefined);
    return db;
  }

  /**
   * Erases databases that an earlier move left behind because the browser ended. Unfinished copies stay, because another context may be
   * writing one.
   */
  async function eraseMoved(current: string): Promise<void> {
    const left: string[] = [];
    for (const name of await databasesOfVault(base)) {
      if (name === current) continue;
      const db = await openNamed(name);
      if ((await db.get('keys', SEALING_KEY_ID))?.movedTo !== undefined) left.push(name);
      db.close();
    }
    if (left.length > 0) await eraseDatabases(base, left, 0);
  }

  return {
    connect() {
      connected ??= openCurrent().catch((error) => {
        // The next call tries again: the disk may have room by then.
        connected = undefined;
        throw error;
      });
      return connected;
    },
    async disconnect() {
      const db = await connected?.catch(() => undefined);
      db?.close();
      forget();
    },
    setCurrent,
  };
}
