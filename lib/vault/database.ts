// The database's schema and the steps that bring an older one up to date.
import { type DBSchema, deleteDB, type IDBPDatabase, type IDBPTransaction, openDB, type StoreNames } from 'idb';
import type { KeyRecord } from './key-record.ts';
import type { Sealed } from './seal.ts';

/** A stored record: what is secret is sealed, what is needed to find and expire it is not. */
export interface SealedRecord {
  /** A keyed hash of the record's name: names tell which sites and chats a person uses. */
  readonly id: string;
  readonly sealed: Sealed;
}

export interface ConversationRow extends SealedRecord {
  /** Milliseconds since the epoch. */
  readonly lastUsed: number;
  readonly entries: number;
}

export interface VaultSchema extends DBSchema {
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
  // Rows get keyed names once their key is open (`access.ts`); an older Coatcheck must not look for them by their own names.
  () => undefined,
];

export const DATABASE_NAME = 'coatcheck';

/** Rejects with a VersionError, changing nothing, where a newer Coatcheck made the database. */
export function openDatabase(
  name: string,
  migrations: readonly Migration[],
  onClosed: () => void,
): Promise<VaultDatabase> {
  return openDB<VaultSchema>(name, migrations.length, {
    async upgrade(db, from, _to, upgrade) {
      for (const step of migrations.slice(from)) await step(db, upgrade);
    },
    // Another context wants to delete or upgrade the database: do not stand in its way.
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
