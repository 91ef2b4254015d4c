import { clientOver } from '../lib/engine/client.ts';
import { vouchForFrames } from '../lib/engine/frame-port.ts';
import { type Answerer, forwardToEngine, openWindowsAsked, serveInBackground } from '../lib/engine/platform.ts';
import { forgetDraft, keepDraftsAsked } from '../lib/page/private/draft.ts';
import { windowAddress } from '../lib/page/private/own-window.ts';
import { keepOwnSitesRegistered } from '../lib/page/site/own-sites.ts';
import { offerCommands } from '../lib/selection/menu.ts';

export default defineBackground({
  type: 'module',
  main() {
    browser.runtime.onInstalled.addListener(({ reason }) => {
      if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    });
    browser.tabs.onRemoved.addListener(forgetDraft);
    openWindowsAsked(windowAddress);
    vouchForFrames();
    keepDraftsAsked();
    keepOwnSitesRegistered();
    const reach = import.meta.env.FIREFOX ? serveInBackground(ownEngine()) : forwardToEngine();
    offerCommands(clientOver(reach));
  },
});

/** Listeners must stand before the first await, so that the message that woke this page is heard. */
function ownEngine(): Answerer {
  const engine = import('../lib/engine/extension-engine.ts').then(({ extensionEngine }) => extensionEngine());
  return async (caller, message) => (await engine)(caller, message);
}
