// Checks a file that is about to be attached, and makes the same file with surrogates instead of originals.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { type EntityType, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { withCheckProgress } from '../prompt/check-progress.ts';
import type { AttachmentFile } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import { type CheckWithoutSurvivorsParts, checkWithoutSurvivors } from './check-without-survivors.ts';
import type { DocumentEngine } from './document-file.ts';
import { type ReadableFile, readFile } from './readable-file.ts';

export interface AttachmentCheckParts extends CheckWithoutSurvivorsParts {
  readonly engine: CheckWithoutSurvivorsParts['engine'] & DocumentEngine & Pick<EngineClient, 'checkProgress'>;
  readonly store: PromptStore;
}

/** `text`: only the text of a document goes on. */
export type SanitizedForm = 'same' | 'text';

export interface CheckedFile {
  readonly shown: AttachmentFile;
  /** What the file says, as far as it was read; by it the guard recognises a file that leaves as it is. */
  readonly text?: string;
  /** Set if the file may go on sanitized without a question: there is nothing to replace in it, and nothing to be missed is taken out. */
  readonly goesOn?: true;
  /** Missing if the file cannot be sanitized. Resolves only after the vault has stored what restoring needs. */
  readonly sanitize?: (form: SanitizedForm) => Promise<{ readonly file: File; readonly pairs: readonly RestorePair[] }>;
  /** Frees what the engine holds of the file. */
  close(): void;
}

const NOTHING_OPEN = { close: () => undefined };

function countsOf(types: readonly EntityType[]): AttachmentFile['found'] {
  const counts = new Map<EntityType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

/** Whether someone would miss or should know something of what writing takes out or of what is hidden in it. */
const isNoteworthy = ({ unseen, removed }: NonNullable<ReadableFile['document']>) =>
  unseen.length > 0 || removed.some((content) => content !== 'properties');

async function checkText(
  parts: AttachmentCheckParts,
  file: File,
  read: ReadableFile,
  signal: AbortSignal,
): Promise<CheckedFile> {
  const { request, sanitized } = await checkWithoutSurvivors(parts, read.text, signal);
  const changes = sanitized.replacements.length > 0;
  const replaced = request.annotations.filter(({ risk }) => risk >= MIN_REPLACED_RISK);
  const found = countsOf(replaced.map(({ type }) => type));
  const { name, lastModified } = file;
  const { document, text, close } = read;
  const shown: AttachmentFile = { name, status: changes ? 'found' : 'clean', found, ...(document && { document }) };
  if (!changes && !document) return { shown, text, close };
  return {
    shown,
    text,
    ...(!changes && document && !isNoteworthy(document) ? { goesOn: true } : {}),
    close,
    async sanitize(form) {
      if (request.conversation !== parts.conversation()) throw new CodedError(said('attachmentConversationChanged'));
      const committed = await parts.engine.commit(request);
      const made =
        form === 'text' && document
          ? new File([committed.text], document.textName, { type: 'text/plain', lastModified })
          : await read.write(committed);
      return { file: made, pairs: committed.pairs };
    },
  };
}

export async function checkFile(parts: AttachmentCheckParts, file: File, signal: AbortSignal): Promise<CheckedFile> {
  const { name } = file;
  const about = parts.conversation();
  let read: ReadableFile | undefined;
  const check = async (): Promise<CheckedFile> => {
    const given = await readFile(parts.engine, file, about, signal);
    if (!('text' in given))
      return { shown: { name, status: 'unreadable', found: [], reason: given.reason }, ...NOTHING_OPEN };
    read = given;
    if (read.text.trim() === '' && !read.document) return { shown: { name, status: 'clean', found: [] }, ...read };
    return checkText(parts, file, read, signal);
  };
  try {
    return await withCheckProgress(parts, about, signal, check);
  } catch (error) {
    read?.close();
    const status = read ? 'failed' : 'unreadable';
    return { shown: { name, status, found: [], reason: textOfError(error) }, ...NOTHING_OPEN };
  }
}
