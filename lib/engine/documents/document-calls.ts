// The calls to the worker that reads one document. Each document has a worker to itself, so that ending the worker frees all memory of the
// document, and stops a reader that hangs.
import type { RemovedContent, SourceFile, TextEdit, Unseen } from '../../documents/document.ts';

/** What a document holds, as its reader found it. */
export interface DocumentContent {
  readonly text: string;
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
}

export interface DocumentCalls {
  readonly read: { readonly given: { readonly file: SourceFile }; readonly answer: DocumentContent };
  readonly write: { readonly given: { readonly edits: readonly TextEdit[] }; readonly answer: SourceFile };
}
