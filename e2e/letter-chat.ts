// A chat into which the letter is written, for tests of what may go wrong with it.
import { expect, type Locator, type Page } from '@playwright/test';
import type { Shared } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';

interface LetterChat {
  readonly page: Page;
  readonly panel: Panel;
  readonly composer: Locator;
  write(text: string): Promise<void>;
  /** Until the letter's words stand out. */
  checked(): Promise<void>;
}

export async function letterChat({ installed, server }: Shared, path = '/assistant-ui/'): Promise<LetterChat> {
  const page = await installed.context.newPage();
  await page.goto(`${server.url}${path}`);
  const composer = page.locator('textarea').first();
  return {
    page,
    panel: await Panel.of(page),
    composer,
    async write(text) {
      await composer.click();
      await page.keyboard.insertText(text);
    },
    checked: () => poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2),
  };
}

/** @param kept of the originals, what the profile keeps. */
export function expectNoOriginalSent({ server }: Pick<Shared, 'server'>, kept: readonly string[] = []): void {
  const sent = server.bodies.join('\n');
  for (const original of ORIGINALS.filter((value) => !kept.includes(value))) expect(sent).not.toContain(original);
}
