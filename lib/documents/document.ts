// A file that a person attaches, as its reader gives it: the text of the whole file, and a way to write the same file with another text.

import type { AreaEdits, DocumentPages } from './page-view.ts';

/** A file as it came: its bytes decide what it is, its name is only a hint. */
export interface SourceFile {
  readonly name: string;
  /** The media type that the browser gives, or ''. */
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Replaces `text.slice(start, end)` of a document's text. Edits are given in the order of the text and do not overlap. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Parts that a person does not see on opening the file, although its receiver can read them. */
export type UnseenContent =
  | 'comments'
  | 'hiddenColumns'
  | 'hiddenRows'
  | 'hiddenSheets'
  | 'hiddenSlides'
  | 'hiddenText'
  | 'speakerNotes'
  | 'trackedChanges';

export interface Unseen {
  readonly content: UnseenContent;
  readonly count: number;
}

/** Parts that a written file never has, whatever the person decides, because their text cannot be checked. */
export type RemovedContent =
  | 'attachedFiles'
  | 'embeddedObjects'
  | 'layout'
  | 'links'
  | 'macros'
  | 'pageObjects'
  | 'pictures'
  | 'properties'
  | 'signatures'
  | 'unreadFiles';

/** Why a file cannot be read. The interface has a text for each. */
export type UnreadableReason = 'damaged' | 'encrypted' | 'noText' | 'tooLarge' | 'tooManyPages' | 'unknownKind';

/** Thrown by readers, and by nothing else in this room. */
export class UnreadableDocument extends Error {
  override readonly name = 'UnreadableDocument';
  readonly reason: UnreadableReason;

  constructor(reason: UnreadableReason, options?: ErrorOptions) {
    super(reason, options);
    this.reason = reason;
  }
}

export interface ReadDocument {
  /** Missing for kinds without pages to look at. */
  readonly pages?: DocumentPages;
  /** Set if `write` reads what it has written, and rejects if an original is left. */
  readonly checksWrites?: true;
  /** All text of the file that a receiver could read, the unseen parts too, in reading order. */
  readonly text: string;
  readonly unseen: readonly Unseen[];
  readonly removed: readonly RemovedContent[];
  /** The files in an archive or a mail that are left out of the written file, since they cannot be read; their paths, for the person only. */
  readonly unreadFiles?: readonly string[];
  /**
   * The same file with these edits, of the same kind, and with nothing that `text` does not show. Rejects if it cannot be written so.
   * Reading it gives the text with the edits. `areas` is for documents with `pages`.
   */
  write(edits: readonly TextEdit[], areas?: AreaEdits): Promise<SourceFile>;
}

/** What the archives and mails around a file have used of their common limits. */
export interface ArchiveUse {
  readonly depth: number;
  readonly spent: { bytes: number; entries: number };
}

export interface ReadOptions {
  readonly signal?: AbortSignal;
  /** @param share from 0 to 1 */
  readonly onProgress?: (share: number) => void;
  /** Given for a file in an archive. Readers of archives and mails count with it; the others ignore it. */
  readonly archive?: ArchiveUse;
}

/** Reads a file of one kind. Rejects with an `UnreadableDocument`, or with the signal's reason. */
export type DocumentReader = (file: SourceFile, options?: ReadOptions) => Promise<ReadDocument>;

/** Limits of all kinds, against files that would exhaust the memory. */
export const MAX_FILE_BYTES = 20_000_000;
export const MAX_UNPACKED_BYTES = 100_000_000;
/** The longest text that the engine takes. */
export const MAX_DOCUMENT_CHARACTERS = 300_000;
