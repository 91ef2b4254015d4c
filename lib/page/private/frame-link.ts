// Connects the frame to its page. The frame stays blank and asks the engine nothing until the content script of its own tab has welcomed it. Any site
// can embed this document and post messages to it, but only a token from a content script opens a connection.
import { connectFrame, type FramePort } from '../../engine/frame-port.ts';
import { extensionOrigin } from '../../engine/message-sender.ts';
import { connectToTab } from '../../engine/platform.ts';
import { siteOfConversation } from '../../engine/sender.ts';
import {
  introducedTokenIn,
  type MessageToFrame,
  type MessageToPage,
  type PortEnd,
  portEndOf,
  portName,
} from './frame-protocol.ts';
import { readWindowAddress } from './own-window.ts';

export type WelcomeMessage = Extract<MessageToFrame, { say: 'welcome' }>;
export type PagePortEnd = PortEnd<MessageToPage, MessageToFrame>;

/** Whether a message is about no conversation, or about one of the site. Our own pages, such as the demo, name no site. */
export function isAboutSite(message: object, origin: string): boolean {
  const { conversation } = message as { readonly conversation?: unknown };
  if (typeof conversation !== 'string') return true;
  return (siteOfConversation(conversation) ?? extensionOrigin()) === origin;
}

/** The line without messages about conversations of other sites, which a content script could name if its site controlled its process. */
const lineOfSite = (line: PagePortEnd, origin: string): PagePortEnd => ({
  ...line,
  onMessage: (listener) =>
    line.onMessage((message) => {
      if (isAboutSite(message, origin)) listener(message);
    }),
});

export function awaitWelcome(onWelcome: (welcome: WelcomeMessage, line: PagePortEnd) => void): void {
  let isWelcome = false;

  /** @param host the origin of the page that contains the frame, as the browser reports it; unknown to a window. */
  function open(port: FramePort, host: string | undefined): void {
    const line = portEndOf<MessageToPage, MessageToFrame>(port);
    line.onMessage((message) => {
      if (isWelcome || message.say !== 'welcome') return;
      const origin = host ?? message.origin;
      if (!isAboutSite(message, origin)) return;
      isWelcome = true;
      onWelcome({ ...message, origin }, lineOfSite(line, origin));
    });
  }

  window.addEventListener('message', (event) => {
    const token = introducedTokenIn(event.data);
    if (isWelcome || event.source !== window.parent || window.parent === window || token === undefined) return;
    // No content script in this tab knows the token, so the frame stays blank.
    connectFrame(token, event.ports[0], portName(token))
      .then((port) => port && open(port, event.origin))
      .catch(() => undefined);
  });

  const place = readWindowAddress(location.hash);
  if (place && window.parent === window) open(connectToTab(place.tab, portName(place.token)), undefined);
}
