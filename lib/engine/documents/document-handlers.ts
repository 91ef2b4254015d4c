// The requests about attached documents. A document stays open, in a worker, until it is written or closed, so that a file whose text took long
// to read is read once.
//
// | state  | `readDocument`     | `writeDocument`, `viewDocument` | `closeDocument` | time is over |
// | ------ | ------------------ | ------------------------------- | --------------- | ------------ |
// | -      | to `open`          | rejects: documentGone           | nothing         | -            |
// | open   | opens another      | answers; stays `open`           | ends the worker | ends the worker |
import { base64 } from '@scure/base';
import { MAX_FILE_BYTES, type SourceFile } from '../../documents/document.ts';
import type { DocumentChange } from '../../documents/page-view.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { RequestOf, ResponseOf } from '../rpc.ts';
import type { Sender } from '../sender.ts';
import { RequestError } from '../settings.ts';
import type { EncodedFile } from './document-protocol.ts';
import type { OpenDocument, OpenDocumentFile } from './documents-in-worker.ts';

/** A person who has not decided about a file for this long has left it. */
export const DOCUMENT_STAYS_OPEN_MS = 15 * 60_000;
/** Each open document may hold some hundred megabytes. */
const MOST_OPEN = 8;

interface HeldDocument {
  readonly open: OpenDocument;
  /** The document of the browser that asked: a page must not write another page's file. */
  readonly owner: string;
  readonly timer: ReturnType<typeof setTimeout>;
}

interface DocumentParts {
  readonly openFile: OpenDocumentFile;
  /** Follows the progress of a check of this conversation. */
  readonly follow: <T>(conversation: string, check: (onShare: (share: number) => void) => Promise<T>) => Promise<T>;
}

const ownerOf = ({ kind, origin, tab }: Sender) => `${kind} ${origin} ${tab ?? ''}`;

function decodedFile({ name, type, data }: EncodedFile): SourceFile {
  if (typeof data !== 'string' || data.length > Math.ceil(MAX_FILE_BYTES / 3) * 4)
    throw new RequestError(said('fileTooLong'));
  return { name: String(name), type: String(type), bytes: new Uint8Array(base64.decode(data)) };
}

export const encodedFile = ({ name, type, bytes }: SourceFile): EncodedFile => ({
  name,
  type,
  data: base64.encode(bytes),
});

export function documentHandlers({ openFile, follow }: DocumentParts) {
  const held = new Map<string, HeldDocument>();
  let opened = 0;

  function close(id: string): void {
    const document = held.get(id);
    if (!document) return;
    clearTimeout(document.timer);
    held.delete(id);
    document.open.close();
  }

  function ownedBy(by: Sender, id: string): HeldDocument | undefined {
    const document = held.get(id);
    return document?.owner === ownerOf(by) ? document : undefined;
  }

  async function readDocument(
    { file, conversation }: RequestOf<'readDocument'>,
    signal: AbortSignal | undefined,
    by: Sender,
  ): Promise<ResponseOf<'readDocument'>> {
    const source = decodedFile(file);
    const open = await follow(conversation, (onShare) => openFile(source, { ...(signal ? { signal } : {}), onShare }));
    const [oldest] = held.keys();
    if (held.size >= MOST_OPEN && oldest !== undefined) close(oldest);
    opened += 1;
    const document = `${opened}`;
    const timer = setTimeout(() => close(document), DOCUMENT_STAYS_OPEN_MS);
    held.set(document, { open, owner: ownerOf(by), timer });
    const { text, unseen, removed, pages } = open;
    return { document, text, unseen, removed, pages };
  }

  function required(by: Sender, id: string): OpenDocument {
    const owned = ownedBy(by, id);
    if (!owned) throw new CodedError(said('documentGone'));
    return owned.open;
  }

  async function writeDocument(
    { document, edits, areas }: RequestOf<'writeDocument'>,
    _signal: AbortSignal | undefined,
    by: Sender,
  ): Promise<ResponseOf<'writeDocument'>> {
    const open = required(by, document);
    requireFitting({ edits, areas }, open);
    return { file: encodedFile(await open.write({ edits, areas })) };
  }

  async function viewDocument(
    { document, page, change }: RequestOf<'viewDocument'>,
    _signal: AbortSignal | undefined,
    by: Sender,
  ): Promise<ResponseOf<'viewDocument'>> {
    const open = required(by, document);
    if (change) requireFitting(change, open);
    requirePage(page, open);
    const { picture, ...places } = await open.view(page, change);
    return { ...places, picture: base64.encode(picture) };
  }

  return {
    readDocument,
    writeDocument,
    viewDocument,
    closeDocument({ document }: RequestOf<'closeDocument'>, _signal: AbortSignal | undefined, by: Sender) {
      if (ownedBy(by, document)) close(document);
      return {};
    },
  };
}

function requireOrdered(edits: DocumentChange['edits'], length: number): void {
  let at = 0;
  for (const { start, end, text } of edits) {
    const isInOrder = Number.isInteger(start) && Number.isInteger(end) && start >= at && end >= start && end <= length;
    if (!isInOrder || typeof text !== 'string') throw new RequestError(said('annotationsOutdated'));
    at = end;
  }
}

function requirePage(page: number, { pages }: OpenDocument): void {
  if (!Number.isInteger(page) || page < 1 || page > pages) throw new RequestError(said('annotationsOutdated'));
}

const isShare = (value: number) => typeof value === 'number' && value >= 0 && value <= 1;

function requireFitting({ edits, areas }: DocumentChange, open: OpenDocument): void {
  requireOrdered(edits, open.text.length);
  for (const { page, left, top, right, bottom } of [...areas.covered, ...areas.keptCodes]) {
    requirePage(page, open);
    if (![left, top, right, bottom].every(isShare)) throw new RequestError(said('annotationsOutdated'));
  }
}
