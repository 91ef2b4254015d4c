// What the files of a browser profile still hold after "Set passphrase", "New keys" and "Forget everything": they are searched for the old
// key (every 32 bytes of an extension's storage are tried as the key), for the old sealed records, for originals, and for the names of chats.
import { createCipheriv } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { askEngine, withEngine } from './ask-engine.ts';
import { forgetEverything, type Installed, install } from './harness.ts';

const PASSPHRASE = 'correct horse battery staple';
const ACCOUNT = 'NL91 ABNA 0417 1643 00';
const CHAT = 'open-webui https://harbour.example/c/4711';
const KEY_BYTES = 32;
/** A random key of 32 bytes has about 30 distinct values; one in 200,000 has fewer than this. Tables and UTF-16 text have fewer. */
const FEWEST_DIFFERENT = 22;
/** A random key of 32 bytes has about 12 printable values; one in 10^8 has more than this. Text has more. */
const MAX_PRINTABLE = 27;
/** Every sealed conversation begins so. */
const BEGINNING = Buffer.from('{"id":"');
/** Folders that an extension's data is stored in. Every window of 32 bytes in them is tried as a key; other folders are searched for known bytes only. */
const STORAGE = new RegExp(
  [
    '/(?:IndexedDB|Local Storage|Session Storage|[A-Z][a-z]+ Extension Settings|Extension [A-Z][a-z]+|Sessions)/',
    '/(?:File System|WebStorage|Service Worker/Database|blob_storage)/',
    '/(?:Secure )?Preferences$|/Local State$',
  ].join('|'),
);

interface SealedRow {
  readonly iv: Buffer;
  readonly data: Buffer;
}

let profile: string;
let installed: Installed;

test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'coatcheck-at-rest-'));
  installed = await install({ profile });
});
// Each test begins with a new vault; the keys and records that it looks for are its own.
test.beforeEach(() => forgetEverything(installed));
test.afterAll(async () => {
  await installed.context.close();
  rmSync(profile, { recursive: true, force: true });
});

interface StoredFile {
  readonly name: string;
  readonly bytes: Buffer;
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path);
    return entry.isFile() ? [path] : [];
  });
}

/** All files, read once for several searches. */
function filesNow(): readonly StoredFile[] {
  return filesIn(profile).flatMap((path) => {
    try {
      return [{ name: `/${relative(profile, path)}`, bytes: readFileSync(path) }];
    } catch {
      // The browser has just deleted it.
      return [];
    }
  });
}

const filesWith = (needle: Buffer, files: readonly StoredFile[]) =>
  files.filter(({ bytes }) => bytes.includes(needle)).map(({ name }) => name);

/** Browsers write text in either of these. */
const filesSaying = (text: string, files: readonly StoredFile[]) => [
  ...filesWith(Buffer.from(text), files),
  ...filesWith(Buffer.from(text, 'utf16le'), files),
];

/** AES-GCM enciphers its first block with the counter 2. */
function opens(key: Buffer, { iv, data }: SealedRow): boolean {
  const counter = Buffer.concat([iv, Buffer.from([0, 0, 0, 2])]);
  const stream = createCipheriv('aes-256-ecb', key, null).update(counter);
  return BEGINNING.every((byte, at) => ((stream[at] ?? 0) ^ (data[at] ?? 0)) === byte);
}

const isPrintable = (byte: number) => byte >= 0x20 && byte < 0x7f;

/** Every place in `bytes` at which a random key may begin. */
function* windowsIn(bytes: Buffer): Generator<Buffer> {
  const counts = new Uint16Array(256);
  let different = 0;
  let printable = 0;
  for (let end = 0; end < bytes.length; end += 1) {
    const added = bytes[end] ?? 0;
    if (counts[added] === 0) different += 1;
    if (isPrintable(added)) printable += 1;
    counts[added] = (counts[added] ?? 0) + 1;
    const start = end - KEY_BYTES + 1;
    if (start < 0) continue;
    if (different >= FEWEST_DIFFERENT && printable <= MAX_PRINTABLE) yield bytes.subarray(start, end + 1);
    const dropped = bytes[start] ?? 0;
    counts[dropped] = (counts[dropped] ?? 0) - 1;
    if (counts[dropped] === 0) different -= 1;
    if (isPrintable(dropped)) printable -= 1;
  }
}

const keysIn = (bytes: Buffer, row: SealedRow): Buffer[] =>
  [...windowsIn(bytes)].filter((window) => opens(window, row)).map((window) => Buffer.from(window));

const keysOnDisk = (row: SealedRow, files: readonly StoredFile[]) =>
  files.filter(({ name }) => STORAGE.test(name)).flatMap(({ bytes }) => keysIn(bytes, row));

/** As the database holds it now. */
async function storedRow(): Promise<SealedRow> {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/licence.txt`);
  const { iv, data } = await page.evaluate<{ iv: number[]; data: number[] }>(`(async () => {
    const done = (request) => new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
    for (const { name } of await indexedDB.databases()) {
      const db = await done(indexedDB.open(name));
      const [row] = db.objectStoreNames.contains('conversations')
        ? await done(db.transaction('conversations').objectStore('conversations').getAll())
        : [];
      db.close();
      if (row) return { iv: [...row.sealed.iv], data: [...new Uint8Array(row.sealed.data)] };
    }
    throw new Error('No conversation is stored.');
  })()`);
  await page.close();
  return { iv: Buffer.from(iv), data: Buffer.from(data) };
}

async function commit(conversations: readonly string[] = [CHAT]): Promise<void> {
  const text = `My account is ${ACCOUNT}.`;
  await withEngine(installed, async (ask) => {
    for (const conversation of conversations) {
      const { annotations } = await ask('annotate', { text, overrides: [], conversation, rulesOnly: true });
      const { replacements } = await ask('commit', { text, annotations, conversation });
      expect(replacements).toHaveLength(1);
    }
  });
}

/** The control: the search finds what is there. */
async function expectReadable(): Promise<{ readonly row: SealedRow; readonly key: Buffer }> {
  const row = await storedRow();
  const files = filesNow();
  expect(filesWith(row.data.subarray(0, 48), files)).not.toEqual([]);
  const [key] = keysOnDisk(row, files);
  if (!key) throw new Error('The search does not find the key that is there.');
  // Files that are not tried for keys must not hold one.
  expect(filesWith(key, files).filter((name) => !STORAGE.test(name))).toEqual([]);
  return { row, key };
}

function expectGone(
  { row, key }: { readonly row: SealedRow; readonly key?: Buffer },
  files: readonly StoredFile[] = filesNow(),
): void {
  for (let at = 0; at + 48 <= row.data.length; at += 48) {
    expect(filesWith(row.data.subarray(at, at + 48), files)).toEqual([]);
  }
  if (key) expect(filesWith(key, files)).toEqual([]);
  expect(keysOnDisk(row, files)).toEqual([]);
}

function expectNoOriginals(files: readonly StoredFile[] = filesNow()): void {
  expect(filesSaying(ACCOUNT, files)).toEqual([]);
  expect(filesSaying('harbour.example', files)).toEqual([]);
}

test('a passphrase takes the old key and all that it opens off the disk', async () => {
  await commit();
  const before = await expectReadable();
  expectNoOriginals();
  await askEngine(installed, 'setPassphrase', { next: PASSPHRASE });
  const after = await storedRow();
  const files = filesNow();
  expectGone(before, files);
  expect(keysOnDisk(after, files)).toEqual([]);
  expectNoOriginals(files);
  installed = await installed.restart();
  const later = filesNow();
  expectGone(before, later);
  expect(keysOnDisk(after, later)).toEqual([]);
});

test('new keys take the old ones off the disk, with a passphrase and without', async () => {
  await commit();
  const before = await expectReadable();
  await askEngine(installed, 'rotateKeys', {});
  expectGone(before);
  const renewed = await expectReadable();
  expect(renewed.key.equals(before.key)).toBe(false);
  await askEngine(installed, 'setPassphrase', { next: PASSPHRASE });
  const wrapped = await storedRow();
  await askEngine(installed, 'rotateKeys', { passphrase: PASSPHRASE });
  const files = filesNow();
  for (const one of [before, renewed, { row: wrapped }]) expectGone(one, files);
  expectNoOriginals(files);
});

test('what was forgotten is off the disk, after many writes and a restart too', async () => {
  await commit();
  const first = await expectReadable();
  await commit(Array.from({ length: 30 }, (_, chat) => `${CHAT}-${chat}`));
  installed = await installed.restart();
  await commit();
  const last = await storedRow();
  expect(filesWith(first.key, filesNow())).not.toEqual([]);
  await askEngine(installed, 'forgetEverything', {});
  const files = filesNow();
  expectGone(first, files);
  expectGone({ row: last }, files);
  expectNoOriginals(files);
});
