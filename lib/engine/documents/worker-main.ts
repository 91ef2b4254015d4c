// The entry point of the worker that reads one document and writes it with edits.
import type { ReadDocument } from '../../documents/document.ts';
import { writeChecked } from '../../documents/write-checked.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { type AnsweringScope, type CallMessage, callAnswerer } from '../../models/worker/calls.ts';
import { allowOwnFilesOnly } from '../../models/worker/own-files-only.ts';
import type { DocumentCalls } from './document-calls.ts';
import { withReasonInWords } from './unreadable-text.ts';
import { readDocument } from './worker-readers.ts';

allowOwnFilesOnly(globalThis);

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
      const read = await withReasonInWords(readDocument(file, { signal, onProgress }));
      open = read;
      const { text, unseen, removed, pages } = read;
      return { text, unseen, removed, pages: pages?.count ?? 0 };
    },
    async write({ edits, areas }) {
      if (!open) throw new CodedError(said('documentGone'));
      return withReasonInWords(writeChecked(open, edits, readDocument, areas));
    },
    async view({ page, change }) {
      if (!open?.pages) throw new CodedError(said('documentGone'));
      return withReasonInWords(open.pages.view(page, change));
    },
  },
  () => [],
);
