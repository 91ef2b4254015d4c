// The PDF files of the tests, and a search for strings in every byte of a file.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { unzlibSync } from 'fflate';
import type { SourceFile, TextEdit } from '../document.ts';

const FOLDER = join(import.meta.dirname, 'fixtures');

/** For each file, the strings to replace, and by what. */
export const ORIGINALS: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(FOLDER, 'originals.json'), 'utf8'),
);

export const pdfFile = (bytes: Uint8Array, name = 'file.pdf'): SourceFile => ({
  name,
  type: 'application/pdf',
  bytes: new Uint8Array(bytes),
});

export const fixture = (name: string): SourceFile => pdfFile(readFileSync(join(FOLDER, name)), name);

/** Edits that replace every occurrence, the longest strings first. */
export function editsOf(text: string, replacements: Readonly<Record<string, string>>): readonly TextEdit[] {
  const originals = Object.keys(replacements).sort((a, b) => b.length - a.length);
  const edits: TextEdit[] = [];
  for (let at = 0; at < text.length; ) {
    const original = originals.find((candidate) => text.startsWith(candidate, at));
    if (original) edits.push({ start: at, end: at + original.length, text: replacements[original] ?? '' });
    at += original?.length ?? 1;
  }
  return edits;
}

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

/** The bytes of a PDF and of its packed streams, as text in which each byte is a character. */
export function allBytesOf(bytes: Uint8Array): string {
  const raw = latin1(bytes);
  const streams = [...raw.matchAll(/\/FlateDecode[\s\S]*?\bstream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    return latin1(unzlibSync(bytes.subarray(start, raw.indexOf('endstream', start))));
  });
  return [raw, ...streams].join('\n');
}

/** The spellings of a string in bytes: as UTF-8, UTF-16 and Latin 1, and as hexadecimal digits of each. */
export function spellingsOf(text: string): readonly string[] {
  const big = Buffer.from(text, 'utf16le').swap16();
  const encoded = [Buffer.from(text, 'utf8'), big, Buffer.from(text, 'utf16le'), Buffer.from(text, 'latin1')];
  return encoded.flatMap((bytes) => [bytes.toString('latin1'), bytes.toString('hex')]);
}
