// The way back, for the person who asks for it and after a page that emptied its composer: to their own text first, then to the word that
// they decided about last.
import { said } from '../../language/message.ts';
import type { OwnText } from '../composer/own-text.ts';
import type { Decisions } from './decisions.ts';
import type { Learning } from './learning.ts';
import type { PromptCheck } from './prompt-check.ts';
import type { PromptStore } from './prompt-store.ts';

export interface GivingBackParts {
  readonly own: OwnText;
  readonly store: PromptStore;
  readonly check: PromptCheck;
  readonly learned: Learning;
  readonly made: Decisions;
}

export interface GivingBack {
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
    store.tell('error', said('composerRefusesTitle'), said('composerRefuses'));
    return false;
  }
}

export function givingBack({ own, store, check, learned, made }: GivingBackParts): GivingBack {
  return {
    async undo() {
      if (await own.giveBack()) {
        store.drop('notice');
        return check.soon();
      }
      if (own.refused !== undefined) {
        // What holds from then on is what the composer holds, if there is one.
        if (await giveByClipboard(own.refused, store)) check.soon();
        return;
      }
      if (await learned.takeBack(made)) await check.now();
    },
    async composerEmptied(text) {
      own.keep(text);
      check.sendFailed(text);
      const isBack = await own.giveBack();
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
