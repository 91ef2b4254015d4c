// Shows on the toolbar button whether Coatcheck runs in the tab. Without a permission for a site the extension cannot look into its pages, so the button
// says "not protected" by default (`wxt.config.ts`), and the tabs whose content script calls the background are the exception. Browsers drop what was
// set for a tab when it goes to another page.
import { browser } from 'wxt/browser';
import { onAnyExtensionMessage } from '../../engine/extension-messages.ts';

const SIZES = [16, 32, 48];
const RUNNING_ICON = Object.fromEntries(SIZES.map((size) => [String(size), `/icon/${size}.png`]));

async function showAsRunning(tabId: number): Promise<void> {
  await browser.action.setIcon({ tabId, path: RUNNING_ICON });
  await browser.action.setTitle({ tabId, title: browser.runtime.getManifest().name });
}

/** To be called in the background. */
export function showRunningTabsOnToolbar(): void {
  const shown = new Set<number>();
  onAnyExtensionMessage(({ tab, frameId }) => {
    if (tab?.id === undefined || frameId !== 0 || shown.has(tab.id)) return;
    shown.add(tab.id);
    // The tab may be closed by now.
    showAsRunning(tab.id).catch(() => undefined);
  });
  browser.tabs.onUpdated.addListener((tab, { status }) => {
    if (status === 'loading') shown.delete(tab);
  });
  browser.tabs.onRemoved.addListener((tab) => void shown.delete(tab));
}
