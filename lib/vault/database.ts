// The database's schema and the migrations that update an older database.
import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { KeyRecord } from './key-record.ts';
import type { SealedValue } from './seal.ts';

/** A stored record. Its contents are sealed; the id and the fields needed to find and expire the record are not. */
export interface SealedRecord {
  /** A keyed hash of the record's name, because names would reveal which sites and chats a person uses. */
  readonly id: string;
  readonly sealed: SealedValue;
}

export interface ConversationRow extends SealedRecord {
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly entries: number;
}

interface VaultSchema extends DBSchema {
  /** The key that seals everything else. */
  keys: { key: string; value: KeyRecord };
  /** The person's key for surrogates, settings and dictionary. */
  sealed: { key: string; value: SealedRecord };
  conversations: { key: string; value: ConversationRow; indexes: { lastUsed: number } };
}

export type VaultDatabase = IDBPDatabase<VaultSchema>;
type Upgrade = IDBPTransaction<VaultSchema, StoreNames<VaultSchema>[], 'versionchange'>;

/** Step n brings a database from version n to version n + 1. Steps are only ever appended. */
export type Migration = (db: VaultDatabase, upgrade: Upgrade) => void | Promise<void>;

export const MIGRATIONS: readonly Migration[] = [
  (db) => {
    db.createObjectStore('keys', { keyPath: 'id' });
    db.createObjectStore('sealed', { keyPath: 'id' });
    db.createObjectStore('conversations', { keyPath: 'id' }).createIndex('lastUsed', 'lastUsed');
  },
  // Changes no store: it only raises the version, so that an older Coatcheck refuses the database. `access.ts` gives rows their keyed ids
  // once the key is open.
  () => undefined,
];

export const DATABASE_NAME = 'coatcheck';

/** Rejects with a VersionError and changes nothing if a newer Coatcheck made the database. */
export function openDatabase(
  name: string,
  migrations: readonly Migration[],
  onClosed: () => void,
): Promise<VaultDatabase> {
  return openDB<VaultSchema>(name, migrations.length, {
    async upgrade(db, from, _to, upgrade) {
      for (const step of migrations.slice(from)) await step(db, upgrade);
    },
    // Another context wants to delete or upgrade the database, which an open connection would block.
    blocking(_current, _wanted, event) {
      (event.target as IDBDatabase).close();
      onClosed();
    },
    terminated: onClosed,
  });
}

export async function deleteDatabase(name: string): Promise<void> {
  await deleteDB(name);
}
