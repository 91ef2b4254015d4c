import { useCallback, useEffect, useState } from 'react';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { requestPageState, sendPageAction } from '../../lib/page/session/popup-client.ts';

export interface ShownPage {
  readonly tab: number;
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

export type PageLink =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'page' } & ShownPage);

const REFRESH_MS = 500;

/** `?tab=7` shows another tab's prompt, for when it is opened as a page. */
export async function tabShown(): Promise<number | undefined> {
  const asked = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(asked)) return asked;
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

interface Looked {
  readonly tab: number | undefined;
  readonly state: PromptState | undefined;
}

async function look(): Promise<Looked> {
  const tab = await tabShown().catch(() => undefined);
  // A tab without a chat has nobody who answers; that is not an error.
  const state = tab === undefined ? undefined : await requestPageState(tab).catch(() => undefined);
  return { tab, state };
}

let begun: Promise<Looked> | undefined;
let answered: Looked | undefined;

/** Longer than a tab takes that is not busy; then the page is drawn without it. */
const WORTH_WAITING_MS = 60;

/**
 * Asks the tab while the rest of this page still loads: what it answers is what the person opened the popup for. Resolves when there
 * is something to draw: the answer, which spares drawing twice, or that it takes a while.
 */
export function beginLooking(): Promise<void> {
  begun = look().then((found) => {
    answered = found;
    return found;
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, WORTH_WAITING_MS));
  return Promise.race([begun.then(() => undefined), late]);
}

/** What was shown before, where the tab says the same: nothing is drawn anew then. */
const unlessSame = (next: Looked) => (before: Looked | undefined) =>
  before && JSON.stringify(before) === JSON.stringify(next) ? before : next;

export function usePageLink(): PageLink {
  const [looked, setLooked] = useState<Looked | undefined>(answered);

  const refresh = useCallback(async () => {
    const first = begun;
    begun = undefined;
    setLooked(unlessSame(await (first ?? look())));
  }, []);

  useEffect(() => {
    const lookAgain = () => void refresh();
    lookAgain();
    const timer = setInterval(lookAgain, REFRESH_MS);
    // A side panel stays when the person goes to another tab.
    browser.tabs.onActivated.addListener(lookAgain);
    return () => {
      clearInterval(timer);
      browser.tabs.onActivated.removeListener(lookAgain);
    };
  }, [refresh]);

  if (!looked) return { kind: 'looking' };
  const { tab, state } = looked;
  if (!state || tab === undefined) return { kind: 'none' };
  const act = (action: PromptAction) => {
    sendPageAction(tab, action).then(refresh, refresh);
  };
  return { kind: 'page', tab, state, act };
}
