import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../lib/conversation/vault-entry.ts';
import type { PromptMemory } from '../lib/engine/prompt-memory.ts';
import { deriveSubKey, keyedHash, tweakForConversation } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { importSealingKey, seal } from '../lib/vault/seal.ts';
import { type VaultsOnDisk, vaultsOnDisk } from './vaults-on-disk.ts';

const key = new Uint8Array(32).fill(5);
const newFolder = () => mkdtempSync(join(tmpdir(), 'coatcheck-'));
const entry = (original: string): VaultEntry => ({
  kind: 'value',
  surrogate: 'Vera Holm',
  original,
  type: 'PERSON',
  codec: 'vault:words',
});

const NOTHING: PromptMemory = { entries: [], known: [], sentUnchanged: [], visible: [] };
const memory = (...originals: readonly string[]): PromptMemory => ({ ...NOTHING, entries: originals.map(entry) });
const entriesOf = async (vaults: VaultsOnDisk, conversation: string) =>
  (await vaults.read(conversation))?.current.entries;

/** The paths of all files below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

it('keeps the entries of each conversation apart, each entry once', async () => {
  const vaults = vaultsOnDisk(key, newFolder());
  expect(await vaults.read('a')).toBeUndefined();
  await vaults.add('a', memory('Anna', 'Ben'));
  await vaults.add('a', memory('Ben', 'Chris'));
  await vaults.add('b', NOTHING);
  expect(await entriesOf(vaults, 'a')).toEqual([entry('Anna'), entry('Ben'), entry('Chris')]);
  expect(await entriesOf(vaults, 'b')).toEqual([]);
});

it('remembers what each prompt protected, until one sends it unchanged, and writes nothing that is not new', async () => {
  const folder = newFolder();
  const vaults = vaultsOnDisk(key, folder);
  const anna = { text: 'Anna', type: 'PERSON', risk: 4 } as const;
  const paris = { text: 'Paris', type: 'PERSON', risk: 4 } as const;
  await vaults.add('a', { ...NOTHING, known: [anna, paris], visible: ['and'] });
  await vaults.add('a', { ...NOTHING, known: [paris], sentUnchanged: ['Paris'], visible: ['and', 'in'] });
  await vaults.add('a', { ...NOTHING, known: [anna], sentUnchanged: ['Rome'], visible: ['in'] });
  expect(await vaults.read('a')).toMatchObject({ known: [anna, paris], visible: ['and', 'in'] });
  expect(filesIn(folder)).toHaveLength(2);
  await vaults.add('a', { ...NOTHING, sentUnchanged: ['anna'] });
  expect((await vaults.read('a'))?.known).toEqual([paris]);
});

it('reads a file of before, which is the list of its entries', async () => {
  const folder = newFolder();
  const vaults = vaultsOnDisk(key, folder);
  const secret = { key, tweak: tweakForConversation(key, 'a') };
  const sealingKey = await importSealingKey(deriveSubKey(secret, 'vault of the command line'));
  const { iv, data } = await seal(sealingKey, 'a', [entry('Anna')], (length) => systemRandom.bytes(length));
  const inFolder = join(folder, keyedHash(secret, 'command line', 'a'));
  mkdirSync(inFolder);
  writeFileSync(join(inFolder, '1-old.sealed'), Buffer.concat([iv, new Uint8Array(data)]));
  expect(await vaults.read('a')).toMatchObject({ current: { entries: [entry('Anna')] }, known: [] });
});

it('loses nothing if many runs add at once', async () => {
  const vaults = vaultsOnDisk(key, newFolder());
  const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`);
  await Promise.all(names.map((name) => vaults.add('a', memory(name))));
  expect((await entriesOf(vaults, 'a'))?.map((kept) => (kept.kind === 'value' ? kept.original : ''))).toEqual(
    expect.arrayContaining(names),
  );
});

it('writes neither originals nor the name of the conversation, and for the owner only', async () => {
  const folder = newFolder();
  const known = [{ text: 'Anna Okonkwo', type: 'PERSON' }] as const;
  await vaultsOnDisk(key, folder).add('my divorce', { ...memory('Anna Okonkwo'), known });
  const files = filesIn(folder);
  expect(files).toHaveLength(1);
  for (const file of files) {
    expect(`${file}${readFileSync(file, 'latin1')}`).not.toMatch(/divorce|Anna|Okonkwo|Vera/);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  }
});

it('finds nothing with another key, and refuses a changed file', async () => {
  const folder = newFolder();
  const vaults = vaultsOnDisk(key, folder);
  await vaults.add('a', memory('Anna'));
  expect(await vaultsOnDisk(new Uint8Array(32).fill(6), folder).read('a')).toBeUndefined();
  for (const file of filesIn(folder)) {
    const bytes = readFileSync(file);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  }
  await expect(vaults.read('a')).rejects.toThrow('is damaged');
  expect(vaults.forget('a')).toBe(true);
  expect(vaults.forget('a')).toBe(false);
  expect(await vaults.read('a')).toBeUndefined();
});

it('says so if nothing can be written', async () => {
  const file = join(newFolder(), 'a file');
  writeFileSync(file, '');
  await expect(vaultsOnDisk(key, file).alone('a', async () => undefined)).rejects.toThrow('no text was given out');
});

it('runs one at a time in a conversation, also after one that failed', async () => {
  const vaults = vaultsOnDisk(key, newFolder());
  let [running, most] = [0, 0];
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((done) => setTimeout(done, 20));
    running -= 1;
  };
  const fail = () => Promise.reject(new Error('broken off'));
  await expect(vaults.alone('a', fail)).rejects.toThrow('broken off');
  await Promise.all([vaults.alone('a', work), vaults.alone('a', work), vaults.alone('a', work)]);
  expect(most).toBe(1);
});

it('forgets conversations to which nothing was added for 30 days, and all when it is asked to', async () => {
  const folder = newFolder();
  const vaults = vaultsOnDisk(key, folder);
  await vaults.add('old', memory('Anna'));
  const longAgo = new Date(Date.now() - 31 * 86_400_000);
  for (const name of readdirSync(folder)) utimesSync(join(folder, name), longAgo, longAgo);
  await vaults.add('new', memory('Ben'));
  expect(await vaults.read('old')).toBeUndefined();
  expect(await entriesOf(vaults, 'new')).toEqual([entry('Ben')]);
  vaults.forgetAll();
  expect(await vaults.read('new')).toBeUndefined();
});
