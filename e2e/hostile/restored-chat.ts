// A chat with a prompt in it that was sanitized and sent: where attacks on what is restored begin.
import { expect, type Page } from '@playwright/test';
import type { Shared } from '../for-this-file.ts';
import { Panel } from '../harness.ts';
import { highlights } from '../highlights.ts';
import { poll } from '../poll.ts';

const PROMPT = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos.';
export const NAME = 'Annika Lindqvist';
export const FIRST = 'Annika';
/** Nothing but a restored page may hold one of these. */
export const ORIGINALS = /annika|lindqvist|tobias|castellanos/iu;

export interface Chat {
  readonly page: Page;
  readonly panel: Panel;
  /** What stands for `NAME`. */
  readonly surrogate: string;
  readonly reply: () => ReturnType<Page['locator']>;
}

export async function chatWithReply(shared: Shared): Promise<Chat> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/plain/`);
  const panel = await Panel.of(page);
  await page.locator('textarea').click();
  await page.keyboard.insertText(PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-4'] ?? 0).toBeGreaterThan(1);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  const { text = '' } = JSON.parse(shared.server.bodies[0] ?? '{}') as { text?: string };
  expect(text).not.toMatch(ORIGINALS);
  const surrogate = /name is (.+?)\. My/u.exec(text)?.[1] ?? '';
  const reply = () => page.locator('[data-message-author-role="assistant"]').last();
  await expect(reply()).toContainText('Best wishes');
  return { page, panel, surrogate, reply };
}
