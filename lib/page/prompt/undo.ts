// Undo: restores the person's draft, or else takes back their last decision about a word. A page that emptied its composer gets the draft too.
import { recordFault } from '../../engine/faults.ts';
import { said } from '../../language/message.ts';
import type { DraftBackup } from '../composer/draft-backup.ts';
import type { Decisions } from './decisions.ts';
import type { Learning } from './learning.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptStore } from './prompt-store.ts';

export interface UndoParts {
  readonly draftBackup: DraftBackup;
  readonly store: PromptStore;
  readonly check: PromptCheck;
  readonly learned: Learning;
  readonly made: Decisions;
}

export interface Undo {
  undo(): Promise<void>;
  /** As after a failed send: the text comes back by itself or by Undo. */
  composerEmptied(text: string): Promise<void>;
}

/** An editor that the page broke takes nothing any more, not even the person's own text: then that goes to the clipboard. */
async function giveByClipboard(text: string, store: Pick<PromptStore, 'tell'>): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    store.tell('warning', said('onClipboardTitle'), said('onClipboard'));
    return true;
  } catch {
    recordFault('clipboardRefused');
    store.tell('error', said('composerRefusesTitle'), said('composerRefuses'));
    return false;
  }
}

export function undoSteps({ draftBackup, store, check, learned, made }: UndoParts): Undo {
  return {
    async undo() {
      if (await draftBackup.restore()) {
        store.drop('notice');
        return check.soon();
      }
      if (draftBackup.refused !== undefined) {
        // What holds from then on is what the composer holds, if there is one.
        if (await giveByClipboard(draftBackup.refused, store)) check.soon();
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
