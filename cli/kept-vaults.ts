// Keeps on disk what restoring a conversation needs, for commands that read and write plain text.
//
// Each run that sanitizes adds one sealed file to the folder of its conversation and changes no other, so that two runs at the same time lose
// nothing. The folder's name is a keyed hash: it does not tell the conversation's name.
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { deriveSubKey, keyedHash, tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import type { VaultEntry } from '../lib/sanitize/sanitized.ts';
import { importSealingKey, seal, unseal } from '../lib/vault/seal.ts';
import { isVaultEntries } from './vault-lines.ts';

const SEALED_FILE = '.sealed';
const IV_BYTES = 12;

/** Thrown with a message for the person. */
export class KeptVaultError extends Error {}

export interface KeptVaults {
  /** Every entry of the conversation; undefined if nothing was sanitized in it. */
  read(conversation: string): Promise<readonly VaultEntry[] | undefined>;
  /** Adds the entries that are not kept yet. An empty list counts too: the conversation has begun. */
  add(conversation: string, entries: readonly VaultEntry[]): Promise<void>;
  /** Deletes the conversation's files. Returns false if the conversation had no files. */
  forget(conversation: string): boolean;
}

function stateFolder(): string {
  const folder = process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state');
  return join(folder, 'coatcheck', 'conversations');
}

/** @throws KeptVaultError from each method if a file cannot be read, opened with this key, or written. */
export function keptVaults(key: Uint8Array, root = stateFolder()): KeptVaults {
  const secretOf = (conversation: string) => ({ key, tweak: tweakForConversation(key, conversation) });
  const folderOf = (conversation: string) =>
    join(root, keyedHash(secretOf(conversation), 'command line', conversation));
  const sealingKeyOf = (conversation: string) =>
    importSealingKey(deriveSubKey(secretOf(conversation), 'vault of the command line'));

  async function readFile(file: string, conversation: string): Promise<readonly VaultEntry[]> {
    try {
      const bytes = new Uint8Array(readFileSync(file));
      const sealed = { iv: bytes.slice(0, IV_BYTES), data: bytes.slice(IV_BYTES).buffer };
      const entries = await unseal(await sealingKeyOf(conversation), conversation, sealed);
      if (isVaultEntries(entries)) return entries;
    } catch {
      // Every cause has the same consequence for the person: the message below.
    }
    throw new KeptVaultError(`${file} is damaged. "forget" deletes what was kept for this conversation.`);
  }

  async function read(conversation: string) {
    const folder = folderOf(conversation);
    if (!existsSync(folder)) return undefined;
    const files = readdirSync(folder).filter((name) => name.endsWith(SEALED_FILE));
    if (files.length === 0) return undefined;
    const lists = await Promise.all(files.sort().map((name) => readFile(join(folder, name), conversation)));
    const unique = new Map(lists.flat().map((entry) => [JSON.stringify(entry), entry]));
    return [...unique.values()];
  }

  return {
    read,
    async add(conversation, entries) {
      const kept = await read(conversation);
      const known = new Set(kept?.map((entry) => JSON.stringify(entry)));
      const added = entries.filter((entry) => !known.has(JSON.stringify(entry)));
      if (kept && added.length === 0) return;
      const { iv, data } = await seal(await sealingKeyOf(conversation), conversation, added, (n) =>
        systemRandom.bytes(n),
      );
      const folder = folderOf(conversation);
      // The time keeps the files in the order of the prompts.
      const name = join(folder, `${Date.now()}-${randomUUID()}`);
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        writeFileSync(`${name}.part`, Buffer.concat([iv, new Uint8Array(data)]), { mode: 0o600, flag: 'wx' });
        renameSync(`${name}.part`, `${name}${SEALED_FILE}`);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        throw new KeptVaultError(`What restoring needs cannot be kept, so no text was given out: ${reason}`);
      }
    },
    forget(conversation) {
      const folder = folderOf(conversation);
      if (!existsSync(folder)) return false;
      rmSync(folder, { recursive: true });
      return true;
    },
  };
}
