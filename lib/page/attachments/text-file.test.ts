import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { KeyedText } from '../../language/message.ts';
import { isLikelyTextFile, keepsJsonValid, MAX_FILE_CHARACTERS, readTextFile } from './text-file.ts';

const file = (content: BlobPart, name = 'notes.txt', type = 'text/plain') =>
  new File([content], name, { type, lastModified: 1_700_000_000_000 });

async function readable(of: File) {
  const read = await readTextFile(of);
  if (!('text' in read)) throw new Error(read.reason.key);
  return read;
}

const bytesOf = async (of: File) => Array.from(new Uint8Array(await of.arrayBuffer()));

it('gives back the same file, by name, type, date and every byte', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (text) => {
      fc.pre(!text.includes('\0') && !text.startsWith('\ufeff'));
      const read = await readable(file(text));
      expect(read.text).toBe(text);
      const again = read.with(text);
      expect([again.name, again.type, again.lastModified]).toEqual(['notes.txt', 'text/plain', 1_700_000_000_000]);
      expect(await bytesOf(again)).toEqual(await bytesOf(file(text)));
    }),
    { numRuns: 60 },
  );
});

it('reads what Windows writes, and says in the file that it is UTF-8 now', async () => {
  const latin = await readable(file(new Uint8Array([0x4a, 0xf6, 0x72, 0x67])));
  expect(latin.text).toBe('Jörg');
  expect(await bytesOf(latin.with('Jürg'))).toEqual([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('Jürg')]);
  const wide = await readable(file(new Uint8Array([0xff, 0xfe, 0x4a, 0, 0xf6, 0])));
  expect(wide.text).toBe('Jö');
  const marked = await readable(file('\ufeffname;phone'));
  expect(marked.text).toBe('name;phone');
  expect((await bytesOf(marked.with('x'))).slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x78]);
});

it('reads texts by name or type, and nothing that only may be one', () => {
  for (const name of ['a.txt', 'b.MD', 'c.csv', 'd.json', 'e.py', 'Dockerfile', '.env'])
    expect(isLikelyTextFile({ name, type: '' })).toBe(true);
  expect(isLikelyTextFile({ name: 'notes', type: 'text/plain;charset=utf-8' })).toBe(true);
  for (const name of ['a.pdf', 'b.docx', 'c.png', 'd.eml', 'e.rtf', 'f'])
    expect(isLikelyTextFile({ name, type: '' })).toBe(false);
});

it('says why it does not read a file', async () => {
  const textOfError = async (of: File) => (await readTextFile(of)) as { reason?: KeyedText };
  expect(await textOfError(file('x', 'scan.pdf', 'application/pdf'))).toMatchObject({
    reason: { key: 'fileKindUnknown' },
  });
  expect(await textOfError(file('a\0b'))).toMatchObject({ reason: { key: 'fileNotText' } });
  expect(await textOfError(file('x'.repeat(MAX_FILE_CHARACTERS + 1)))).toMatchObject({
    reason: { key: 'fileTooLong' },
  });
  expect(await textOfError(file('x'.repeat(5 * MAX_FILE_CHARACTERS)))).toMatchObject({
    reason: { key: 'fileTooLong' },
  });
});

it('notices JSON that is none any more', () => {
  expect(keepsJsonValid('a.json', '{"a": 1}', '{"a": 2}')).toBe(true);
  expect(keepsJsonValid('a.json', '{"a": 1}', '{"a": 2x}')).toBe(false);
  expect(keepsJsonValid('a.json', 'never was', 'any')).toBe(true);
  expect(keepsJsonValid('a.txt', '{"a": 1}', '{')).toBe(true);
});
