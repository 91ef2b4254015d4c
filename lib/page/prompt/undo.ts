// Undo: restores the person's draft, or else reverts their last decision about a word. Also puts the draft back if the page emptied its composer.
import { recordFault } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import { copyText } from '../dom/copy-text.ts';
import type { DecisionHistory } from './decision-history.ts';
import type { DictionaryLearning } from './dictionary-learning.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptStore } from './prompt-store.ts';

interface UndoParts {
  readonly draftBackup: DraftBackup;
  readonly store: PromptStore;
  readonly check: PromptCheck;
  readonly learned: DictionaryLearning;
  readonly made: DecisionHistory;
}

export interface UndoAction {
  undo(): Promise<void>;
  /** To be called when the page emptied its composer: puts the text back as after a failed send, automatically or by Undo. */
  composerEmptied(text: string): Promise<void>;
}

/** Copies the text to the clipboard, for an editor that the page broke and that takes no text any more. */
async function copyRefusedText(text: string, store: Pick<PromptStore, 'tell'>): Promise<boolean> {
  const isCopied = await copyText(text);
  if (isCopied) store.tell('warning', said('onClipboardTitle'), said('onClipboard'));
  else {
    recordFault('clipboardRefused');
    store.tell('error', said('composerRefusesTitle'), said('composerRefuses'));
  }
  return isCopied;
}

export function undoAction({ draftBackup, store, check, learned, made }: UndoParts): UndoAction {
  return {
    async undo() {
      if (await draftBackup.restore()) {
        store.drop('notice');
        return check.soon();
      }
      if (draftBackup.refused !== undefined) {
        // Checks the text that the composer holds now, if there is a composer.
        if (await copyRefusedText(draftBackup.refused, store)) check.soon();
        return;
      }
      if (await learned.takeBack(made)) await check.now();
    },
    async composerEmptied(text) {
      draftBackup.save(text);
      check.sendFailed(text);
      const isBack = await draftBackup.restore();
      store.set({ status: 'blocked' });
      store.tell(
        'error',
        said('nothingSent'),
        said('composerChanged'),
        said(isBack ? 'backInComposer' : 'couldNotPutBack'),
      );
    },
  };
}
