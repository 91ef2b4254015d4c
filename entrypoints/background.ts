import { forwardToEngine, serveInBackground } from '../lib/engine/platform.ts';
import { keepOwnSitesRegistered } from '../lib/page/own-sites.ts';
import { sendPageAction } from '../lib/page/popup-client.ts';
import { forgetDraft } from '../lib/page/private/draft.ts';

export default defineBackground({
  type: 'module',
  main() {
    browser.runtime.onInstalled.addListener(({ reason }) => {
      if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    });
    browser.commands.onCommand.addListener((command, tab) => {
      if (command === 'open-private-composer' && tab?.id !== undefined)
        void sendPageAction(tab.id, { do: 'open-private-composer' }).catch(() => undefined);
    });
    browser.tabs.onRemoved.addListener(forgetDraft);
    keepOwnSitesRegistered();
    if (!import.meta.env.FIREFOX) {
      forwardToEngine();
      return;
    }
    // Listeners must stand before the first await, so that the message that woke this page is heard.
    const engine = import('../lib/engine/extension-engine.ts').then(({ extensionEngine }) => extensionEngine());
    serveInBackground(async (caller, message) => (await engine)(caller, message));
  },
});
