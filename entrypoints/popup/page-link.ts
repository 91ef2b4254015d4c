import { useCallback, useEffect, useState } from 'react';
import { requestPageState, sendPageAction } from '../../lib/page/popup-client.ts';
import type { PromptAction, PromptState } from '../../lib/page/prompt-state.ts';

export type PageLink =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'page'; readonly state: PromptState; readonly act: (action: PromptAction) => void };

const REFRESH_MS = 500;

/** `?tab=7` shows another tab's prompt, for when the popup is opened as a page. */
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

  const refresh = useCallback(async (id: number) => {
    // A tab without a chat has nobody who answers; that is not an error.
    setState(await requestPageState(id).catch(() => undefined));
    setLooked(true);
  }, []);

  useEffect(() => {
    let timer: ReturnType<typeof setInterval> | undefined;
    let gone = false;
    tabShown().then(
      (id) => {
        if (gone) return;
        if (id === undefined) return setLooked(true);
        setTab(id);
        void refresh(id);
        timer = setInterval(() => void refresh(id), REFRESH_MS);
      },
      () => setLooked(true),
    );
    return () => {
      gone = true;
      clearInterval(timer);
    };
  }, [refresh]);

  if (!looked) return { kind: 'looking' };
  if (!state || tab === undefined) return { kind: 'none' };
  const act = (action: PromptAction) => {
    sendPageAction(tab, action).then(
      () => refresh(tab),
      () => refresh(tab),
    );
  };
  return { kind: 'page', state, act };
}
