// Checks a file that is about to be attached, and makes the same file with surrogates instead of originals.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { type EntityType, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import type { AttachmentFile } from '../prompt/prompt-state.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import { type CheckWithoutSurvivorsParts, checkWithoutSurvivors } from './check-without-survivors.ts';
import { readFile } from './readable-file.ts';
import { keepsJsonValid, type TextFile } from './text-file.ts';

export interface CheckedFile {
  readonly shown: AttachmentFile;
  /** Missing if the file cannot be sanitized. Resolves only after the vault has stored what restoring needs. */
  readonly sanitize?: () => Promise<{ readonly file: File; readonly pairs: readonly RestorePair[] }>;
}

function countsOf(types: readonly EntityType[]): AttachmentFile['found'] {
  const counts = new Map<EntityType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

async function checkText(
  parts: CheckWithoutSurvivorsParts,
  file: File,
  read: TextFile,
  signal: AbortSignal,
): Promise<CheckedFile> {
  const { request, sanitized } = await checkWithoutSurvivors(parts, read.text, signal);
  const changes = sanitized.replacements.length > 0;
  const replaced = request.annotations.filter(({ risk }) => risk >= MIN_REPLACED_RISK);
  const found = countsOf(replaced.map(({ type }) => type));
  const { name } = file;
  const { asText } = read;
  if (!changes && asText === undefined) return { shown: { name, status: 'clean', found } };
  return {
    shown: { name, status: changes ? 'found' : 'clean', found, ...(asText === undefined ? {} : { asText }) },
    async sanitize() {
      if (request.conversation !== parts.conversation()) throw new CodedError(said('attachmentConversationChanged'));
      const { text, pairs } = await parts.engine.commit(request);
      if (!keepsJsonValid(name, read.text, text)) throw new CodedError(said('attachmentFormLost', { file: name }));
      return { file: read.with(text), pairs };
    },
  };
}

export async function checkFile(
  parts: CheckWithoutSurvivorsParts,
  file: File,
  signal: AbortSignal,
): Promise<CheckedFile> {
  const { name } = file;
  try {
    const read = await readFile(file);
    if (!('text' in read)) return { shown: { name, status: 'unreadable', found: [], reason: read.reason } };
    if (read.text.trim() === '') return { shown: { name, status: 'clean', found: [] } };
    return await checkText(parts, file, read, signal);
  } catch (error) {
    return { shown: { name, status: 'failed', found: [], reason: textOfError(error) } };
  }
}
