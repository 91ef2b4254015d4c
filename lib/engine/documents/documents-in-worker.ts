// The engine's side of a document that a worker reads and writes.
import type { SourceFile } from '../../documents/document.ts';
import type { DocumentChange, PageView } from '../../documents/page-view.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { calledWorker, type WorkerPort } from '../../models/worker/calls.ts';
import type { DocumentCalls, DocumentContent } from './document-calls.ts';

export interface OpenDocument extends DocumentContent {
  /** Rejects if the worker was ended, or if the file cannot be written without the originals. */
  write(change: DocumentChange): Promise<SourceFile>;
  /** A page of the original, or with `change` as it is written. */
  view(page: number, change?: DocumentChange): Promise<PageView>;
  /** Frees the document's memory. */
  close(): void;
}

interface OpenOptions {
  readonly signal?: AbortSignal;
  readonly onShare?: (share: number) => void;
}

/** Rejects if the file cannot be read, or with the signal's reason. */
export type OpenDocumentFile = (file: SourceFile, options?: OpenOptions) => Promise<OpenDocument>;

const ERRORS = {
  ended: new CodedError(said('documentGone')),
  crashed: (cause: Error) => new CodedError(said('documentReaderStopped'), { cause }),
};

export function documentsInWorker(start: () => WorkerPort): OpenDocumentFile {
  return async (file, options) => {
    const worker = calledWorker<DocumentCalls>(start(), ERRORS);
    try {
      const content = await worker.call('read', { file }, options);
      return {
        ...content,
        write: (change) => worker.call('write', change),
        view: (page, change) => worker.call('view', { page, ...(change ? { change } : {}) }),
        close: worker.end,
      };
    } catch (error) {
      // A reader that is aborted in the middle of a long step does not hear of it, so its worker is ended.
      worker.end();
      throw error;
    }
  };
}

export const documentWorker = (): WorkerPort =>
  new Worker(new URL('./worker-main.ts', import.meta.url), { type: 'module' });
