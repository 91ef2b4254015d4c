// The popup's side of the talk with a tab's page session.
import { browser } from 'wxt/browser';
import type { TabReplies } from '../private/shown-replies.ts';
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export type PageRequest =
  | { readonly target: 'coatcheck-page'; readonly ask: 'state' | 'replies' | 'report'; readonly tab: number }
  | { readonly target: 'coatcheck-page'; readonly ask: 'act'; readonly tab: number; readonly action: PromptAction };

/** Content scripts hear `tabs.sendMessage`; the extension's own demo page hears `runtime.sendMessage` and knows its tab. */
async function ask(request: PageRequest): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(request.tab, request);
  } catch {
    // No content script runs in this tab: it may show our own page.
    return browser.runtime.sendMessage(request);
  }
}

/** Undefined if the tab has no page session. */
export async function requestPageState(tab: number): Promise<PromptState | undefined> {
  const answer = await ask({ target: 'coatcheck-page', ask: 'state', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as PromptState) : undefined;
}

/** The replies that the tab shows, with surrogates. */
export async function requestReplies(tab: number): Promise<TabReplies | undefined> {
  const answer = await ask({ target: 'coatcheck-page', ask: 'replies', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as TabReplies) : undefined;
}

/** What of the site was found, without any text of the page. */
export async function requestReport(tab: number): Promise<string | undefined> {
  const answer = await ask({ target: 'coatcheck-page', ask: 'report', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as string) : undefined;
}

export async function sendPageAction(tab: number, action: PromptAction): Promise<void> {
  await ask({ target: 'coatcheck-page', ask: 'act', tab, action });
}
