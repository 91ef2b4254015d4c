// Writes and reads backups: one file, encrypted under its own passphrase, that any browser profile can import. Every byte of it is
// authenticated.
import { said } from '../language/message.ts';
import { withKeyInEachEpoch } from './conversation.ts';
import { VaultError } from './errors.ts';
import { mergeConversationVersions } from './merge-conversations.ts';
import {
  areScryptParamsValid,
  isEqualInConstantTime,
  newScryptParams,
  PASSPHRASE_CHECK_BYTES,
  requirePassphrase,
  type StretchedKey,
  stretchPassphrase,
} from './passphrase.ts';
import type { RandomBytes } from './seal.ts';
import { fromJsonContents, type JsonContents, toJsonContents, type VaultContents } from './vault-contents.ts';

/*
 * version 1:  "COATCHECK BACKUP" · version (1) · logN (1) · salt (16) · check (16) · IV (12) · AES-256-GCM of the contents as JSON
 * The bytes before the ciphertext are its additional data, so that a change of any byte of the file is detected.
 */
const MAGIC = new TextEncoder().encode('COATCHECK BACKUP');
const VERSION = 1;
const SALT_AT = MAGIC.length + 2;
const CHECK_AT = SALT_AT + 16;
const IV_AT = CHECK_AT + PASSPHRASE_CHECK_BYTES;
const DATA_AT = IV_AT + 12;
const TAG_BYTES = 16;

export async function writeBackup(
  contents: VaultContents,
  passphrase: string,
  logN: number,
  randomBytes: RandomBytes,
): Promise<Uint8Array> {
  requirePassphrase(passphrase);
  const stretching = newScryptParams(randomBytes, logN);
  const { key, check } = await stretchPassphrase(passphrase, stretching);
  const iv = new Uint8Array(randomBytes(12));
  const head = new Uint8Array([...MAGIC, VERSION, logN, ...stretching.salt, ...check, ...iv]);
  const plain = new TextEncoder().encode(JSON.stringify(toJsonContents(contents)));
  const data = new Uint8Array(await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData: head }, key, plain));
  const file = new Uint8Array(head.length + data.length);
  file.set(head);
  file.set(data, head.length);
  return file;
}

/** @throws VaultError if the file is not a backup, was changed, or has another passphrase. */
export async function readBackup(file: Uint8Array, passphrase: string): Promise<VaultContents> {
  const isOurs = MAGIC.every((byte, at) => file[at] === byte);
  if (!isOurs) throw new VaultError(said('backupNone'));
  const version = file[MAGIC.length];
  if (version !== VERSION) {
    throw new VaultError(said('backupDamagedOrNewer'));
  }
  const head = new Uint8Array(file.subarray(0, DATA_AT));
  const stretching = { salt: head.slice(SALT_AT, CHECK_AT), logN: head[MAGIC.length + 1] ?? 0 };
  if (file.length < DATA_AT + TAG_BYTES || !areScryptParamsValid(stretching)) throw damagedBackupError();
  const own = await stretchPassphrase(passphrase, stretching);
  if (!isEqualInConstantTime(own.check, head.subarray(CHECK_AT, IV_AT))) {
    throw new VaultError(said('backupPassphraseWrong'));
  }
  return fromJsonContents(await plainOf(own, head, new Uint8Array(file.subarray(DATA_AT))));
}

const damagedBackupError = () => new VaultError(said('backupPartDamaged'));

async function plainOf({ key }: StretchedKey, head: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) {
  const algorithm = { name: 'AES-GCM', iv: head.slice(IV_AT, DATA_AT), additionalData: head };
  const plain = await crypto.subtle.decrypt(algorithm, key, data).catch(() => {
    throw damagedBackupError();
  });
  return JSON.parse(new TextDecoder().decode(plain)) as JsonContents;
}

/** Merges a setting that both the vault and the backup contain. */
export type MergeSetting = (name: string, here: unknown, there: unknown) => unknown;

/**
 * Merges a backup into the vault's contents; nothing of either is lost. Conversations of the backup count as used now, in their order,
 * because otherwise they might expire at once.
 */
export function mergeBackup(
  here: VaultContents,
  backup: VaultContents,
  now: number,
  join: MergeSetting,
): VaultContents {
  const personKey = here.personKey ?? backup.personKey;
  const conversations = new Map(here.conversations.map((stored) => [stored.id, stored]));
  backup.conversations.forEach(({ id, conversation }, at) => {
    const lastUsed = now - (backup.conversations.length - 1 - at);
    const own = backup.personKey ? withKeyInEachEpoch(conversation, backup.personKey) : conversation;
    const { conversation: known } = conversations.get(id) ?? {};
    conversations.set(id, { id, lastUsed, conversation: known ? mergeConversationVersions(known, own) : own });
  });
  const settings = new Map(here.settings);
  for (const [name, value] of backup.settings) settings.set(name, join(name, here.settings.get(name), value));
  return { ...(personKey ? { personKey } : {}), settings, conversations: [...conversations.values()] };
}
