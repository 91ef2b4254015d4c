// Moves the vault into a new database and seals it again. If the browser dies at any point, either the old database or the new one is
// complete.

import { said } from '../language/message.ts';
import { nextDatabaseName } from './current-database.ts';
import { deleteDatabase, type Migration, openDatabase, type SealedRecord } from './database.ts';
import { VaultError } from './errors.ts';
import type { FreshKey } from './key-record.ts';
import {
  conversationRow,
  conversationRowId,
  DURABLE_WRITES,
  freshRowIdKey,
  inWriteTransaction,
  type OpenedVault,
  type RowKeys,
  recordRowId,
  sealedRow,
} from './rows.ts';
import type { UnreadableRow } from './rows-with-plain-ids.ts';
import type { RandomBytes } from './seal.ts';
import { PERSON_KEY_ID, type SealedRows, settingId, type VaultContents } from './vault-contents.ts';

interface ReplaceDatabaseDeps {
  readonly base: string;
  readonly migrations: readonly Migration[];
  readonly randomBytes: RandomBytes;
}

/** Identifies the rows' contents: each sealing draws a fresh IV, so equal IVs mean unchanged records. */
const rowFingerprints = (rows: readonly SealedRecord[]) =>
  rows
    .map(({ id, sealed }) => `${id} ${sealed.iv.join()}`)
    .sort()
    .join('\n');

async function rowsOf(
  { personKey, settings, conversations }: VaultContents,
  unreadable: readonly UnreadableRow[],
  fresh: FreshKey,
  randomBytes: RandomBytes,
) {
  const { rowIdKey, row } = await freshRowIdKey(fresh.open, randomBytes);
  const keys: RowKeys = { ...fresh.open, rowIdKey };
  const values = [...settings].map(([name, value]) => [settingId(name), value] as const);
  if (personKey) values.push([PERSON_KEY_ID, [...personKey]]);
  const records = await Promise.all(values.map(([id, value]) => sealedRow(keys, id, value, randomBytes)));
  const chats = await Promise.all(conversations.map((stored) => conversationRow(keys, stored, randomBytes)));
  for (const lost of unreadable) {
    if (lost.store === 'sealed') records.push({ ...lost.row, id: recordRowId(keys, lost.row.id) });
    else chats.push({ ...lost.row, id: conversationRowId(keys, lost.row.id) });
  }
  return { sealed: [row, ...records], conversations: chats, count: records.length + chats.length };
}

/**
 * Makes the new database the vault: the old one's key is replaced by a pointer to the new one. @throws VaultError if the old rows have
 * changed since they were read.
 */
function pointToNewDatabase(open: OpenedVault, seen: SealedRows, fresh: FreshKey, movedTo: string): Promise<void> {
  return inWriteTransaction(open, async (tx) => {
    if (
      rowFingerprints(await tx.objectStore('sealed').getAll()) !== rowFingerprints(seen.sealed) ||
      rowFingerprints(await tx.objectStore('conversations').getAll()) !== rowFingerprints(seen.conversations)
    ) {
      throw new VaultError(said('vaultChangedMeanwhile'));
    }
    await tx.objectStore('keys').put({ id: fresh.record.id, generation: fresh.open.generation, movedTo });
  });
}

interface NewDatabaseParts {
  readonly seen: SealedRows;
  readonly contents: VaultContents;
  readonly fresh: FreshKey;
  readonly unreadable?: readonly UnreadableRow[];
}

/** Resolves with the new database's name and the number of records. @throws VaultError; then nothing has changed. */
export async function replaceDatabase(
  open: OpenedVault,
  { seen, contents, fresh, unreadable = [] }: NewDatabaseParts,
  { base, migrations, randomBytes }: ReplaceDatabaseDeps,
): Promise<{ readonly name: string; readonly count: number }> {
  const { sealed, conversations, count } = await rowsOf(contents, unreadable, fresh, randomBytes);
  const name = nextDatabaseName(base, randomBytes);
  const made = await openDatabase(name, migrations, () => undefined);
  try {
    const tx = made.transaction(['keys', 'sealed', 'conversations'], 'readwrite', DURABLE_WRITES);
    tx.done.catch(() => undefined);
    for (const row of sealed) await tx.objectStore('sealed').put(row);
    for (const row of conversations) await tx.objectStore('conversations').put(row);
    await tx.objectStore('keys').put(fresh.record);
    await tx.done;
    await pointToNewDatabase(open, seen, fresh, name);
  } catch (error) {
    made.close();
    await deleteDatabase(name).catch(() => undefined);
    throw error;
  }
  made.close();
  return { name, count };
}
