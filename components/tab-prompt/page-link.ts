import { useCallback, useEffect, useState } from 'react';
import { requestPageState, sendPageAction } from '../../lib/page/popup-client.ts';
import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';

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

export function usePageLink(): PageLink {
  const [tab, setTab] = useState<number>();
  const [state, setState] = useState<PromptState>();
  const [looked, setLooked] = useState(false);

  const refresh = useCallback(async () => {
    const id = await tabShown().catch(() => undefined);
    // A tab without a chat has nobody who answers; that is not an error.
    const shown = id === undefined ? undefined : await requestPageState(id).catch(() => undefined);
    setTab(id);
    setState(shown);
    setLooked(true);
  }, []);

  useEffect(() => {
    const look = () => void refresh();
    look();
    const timer = setInterval(look, REFRESH_MS);
    // A side panel stays when the person goes to another tab.
    browser.tabs.onActivated.addListener(look);
    return () => {
      clearInterval(timer);
      browser.tabs.onActivated.removeListener(look);
    };
  }, [refresh]);

  if (!looked) return { kind: 'looking' };
  if (!state || tab === undefined) return { kind: 'none' };
  const act = (action: PromptAction) => {
    sendPageAction(tab, action).then(refresh, refresh);
  };
  return { kind: 'page', tab, state, act };
}
