// Answers the popup's requests in the page session.
import { onExtensionMessage } from '../../engine/extension-messages.ts';
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

function answerTo({ ask }: PopupRequest, source: PopupSource): unknown {
  if (ask === 'replies') return source.tabReplies();
  return ask === 'report' ? source.tabReport() : source.tabState();
}

/** `tab` is needed in the extension's own pages only: there, requests for other tabs arrive too. */
export function answerPopup(source: PopupSource, tab?: () => number | undefined): () => void {
  return onExtensionMessage<PopupRequest>('coatcheck-page', (message, _sender, respond) => {
    if (tab && tab() !== message.tab) return undefined;
    if (message.ask === 'act') source.act(message.action);
    respond(JSON.stringify(answerTo(message, source)));
    return undefined;
  });
}
