// Reads a document (an office file, a PDF, an archive …) in the engine, which keeps it open until it is written or closed.
import { base64 } from '@scure/base';
import { MAX_FILE_BYTES } from '../../documents/document.ts';
import { unreadableExtensionOf } from '../../documents/kind-by-name.ts';
import type { DocumentChange, PageView } from '../../documents/page-view.ts';
import type { EngineClient } from '../../engine/client.ts';
import { CodedError } from '../../language/coded-error.ts';
import type { ReadableFile } from './readable-file.ts';
import { TOO_LONG_FILE, UNKNOWN_KIND_FILE, type UnreadableFile } from './text-file.ts';

export type DocumentEngine = Pick<EngineClient, 'readDocument' | 'writeDocument' | 'viewDocument' | 'closeDocument'>;

const isGone = (error: unknown) => error instanceof CodedError && error.code === 'documentGone';

/** Rejects with the reason if the engine cannot read the file. */
export async function readDocumentFile(
  engine: DocumentEngine,
  file: File,
  conversation: string,
  signal: AbortSignal,
): Promise<ReadableFile | UnreadableFile> {
  const { name, type } = file;
  // A long video is not read because it is a video: a short one would not be read either.
  if (file.size > MAX_FILE_BYTES) return unreadableExtensionOf(name) ? UNKNOWN_KIND_FILE : TOO_LONG_FILE;
  const read = async (options: { readonly signal?: AbortSignal }) => {
    const data = base64.encode(new Uint8Array(await file.arrayBuffer()));
    return engine.readDocument({ file: { name, type, data }, conversation }, options);
  };
  const first = await read({ signal });
  const { text, unseen, removed, pages } = first;
  let { document } = first;

  /** Firefox ends an engine that is not asked for half a minute, and the open document with it. */
  async function openAgain(error: unknown): Promise<void> {
    const again = await read({});
    if (again.text !== text) throw error;
    document = again.document;
  }

  async function asked<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!isGone(error)) throw error;
      await openAgain(error);
      return ask();
    }
  }

  async function view(page: number, change?: DocumentChange): Promise<PageView> {
    const request = { page, ...(change ? { change } : {}) };
    const { picture, ...places } = await asked(() => engine.viewDocument({ document, ...request }));
    return { ...places, picture: new Uint8Array(base64.decode(picture)) };
  }

  return {
    text,
    document: { unseen, removed, pages },
    ...(pages > 0 ? { pages: { count: pages, view } } : {}),
    async write(change) {
      const { file: written } = await asked(() => engine.writeDocument({ document, ...change }));
      return { name: written.name, type: written.type, content: new Uint8Array(base64.decode(written.data)) };
    },
    close: () => void engine.closeDocument({ document }).catch(() => undefined),
  };
}
