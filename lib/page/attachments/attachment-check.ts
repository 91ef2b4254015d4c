// Checks a file that is about to be attached, and makes the same file with surrogates instead of originals.

import type { RestorePair } from '../../conversation/restore-pair.ts';
import { type EntityType, MIN_REPLACED_RISK } from '../../detect/annotation.ts';
import type { EngineClient } from '../../engine/client.ts';
import type { RiskOverride, SanitizeRequest } from '../../engine/protocol.ts';
import { CodedError } from '../../language/coded-error.ts';
import { said } from '../../language/message.ts';
import { spellingsOfOriginalIn } from '../../sanitize/survivors.ts';
import { survivorsInError } from '../prompt/decision-history.ts';
import type { AttachmentFile } from '../prompt/prompt-state.ts';
import { textOfError } from '../prompt/prompt-store.ts';
import { readFile } from './readable-file.ts';
import { keepsJsonValid, type TextFile } from './text-file.ts';

export interface CheckedFile {
  readonly shown: AttachmentFile;
  /** Missing if the file cannot be sanitized. Resolves only after the vault has stored what restoring needs. */
  readonly sanitize?: () => Promise<{ readonly file: File; readonly pairs: readonly RestorePair[] }>;
}

interface AttachmentCheckParts {
  readonly engine: EngineClient;
  readonly overrides: () => readonly RiskOverride[];
  readonly conversation: () => string;
}

/** The most rounds of checking: each one also replaces the originals that the round before would have left. */
const MAX_ROUNDS = 4;

function countsOf(types: readonly EntityType[]): AttachmentFile['found'] {
  const counts = new Map<EntityType, number>();
  for (const type of types) counts.set(type, (counts.get(type) ?? 0) + 1);
  return Array.from(counts, ([type, count]) => ({ type, count })).sort((a, b) => b.count - a.count);
}

/**
 * The request to sanitize with which no original is left in the file. Nobody reviews a file's survivors one by one, so each of them is
 * replaced too.
 */
async function requestWithoutSurvivors(
  { engine, overrides, conversation }: AttachmentCheckParts,
  text: string,
  signal: AbortSignal,
): Promise<{ request: SanitizeRequest; changes: boolean }> {
  let made = overrides();
  for (let round = 1; ; round += 1) {
    const about = conversation();
    const { annotations } = await engine.annotate({ text, overrides: made, conversation: about }, { signal });
    const request = { text, annotations, conversation: about };
    try {
      const { replacements } = await engine.preview(request, { signal });
      return { request, changes: replacements.length > 0 };
    } catch (error) {
      const left = survivorsInError(error).flatMap((survivor) => [
        survivor.text,
        ...spellingsOfOriginalIn(text, survivor.text),
      ]);
      if (left.length === 0 || round === MAX_ROUNDS) throw error;
      made = [
        ...made.filter((override) => !left.includes(override.text)),
        ...left.map((original) => ({ text: original, risk: MIN_REPLACED_RISK })),
      ];
    }
  }
}

async function checkText(
  parts: AttachmentCheckParts,
  file: File,
  read: TextFile,
  signal: AbortSignal,
): Promise<CheckedFile> {
  const { request, changes } = await requestWithoutSurvivors(parts, read.text, signal);
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

export async function checkFile(parts: AttachmentCheckParts, file: File, signal: AbortSignal): Promise<CheckedFile> {
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
