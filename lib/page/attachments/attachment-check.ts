// Checks a file that is about to be attached, and makes the same file with surrogates instead of originals.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { type EntityType, isReplaced } from '../../detect/annotation.ts';
import { unreadableExtensionOf } from '../../documents/kind-by-name.ts';
import { splitFileName } from '../../documents/names/file-extension.ts';
import type { DocumentChange } from '../../documents/page-view.ts';
import type { EngineClient } from '../../engine/client.ts';
import { CodedError } from '../../language/coded-error.ts';
import { type Said, said } from '../../language/message.ts';
import { editsOf, withEdits } from '../../sanitize/text-edits.ts';
import { withCheckProgress } from '../prompt/check-progress.ts';
import type { AttachmentFile } from '../prompt/prompt-state.ts';
import { type PromptStore, textOfError } from '../prompt/prompt-store.ts';
import { type CheckedText, type CheckWithoutSurvivorsParts, checkWithoutSurvivors } from './check-without-survivors.ts';
import type { DocumentEngine } from './document-file.ts';
import { type FileDecisions, type FileReview, foundTexts, NO_DECISIONS, withDecisions } from './file-review.ts';
import { type EditedFile, type NamedText, namedText } from './named-text.ts';
import { type ReadableFile, readFile } from './readable-file.ts';

export interface AttachmentCheckParts extends CheckWithoutSurvivorsParts {
  readonly engine: CheckWithoutSurvivorsParts['engine'] & DocumentEngine & Pick<EngineClient, 'checkProgress'>;
  readonly store: PromptStore;
  /** Whether names in file names are replaced. */
  readonly sanitizesFileNames: () => boolean;
}

/** `text`: only the text of a document goes on. */
export type SanitizedForm = 'same' | 'text';

export interface CheckedFile {
  readonly shown: AttachmentFile;
  /** What the file says, as far as it was read; by it the guard recognises a file that leaves as it is. */
  readonly text?: string;
  /** Set if the file may go on sanitized without a question: there is nothing to replace in it, and nothing to be missed is taken out. */
  readonly goesOn?: true;
  readonly review?: FileReview;
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

/** The file as it is attached, whose text is edited. */
async function writtenFile(
  file: File,
  read: ReadableFile,
  { name, edits, areas }: EditedFile & DocumentChange,
  form: SanitizedForm,
) {
  const options = { lastModified: file.lastModified };
  const { stem } = splitFileName(name);
  if (form === 'text' && read.document) {
    return new File([withEdits(read.text, edits)], `${stem}.txt`, { ...options, type: 'text/plain' });
  }
  const { name: writtenName, type, content } = await read.write({ edits, areas });
  return new File([content], stem + splitFileName(writtenName).extension, { ...options, type });
}

interface CheckedRead {
  readonly parts: AttachmentCheckParts;
  readonly file: File;
  readonly read: ReadableFile;
  readonly signal: AbortSignal;
}

async function checkText(checked: CheckedRead, decided: FileDecisions): Promise<CheckedFile> {
  const { parts, file, read, signal } = checked;
  const named = namedText(file.name, read.text, parts.sanitizesFileNames());
  const found = await checkWithoutSurvivors(withDecisions(parts, decided), named.text, signal);
  return decidedFile({ ...checked, named, found }, decided);
}

interface FoundInRead extends CheckedRead {
  readonly named: NamedText;
  readonly found: CheckedText;
}

/** A file as the card shows it. */
function shownFile({ file, read, found }: FoundInRead, name: string, changes: boolean): AttachmentFile {
  const replaced = found.request.annotations.filter(isReplaced);
  return {
    name: file.name,
    status: changes ? 'found' : 'clean',
    found: countsOf(replaced.map(({ type }) => type)),
    ...(name === file.name ? {} : { newName: name }),
    ...(read.document && { document: read.document }),
  };
}

function decidedFile(checked: FoundInRead, decided: FileDecisions): CheckedFile {
  const { parts, file, read, signal, named, found } = checked;
  const { text, close, document } = read;
  const { request, sanitized } = found;
  const { areas } = decided;
  const changes = sanitized.replacements.length > 0 || areas.covered.length > 0;
  const edited = named.edited(editsOf(named.text, sanitized));
  const shown = shownFile(checked, edited.name, changes);
  if (!changes && !document) return { shown, text, close };

  // Areas alone change nothing of what was found.
  async function checkAgain(next: FileDecisions): Promise<CheckedFile> {
    if (next.overrides === decided.overrides) return decidedFile(checked, next);
    return withCheckProgress(parts, request.conversation, signal, () => checkText(checked, next));
  }

  const review = read.pages && {
    pages: read.pages,
    text,
    texts: foundTexts(named, request.annotations),
    decided,
    change: { edits: edited.edits, areas },
    checkAgain,
  };
  return {
    shown,
    text,
    ...(!changes && document && !isNoteworthy(document) ? { goesOn: true } : {}),
    ...(review && { review }),
    close,
    async sanitize(form) {
      if (request.conversation !== parts.conversation()) throw new CodedError(said('attachmentConversationChanged'));
      const committed = await parts.engine.commit(request);
      const now = named.edited(editsOf(named.text, committed));
      return { file: await writtenFile(file, read, { ...now, areas }, form), pairs: committed.pairs };
    },
  };
}

/** An unreadable file. The kind is told only if it is the reason: another file of a readable kind may well be read. */
function unreadableFile(name: string, reason: Said): CheckedFile {
  const isKind = 'key' in reason && reason.key === 'fileKindUnknown';
  const extension = isKind ? unreadableExtensionOf(name) : undefined;
  const kind = extension === undefined ? {} : { unreadableExtension: extension };
  return { shown: { name, status: 'unreadable', found: [], reason, ...kind }, ...NOTHING_OPEN };
}

export async function checkFile(parts: AttachmentCheckParts, file: File, signal: AbortSignal): Promise<CheckedFile> {
  const { name } = file;
  const about = parts.conversation();
  let read: ReadableFile | undefined;
  const check = async (): Promise<CheckedFile> => {
    const given = await readFile(parts.engine, file, about, signal);
    if (!('text' in given)) return unreadableFile(name, given.reason);
    read = given;
    if (read.text.trim() === '' && !read.document) return { shown: { name, status: 'clean', found: [] }, ...read };
    return checkText({ parts, file, read, signal }, NO_DECISIONS);
  };
  try {
    return await withCheckProgress(parts, about, signal, check);
  } catch (error) {
    if (!read) return unreadableFile(name, textOfError(error));
    read.close();
    return { shown: { name, status: 'failed', found: [], reason: textOfError(error) }, ...NOTHING_OPEN };
  }
}
