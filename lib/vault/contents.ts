// Everything that the vault holds, in one piece: read for a backup, and written anew, all of it or nothing, when a key changes.
import { fromStored, type StoredConversation, toStored, withOwnKey } from './conversation.ts';
import type { ConversationRow, SealedRecord } from './database.ts';
import { VaultError } from './errors.ts';
import type { FreshKey } from './key-record.ts';
import {
  conversationRow,
  type Open,
  openConversation,
  openRecord,
  type StoredUnder,
  sealedRow,
  writing,
} from './rows.ts';
import type { RandomBytes } from './seal.ts';

export const PERSON_KEY = 'person-key';
const SETTING = 'setting ';
export const settingId = (name: string) => `${SETTING}${name}`;

export interface Contents {
  /** Missing where none was needed yet. */
  readonly personKey?: Uint8Array;
  readonly settings: ReadonlyMap<string, unknown>;
  /** The longest unused first. */
  readonly conversations: readonly StoredUnder[];
}

/** The rows that the contents were read from: they are replaced only while they are still the same. */
export interface Seen {
  readonly sealed: readonly SealedRecord[];
  readonly conversations: readonly ConversationRow[];
}

export const openAll = (open: Open, rows: readonly ConversationRow[]): Promise<readonly StoredUnder[]> =>
  Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      lastUsed: row.lastUsed,
      conversation: await openConversation(open, row),
    })),
  );

export async function readContents(open: Open): Promise<{ readonly contents: Contents; readonly seen: Seen }> {
  const tx = open.db.transaction(['sealed', 'conversations']);
  const [sealed, rows] = await Promise.all([
    tx.objectStore('sealed').getAll(),
    tx.objectStore('conversations').index('lastUsed').getAll(),
  ]);
  const values = new Map(
    await Promise.all(sealed.map(async (record) => [record.id, await openRecord(open, record)] as const)),
  );
  const personKey = values.get(PERSON_KEY);
  const settings = [...values].filter(([id]) => id.startsWith(SETTING));
  return {
    contents: {
      ...(Array.isArray(personKey) ? { personKey: Uint8Array.from(personKey) } : {}),
      settings: new Map(settings.map(([id, value]) => [id.slice(SETTING.length), value])),
      conversations: await openAll(open, rows),
    },
    seen: { sealed, conversations: rows },
  };
}

/** Each sealing draws an IV of its own, so equal IVs are equal records. */
const marksOf = (rows: readonly SealedRecord[]) =>
  rows
    .map(({ id, sealed }) => `${id} ${sealed.iv.join()}`)
    .sort()
    .join('\n');

/** Seals everything under `fresh`, which takes the old key's place; resolves with the number of records. */
export async function writeContents(
  open: Open,
  seen: Seen,
  { personKey, settings, conversations }: Contents,
  fresh: FreshKey,
  randomBytes: RandomBytes,
): Promise<number> {
  const values = [...settings].map(([name, value]) => [settingId(name), value] as const);
  if (personKey) values.push([PERSON_KEY, [...personKey]]);
  const sealed = await Promise.all(values.map(([id, value]) => sealedRow(fresh.open, id, value, randomBytes)));
  const rows = await Promise.all(conversations.map((stored) => conversationRow(fresh.open, stored, randomBytes)));
  await writing(open, async (tx) => {
    const [keys, records, chats] = [
      tx.objectStore('keys'),
      tx.objectStore('sealed'),
      tx.objectStore('conversations'),
    ] as const;
    if (
      marksOf(await records.getAll()) !== marksOf(seen.sealed) ||
      marksOf(await chats.getAll()) !== marksOf(seen.conversations)
    ) {
      throw new VaultError('The vault was changed by another window meanwhile. Try again; nothing was lost.');
    }
    await records.clear();
    await chats.clear();
    for (const record of sealed) await records.put(record);
    for (const row of rows) await chats.put(row);
    await keys.put(fresh.record);
  });
  return sealed.length + rows.length;
}

/** The same, under a new person's key: what was issued keeps the old one with it. */
export function withNewPersonKey(contents: Contents, fresh: Uint8Array): Contents {
  const { personKey } = contents;
  if (!personKey) return contents;
  const conversations = contents.conversations.map((stored) => {
    return { ...stored, conversation: withOwnKey(stored.conversation, personKey) };
  });
  return { ...contents, personKey: fresh, conversations };
}

/** As JSON can hold it. */
export interface PlainContents {
  readonly personKey?: readonly number[];
  readonly settings: Readonly<Record<string, unknown>>;
  readonly conversations: readonly {
    readonly id: string;
    readonly lastUsed: number;
    readonly conversation: StoredConversation;
  }[];
}

export function toPlain({ personKey, settings, conversations }: Contents): PlainContents {
  return {
    ...(personKey ? { personKey: [...personKey] } : {}),
    settings: Object.fromEntries(settings),
    conversations: conversations.map((stored) => ({ ...stored, conversation: toStored(stored.conversation) })),
  };
}

/** @throws VaultError where it is not of the known form. */
export function fromPlain(value: unknown): Contents {
  const { personKey, settings, conversations } = (value ?? {}) as Record<string, unknown>;
  const isWhole =
    (personKey === undefined || Array.isArray(personKey)) &&
    typeof settings === 'object' &&
    settings !== null &&
    Array.isArray(conversations);
  if (!isWhole) throw new VaultError('The backup is not of a known form. Update the extension; nothing was changed.');
  return {
    ...(personKey ? { personKey: Uint8Array.from(personKey as number[]) } : {}),
    settings: new Map(Object.entries(settings as Record<string, unknown>)),
    conversations: (conversations as PlainContents['conversations']).map(({ id, lastUsed, conversation }) => {
      if (typeof id !== 'string' || typeof lastUsed !== 'number') {
        throw new VaultError('The backup is not of a known form. Update the extension; nothing was changed.');
      }
      return { id, lastUsed, conversation: fromStored(conversation) };
    }),
  };
}
