// The vault: the person's key, the settings, and the data that restoring each conversation needs; encrypted, on this machine only.
import { type VaultAccess, type VaultAccessParts, vaultAccess } from './access.ts';
import { type MergeSetting, mergeBackup, readBackup, writeBackup } from './backup.ts';
import type { Conversation } from './conversation.ts';
import {
  type FreshKey,
  freshKey,
  freshWrappedKey,
  keyWithNextGeneration,
  openKey,
  requireCorrectPassphrase,
} from './key-record.ts';
import { mergeConversationRecords } from './merge-conversations.ts';
import { SCRYPT_LOG_N } from './passphrase.ts';
import {
  type ConversationRecord,
  conversationRow,
  conversationRowId,
  findRow,
  inWriteTransaction,
  type OpenedVault,
  openConversation,
  openRecord,
  recordRowId,
  sealedRow,
} from './rows.ts';
import {
  openConversations,
  PERSON_KEY_ID,
  readContents,
  settingId,
  type VaultContents,
  withFreshPersonKey,
} from './vault-contents.ts';

interface VaultSummary {
  readonly conversations: number;
  readonly entries: number;
  /** When the least recently used conversation was last used, in milliseconds since the epoch. */
  readonly oldest?: number;
}

export interface VaultState {
  readonly hasPassphrase: boolean;
  /** While locked, every method but `state`, `unlock`, `lock` and `forget` rejects. */
  readonly isLocked: boolean;
}

/** Every method rejects with a VaultError that the person can read; a rejected write has changed nothing. */
export interface Vault {
  state(): Promise<VaultState>;
  /** @throws VaultError if the passphrase is wrong. */
  unlock(passphrase: string): Promise<void>;
  /** Forgets the key. Has no effect without a passphrase, because the stored key opens the vault again. */
  lock(): Promise<void>;
  /** Seals everything again under `next`, or without a passphrase if `next` is omitted. `current` is required if a passphrase is set. */
  setPassphrase(current: string | undefined, next: string | undefined): Promise<void>;
  /** Draws new keys and seals everything again; surrogates issued earlier can still be restored. Resolves with the number of records. */
  rotate(passphrase: string | undefined): Promise<number>;
  /** Everything in the vault but the settings `without` as a file, encrypted under its own passphrase. */
  backUp(passphrase: string, without?: readonly string[]): Promise<Uint8Array>;
  /** Merges a backup into the vault, all of it or nothing. */
  restoreBackup(file: Uint8Array, passphrase: string, join: MergeSetting): Promise<void>;
  /** The person's 32-byte key for surrogates; drawn on first use. */
  personKey(): Promise<Uint8Array>;
  conversation(id: string): Promise<Conversation | undefined>;
  /** All conversations, least recently used first. */
  conversations(): Promise<readonly ConversationRecord[]>;
  /** Resolves once the record is on disk. */
  keep(id: string, conversation: Conversation): Promise<void>;
  /** Moves the conversation under `from` to `to` and merges it with one that is there. Does nothing if `from` is not stored. */
  move(from: string, to: string): Promise<void>;
  setting(name: string): Promise<unknown>;
  keepSetting(name: string, value: unknown): Promise<void>;
  summary(): Promise<VaultSummary>;
  /** Deletes conversations last used before `time`; resolves with how many. */
  expire(time: number): Promise<number>;
  /** Deletes everything, whatever state it is in, and erases it from the browser's files. */
  forget(): Promise<void>;
}

export interface VaultParts extends VaultAccessParts {
  readonly now: () => number;
  /** The base-2 logarithm of the scrypt cost of one guess at the passphrase. */
  readonly logN?: number;
}

const PERSON_KEY_BYTES = 32;

/** The methods that concern all records at once: passphrase, keys and backups. */
function keyMethods(
  { randomBytes, now, logN = SCRYPT_LOG_N }: VaultParts,
  { inLine, inTurn, storedKey, isLocked, holdKey, replace }: VaultAccess,
) {
  /**
   * Seals everything again under a new key; if `passphrase` is given, it wraps that key. `change` may change the contents before they are
   * sealed.
   */
  async function reseal(
    vault: OpenedVault,
    passphrase: string | undefined,
    change = (contents: VaultContents) => contents,
  ) {
    const { contents, seen } = await readContents(vault);
    const generation = vault.generation + 1;
    const fresh: FreshKey = passphrase
      ? await freshWrappedKey(passphrase, generation, logN, randomBytes)
      : await freshKey(generation);
    return replace(vault, seen, change(contents), fresh);
  }

  return {
    state: () =>
      inLine(async () => ({ hasPassphrase: (await storedKey()).wrapped !== undefined, isLocked: await isLocked() })),

    unlock: (passphrase) => inLine(async () => holdKey(await openKey(await storedKey(), passphrase))),

    lock: () => inLine(() => holdKey(undefined)),

    setPassphrase: (current, next) =>
      inTurn(async (vault) => {
        await requireCorrectPassphrase(await storedKey(), current);
        await reseal(vault, next);
      }),

    rotate: (passphrase) =>
      inTurn(async (vault) => {
        const record = await storedKey();
        await requireCorrectPassphrase(record, passphrase);
        return reseal(vault, record.wrapped && passphrase, (contents) =>
          withFreshPersonKey(contents, randomBytes(PERSON_KEY_BYTES)),
        );
      }),

    backUp: (passphrase, without = []) =>
      inTurn(async (vault) => {
        const { contents } = await readContents(vault);
        const settings = new Map([...contents.settings].filter(([name]) => !without.includes(name)));
        return writeBackup({ ...contents, settings }, passphrase, logN, randomBytes);
      }),

    restoreBackup: (file, passphrase, join) =>
      inTurn(async (vault) => {
        const backup = await readBackup(file, passphrase);
        const { contents, seen } = await readContents(vault);
        const record = await storedKey();
        await replace(vault, seen, mergeBackup(contents, backup, now(), join), keyWithNextGeneration(record, vault));
      }),
  } satisfies Partial<Vault>;
}

function conversationMethods({ randomBytes, now }: VaultParts, { inTurn }: VaultAccess) {
  async function readConversation(vault: OpenedVault, id: string): Promise<Conversation | undefined> {
    const row = await findRow(vault, 'conversations', conversationRowId(vault, id));
    return row && (await openConversation(vault, row)).conversation;
  }

  return {
    conversation: (id) => inTurn((vault) => readConversation(vault, id)),
    conversations: () =>
      inTurn(async (vault) => openConversations(vault, await vault.db.getAllFromIndex('conversations', 'lastUsed'))),

    keep: (id, conversation) =>
      inTurn(async (vault) => {
        const row = await conversationRow(vault, { id, lastUsed: now(), conversation }, randomBytes);
        await inWriteTransaction(vault, (tx) => tx.objectStore('conversations').put(row));
      }),

    move: (from, to) =>
      inTurn(async (vault) => {
        const moving = await readConversation(vault, from);
        if (!moving || from === to) return;
        const there = await readConversation(vault, to);
        const conversation = there ? mergeConversationRecords(there, moving) : moving;
        const row = await conversationRow(vault, { id: to, lastUsed: now(), conversation }, randomBytes);
        await inWriteTransaction(vault, async (tx) => {
          await tx.objectStore('conversations').put(row);
          await tx.objectStore('conversations').delete(conversationRowId(vault, from));
        });
      }),

    summary: () =>
      inTurn(async ({ db }) => {
        const tx = db.transaction('conversations');
        let conversations = 0;
        let entries = 0;
        let oldest: number | undefined;
        for await (const { value } of tx.store.index('lastUsed')) {
          oldest ??= value.lastUsed;
          conversations += 1;
          entries += value.entries;
        }
        return oldest === undefined ? { conversations, entries } : { conversations, entries, oldest };
      }),

    expire: (time) =>
      inTurn((vault) =>
        inWriteTransaction(vault, async (tx) => {
          const outlived = tx.objectStore('conversations').index('lastUsed');
          let deleted = 0;
          for await (const cursor of outlived.iterate(IDBKeyRange.upperBound(time, true))) {
            await cursor.delete();
            deleted += 1;
          }
          return deleted;
        }),
      ),
  } satisfies Partial<Vault>;
}

function settingMethods({ randomBytes }: VaultParts, { inTurn }: VaultAccess) {
  async function readSealed(vault: OpenedVault, id: string): Promise<unknown> {
    const row = await findRow(vault, 'sealed', recordRowId(vault, id));
    return row && (await openRecord(vault, row)).value;
  }

  async function writeSealed(vault: OpenedVault, id: string, value: unknown): Promise<void> {
    const record = await sealedRow(vault, id, value, randomBytes);
    await inWriteTransaction(vault, (tx) => tx.objectStore('sealed').put(record));
  }

  return {
    personKey: () =>
      inTurn(async (vault) => {
        const stored = await readSealed(vault, PERSON_KEY_ID);
        if (Array.isArray(stored)) return Uint8Array.from(stored);
        const fresh = randomBytes(PERSON_KEY_BYTES);
        await writeSealed(vault, PERSON_KEY_ID, [...fresh]);
        return fresh;
      }),

    setting: (id) => inTurn((vault) => readSealed(vault, settingId(id))),
    keepSetting: (id, value) => inTurn((vault) => writeSealed(vault, settingId(id), value)),
  } satisfies Partial<Vault>;
}

export function createVault(parts: VaultParts): Vault {
  const access = vaultAccess(parts);
  return {
    ...keyMethods(parts, access),
    ...conversationMethods(parts, access),
    ...settingMethods(parts, access),
    forget: () => access.inLine(access.deleteAll),
  };
}
