// The private frames, as a test reaches them: by the extension, and by the debugger. A page can do neither.
import { expect, type Frame, type Page } from '@playwright/test';
import type { PromptAction } from '../lib/page/prompt/prompt-state.ts';
import type { Installed } from './harness.ts';
import { poll } from './poll.ts';

/** What the keyboard command and the popup do: a message to the tab that is in front. */
export async function tellPage(installed: Installed, page: Page, action: PromptAction): Promise<void> {
  // Which tab is in front is known to the browser a little later; windows of our own are no tabs to tell.
  await expect(async () => {
    await page.bringToFront();
    await tellTabInFront(installed, action);
  }).toPass({ timeout: 15_000 });
}

async function tellTabInFront(installed: Installed, action: PromptAction): Promise<void> {
  await installed.worker.evaluate(async (told) => {
    const { chrome } = globalThis as unknown as {
      chrome: {
        tabs: {
          query(about: object): Promise<{ id: number }[]>;
          sendMessage(tab: number, message: unknown): Promise<unknown>;
        };
      };
    };
    const [tab] = await chrome.tabs.query({ active: true, windowType: 'normal' });
    if (tab) await chrome.tabs.sendMessage(tab.id, { target: 'coatcheck-page', ask: 'act', tab: tab.id, action: told });
  }, action);
}

/** The frame that shows this part; a page may have put others around the same document. */
export async function privateFrame(page: Page, part: 'private-composer' | 'private-view'): Promise<Frame> {
  let found: Frame | undefined;
  await poll(async () => {
    for (const frame of page.frames()) {
      if (!frame.url().includes('private.html')) continue;
      // A frame may be thrown out while it is asked.
      const count = await frame
        .locator(`[data-coatcheck="${part}"]`)
        .count()
        .catch(() => 0);
      if (count > 0) found = frame;
    }
    return found !== undefined;
  }).toBe(true);
  if (!found) throw new Error(`No frame shows ${part}`);
  return found;
}
