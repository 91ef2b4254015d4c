// The frame's way to its page: it stays blank and asks the engine nothing until the content script of its own tab has welcomed it.
// Whoever else frames this document can post what it likes: a token that no content script gave out opens nothing.
import { connectToTab, ownTab } from '../../engine/platform.ts';
import { windowPlace } from './own-window.ts';
import { type Line, lineOver, portName, type ToFrame, type ToPage, tokenIn } from './protocol.ts';

export type Welcome = Extract<ToFrame, { say: 'welcome' }>;
export type PageLine = Line<ToPage, ToFrame>;

export function awaitWelcome(onWelcome: (welcome: Welcome, line: PageLine) => void): void {
  let isWelcome = false;

  function connect(tab: number, token: string): void {
    const line = lineOver<ToPage, ToFrame>(connectToTab(tab, portName(token)));
    line.onMessage((message) => {
      if (isWelcome || message.say !== 'welcome') return;
      isWelcome = true;
      onWelcome(message, line);
    });
  }

  window.addEventListener('message', (event) => {
    const token = tokenIn(event.data);
    if (isWelcome || window.parent === window || token === undefined) return;
    // No content script in this tab knows the token: nothing to do, and nobody to tell.
    ownTab()
      .then((tab) => tab !== undefined && connect(tab, token))
      .catch(() => undefined);
  });

  const place = windowPlace(location.hash);
  if (place && window.parent === window) connect(place.tab, place.token);
}
