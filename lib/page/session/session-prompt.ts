// The prompt in the composer: its check, the person's decisions, its backup while a send is under way, and Undo.
import { driverFor } from '../composer/composer.ts';
import { type DraftBackup, draftBackupFor } from '../composer/draft-backup.ts';
import { dictionaryLearning } from '../prompt/dictionary-learning.ts';
import { type PromptCheck, type PromptCheckParts, promptCheck } from '../prompt/prompt-check.ts';
import { type DecideAbout, type DecideAction, promptDecisions } from '../prompt/prompt-decisions.ts';
import { type UndoAction, undoAction } from '../prompt/undo.ts';

export interface SessionPrompt extends UndoAction {
  readonly draftBackup: DraftBackup;
  readonly check: PromptCheck;
  readonly decide: DecideAction;
  readonly decideAbout: DecideAbout;
}

export function sessionPrompt(parts: PromptCheckParts): SessionPrompt {
  const { store, made, composer } = parts;
  const draftBackup = draftBackupFor(composer, (at, text) => driverFor(at).write(at, text));
  const check = promptCheck(parts);
  const learned = dictionaryLearning(parts);
  const decideAbout: DecideAbout = (prompt, checkAgain) =>
    promptDecisions({ made, store, learned, prompt, checkAgain });
  const decide = decideAbout(
    () => store.state,
    () => void check.now(),
  );
  return { draftBackup, check, decide, decideAbout, ...undoAction({ draftBackup, store, check, learned, made }) };
}
