import { mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { VaultEntry } from '../lib/sanitize/sanitized.ts';
import { keptVaults } from './kept-vaults.ts';

const key = new Uint8Array(32).fill(5);
const newFolder = () => mkdtempSync(join(tmpdir(), 'coatcheck-'));
const entry = (original: string): VaultEntry => ({
  kind: 'value',
  surrogate: 'Vera Holm',
  original,
  type: 'PERSON',
  codec: 'vault:words',
});

/** The paths of all files below a folder. */
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => join(file.parentPath, file.name));

it('keeps the entries of each conversation apart, each entry once', async () => {
  const vaults = keptVaults(key, newFolder());
  expect(await vaults.read('a')).toBeUndefined();
  await vaults.add('a', [entry('Anna'), entry('Ben')]);
  await vaults.add('a', [entry('Ben'), entry('Chris')]);
  await vaults.add('b', []);
  expect(await vaults.read('a')).toEqual([entry('Anna'), entry('Ben'), entry('Chris')]);
  expect(await vaults.read('b')).toEqual([]);
});

it('loses nothing if many runs add at once', async () => {
  const vaults = keptVaults(key, newFolder());
  const names = Array.from({ length: 20 }, (_, n) => `Name ${n}`);
  await Promise.all(names.map((name) => vaults.add('a', [entry(name)])));
  expect((await vaults.read('a'))?.map((kept) => (kept.kind === 'value' ? kept.original : ''))).toEqual(
    expect.arrayContaining(names),
  );
});

it('writes neither originals nor the name of the conversation, and for the owner only', async () => {
  const folder = newFolder();
  await keptVaults(key, folder).add('my divorce', [entry('Anna Okonkwo')]);
  const files = filesIn(folder);
  expect(files).toHaveLength(1);
  for (const file of files) {
    expect(`${file}${readFileSync(file, 'latin1')}`).not.toMatch(/divorce|Anna|Okonkwo|Vera/);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o077).toBe(0);
  }
});

it('finds nothing with another key, and refuses a changed file', async () => {
  const folder = newFolder();
  const vaults = keptVaults(key, folder);
  await vaults.add('a', [entry('Anna')]);
  expect(await keptVaults(new Uint8Array(32).fill(6), folder).read('a')).toBeUndefined();
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
  await expect(keptVaults(key, file).add('a', [entry('Anna')])).rejects.toThrow('no text was given out');
});
