// Answers the popup's requests in the page session.
import { browser } from 'wxt/browser';
import type { PanelSource } from '../panel/panel-source.ts';
import type { ConversationReplies } from '../private/shown-replies.ts';
import type { PromptState } from '../prompt/prompt-state.ts';
import type { PopupRequest } from './popup-client.ts';

export interface PopupSource extends PanelSource {
  /** The state, with the site's health measured again. */
  tabState(): PromptState;
  tabReplies(): ConversationReplies;
  /** The page's structure without its text, for a bug report. */
  tabReport(): string;
}

function isPageRequest(message: unknown): message is PopupRequest {
  return (
    typeof message === 'object' && message !== null && (message as Record<string, unknown>).target === 'coatcheck-page'
  );
}

function answerTo({ ask }: PopupRequest, source: PopupSource): unknown {
  if (ask === 'replies') return source.tabReplies();
  return ask === 'report' ? source.tabReport() : source.tabState();
}

/** `tab` is needed in the extension's own pages only: there, requests for other tabs arrive too. */
export function answerPopup(source: PopupSource, tab?: () => number | undefined): () => void {
  const listener = (message: unknown, _sender: unknown, respond: (answer: unknown) => void): undefined => {
    if (!isPageRequest(message) || (tab && tab() !== message.tab)) return undefined;
    if (message.ask === 'act') source.act(message.action);
    respond(JSON.stringify(answerTo(message, source)));
    return undefined;
  };
  browser.runtime.onMessage.addListener(listener);
  return () => browser.runtime.onMessage.removeListener(listener);
}
