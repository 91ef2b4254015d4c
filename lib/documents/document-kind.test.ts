import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import type { SourceFile } from './document.ts';
import { kindOf } from './document-kind.ts';
import type { DocumentKind } from './kind-by-name.ts';
import { documentReader } from './read-document.ts';

const readDocument = documentReader({});

const file = (name: string, bytes: string | Uint8Array, type = ''): SourceFile => ({
  name,
  type,
  bytes: typeof bytes === 'string' ? new Uint8Array(strToU8(bytes, true)) : new Uint8Array(bytes),
});
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8('x')])));
const MAIL = 'Received: x\r\nFrom: a@example.com\r\nSubject: b\r\n\r\ntext';

it.each<readonly [DocumentKind, SourceFile]>([
  ['pdf', file('a.txt', '%PDF-1.7\n')],
  ['pdf', file('a.pdf', 'junk\n%PDF-1.7\n')],
  ['pdf', file('a.pdf', 'broken')],
  ['text', file('notes.txt', 'A file starts with %PDF-1.7')],
  ['office', file('a.zip', zip('[Content_Types].xml', 'word/document.xml'))],
  ['office', file('a', zip('[Content_Types].xml', 'xl/workbook.xml'))],
  ['office', file('a.pptx', zip('[Content_Types].xml', 'ppt/presentation.xml'))],
  ['office', file('a.odt', zip('mimetype', 'content.xml'))],
  ['office', file('a.docx', 'PK\x03\x04broken')],
  ['office', file('a.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['unknown', file('a.msg', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1')],
  ['unknown', file('a.epub', zip('mimetype', 'META-INF/container.xml'))],
  ['zip', file('a.docx', zip('a.txt'))],
  ['zip', file('a.txt', zip('inner/word/document.xml', 'inner/[Content_Types].xml'))],
  ['zip', file('a.zip', 'PK\x03\x04broken')],
  ['zip', file('a.zip', 'no zip')],
  ['picture', file('a.txt', '\x89PNG\r\n\x1a\n')],
  ['picture', file('a', '\xff\xd8\xff\xe0')],
  ['picture', file('a', 'GIF89a')],
  ['picture', file('a', 'RIFF1234WEBPVP8 ')],
  ['picture', file('a', '\0\0\0\x18ftypheic')],
  ['picture', file('a', 'II*\0')],
  ['picture', file('a', 'BM1234\0\0\0\0')],
  ['text', file('a.txt', 'BMW 1234')],
  ['mail', file('a.eml', MAIL)],
  ['mail', file('a.txt', MAIL)],
  ['mail', file('a.pdf', MAIL, 'application/pdf')],
  ['mail', file('a.eml', 'Subject: x\n\ntext')],
  ['mail', file('a.eml', 'no mail')],
  ['text', file('a.txt', 'From: me\nTo: you\n\ntext')],
  ['text', file('a.txt', 'Message-ID: what is that?\nFrom here on it is text.')],
  ['text', file('a.yaml', 'from: a\nto: b\n')],
  ['text', file('a.csv', 'a;b')],
  ['text', file('a', 'text', 'text/plain')],
  ['unknown', file('a.exe', 'MZ')],
  ['rtf', file('a.rtf', '{\\rtf1')],
  ['rtf', file('a.doc', '{\\rtf1')],
  ['calendar', file('a', 'begin:vcard\r\n')],
  ['calendar', file('a.txt', 'BEGIN:VCALENDAR\n')],
  ['calendar', file('a.ics', 'x')],
  ['text', file('a.txt', 'BEGIN:VCALENDARS')],
  ['unknown', file('a.docx.exe', 'MZ')],
  ['unknown', file('', '')],
  ['unknown', file('../../.pdf/..', 'x')],
])('%s: %o', (kind, given) => {
  expect(kindOf(given)).toBe(kind);
});

it('gives some kind to any file', () => {
  const names = fc.oneof(fc.string(), fc.constantFrom('a.pdf', 'a.docx', 'a.eml', 'a.txt', 'a.zip'));
  const starts = fc.constantFrom(
    '',
    'PK\x03\x04',
    'PK\x05\x06',
    '%PDF-',
    'From: ',
    'RIFF',
    '\x89PNG',
    '\xd0\xcf\x11\xe0',
  );
  fc.assert(
    fc.property(names, starts, fc.uint8Array({ maxLength: 200 }), (name, start, rest) => {
      const kind = kindOf(file(name, new Uint8Array([...strToU8(start, true), ...rest])));
      expect(['mail', 'office', 'pdf', 'picture', 'text', 'unknown', 'zip']).toContain(kind);
    }),
    { numRuns: 1000 },
  );
});

it('loads the reader of the kind', async () => {
  const read = await readDocument(file('a.txt', 'text'));
  expect(read.text).toBe('text');
  await expect(readDocument(file('a.exe', 'MZ'))).rejects.toMatchObject({ reason: 'unknownKind' });
  const loaded: string[] = [];
  const reader = documentReader({
    pdf: async () => {
      loaded.push('pdf');
      return async ({ name }) => ({ text: name, unseen: [], removed: [], write: async () => file(name, '') });
    },
  });
  expect((await reader(file('a.pdf', '%PDF-1.7'))).text).toBe('a.pdf');
  expect((await reader(file('a.txt', 'text'))).text).toBe('text');
  await expect(reader(file('a.png', '\x89PNG\r\n\x1a\n'))).rejects.toMatchObject({ reason: 'unknownKind' });
  expect(loaded).toEqual(['pdf']);
});
