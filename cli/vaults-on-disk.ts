// Keeps on disk what a conversation's later prompts and replies need, for commands that read and write plain text.
//
// Each run that sanitizes adds one sealed file to the folder of its conversation and changes no other, so that a run that is broken off loses
// nothing. The folder's name is a keyed hash: it does not tell the conversation's name.
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type PromptMemory, withPromptMemory } from '../lib/engine/prompt-memory.ts';
import { isNameLinks } from '../lib/people/name-links.ts';
import { deriveSubKey, keyedHash, tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { type Conversation, withoutKnownOriginals } from '../lib/vault/conversation.ts';
import { importSealingKey, seal, unseal } from '../lib/vault/seal.ts';
import { newConversationNamed } from './pipeline.ts';
import { isKnownOriginals, isStrings, isVaultEntries } from './vault-lines.ts';

const SEALED_FILE = '.sealed';
const IV_BYTES = 12;
/** How many days after its last addition a conversation is forgotten, as in the extension. */
const KEPT_DAYS = 30;
const DAY_MILLISECONDS = 86_400_000;

/** A lock that is older belongs to a run that was broken off. */
const STALE_LOCK_MILLISECONDS = 120_000;
const LOCK_RETRY_MILLISECONDS = 50;

/** Thrown with a message for the person. */
export class VaultOnDiskError extends Error {}

export interface VaultsOnDisk {
  /** The conversation with all that its prompts added; undefined if nothing was sanitized in it. */
  read(conversation: string): Promise<Conversation | undefined>;
  /**
   * Stores the part of `memory` that the conversation does not have yet. For its first prompt a file is written even if `memory` is empty, to
   * record that the conversation has begun. Deletes conversations that have expired.
   */
  add(conversation: string, memory: PromptMemory): Promise<void>;
  /** Runs `work` while no other run does so for the same conversation: two prompts must not give one surrogate to two originals. */
  alone<T>(conversation: string, work: () => Promise<T>): Promise<T>;
  /** Deletes the conversation's files. Returns false if the conversation had no files. */
  forget(conversation: string): boolean;
  /** Deletes the files of all conversations, including those of other keys. */
  forgetAll(): void;
}

/** The state folder of the XDG specification, which counts an empty or relative path as unset. */
function stateFolder(): string {
  const { XDG_STATE_HOME: state = '' } = process.env;
  return join(isAbsolute(state) ? state : join(homedir(), '.local', 'state'), 'coatcheck', 'conversations');
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The names in a folder; an empty list if there is no such folder. */
function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return [];
    throw new VaultOnDiskError(`What is kept cannot be read: ${reasonOf(error)}`);
  }
}

const notKept = (error: unknown) =>
  new VaultOnDiskError(`What restoring needs cannot be kept, so no text was given out: ${reasonOf(error)}`);

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw notKept(error);
  }
}

function removeFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch (error) {
    throw new VaultOnDiskError(`What is kept cannot be deleted: ${reasonOf(error)}`);
  }
}

/** When a path last changed, in milliseconds; undefined if it is gone. */
const changedAt = (path: string): number | undefined => statSync(path, { throwIfNoEntry: false })?.mtimeMs;

function forgetExpired(root: string): void {
  for (const name of namesIn(root)) {
    const folder = join(root, name);
    if (Date.now() - (changedAt(folder) ?? Date.now()) > KEPT_DAYS * DAY_MILLISECONDS) removeFolder(folder);
  }
}

/** Creates the lock's file, when no other run has it. */
async function takeLock(lock: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(lock, '', { mode: 0o600, flag: 'wx' });
      return;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw notKept(error);
    }
    if (Date.now() - (changedAt(lock) ?? Date.now()) > STALE_LOCK_MILLISECONDS) rmSync(lock, { force: true });
    else await setTimeout(LOCK_RETRY_MILLISECONDS);
  }
}

/** What a sealed file holds; undefined if it is damaged. Before known originals were kept, a file was the list of its entries. */
function memoryIn(content: unknown): PromptMemory | undefined {
  if (isVaultEntries(content)) return { entries: content, known: [], sentUnchanged: [], visible: [] };
  if (typeof content !== 'object' || content === null) return undefined;
  const { entries, known, sentUnchanged, visible, links = [] } = content as Record<string, unknown>;
  const isMemory =
    isVaultEntries(entries) &&
    isKnownOriginals(known) &&
    isStrings(sentUnchanged) &&
    isStrings(visible) &&
    isNameLinks(links);
  return isMemory ? { entries, known, sentUnchanged, visible, links } : undefined;
}

const without = <T>(items: readonly T[], stored: readonly T[]): readonly T[] => {
  const known = new Set(stored.map((item) => JSON.stringify(item)));
  return items.filter((item) => !known.has(JSON.stringify(item)));
};

/** The part of a prompt's memory that changes the conversation. */
function newIn(memory: PromptMemory, conversation: Conversation): PromptMemory {
  // A name that a prompt replaces in one place and keeps in another stays known: it is added again after it was removed.
  const { known } = withoutKnownOriginals(conversation, memory.sentUnchanged);
  return {
    entries: without(memory.entries, conversation.current.entries),
    known: without(memory.known, known),
    sentUnchanged: known.length < conversation.known.length ? memory.sentUnchanged : [],
    visible: without(memory.visible, conversation.visible),
    links: without(memory.links ?? [], conversation.links),
  };
}

async function readSealed(file: string, key: CryptoKey, conversation: string): Promise<PromptMemory> {
  let bytes: Uint8Array<ArrayBuffer>;
  try {
    bytes = new Uint8Array(readFileSync(file));
  } catch (error) {
    throw new VaultOnDiskError(`What is kept cannot be read: ${reasonOf(error)}`);
  }
  const sealed = { iv: bytes.slice(0, IV_BYTES), data: bytes.slice(IV_BYTES).buffer };
  // Whatever the cause of the failure is, the consequence for the person is the same: the message below.
  const memory = memoryIn(await unseal(key, conversation, sealed).catch(() => undefined));
  if (memory) return memory;
  throw new VaultOnDiskError(`${file} is damaged. "forget" deletes what was kept for this conversation.`);
}

/** @throws VaultOnDiskError from each method if a file cannot be read, opened with this key, written or deleted. */
export function vaultsOnDisk(key: Uint8Array, root = stateFolder()): VaultsOnDisk {
  const secretOf = (conversation: string) => ({ key, tweak: tweakForConversation(key, conversation) });
  const folderOf = (conversation: string) =>
    join(root, keyedHash(secretOf(conversation), 'command line', conversation));
  const sealingKeyOf = (conversation: string) =>
    importSealingKey(deriveSubKey(secretOf(conversation), 'vault of the command line'));

  async function read(conversation: string) {
    const folder = folderOf(conversation);
    const files = namesIn(folder).filter((name) => name.endsWith(SEALED_FILE));
    if (files.length === 0) return undefined;
    const sealingKey = await sealingKeyOf(conversation);
    const memories = await Promise.all(
      files.sort().map((name) => readSealed(join(folder, name), sealingKey, conversation)),
    );
    return memories.reduce(withPromptMemory, newConversationNamed(conversation, key));
  }

  async function write(conversation: string, memory: PromptMemory) {
    const sealingKey = await sealingKeyOf(conversation);
    const { iv, data } = await seal(sealingKey, conversation, memory, (length) => systemRandom.bytes(length));
    const folder = folderOf(conversation);
    // The time in its name sorts the files in the order of the prompts.
    const name = join(folder, `${Date.now()}-${randomUUID()}`);
    makeFolder(folder);
    try {
      writeFileSync(`${name}.part`, Buffer.concat([iv, new Uint8Array(data)]), { mode: 0o600, flag: 'wx' });
      renameSync(`${name}.part`, `${name}${SEALED_FILE}`);
    } catch (error) {
      throw notKept(error);
    }
  }

  return {
    read,
    async add(conversation, memory) {
      forgetExpired(root);
      const kept = await read(conversation);
      const added = kept ? newIn(memory, kept) : memory;
      if (!kept || Object.values(added).some((list) => list.length > 0)) await write(conversation, added);
    },
    async alone(conversation, work) {
      const folder = folderOf(conversation);
      const lock = join(folder, 'lock');
      makeFolder(folder);
      await takeLock(lock);
      try {
        return await work();
      } finally {
        rmSync(lock, { force: true });
      }
    },
    forget(conversation) {
      const folder = folderOf(conversation);
      const hadFiles = namesIn(folder).some((name) => name.endsWith(SEALED_FILE));
      removeFolder(folder);
      return hadFiles;
    },
    forgetAll: () => removeFolder(root),
  };
}
