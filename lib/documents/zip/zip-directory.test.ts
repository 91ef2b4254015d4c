import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { UnreadableDocument } from '../document.ts';
import { unpackedEntry } from './unpacked-entry.ts';
import { zipDirectory, zipNames } from './zip-directory.ts';
import { writtenZip } from './zip-writer.ts';

const DIRECTORY = 0x02014b50;
const END_LENGTH = 22;

/** The names and sizes of the unpacked entries, or the reason of the refusal. */
function read(bytes: Uint8Array): Readonly<Record<string, number>> | string {
  try {
    return Object.fromEntries(zipDirectory(bytes).entries.map((entry) => [entry.name, unpackedEntry(entry).length]));
  } catch (error) {
    if (error instanceof UnreadableDocument) return error.reason;
    throw error;
  }
}

const joined = (...parts: readonly Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const filled = (length: number, set: (view: DataView) => void) => {
  const bytes = new Uint8Array(length);
  set(new DataView(bytes.buffer));
  return bytes;
};

/** The archive with all numbers of its one entry, and of its directory, in the fields for long numbers (APPNOTE 4.3.14 and 4.5.3). */
function withLongNumbers(zip: Uint8Array, size?: number): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  let at = 0;
  while (view.getUint32(at, true) !== DIRECTORY) at += 1;
  const last = zip.length - END_LENGTH;
  const extra = filled(28, (field) => {
    field.setUint16(0, 1, true);
    field.setUint16(2, 24, true);
    field.setBigUint64(4, BigInt(size ?? view.getUint32(at + 24, true)), true);
    field.setBigUint64(12, BigInt(view.getUint32(at + 20, true)), true);
    field.setBigUint64(20, BigInt(view.getUint32(at + 42, true)), true);
  });
  const entry = zip.slice(at, last);
  const changed = new DataView(entry.buffer);
  for (const field of [20, 24, 42]) changed.setUint32(field, 0xffffffff, true);
  changed.setUint16(30, extra.length, true);
  const longEnd = filled(56 + 20, (field) => {
    field.setUint32(0, 0x06064b50, true);
    field.setBigUint64(32, 1n, true);
    field.setBigUint64(40, BigInt(entry.length + extra.length), true);
    field.setBigUint64(48, BigInt(at), true);
    field.setUint32(56, 0x07064b50, true);
  });
  const end = zip.slice(last);
  end.fill(0xff, 8, 20);
  return joined(zip.subarray(0, at), entry, extra, longEnd, end);
}

it('reads numbers that stand in the fields for long ones', () => {
  const zip = zipSync({ 'a.txt': new Uint8Array(300_000) });
  expect(read(withLongNumbers(zip))).toEqual({ 'a.txt': 300_000 });
  expect(read(withLongNumbers(zip, 299_999))).toBe('damaged');
  expect(read(withLongNumbers(zip, 2 ** 40))).toBe('tooLarge');
});

it('refuses two files of one name, since two programs could read two different ones', () => {
  const twice = ['first', 'second'].map((text) => ({ path: 'a.txt', bytes: strToU8(text) }));
  expect(read(writtenZip(twice))).toBe('damaged');
  expect(zipNames(writtenZip(twice))).toBeUndefined();
  const folders = writtenZip(twice.map(({ bytes }) => ({ path: 'a/', bytes: bytes.subarray(0, 0) })));
  expect(read(folders)).toEqual({ 'a/': 0 });
});

it('refuses what stands before and behind an archive, and reads a comment', () => {
  const zip = zipSync({ 'a.txt': strToU8('text') });
  expect(read(joined(zip, strToU8('more')))).toBe('damaged');
  expect(read(joined(zip, zip))).toBe('damaged');
  expect(read(joined(strToU8('more'), zip))).toBe('damaged');
  const end = zip.slice(-END_LENGTH);
  const comment = joined(end, strToU8('.'));
  const commented = joined(zip, comment);
  new DataView(commented.buffer).setUint16(zip.length - 2, comment.length, true);
  expect(read(commented)).toEqual({ 'a.txt': 4 });
  expect(zipDirectory(commented).hasComments).toBe(true);
});

it('refuses an entry whose checksum is another', () => {
  const zip = zipSync({ 'a.txt': [strToU8('Annika'), { level: 0 }] });
  const at = Buffer.from(zip).indexOf('Annika');
  expect(read(zip)).toEqual({ 'a.txt': 6 });
  expect(read(zip.with(at, 'E'.charCodeAt(0)))).toBe('damaged');
});

it('refuses more than it would unpack before it unpacks anything', () => {
  const zeros = (count: number) =>
    zipSync(Object.fromEntries(Array.from({ length: count }, (_, i) => [`${i}.bin`, new Uint8Array(10_000_000)])), {
      level: 1,
    });
  expect(() => zipDirectory(zeros(11))).toThrow('tooLarge');
  expect(zipDirectory(zeros(10)).entries).toHaveLength(10);
});

it('refuses more entries than any document has', () => {
  const names = Array.from({ length: 4001 }, (_, i) => [`${i}`, new Uint8Array()] as const);
  expect(read(zipSync(Object.fromEntries(names)))).toBe('tooLarge');
  expect(zipDirectory(zipSync(Object.fromEntries(names.slice(1)))).entries).toHaveLength(4000);
});
