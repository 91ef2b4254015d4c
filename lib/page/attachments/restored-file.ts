// Restores a file that a chat wrote: the person chooses it, and the originals are put back on this device.

import type { TextEdit } from '../../documents/document.ts';
import { NO_AREAS } from '../../documents/page-view.ts';
import { restoreDocument } from '../../documents/restoring/restore-document.ts';
import type { EngineClient } from '../../engine/client.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { postRestoreSteps } from '../../restore/post-restore-steps.ts';
import { restoreWithPairs } from '../../restore/surrogate-matcher.ts';
import type { DocumentEngine } from './document-file.ts';
import { type ReadableFile, readFile } from './readable-file.ts';

export interface RestoredFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly count: number;
}

type RestoringEngine = DocumentEngine & Pick<EngineClient, 'pairsIn'>;

const asDocument = (file: File, { text, write }: ReadableFile) => ({
  text,
  unseen: [],
  removed: [],
  async write(edits: readonly TextEdit[]) {
    const { name, type, content } = await write({ edits, areas: NO_AREAS });
    return { name, type: type || file.type, bytes: new Uint8Array(await new Blob([content]).arrayBuffer()) };
  },
});

/** Rejects if the file cannot be read, or if nothing in it stands for an original of this conversation. */
export async function restoredFile(engine: RestoringEngine, file: File, conversation: string): Promise<RestoredFile> {
  const read = await readFile(engine, file, conversation, new AbortController().signal);
  if (!('text' in read)) throw new CodedError(read.reason);
  try {
    const restored = await restoreDocument(asDocument(file, read), async (text) => {
      const { pairs } = await engine.pairsIn({ text, conversation });
      return postRestoreSteps(pairs)(text, restoreWithPairs(text, pairs));
    });
    if (!restored) throw new CodedError(said('noSurrogateInFile'));
    return { ...restored.file, count: restored.count };
  } finally {
    read.close();
  }
}
