// What a test does on a bed: types lines, waits for the marks, reads what was sent and what the editor's own state holds.
import type { Locator, Page } from '@playwright/test';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import type { ChatServer } from './server.ts';

interface SentBody {
  readonly text: string;
  readonly outline?: readonly string[];
}

export const sentBodies = (server: ChatServer) => server.bodies.map((body) => JSON.parse(body) as SentBody);

export async function typeLines(page: Page, composer: Locator, lines: readonly string[]): Promise<void> {
  await composer.click();
  await page.keyboard.press('Control+End');
  for (const [i, line] of lines.entries()) {
    if (i > 0) await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(line);
  }
}

/** Until at least so many words stand out as replaced. */
export async function expectMarked(page: Page, atLeast: number): Promise<void> {
  await poll(async () => {
    const { 'coatcheck-risk-4': high = 0, 'coatcheck-risk-5': highest = 0 } = await highlights(page);
    return high + highest;
  }).toBeGreaterThanOrEqual(atLeast);
}

/** What the editor's own state holds. */
export const bedOutline = (page: Page) => page.evaluate(() => window.bed?.outline() ?? []);
export const bedText = (page: Page) => page.evaluate(() => window.bed?.text() ?? '');
