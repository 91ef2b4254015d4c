import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { strFromU8, unzipSync, type Zippable, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { ReadDocument, SourceFile, TextEdit } from '../document.ts';
import { documentReader } from '../read-document.ts';
import { writtenZip } from '../zip/zip-writer.ts';
import { MAX_ENTRIES } from './inner-files.ts';

const readDocument = documentReader({});

const utf8 = (text: string) => new TextEncoder().encode(text);
const zip = (bytes: Uint8Array, name = 'a.zip'): SourceFile => ({ name, type: '', bytes: new Uint8Array(bytes) });
const zipOf = (files: Zippable) => zip(zipSync(files));

const reasonOf = (file: SourceFile) =>
  readDocument(file).then(
    () => 'read',
    (error) => error.reason,
  );

function editsOf(text: string, original: string, surrogate: string): readonly TextEdit[] {
  return Array.from(text.matchAll(new RegExp(original, 'g')), ({ index }) => ({
    start: index,
    end: index + original.length,
    text: surrogate,
  }));
}

async function replaced(read: ReadDocument, original: string, surrogate: string): Promise<SourceFile> {
  const edits = editsOf(read.text, original, surrogate);
  expect(edits.length).toBeGreaterThan(0);
  return read.write(edits);
}

const contents = ({ bytes }: SourceFile) =>
  Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, data]) => [name, strFromU8(data)]));

it('reads the names and texts of all files, and writes both', async () => {
  const read = await readDocument(
    zipOf({
      'Annika Lindqvist/': new Uint8Array(),
      'Annika Lindqvist/CV_Annika-Lindqvist.txt': utf8('I am Annika Lindqvist.'),
      'data.csv': utf8('name;city\nAnnika Lindqvist;Kiel\n'),
    }),
  );
  expect(read.text).toBe(
    'Annika Lindqvist/\n\nAnnika Lindqvist/CV Annika Lindqvist.txt\nI am Annika Lindqvist.\n\n' +
      'Data.csv\nname;city\nAnnika Lindqvist;Kiel\n',
  );
  const written = await replaced(read, 'Annika Lindqvist', 'Maren Holm');
  expect(contents(written)).toEqual({
    'Maren Holm/': '',
    'Maren Holm/CV_Maren-Holm.txt': 'I am Maren Holm.',
    'data.csv': 'name;city\nMaren Holm;Kiel\n',
  });
  expect((await readDocument(written)).text).toBe(read.text.replaceAll('Annika Lindqvist', 'Maren Holm'));
});

it('reads archives in archives, to a depth', async () => {
  const inner = zipSync({ 'note.txt': utf8('Annika') });
  const middle = zipSync({ 'inner.zip': inner });
  const read = await readDocument(zipOf({ 'middle.zip': middle }));
  expect(read.text).toBe('Middle.zip\nInner.zip\nNote.txt\nAnnika');
  const written = await readDocument(await replaced(read, 'Annika', 'Maren'));
  expect(written.text).toBe('Middle.zip\nInner.zip\nNote.txt\nMaren');
  const deeper = await readDocument(
    zipOf({ 'a.txt': utf8('a'), 'b.zip': zipSync({ 'c.zip': middle, 'd.txt': utf8('d') }) }),
  );
  expect(deeper.text).toBe('a.txt\na\n\nb.zip\nd.txt\nd');
  expect(deeper.unreadFiles).toEqual(['b.zip/c.zip']);
});

it('reads the office files in an archive', async () => {
  const letter = new Uint8Array(readFileSync(new URL('../office/fixtures/de-1.docx', import.meta.url)));
  const alone = await readDocument(zip(letter, 'de-1.docx'));
  const read = await readDocument(zipOf({ 'Brief.docx': letter }));
  expect(read.text).toBe(`Brief.docx\n${alone.text}`);
  expect(read.unseen).toEqual(alone.unseen);
  const [original = ''] = /\p{Lu}\p{Ll}{5,}/u.exec(alone.text) ?? [];
  const again = await readDocument(await replaced(read, original, 'Ersatz'));
  expect(again.text).not.toContain(original);
  expect(again.text).toContain('Ersatz');
});

it('leaves out what it cannot read, and names it', async () => {
  const read = await readDocument(
    zipOf({
      'a.txt': utf8('Annika'),
      'secret-lindqvist.bin': utf8('Lindqvist\0'),
      '__MACOSX/._a.txt': utf8('Lindqvist'),
    }),
  );
  expect(read.removed).toEqual(['unreadFiles', 'properties']);
  expect(read.unreadFiles).toEqual(['secret-lindqvist.bin']);
  const written = await read.write([]);
  expect(contents(written)).toEqual({ 'a.txt': 'Annika' });
  expect(strFromU8(written.bytes, true)).not.toMatch(/lindqvist/i);
});

it('writes no comments, extra fields and times', async () => {
  const options = { comment: 'Annika', extra: { 21845: utf8('Annika') }, mtime: '2026-05-03T10:00:00' } as const;
  const given = zipOf({ 'a.txt': [utf8('text'), options] });
  expect(strFromU8(given.bytes, true)).toContain('Annika');
  const read = await readDocument(given);
  const written = await read.write([]);
  expect(strFromU8(written.bytes, true)).not.toContain('Annika');
  expect(written).toEqual(await (await readDocument(zipOf({ 'a.txt': utf8('text') }))).write([]));
  expect(read.removed).toEqual(['properties']);
});

it('takes no path that leads out of the folder', async () => {
  const read = await readDocument(
    zip(
      writtenZip([
        { path: '../../etc/a.txt', bytes: utf8('1') },
        { path: '/b.txt', bytes: utf8('2') },
        { path: 'C:\\temp\\..\\c.txt', bytes: utf8('3') },
        { path: '..', bytes: utf8('4') },
      ]),
    ),
  );
  expect(Object.keys(contents(await read.write([])))).toEqual(['etc/a.txt', 'b.txt', 'temp/c.txt']);
});

it('gives files that would have the same name different ones', async () => {
  const read = await readDocument(zipOf({ 'annika.txt': utf8('1'), 'maren.txt': utf8('2'), 'MAREN.txt': utf8('3') }));
  expect(Object.keys(contents(await replaced(read, 'Annika', 'Maren')))).toEqual([
    'maren.txt',
    'maren (2).txt',
    'MAREN (3).txt',
  ]);
});

it('gives, read again, the text with the edits', async () => {
  const name = fc.stringMatching(/^[A-Z][a-z]{1,6} [A-Z][a-z]{1,6}$/);
  const entries = fc.uniqueArray(fc.tuple(name, fc.stringMatching(/^[a-z \n]{0,30}$/)), {
    minLength: 1,
    maxLength: 6,
    selector: ([path]) => path.toLowerCase(),
  });
  await fc.assert(
    fc.asyncProperty(entries, fc.nat(), fc.nat(), async (files, a, b) => {
      const given = zipOf(Object.fromEntries(files.map(([path, text]) => [`${path}.txt`, utf8(text)])));
      const read = await readDocument(given);
      expect((await readDocument(await read.write([]))).text).toBe(read.text);
      const [start = 0, end = 0] = [a % (read.text.length + 1), b % (read.text.length + 1)].sort((x, y) => x - y);
      const again = await readDocument(await read.write([{ start, end, text: '' }]));
      const count = (text: string) => text.replace(/\.txt|[^A-Za-z]/g, '').length;
      // Names that become empty are "file", and those that become alike get numbers.
      expect(count(again.text)).toBeLessThanOrEqual(
        count(read.text.slice(0, start) + read.text.slice(end)) + 4 * files.length,
      );
    }),
    { numRuns: 100 },
  );
});

it('refuses bombs', async () => {
  const zeros = zipSync({ 'a.txt': new Uint8Array(10_000_000).fill(0x61) });
  expect(zeros.length).toBeLessThan(11_000);
  expect(await reasonOf(zip(zeros))).toBe('tooLarge');
  expect(await reasonOf(zipOf({ 'inner.zip': zeros }))).toBe('tooLarge');
  const zeroBytes = new Uint8Array(8_000_000);
  const many = zipOf(Object.fromEntries(Array.from({ length: 16 }, (_, i) => [`${i}.bin`, [zeroBytes, { level: 1 }]])));
  expect(await reasonOf(many)).toBe('tooLarge');
  const level = (inner: Uint8Array) => zipSync({ 'a.zip': inner, 'b.zip': inner, 'c.zip': inner, 'd.zip': inner });
  expect(await reasonOf(zip(level(level(level(zeros)))))).toBe('noText');
  expect(await reasonOf(zip(level(level(zeros))))).toBe('tooLarge');
  const entries = Object.fromEntries(Array.from({ length: MAX_ENTRIES + 1 }, (_, i) => [`${i}.txt`, utf8('a')]));
  expect(await reasonOf(zipOf(entries))).toBe('tooLarge');
});

/** Sets a field of the entry in the directory. */
function withField(bytes: Uint8Array, field: number, value: number, length: 2 | 4): Uint8Array {
  const changed = new Uint8Array(bytes);
  const view = new DataView(changed.buffer);
  let at = 0;
  while (view.getUint32(at, true) !== 0x02014b50) at += 1;
  if (length === 2) view.setUint16(at + field, value, true);
  else view.setUint32(at + field, value, true);
  return changed;
}

it('refuses an archive that lies about itself', async () => {
  const honest = zipSync({ 'a.txt': utf8('Annika '.repeat(100)) });
  expect(await reasonOf(zip(honest))).toBe('read');
  expect(await reasonOf(zip(withField(honest, 24, 10, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 24, 10_000, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 16, 1, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 20, 5, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 20, 1_000_000, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 42, 7, 4)))).toBe('damaged');
  expect(await reasonOf(zip(withField(honest, 8, 1, 2)))).toBe('encrypted');
  expect(await reasonOf(zip(withField(honest, 10, 12, 2)))).toBe('noText');
});

it('refuses entries that share their bytes', async () => {
  const two = zipSync({ 'a.txt': [utf8('same'), { level: 0 }], 'b.txt': [utf8('same'), { level: 0 }] });
  const view = new DataView(two.buffer, two.byteOffset, two.byteLength);
  const places = Array.from(two.keys()).filter((at) => at + 4 <= two.length && view.getUint32(at, true) === 0x02014b50);
  view.setUint32((places[1] ?? 0) + 42, 0, true);
  expect(await reasonOf(zip(two))).toBe('damaged');
});

it('reads or refuses any broken archive, and does not hang', async () => {
  const whole = zipSync({ 'a.txt': utf8('Annika Lindqvist '.repeat(20)), 'b/c.csv': utf8('a;b\n1;2\n') });
  const reasons = new Set(['read', 'damaged', 'encrypted', 'noText', 'tooLarge', 'unknownKind']);
  for (let length = 0; length < whole.length; length += 7) {
    const reason = await reasonOf(zip(whole.subarray(0, length)));
    expect(['damaged', 'unknownKind']).toContain(reason);
  }
  const changes = fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(changes, async (bytes) => {
      const broken = new Uint8Array(whole);
      for (const [at, byte] of bytes) broken[at] = byte;
      expect(reasons).toContain(await reasonOf(zip(broken)));
    }),
    { numRuns: 1000 },
  );
});

it('stops when it is told to', async () => {
  const controller = new AbortController();
  const reading = readDocument(zipOf({ 'a.txt': utf8('a'), 'b.txt': utf8('b') }), {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error('stopped')),
  });
  await expect(reading).rejects.toThrow('stopped');
});
