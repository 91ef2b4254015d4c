// Connects the frame to its page. The frame stays blank and asks the engine nothing until the content script of its own tab has welcomed it. Any site
// can embed this document and post messages to it, but only a token from a content script opens a connection.
import { connectFrame, type FramePort } from '../../engine/frame-port.ts';
import { connectToTab } from '../../engine/platform.ts';
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

export function awaitWelcome(onWelcome: (welcome: WelcomeMessage, line: PagePortEnd) => void): void {
  let isWelcome = false;

  function open(port: FramePort): void {
    const line = portEndOf<MessageToPage, MessageToFrame>(port);
    line.onMessage((message) => {
      if (isWelcome || message.say !== 'welcome') return;
      isWelcome = true;
      onWelcome(message, line);
    });
  }

  window.addEventListener('message', (event) => {
    const token = introducedTokenIn(event.data);
    if (isWelcome || window.parent === window || token === undefined) return;
    // No content script in this tab knows the token, so the frame stays blank.
    connectFrame(token, event.ports[0], portName(token))
      .then((port) => port && open(port))
      .catch(() => undefined);
  });

  const place = readWindowAddress(location.hash);
  if (place && window.parent === window) open(connectToTab(place.tab, portName(place.token)));
}
