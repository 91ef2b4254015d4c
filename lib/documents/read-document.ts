// Reads a file of any kind by the reader of its kind, which is loaded when the first such file comes.

import { type DocumentReader, UnreadableDocument } from './document.ts';
import { type DocumentKind, kindOf } from './document-kind.ts';

export type ReaderLoaders = Readonly<Partial<Record<DocumentKind, () => Promise<DocumentReader>>>>;

/** Files of a kind without a loader are not read. */
export function documentReader(loaders: ReaderLoaders): DocumentReader {
  return async (file, options) => {
    options?.signal?.throwIfAborted();
    const load = loaders[kindOf(file)];
    if (!load) throw new UnreadableDocument('unknownKind');
    const read = await load();
    return read(file, options);
  };
}

const LOADERS: ReaderLoaders = {
  mail: async () => {
    const { readMail } = await import('./archives/mail.ts');
    return (file, options) => readMail(file, options, readDocument);
  },
  text: async () => (await import('./text/read-text.ts')).readTextDocument,
  zip: async () => {
    const { readZip } = await import('./archives/zip.ts');
    return (file, options) => readZip(file, options, readDocument);
  },
};

export const readDocument: DocumentReader = documentReader(LOADERS);
