import { useCallback, useEffect, useState } from 'react';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { requestPageState, sendPageAction } from '../../lib/page/session/popup-client.ts';

export interface ShownPage {
  readonly tab: number;
  readonly state: PromptState;
  readonly act: (action: PromptAction) => void;
}

export type PageConnection =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' }
  | ({ readonly kind: 'page' } & ShownPage);

const REFRESH_MS = 500;

/** The active tab, or the one in `?tab=7` if this page was opened as a normal page (by tests). */
export async function shownTabId(): Promise<number | undefined> {
  const asked = Number(new URLSearchParams(location.search).get('tab') ?? Number.NaN);
  if (Number.isInteger(asked)) return asked;
  const [tab] = await browser.tabs.query({ active: true, currentWindow: true });
  return tab?.id;
}

interface TabReading {
  readonly tab: number | undefined;
  readonly state: PromptState | undefined;
}

async function readTab(): Promise<TabReading> {
  const tab = await shownTabId().catch(() => undefined);
  // Nothing answers in a tab without a chat; that is not an error.
  const state = tab === undefined ? undefined : await requestPageState(tab).catch(() => undefined);
  return { tab, state };
}

let firstReading: Promise<TabReading> | undefined;
let firstAnswer: TabReading | undefined;

/** An idle tab answers within this time; after it the page is rendered without the answer. */
const WORTH_WAITING_MS = 60;

/**
 * Requests the tab's state while the rest of this page loads, because it is what the person opened the popup for. Resolves with the answer,
 * which saves a second render, or after a short time without it.
 */
export function startReadingTab(): Promise<void> {
  firstReading = readTab().then((found) => {
    firstAnswer = found;
    return found;
  });
  const late = new Promise<void>((resolve) => setTimeout(resolve, WORTH_WAITING_MS));
  return Promise.race([firstReading.then(() => undefined), late]);
}

/** Keeps the previous object if the tab's state is unchanged, so that nothing is rendered again. */
const unlessSame = (next: TabReading) => (before: TabReading | undefined) =>
  before && JSON.stringify(before) === JSON.stringify(next) ? before : next;

export function usePageConnection(): PageConnection {
  const [looked, setLooked] = useState<TabReading | undefined>(firstAnswer);

  const refresh = useCallback(async () => {
    const first = firstReading;
    firstReading = undefined;
    setLooked(unlessSame(await (first ?? readTab())));
  }, []);

  useEffect(() => {
    const lookAgain = () => void refresh();
    lookAgain();
    const timer = setInterval(lookAgain, REFRESH_MS);
    // A side panel stays open when the person switches tabs.
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
