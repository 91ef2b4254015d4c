import { base64 } from '@scure/base';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { SourceFile } from '../../documents/document.ts';
import { type DocumentChange, NO_AREAS } from '../../documents/page-view.ts';
import { editedText } from '../../documents/text-pieces.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { Sender } from '../sender.ts';
import { DOCUMENT_STAYS_OPEN_MS, documentHandlers } from './document-handlers.ts';
import type { OpenDocumentFile } from './documents-in-worker.ts';

const TEXT = 'Annika Lindqvist signed.';
const PAGE: Sender = { kind: 'page', origin: 'https://chat.example', isPrivateWindow: false, tab: 1 };
const FILE = { name: 'a.docx', type: 'application/x', data: base64.encode(new TextEncoder().encode(TEXT)) };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Documents whose bytes are their text. */
function plainDocuments() {
  let open = 0;
  const openFile: OpenDocumentFile = async ({ name, type, bytes }, options) => {
    options?.onShare?.(0.5);
    open += 1;
    const text = new TextDecoder().decode(bytes);
    return {
      text,
      unseen: [],
      removed: ['properties'],
      pages: 2,
      view: async (page, change) => ({
        picture: new TextEncoder().encode(
          `${page} ${change ? editedText([{ before: '', text }], change.edits) : text}`,
        ),
        places: [],
        codes: [],
        unsure: [],
      }),
      write: async ({ edits }): Promise<SourceFile> => {
        const written = editedText([{ before: '', text }], edits);
        return { name, type, bytes: new TextEncoder().encode(written) };
      },
      close: () => {
        open -= 1;
      },
    };
  };
  const shares: number[] = [];
  const follow = <T>(_conversation: string, check: (onShare: (share: number) => void) => Promise<T>) =>
    check((share) => shares.push(share));
  return { handlers: documentHandlers({ openFile, follow }), shares, countOpen: () => open };
}

const EDIT = { start: 0, end: 16, text: 'Maren Holm' };

it('reads a file, tells how far it is, and writes it with edits', async () => {
  const { handlers, shares } = plainDocuments();
  const read = await handlers.readDocument({ file: FILE, conversation: 'c' }, undefined, PAGE);
  expect(read).toMatchObject({ text: TEXT, unseen: [], removed: ['properties'] });
  expect(shares).toEqual([0.5]);
  const { file } = await handlers.writeDocument(
    { document: read.document, edits: [EDIT], areas: NO_AREAS },
    undefined,
    PAGE,
  );
  expect(new TextDecoder().decode(base64.decode(file.data))).toBe('Maren Holm signed.');
});

it('shows a page as it is, and as it would be written', async () => {
  const { handlers } = plainDocuments();
  const { document, pages } = await handlers.readDocument({ file: FILE, conversation: 'c' }, undefined, PAGE);
  expect(pages).toBe(2);
  const view = async (page: number, change?: DocumentChange) => {
    const request = { document, page, ...(change && { change }) };
    const { picture } = await handlers.viewDocument(request, undefined, PAGE);
    return new TextDecoder().decode(base64.decode(picture));
  };
  expect(await view(1)).toBe(`1 ${TEXT}`);
  expect(await view(2, { edits: [EDIT], areas: NO_AREAS })).toBe('2 Maren Holm signed.');
  await expect(view(3)).rejects.toThrow();
});

it('lets no other page write or close a document', async () => {
  const { handlers, countOpen } = plainDocuments();
  const { document } = await handlers.readDocument({ file: FILE, conversation: 'c' }, undefined, PAGE);
  for (const other of [
    { ...PAGE, tab: 2 },
    { ...PAGE, origin: 'https://other.example' },
    { ...PAGE, kind: 'own' },
  ] as const) {
    await expect(handlers.writeDocument({ document, edits: [], areas: NO_AREAS }, undefined, other)).rejects.toThrow(
      CodedError,
    );
    handlers.closeDocument({ document }, undefined, other);
  }
  expect(countOpen()).toBe(1);
  handlers.closeDocument({ document }, undefined, PAGE);
  expect(countOpen()).toBe(0);
});

it('closes what is left open, by time and by number', async () => {
  const { handlers, countOpen } = plainDocuments();
  for (let i = 0; i < 20; i += 1) await handlers.readDocument({ file: FILE, conversation: 'c' }, undefined, PAGE);
  expect(countOpen()).toBe(8);
  vi.advanceTimersByTime(DOCUMENT_STAYS_OPEN_MS);
  expect(countOpen()).toBe(0);
  const gone = handlers.writeDocument({ document: '20', edits: [], areas: NO_AREAS }, undefined, PAGE);
  await expect(gone).rejects.toMatchObject({ said: said('documentGone') });
});

it('refuses edits that overlap or lie outside the text, and files that are too long', async () => {
  const { handlers } = plainDocuments();
  const { document } = await handlers.readDocument({ file: FILE, conversation: 'c' }, undefined, PAGE);
  for (const edits of [
    [EDIT, { start: 10, end: 12, text: '' }],
    [{ start: 0, end: 99, text: '' }],
    [{ start: 4, end: 2, text: '' }],
    [{ start: 0.5, end: 2, text: '' }],
  ])
    await expect(handlers.writeDocument({ document, edits, areas: NO_AREAS }, undefined, PAGE)).rejects.toThrow();
  const area = { page: 1, left: 0, top: 0, right: 1, bottom: 1 };
  for (const wrong of [{ page: 3 }, { page: 0.5 }, { left: -0.1 }, { bottom: 2 }, { top: Number.NaN }]) {
    const areas = { covered: [{ ...area, ...wrong }], keptCodes: [] };
    await expect(handlers.writeDocument({ document, edits: [], areas }, undefined, PAGE)).rejects.toThrow();
  }
  const data = 'A'.repeat(30_000_000);
  await expect(
    handlers.readDocument({ file: { ...FILE, data }, conversation: 'c' }, undefined, PAGE),
  ).rejects.toMatchObject({ said: said('fileTooLong') });
});
