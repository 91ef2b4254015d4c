import { base64 } from '@scure/base';
import { expect, it } from 'vitest';
import { NO_AREAS } from '../../documents/page-view.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { type DocumentEngine, readDocumentFile } from './document-file.ts';

const TEXT = 'Annika Lindqvist and an uncle';
const CHANGE = { edits: [{ start: 0, end: 16, text: 'Maren Holm' }], areas: NO_AREAS };
const VIEW = { places: [], codes: [], unsure: [] };

it('gives the file that the engine writes, and the name of its text', async () => {
  const asked: unknown[] = [];
  const engine: DocumentEngine = {
    readDocument: async ({ file }) => {
      asked.push(file);
      return { document: '7', text: TEXT, unseen: [], removed: ['properties'], pages: 2 };
    },
    writeDocument: async (request) => {
      asked.push(request);
      return { file: { name: 'lease.docx', type: 'application/x', data: base64.encode(new Uint8Array([1, 2])) } };
    },
    viewDocument: async (request) => {
      asked.push(request);
      return { ...VIEW, picture: base64.encode(new Uint8Array([9])) };
    },
    closeDocument: async (request) => {
      asked.push(request);
      return {};
    },
  };
  const file = new File([new Uint8Array([0, 255])], 'lease.docx', { type: 'application/x', lastModified: 5 });
  const read = await readDocumentFile(engine, file, 'c', new AbortController().signal);
  if (!('text' in read)) throw new Error('It was not read.');
  expect(read.document).toEqual({ unseen: [], removed: ['properties'], pages: 2 });
  const written = await read.write(CHANGE);
  expect(written).toMatchObject({ name: 'lease.docx', type: 'application/x' });
  expect(written.content).toEqual(new Uint8Array([1, 2]));
  expect(read.pages?.count).toBe(2);
  expect(await read.pages?.view(2, CHANGE)).toEqual({ ...VIEW, picture: new Uint8Array([9]) });
  read.close();
  expect(asked).toEqual([
    { name: 'lease.docx', type: 'application/x', data: base64.encode(new Uint8Array([0, 255])) },
    { document: '7', ...CHANGE },
    { document: '7', page: 2, change: CHANGE },
    { document: '7' },
  ]);
});

it('reads the file once more if the engine has ended meanwhile, and gives up if it reads otherwise', async () => {
  let reads = 0;
  let texts = [TEXT, TEXT];
  const engine: DocumentEngine = {
    readDocument: async () => {
      reads += 1;
      return { document: `${reads}`, text: texts[reads - 1] ?? '', unseen: [], removed: [], pages: 0 };
    },
    writeDocument: async ({ document }) => {
      if (document === '1') throw new CodedError(said('documentGone'));
      return { file: { name: 'lease.docx', type: '', data: base64.encode(new Uint8Array([3])) } };
    },
    viewDocument: async () => ({ ...VIEW, picture: '' }),
    closeDocument: async () => ({}),
  };
  const open = () => readDocumentFile(engine, new File(['x'], 'lease.docx'), 'c', new AbortController().signal);
  const read = await open();
  if (!('text' in read)) throw new Error('It was not read.');
  expect((await read.write(CHANGE)).content).toEqual(new Uint8Array([3]));
  expect(reads).toBe(2);

  reads = 0;
  texts = [TEXT, 'another text'];
  const other = await open();
  if (!('text' in other)) throw new Error('It was not read.');
  await expect(other.write(CHANGE)).rejects.toMatchObject({ code: 'documentGone' });
});
