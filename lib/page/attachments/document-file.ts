// Reads a document (an office file, a PDF, an archive …) in the engine, which keeps it open until it is written or closed.
import { base64 } from '@scure/base';
import { MAX_FILE_BYTES } from '../../documents/document.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { ReadableFile } from './readable-file.ts';
import { TOO_LONG_FILE, type UnreadableFile } from './text-file.ts';

export type DocumentEngine = Pick<EngineClient, 'readDocument' | 'writeDocument' | 'closeDocument'>;

/** Rejects with the reason if the engine cannot read the file. */
export async function readDocumentFile(
  engine: DocumentEngine,
  file: File,
  conversation: string,
  signal: AbortSignal,
): Promise<ReadableFile | UnreadableFile> {
  if (file.size > MAX_FILE_BYTES) return TOO_LONG_FILE;
  const data = base64.encode(new Uint8Array(await file.arrayBuffer()));
  const { name, type } = file;
  const read = await engine.readDocument({ file: { name, type, data }, conversation }, { signal });
  const { document, text, unseen, removed } = read;
  return {
    text,
    document: { unseen, removed },
    async write(edits) {
      const { file: written } = await engine.writeDocument({ document, edits });
      return { name: written.name, type: written.type, content: new Uint8Array(base64.decode(written.data)) };
    },
    close: () => void engine.closeDocument({ document }).catch(() => undefined),
  };
}
