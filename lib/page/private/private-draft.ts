// Stores the private draft outside of its frame, because a page may remove the frame. It is kept in session storage (memory only), per tab, where no
// page and no content script can read it, and is deleted when the browser closes.
import { browser } from 'wxt/browser';
import { onExtensionMessage } from '../../engine/extension-messages.ts';
import { framesLackExtensionApis, ownTabId, sendToBackground } from '../../engine/platform.ts';

const draftKey = (tab: number): string => `private-draft ${tab}`;

export interface PrivateDraft {
  read(): Promise<string>;
  keep(text: string): void;
}

const DRAFT_REQUEST = 'coatcheck-draft';

/** Without `keep`, the request reads the draft. */
interface DraftRequest {
  readonly target: typeof DRAFT_REQUEST;
  readonly keep?: string;
}

/** Ignores failures: a draft that could not be stored is still in the frame. */
const ignoringFailure = (work: Promise<unknown>): void => void work.catch(() => undefined);

export async function privateDraftOfOwnTab(): Promise<PrivateDraft> {
  return framesLackExtensionApis ? draftThroughBackground : privateDraftOfTab((await ownTabId()) ?? -1);
}

export function privateDraftOfTab(tab: number): PrivateDraft {
  const key = draftKey(tab);
  return {
    async read() {
      const kept: unknown = (await browser.storage.session.get(key))[key];
      return typeof kept === 'string' ? kept : '';
    },
    keep: (text) =>
      ignoringFailure(text === '' ? browser.storage.session.remove(key) : browser.storage.session.set({ [key]: text })),
  };
}

const draftThroughBackground: PrivateDraft = {
  async read() {
    const kept = await sendToBackground({ target: DRAFT_REQUEST } satisfies DraftRequest);
    return typeof kept === 'string' ? kept : '';
  },
  keep: (text) => ignoringFailure(sendToBackground({ target: DRAFT_REQUEST, keep: text } satisfies DraftRequest)),
};

/** In the background: stores drafts for frames that have no access to session storage. */
export function storeDraftsForFrames(): void {
  onExtensionMessage<DraftRequest>(DRAFT_REQUEST, (message, sender, sendResponse) => {
    if (sender.tab?.id === undefined) return undefined;
    const draft = privateDraftOfTab(sender.tab.id);
    if (message.keep !== undefined) draft.keep(message.keep);
    (message.keep === undefined ? draft.read() : Promise.resolve(''))
      .catch(() => '')
      .then(sendResponse)
      // The frame that asked was closed meanwhile.
      .catch(() => undefined);
    return true;
  });
}

export function forgetPrivateDraft(tab: number): void {
  ignoringFailure(browser.storage.session.remove(draftKey(tab)));
}
