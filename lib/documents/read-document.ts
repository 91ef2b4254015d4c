// Reads a file of any kind by the reader of its kind, which is loaded when the first such file comes.

import { type DocumentReader, UnreadableDocument } from './document.ts';
import { kindOf } from './document-kind.ts';
import type { DocumentKind } from './kind-by-name.ts';

export type ReaderLoaders = Readonly<Partial<Record<DocumentKind, () => Promise<DocumentReader>>>>;

/** The readers that are the same everywhere. Those of pages and pictures need what draws them, which differs between a browser and Node. */
function loadersEverywhere(readInner: DocumentReader): ReaderLoaders {
  return {
    calendar: async () => (await import('./calendars/read-calendar.ts')).readCalendar,
    async mail() {
      const { readMail } = await import('./archives/mail.ts');
      return (file, options) => readMail(file, options, readInner);
    },
    office: async () => (await import('./office/office.ts')).readOfficeFile,
    rtf: async () => (await import('./rtf/read-rtf.ts')).readRtf,
    text: async () => (await import('./text/read-text.ts')).readTextDocument,
    async zip() {
      const { readZip } = await import('./archives/zip.ts');
      return (file, options) => readZip(file, options, readInner);
    },
  };
}

/** @param here the readers of this place; files of a kind without a reader are not read */
export function documentReader(here: ReaderLoaders): DocumentReader {
  const read: DocumentReader = async (file, options) => {
    options?.signal?.throwIfAborted();
    const load = loaders[kindOf(file)];
    if (!load) throw new UnreadableDocument('unknownKind');
    const readKind = await load();
    return readKind(file, options);
  };
  const loaders: ReaderLoaders = { ...loadersEverywhere(read), ...here };
  return read;
}
