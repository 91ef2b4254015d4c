// A chat with one text field, into which a test types the letter.
import { expect, type Locator, type Page } from '@playwright/test';
import { bedOf } from './bed-table.ts';
import type { Shared } from './for-this-file.ts';
import { highlights, Panel } from './harness.ts';
import { ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';
import type { ChatServer } from './server.ts';

const BED = bedOf('assistant-ui');

export const composerOf = (page: Page): Locator => page.locator(BED.composer);

export async function openChat({ installed, server }: Shared, query = ''): Promise<{ page: Page; panel: Panel }> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}${BED.path}${query}`);
  return { page, panel: await Panel.of(page) };
}

export async function type(page: Page, text: string): Promise<void> {
  await composerOf(page).click();
  await page.keyboard.insertText(text);
}

/** The letter's words are marked. */
export async function checked(page: Page): Promise<void> {
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
}

export function expectNothingRaw(server: ChatServer): void {
  const sent = server.bodies.join('\n');
  for (const original of ORIGINALS) expect(sent).not.toContain(original);
}
