// The calls to the worker that reads one document. Each document has a worker to itself, so that ending the worker frees all memory of the
// document, and stops a reader that hangs.
import type { RemovedContent, SourceFile, Unseen } from '../../documents/document.ts';
import type { DocumentChange, PageView } from '../../documents/page-view.ts';

/** What a document holds, as its reader found it. */
export interface DocumentContent {
  readonly text: string;
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
  /** How many pages can be looked at. */
  readonly pages: number;
}

export interface DocumentCalls {
  readonly read: { readonly given: { readonly file: SourceFile }; readonly answer: DocumentContent };
  readonly write: { readonly given: DocumentChange; readonly answer: SourceFile };
  readonly view: {
    readonly given: { readonly page: number; readonly change?: DocumentChange };
    readonly answer: PageView;
  };
}
