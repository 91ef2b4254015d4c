// Chooses the reader of a file.
import { type DocumentReader, UnreadableDocument } from './document.ts';

export const readDocument: DocumentReader = async () => {
  throw new UnreadableDocument('unknownKind');
};
