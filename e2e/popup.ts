// The popup as a page of its own, about the page that is in front.
import type { Page } from '@playwright/test';
import type { Installed } from './harness.ts';

export async function openPopup({ context, worker, id }: Installed, page: Page): Promise<Page> {
  await page.bringToFront();
  const tab = await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(q: object): Promise<{ id: number }[]> } } };
    return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id;
  });
  const popup = await context.newPage();
  await popup.setViewportSize({ width: 420, height: 640 });
  await popup.goto(`chrome-extension://${id}/popup.html?tab=${tab}`);
  return popup;
}
