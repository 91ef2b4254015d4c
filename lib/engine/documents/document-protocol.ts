// The engine's methods about attached documents.
import type { RemovedContent, Unseen } from '../../documents/document.ts';
import type { DocumentChange, PageView } from '../../documents/page-view.ts';

/** A file in a message: its bytes are base64. */
export interface EncodedFile {
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

/** The picture is base64. */
export type EncodedPageView = Omit<PageView, 'picture'> & { readonly picture: string };

export interface DocumentProtocol {
  /**
   * Reads a document that a person attaches, and keeps it open for `writeDocument`. Its progress is the conversation's. Rejects if it cannot
   * be read.
   */
  readDocument(request: { file: EncodedFile; conversation: string }): {
    document: string;
    text: string;
    unseen: readonly Unseen[];
    removed: readonly RemovedContent[];
    /** How many pages `viewDocument` can show. */
    pages: number;
  };
  /** The file with this change, of the same kind. Rejects if an original that the change removes would still be in it. */
  writeDocument(request: DocumentChange & { document: string }): { file: EncodedFile };
  /** A page of the original, or with `change` as `writeDocument` would write it. */
  viewDocument(request: { document: string; page: number; change?: DocumentChange }): EncodedPageView;
  closeDocument(request: { document: string }): Record<string, never>;
}
