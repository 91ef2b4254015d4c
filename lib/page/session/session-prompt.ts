// The prompt in the composer: its check, the person's decisions, its backup while a send is under way, and Undo.
import { driverFor } from '../composer/composer.ts';
import { type DraftBackup, draftBackupFor } from '../composer/draft-backup.ts';
import { dictionaryLearning } from '../prompt/dictionary-learning.ts';
import { type PromptCheck, type PromptCheckParts, promptCheck } from '../prompt/prompt-check.ts';
import { promptDecisions } from '../prompt/prompt-decisions.ts';
import type { PromptAction } from '../prompt/prompt-state.ts';
import { type UndoAction, undoAction } from '../prompt/undo.ts';

export interface SessionPrompt extends UndoAction {
  readonly draftBackup: DraftBackup;
  readonly check: PromptCheck;
  /** Carries out an action; false if it is no decision about the prompt. */
  readonly decide: (action: PromptAction) => boolean;
}

export function sessionPrompt(parts: PromptCheckParts): SessionPrompt {
  const { store, made, composer } = parts;
  const draftBackup = draftBackupFor(composer, (at, text) => driverFor(at).write(at, text));
  const check = promptCheck(parts);
  const learned = dictionaryLearning(parts);
  const decide = promptDecisions({ made, store, check, learned });
  return { draftBackup, check, decide, ...undoAction({ draftBackup, store, check, learned, made }) };
}
