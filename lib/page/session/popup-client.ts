// Sends the popup's requests to the page session of a tab.
import { browser } from 'wxt/browser';
import type { ConversationReplies } from '../private/shown-replies.ts';
import type { PromptAction, PromptState } from '../prompt/prompt-state.ts';

export type PopupRequest =
  | { readonly target: 'coatcheck-page'; readonly ask: 'state' | 'replies' | 'report'; readonly tab: number }
  | { readonly target: 'coatcheck-page'; readonly ask: 'act'; readonly tab: number; readonly action: PromptAction };

/** Content scripts receive `tabs.sendMessage`; the extension's own pages receive `runtime.sendMessage` and compare the tab. */
async function askTab(request: PopupRequest): Promise<unknown> {
  try {
    return await browser.tabs.sendMessage(request.tab, request);
  } catch {
    // No content script runs in this tab: it may show our own page.
    return browser.runtime.sendMessage(request);
  }
}

/** Undefined if the tab has no page session. */
export async function requestPageState(tab: number): Promise<PromptState | undefined> {
  const answer = await askTab({ target: 'coatcheck-page', ask: 'state', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as PromptState) : undefined;
}

/** The replies in the tab, with surrogates. */
export async function requestReplies(tab: number): Promise<ConversationReplies | undefined> {
  const answer = await askTab({ target: 'coatcheck-page', ask: 'replies', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as ConversationReplies) : undefined;
}

/** A report of which parts of the site were found, without any text of the page. */
export async function requestReport(tab: number): Promise<string | undefined> {
  const answer = await askTab({ target: 'coatcheck-page', ask: 'report', tab });
  return typeof answer === 'string' ? (JSON.parse(answer) as string) : undefined;
}

export async function sendPageAction(tab: number, action: PromptAction): Promise<void> {
  await askTab({ target: 'coatcheck-page', ask: 'act', tab, action });
}
