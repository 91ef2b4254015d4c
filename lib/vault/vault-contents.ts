// Reads everything that the vault holds at once: for a backup, and to write it again (`replace-database.ts`) when a key changes.
import { said } from '../language/message.ts';
import {
  fromStoredConversation,
  type StoredConversation,
  toStoredConversation,
  withKeyInEachEpoch,
} from './conversation.ts';
import type { ConversationRow, SealedRecord } from './database.ts';
import { VaultError } from './errors.ts';
import {
  type ConversationRecord,
  type OpenedVault,
  openConversation,
  openRecord,
  ROW_OF_ROW_ID_KEY,
  type RowKeys,
} from './rows.ts';

export const PERSON_KEY_ID = 'person-key';
const SETTING = 'setting ';
export const settingId = (name: string) => `${SETTING}${name}`;

export interface VaultContents {
  /** The person's key; missing if none has been needed yet. */
  readonly personKey?: Uint8Array;
  readonly settings: ReadonlyMap<string, unknown>;
  /** Least recently used first. */
  readonly conversations: readonly ConversationRecord[];
}

/** The rows that the contents were read from. They are replaced only if they have not changed since. */
export interface SealedRows {
  readonly sealed: readonly SealedRecord[];
  readonly conversations: readonly ConversationRow[];
}

/** Least recently used first; the order of rows with the same time is unspecified. */
export async function openConversations(
  keys: RowKeys,
  rows: readonly ConversationRow[],
): Promise<readonly ConversationRecord[]> {
  const opened = await Promise.all(rows.map((row) => openConversation(keys, row)));
  return opened.sort((a, b) => a.lastUsed - b.lastUsed || (a.id < b.id ? -1 : 1));
}

/** @param named the values of the sealed records by name. */
export function contentsFromOpenedRecords(
  named: ReadonlyMap<string, unknown>,
  conversations: readonly ConversationRecord[],
): VaultContents {
  const personKey = named.get(PERSON_KEY_ID);
  const settings = [...named].filter(([id]) => id.startsWith(SETTING));
  return {
    ...(Array.isArray(personKey) ? { personKey: Uint8Array.from(personKey) } : {}),
    settings: new Map(settings.map(([id, value]) => [id.slice(SETTING.length), value])),
    conversations,
  };
}

export async function readRows({ db }: Pick<OpenedVault, 'db'>): Promise<SealedRows> {
  const tx = db.transaction(['sealed', 'conversations']);
  const [sealed, conversations] = await Promise.all([
    tx.objectStore('sealed').getAll(),
    tx.objectStore('conversations').index('lastUsed').getAll(),
  ]);
  return { sealed, conversations };
}

export async function readContents(
  open: OpenedVault,
): Promise<{ readonly contents: VaultContents; readonly seen: SealedRows }> {
  const seen = await readRows(open);
  const records = seen.sealed.filter(({ id }) => id !== ROW_OF_ROW_ID_KEY);
  const named = await Promise.all(records.map(async (row) => openRecord(open, row)));
  const values = new Map(named.map(({ id, value }) => [id, value]));
  return { contents: contentsFromOpenedRecords(values, await openConversations(open, seen.conversations)), seen };
}

/** The same contents with a new key of the person. Each epoch keeps the old key, so that its surrogates can still be restored. */
export function withFreshPersonKey(contents: VaultContents, fresh: Uint8Array): VaultContents {
  const { personKey } = contents;
  if (!personKey) return contents;
  const conversations = contents.conversations.map((stored) => {
    return { ...stored, conversation: withKeyInEachEpoch(stored.conversation, personKey) };
  });
  return { ...contents, personKey: fresh, conversations };
}

/** The contents in a form that JSON can hold. */
export interface JsonContents {
  readonly personKey?: readonly number[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly conversations: readonly {
    readonly id: string;
    readonly lastUsed: number;
    readonly conversation: StoredConversation;
  }[];
}

export function toJsonContents({ personKey, settings, conversations }: VaultContents): JsonContents {
  return {
    ...(personKey ? { personKey: [...personKey] } : {}),
    settings: Object.fromEntries(settings),
    conversations: conversations.map((stored) => ({
      ...stored,
      conversation: toStoredConversation(stored.conversation),
    })),
  };
}

/** @throws VaultError if the value does not have the known form. */
export function fromJsonContents(value: unknown): VaultContents {
  const { personKey, settings, conversations } = (value ?? {}) as Record<string, unknown>;
  const isWhole =
    (personKey === undefined || Array.isArray(personKey)) &&
    typeof settings === 'object' &&
    settings !== null &&
    Array.isArray(conversations);
  if (!isWhole) throw new VaultError(said('backupFormUnknown'));
  return {
    ...(personKey ? { personKey: Uint8Array.from(personKey as number[]) } : {}),
    settings: new Map(Object.entries(settings as Record<string, unknown>)),
    conversations: (conversations as JsonContents['conversations']).map(({ id, lastUsed, conversation }) => {
      if (typeof id !== 'string' || typeof lastUsed !== 'number') {
        throw new VaultError(said('backupFormUnknown'));
      }
      return { id, lastUsed, conversation: fromStoredConversation(conversation) };
    }),
  };
}
