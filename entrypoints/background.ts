import { engineClientOver } from '../lib/engine/client.ts';
import { confirmFrameTokens } from '../lib/engine/frame-port.ts';
import { type KeptValues, keptLanguage, serveKeptValues } from '../lib/engine/kept-values.ts';
import { readManagedPolicy, serveManagedPolicy } from '../lib/engine/organisation/managed-policy.ts';
import { serveOwnPages } from '../lib/engine/own-pages.ts';
import { type MessageAnswerer, serveEngineInBackground, startForwardingToEngine } from '../lib/engine/platform.ts';
import { serveBrowserSync } from '../lib/engine/platform-sync.ts';
import { openRequestedComposerWindows } from '../lib/engine/platform-windows.ts';
import { keepLanguageIn } from '../lib/language/language-choice.ts';
import { composerWindowAddress } from '../lib/page/private/own-window.ts';
import { forgetPrivateDraft, storeDraftsForFrames } from '../lib/page/private/private-draft.ts';
import { storeOrganisationSites } from '../lib/page/site/imported-sites.ts';
import { startInPagesMovedIntoChats } from '../lib/page/site/moved-into-chat.ts';
import { serveSiteHere } from '../lib/page/site/site-here.ts';
import { forgetSites, keepAddedSitesRegistered } from '../lib/page/site/sites-added-by-person.ts';
import { showRunningTabsOnToolbar } from '../lib/page/site/toolbar-button.ts';
import { offerSelectionCommands } from '../lib/selection/menu.ts';

export default defineBackground({
  type: 'module',
  main() {
    if (import.meta.env.FIREFOX) forbidConnections();
    browser.runtime.onInstalled.addListener(({ reason }) => {
      if (reason === 'install') void browser.tabs.create({ url: browser.runtime.getURL('/welcome.html') });
    });
    const kept = serveKeptValues();
    keepLanguageIn(keptLanguage);
    serveSiteHere(kept);
    browser.tabs.onRemoved.addListener(forgetPrivateDraft);
    openRequestedComposerWindows(composerWindowAddress);
    serveBrowserSync();
    serveOwnPages();
    confirmFrameTokens();
    storeDraftsForFrames();
    startInPagesMovedIntoChats();
    showRunningTabsOnToolbar();
    followOrganisation(kept);
    const reach = import.meta.env.FIREFOX
      ? serveEngineInBackground(lazyEngine(), forgetSites)
      : startForwardingToEngine(forgetSites);
    offerSelectionCommands(engineClientOver(reach));
  },
});

/**
 * Forbids this page every connection to a server, because in Firefox the engine reads prompts here. The manifest's policy must let the
 * options page reach servers; the other pages narrow it in their HTML, and this page has no HTML file.
 */
function forbidConnections(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "connect-src 'self'";
  document.head.append(policy);
}

function followOrganisation(kept: KeptValues): void {
  const registerAgain = keepAddedSitesRegistered(async () => (await readManagedPolicy())?.lockedSites ?? []);
  // Stores the organisation's file of sites. If this fails, the shipped sites still work, and an open page keeps its adapters.
  const keepSites = () =>
    void readManagedPolicy()
      .then((policy) => storeOrganisationSites(policy?.siteFile))
      .catch(() => undefined);
  serveManagedPolicy(kept, () => {
    registerAgain();
    keepSites();
  });
  keepSites();
}

/**
 * Loads the engine later but answers at once: listeners must be added before the first await, or the message that started this page is
 * lost.
 */
function lazyEngine(): MessageAnswerer {
  const engine = import('../lib/engine/extension-engine.ts').then(({ extensionEngine }) => extensionEngine());
  return async (caller, message) => (await engine)(caller, message);
}
