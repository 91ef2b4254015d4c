// Stores the private draft outside of its frame, because a page may remove the frame. It is kept in session storage (memory only), per tab, where no
// page and no content script can read it, and is deleted when the browser closes.
import { browser } from 'wxt/browser';
import { framesLackExtensionApis, isOwnSender, ownTabId, sendToBackground } from '../../engine/platform.ts';

const keyOf = (tab: number): string => `private-draft ${tab}`;

export interface Draft {
  read(): Promise<string>;
  keep(text: string): void;
}

const REQUEST = 'coatcheck-draft';

/** Without `keep`, the request reads the draft. */
interface DraftRequest {
  readonly target: typeof REQUEST;
  readonly keep?: string;
}

const isRequest = (message: unknown): message is DraftRequest =>
  typeof message === 'object' && message !== null && (message as Partial<DraftRequest>).target === REQUEST;

/** Ignores failures: a draft that could not be stored is still in the frame. */
const quietly = (work: Promise<unknown>): void => void work.catch(() => undefined);

export async function draftOfOwnTab(): Promise<Draft> {
  return framesLackExtensionApis ? askedOfBackground : draftOfTab((await ownTabId()) ?? -1);
}

export function draftOfTab(tab: number): Draft {
  const key = keyOf(tab);
  return {
    async read() {
      const kept: unknown = (await browser.storage.session.get(key))[key];
      return typeof kept === 'string' ? kept : '';
    },
    keep: (text) =>
      quietly(text === '' ? browser.storage.session.remove(key) : browser.storage.session.set({ [key]: text })),
  };
}

const askedOfBackground: Draft = {
  async read() {
    const kept = await sendToBackground({ target: REQUEST } satisfies DraftRequest);
    return typeof kept === 'string' ? kept : '';
  },
  keep: (text) => quietly(sendToBackground({ target: REQUEST, keep: text } satisfies DraftRequest)),
};

/** In the background: stores drafts for frames that have no access to session storage. Requests of content scripts are ignored. */
export function keepDraftsAsked(): void {
  browser.runtime.onMessage.addListener((message: unknown, sender, sendResponse) => {
    if (!isRequest(message) || sender.tab?.id === undefined || !isOwnSender(sender)) return undefined;
    const draft = draftOfTab(sender.tab.id);
    if (message.keep !== undefined) draft.keep(message.keep);
    (message.keep === undefined ? draft.read() : Promise.resolve(''))
      .catch(() => '')
      .then(sendResponse)
      // The frame that asked was closed meanwhile.
      .catch(() => undefined);
    return true;
  });
}

export function forgetDraft(tab: number): void {
  quietly(browser.storage.session.remove(keyOf(tab)));
}
