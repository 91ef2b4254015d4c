// Files that other programs made (fixtures/make.py): whatever is replaced in them is gone from every byte that a receiver could decode.
import { readdirSync, readFileSync } from 'node:fs';
import { unzipSync } from 'fflate';
import PostalMime from 'postal-mime';
import { expect, it } from 'vitest';
import type { SourceFile, TextEdit } from '../document.ts';
import { wordsOfFileName } from '../names/file-name-words.ts';
import { documentReader } from '../read-document.ts';

const readDocument = documentReader({});

const FOLDER = new URL('fixtures/', import.meta.url);
const EXPECTED: Readonly<Record<string, readonly string[]>> = JSON.parse(
  readFileSync(new URL('expected.json', FOLDER), 'utf8'),
);
const NAMES = readdirSync(FOLDER).filter((name) => /\.(?:zip|eml)$/.test(name));

const fixture = (name: string): SourceFile => ({
  name,
  type: '',
  bytes: new Uint8Array(readFileSync(new URL(name, FOLDER))),
});

/** All bytes that a receiver can get out of a file: its own, those of the files in it, and the texts that they decode to. */
async function allBytes(bytes: Uint8Array): Promise<readonly Uint8Array[]> {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) {
    const files = Object.entries(
      unzipSync(bytes, { filter: ({ compression }) => compression === 0 || compression === 8 }),
    );
    const inner = await Promise.all(files.map(([, data]) => allBytes(data)));
    return [bytes, new TextEncoder().encode(files.map(([name]) => name).join('\n')), ...inner.flat()];
  }
  if (!/^(?:From|Subject|To|Return-Path|Received):/.test(new TextDecoder().decode(bytes.subarray(0, 20))))
    return [bytes];
  const { attachments, ...mail } = await PostalMime.parse(bytes);
  const inner = await Promise.all(attachments.map(({ content }) => allBytes(new Uint8Array(content as ArrayBuffer))));
  const names = attachments.map(({ filename }) => filename);
  return [bytes, new TextEncoder().encode(JSON.stringify([mail, names])), ...inner.flat()];
}

const ENCODINGS = ['utf-8', 'windows-1252', 'gb18030', 'utf-16le'] as const;

async function foundIn({ bytes }: SourceFile, originals: readonly string[]): Promise<readonly string[]> {
  const texts = (await allBytes(bytes)).flatMap((some) =>
    ENCODINGS.map((encoding) => new TextDecoder(encoding).decode(some).normalize('NFC').toLowerCase()),
  );
  return originals.filter((original) => texts.some((text) => text.includes(original.toLowerCase())));
}

function editsOf(text: string, originals: readonly string[]): readonly TextEdit[] {
  const lower = text.normalize('NFC').toLowerCase();
  expect(lower.length).toBe(text.length);
  const edits: TextEdit[] = [];
  // The longest first, so that an address is replaced as a whole.
  for (const original of originals.toSorted((a, b) => b.length - a.length)) {
    for (let at = lower.indexOf(original.toLowerCase()); at >= 0; at = lower.indexOf(original.toLowerCase(), at + 1)) {
      const end = at + original.length;
      if (edits.some((edit) => edit.start < end && edit.end > at)) continue;
      edits.push({ start: at, end, text: original.includes('@') ? 'yy@yy.example' : 'Zz' });
    }
  }
  return edits.sort((a, b) => a.start - b.start);
}

it('has enough files of both kinds', () => {
  expect(NAMES.filter((name) => name.endsWith('.zip')).length).toBeGreaterThanOrEqual(10);
  expect(NAMES.filter((name) => name.endsWith('.eml')).length).toBeGreaterThanOrEqual(10);
  expect(NAMES.toSorted()).toEqual(Object.keys(EXPECTED).toSorted());
});

it.each(NAMES)('%s keeps nothing of what was replaced', async (name) => {
  const originals = EXPECTED[name] ?? [];
  const given = fixture(name);
  expect((await foundIn(given, originals)).length).toBeGreaterThan(0);
  const read = await readDocument(given);
  const edits = editsOf(read.text, originals);
  expect(edits.length).toBeGreaterThan(1);
  const written = await read.write(edits);
  expect(await foundIn(written, originals)).toEqual([]);
  const again = await readDocument(written);
  const edited = edits
    .toReversed()
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), read.text);
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  expect(letters(again.text)).toBe(letters(edited));
});

it('reads the names of files as words', () => {
  expect(wordsOfFileName('MireilleBéranger.txt').text).toBe('Mireille Béranger');
});
