// Shows on the toolbar button whether Coatcheck runs in the tab. Without a permission for a site the extension cannot look into its pages, so the button
// says "not protected" by default (`wxt.config.ts`), and the tabs whose content script calls the background are the exception. Browsers drop what was
// set for a tab when it goes to another page.
import { browser } from 'wxt/browser';
import { onAnyExtensionMessage } from '../../engine/extension-messages.ts';

const SIZES = [16, 32, 48];
const RUNNING_ICON = Object.fromEntries(SIZES.map((size) => [String(size), `/icon/${size}.png`]));
/** A tab that came back to an earlier page shows it at its next call after this time. */
const SHOWN_FOR_MS = 2000;

async function showAsRunning(tabId: number): Promise<void> {
  await browser.action.setIcon({ tabId, path: RUNNING_ICON });
  await browser.action.setTitle({ tabId, title: browser.runtime.getManifest().name });
}

/** To be called in the background. */
export function showRunningTabsOnToolbar(): void {
  const shownAt = new Map<number, number>();
  onAnyExtensionMessage(({ tab, frameId }) => {
    const now = Date.now();
    if (tab?.id === undefined || frameId !== 0) return;
    if (now - (shownAt.get(tab.id) ?? 0) < SHOWN_FOR_MS) return;
    shownAt.set(tab.id, now);
    // The tab may be closed by now.
    showAsRunning(tab.id).catch(() => undefined);
  });
  browser.tabs.onRemoved.addListener((tab) => void shownAt.delete(tab));
}
