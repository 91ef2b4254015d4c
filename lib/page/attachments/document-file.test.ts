import { base64 } from '@scure/base';
import { expect, it } from 'vitest';
import type { Replacement } from '../../sanitize/sanitized.ts';
import { editsOf } from '../../sanitize/text-edits.ts';
import { type DocumentEngine, readDocumentFile } from './document-file.ts';

const TEXT = 'Annika Lindqvist and an uncle';
const replacement: Replacement = {
  start: 0,
  end: 16,
  outStart: 0,
  outEnd: 10,
  original: 'Annika Lindqvist',
  surrogate: 'Maren Holm',
  type: 'PERSON',
  mechanism: 'permutation',
  standIn: 'swap',
};
const article = { start: 21, end: 23, outStart: 15, outEnd: 16, original: 'an', surrogate: 'a' };
const SANITIZED = { text: 'Maren Holm and a uncle', replacements: [replacement], articles: [article] };

it('gives the file that the engine writes, and the name of its text', async () => {
  const asked: unknown[] = [];
  const engine: DocumentEngine = {
    readDocument: async ({ file }) => {
      asked.push(file);
      return { document: '7', text: TEXT, unseen: [], removed: ['properties'] };
    },
    writeDocument: async (request) => {
      asked.push(request);
      return { file: { name: 'lease.docx', type: 'application/x', data: base64.encode(new Uint8Array([1, 2])) } };
    },
    closeDocument: async (request) => {
      asked.push(request);
      return {};
    },
  };
  const file = new File([new Uint8Array([0, 255])], 'lease.docx', { type: 'application/x', lastModified: 5 });
  const read = await readDocumentFile(engine, file, 'c', new AbortController().signal);
  if (!('text' in read)) throw new Error('It was not read.');
  expect(read.document).toEqual({ unseen: [], removed: ['properties'], textName: 'lease.txt' });
  const written = await read.write(SANITIZED);
  expect([written.name, written.type, written.lastModified]).toEqual(['lease.docx', 'application/x', 5]);
  expect(new Uint8Array(await written.arrayBuffer())).toEqual(new Uint8Array([1, 2]));
  read.close();
  expect(asked).toEqual([
    { name: 'lease.docx', type: 'application/x', data: base64.encode(new Uint8Array([0, 255])) },
    { document: '7', edits: editsOf(TEXT, SANITIZED) },
    { document: '7' },
  ]);
});
