// Writes databases as an older Coatcheck left them, and records that the present vault would not write.
import { randomBytes } from 'node:crypto';
import { openDB } from 'idb';
import { type Conversation, toStoredConversation, vaultEntryCount } from './conversation.ts';
import { currentDatabaseName } from './current-database.ts';
import { MIGRATIONS, openDatabase } from './database.ts';
import { freshKey, freshWrappedKey } from './key-record.ts';
import { conversationRowId, openRowIdKey, ROW_OF_ROW_ID_KEY } from './rows.ts';
import { seal } from './seal.ts';

const random = (length: number) => new Uint8Array(randomBytes(length));

/** Stores any value as a conversation, in an open vault without a passphrase. */
export async function putConversation(base: string, id: string, value: unknown): Promise<void> {
  const db = await openDB(await currentDatabaseName(base));
  const { key, generation } = await db.get('keys', 'sealing');
  const rowIdKey = await openRowIdKey({ key, generation }, await db.get('sealed', ROW_OF_ROW_ID_KEY));
  const row = conversationRowId({ key, generation, rowIdKey }, id);
  const sealed = await seal(key, `conversation ${row}`, { id, value }, random);
  await db.put('conversations', { id: row, sealed, lastUsed: 5, entries: 1 });
  db.close();
}

interface PlainVault {
  readonly personKey: Uint8Array;
  readonly settings: Readonly<Record<string, unknown>>;
  /** Least recently used first. */
  readonly conversations: Readonly<Record<string, Conversation>>;
  readonly passphrase?: string;
}

/** Writes a vault in the first version of the database: rows under their plain names, without a row key. */
export async function writePlainVault(
  base: string,
  { personKey, settings, conversations, passphrase }: PlainVault,
): Promise<void> {
  const db = await openDatabase(base, MIGRATIONS.slice(0, 1), () => undefined);
  const { record, open } = passphrase ? await freshWrappedKey(passphrase, 3, 4, random) : await freshKey(3);
  await db.put('keys', record);
  const values = Object.entries(settings).map(([name, value]) => [`setting ${name}`, value] as const);
  for (const [id, value] of [['person-key', [...personKey]] as const, ...values]) {
    await db.put('sealed', { id, sealed: await seal(open.key, `sealed ${id}`, value, random) });
  }
  let lastUsed = 100;
  for (const [id, conversation] of Object.entries(conversations)) {
    const sealed = await seal(open.key, `conversation ${id}`, toStoredConversation(conversation), random);
    await db.put('conversations', { id, sealed, lastUsed, entries: vaultEntryCount(conversation) });
    lastUsed += 1;
  }
  db.close();
}
