// The popup as a page of its own, about the page that is in front.
import type { Page } from '@playwright/test';
import type { Installed } from './harness.ts';

/** Opens each fold of the popup once, as soon as it is there. */
function unfoldAll(): void {
  const seen = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-coatcheck^="fold-"]')) {
      if (!seen.has(fold)) fold.open = true;
      seen.add(fold);
    }
  }).observe(document, { childList: true, subtree: true });
}

interface Options {
  /** As a person sees it first. By default everything is unfolded, for tests of what lies within. */
  readonly folded?: boolean;
}

export async function openPopup(
  { context, worker, id }: Installed,
  page: Page,
  { folded = false }: Options = {},
): Promise<Page> {
  await page.bringToFront();
  const tab = await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(q: object): Promise<{ id: number }[]> } } };
    return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id;
  });
  const popup = await context.newPage();
  await popup.setViewportSize({ width: 420, height: 640 });
  if (!folded) await popup.addInitScript(unfoldAll);
  await popup.goto(`chrome-extension://${id}/popup.html?tab=${tab}`);
  return popup;
}
