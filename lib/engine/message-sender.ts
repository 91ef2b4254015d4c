// Which of our contexts, or which site's content script, sent a message or opened a port: read from the browser's `MessageSender`.
import { browser } from 'wxt/browser';
import { OPAQUE_ORIGIN, type Sender, type SenderKind } from './sender.ts';

export type MessageSender = Parameters<Parameters<typeof browser.runtime.onMessage.addListener>[0]>[1];

/** The senders of messages between our contexts. The background is told apart from our pages, because some messages come from it alone. */
export type MessageContext = SenderKind | 'background';

const PRIVATE_PAGE = '/private.html';
const MODEL_CHAT = '/model-chat.html';
/**
 * The background in the build: Chrome's script, whose name an offscreen document cannot read from the manifest, and the page that Firefox
 * makes for our script.
 */
const BACKGROUNDS: readonly string[] = ['/background.js', '/_generated_background_page.html'];

/** The origin of our own documents, the private frame's too; it stays the same. */
export const extensionOrigin = (): string => new URL(browser.runtime.getURL('/')).origin;

/** True for a page or the background of the extension. A content script is never one, whatever its message says. */
const isOwnSender = (sender: MessageSender): boolean =>
  sender.id === browser.runtime.id && sender.url !== undefined && new URL(sender.url).origin === extensionOrigin();

/** Undefined for another extension. */
export function contextOf(sender: MessageSender): MessageContext | undefined {
  if (sender.id !== browser.runtime.id) return undefined;
  if (!isOwnSender(sender)) return 'page';
  const { pathname } = new URL(sender.url ?? '');
  if (BACKGROUNDS.includes(pathname)) return 'background';
  return pathname === PRIVATE_PAGE ? 'frame' : 'own';
}

/** The sender of a request to the engine. */
export function senderOf(sender: MessageSender): Sender {
  const { origin, url = '' } = sender as MessageSender & { readonly origin?: string };
  const isPrivateWindow = sender.tab?.incognito === true;
  const tab = sender.tab?.id === undefined ? {} : { tab: sender.tab.id };
  const ownOrigin = origin ?? (URL.canParse(url) ? new URL(url).origin : OPAQUE_ORIGIN);
  if (!isOwnSender(sender)) return { kind: 'page', origin: ownOrigin, isPrivateWindow, ...tab };
  const { pathname } = new URL(url);
  const kind = pathname === PRIVATE_PAGE ? 'frame' : 'own';
  const asks = pathname === MODEL_CHAT ? ({ asksModelServer: true } as const) : {};
  return { kind, origin: extensionOrigin(), isPrivateWindow, ...tab, ...asks };
}

/** Identifies the document that sent a message. */
export function callerOf(sender: MessageSender): string {
  const { documentId } = sender as { documentId?: string };
  return [documentId, sender.tab?.id, sender.frameId, sender.url].join(' ');
}
