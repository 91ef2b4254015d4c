// The engine's methods about attached documents.
import type { RemovedContent, TextEdit, Unseen } from '../../documents/document.ts';

/** A file in a message: its bytes are base64. */
export interface EncodedFile {
  readonly name: string;
  readonly type: string;
  readonly data: string;
}

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
  };
  /** The file with these edits of its text, of the same kind. Rejects if an original that the edits remove would still be in it. */
  writeDocument(request: { document: string; edits: readonly TextEdit[] }): { file: EncodedFile };
  closeDocument(request: { document: string }): Record<string, never>;
}
