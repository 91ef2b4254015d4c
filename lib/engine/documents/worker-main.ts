// The entry point of the worker that reads one document and writes it with edits.
import { type ReadDocument, UnreadableDocument } from '../../documents/document.ts';
import { writeChecked } from '../../documents/write-checked.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { type AnsweringScope, type CallMessage, callAnswerer } from '../../models/worker/calls.ts';
import { allowOwnFilesOnly } from '../../models/worker/own-files-only.ts';
import type { DocumentCalls } from './document-calls.ts';
import { textOfUnreadable } from './unreadable-text.ts';
import { readDocument } from './worker-readers.ts';

allowOwnFilesOnly(globalThis);

async function inWords<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof UnreadableDocument) throw new CodedError(textOfUnreadable(error.reason), { cause: error });
    throw error;
  }
}

let open: ReadDocument | undefined;

// TypeScript types `self` as a window.
const scope = self as unknown as AnsweringScope & {
  onmessage: ((event: { readonly data: CallMessage }) => void) | null;
};
scope.onmessage = ({ data }) => answer(data);
const answer = callAnswerer<DocumentCalls>(
  scope,
  {
    async read({ file }, signal, onProgress) {
      const read = await inWords(readDocument(file, { signal, onProgress }));
      open = read;
      const { text, unseen, removed } = read;
      return { text, unseen, removed };
    },
    async write({ edits }) {
      if (!open) throw new CodedError(said('documentGone'));
      return inWords(writeChecked(open, edits, readDocument));
    },
  },
  () => [],
);
