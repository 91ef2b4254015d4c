import { clientOver } from '../lib/engine/client.ts';
import { vouchForFrames } from '../lib/engine/frame-port.ts';
import { managedPolicy, serveManaged } from '../lib/engine/organisation/managed.ts';
import { type Answerer, forwardToEngine, serveInBackground } from '../lib/engine/platform.ts';
import { openWindowsAsked } from '../lib/engine/platform-windows.ts';
import { forgetDraft, storeDraftsForFrames } from '../lib/page/private/draft.ts';
import { windowAddress } from '../lib/page/private/own-window.ts';
import { storeOrganisationSites } from '../lib/page/site/imported-sites.ts';
import { startInPagesMovedIntoChats } from '../lib/page/site/moved-into-chat.ts';
import { keepOwnSitesRegistered } from '../lib/page/site/own-sites.ts';
import { offerCommands } from '../lib/selection/menu.ts';

export default defineBackground({
  type: 'module',
  main() {
    if (import.meta.env.FIREFOX) reachNoServer();
    browser.runtime.onInstalled.addListener(({ reason }) => {
      if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    });
    browser.tabs.onRemoved.addListener(forgetDraft);
    openWindowsAsked(windowAddress);
    vouchForFrames();
    storeDraftsForFrames();
    startInPagesMovedIntoChats();
    followOrganisation();
    const reach = import.meta.env.FIREFOX ? serveInBackground(ownEngine()) : forwardToEngine();
    offerCommands(clientOver(reach));
  },
});

/**
 * Firefox reads prompts in this page. The manifest's policy is for all pages, and lets the options reach servers; the other pages narrow it in
 * their HTML, which this page has none of.
 */
function reachNoServer(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'";
  document.head.append(policy);
}

function followOrganisation(): void {
  const registerAgain = keepOwnSitesRegistered(async () => (await managedPolicy())?.lockedSites ?? []);
  // Without the file the shipped sites are there, and a page that is open keeps what it has.
  const keepSites = () =>
    void managedPolicy()
      .then((policy) => storeOrganisationSites(policy?.siteFile))
      .catch(() => undefined);
  serveManaged(() => {
    registerAgain();
    keepSites();
  });
  keepSites();
}

/** Listeners must stand before the first await, so that the message that woke this page is heard. */
function ownEngine(): Answerer {
  const engine = import('../lib/engine/extension-engine.ts').then(({ extensionEngine }) => extensionEngine());
  return async (caller, message) => (await engine)(caller, message);
}
