// The main job in Firefox: the engine in the background page, marks in a text field by the overlay, in an editor by highlights.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bedsOf } from '../bed-table.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import { highlights, installInFirefox, openPopup, until } from './harness.ts';

let browser: Browser;
let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer();
  browser = await installInFirefox();
});
beforeEach(() => {
  server.bodies.length = 0;
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

const repliesOn = (page: Page, selector: string) =>
  page.$$eval(selector, (messages) => messages.map((message) => message.textContent ?? '').join('\n'));

/** The overlay's element is there exactly while it has something to show. */
async function isMarked(page: Page): Promise<boolean> {
  const { 'coatcheck-risk-5': highest = 0 } = await highlights(page);
  return highest > 2 || (await page.$('coatcheck-overlay')) !== null;
}

it.each(bedsOf('assistant-ui', 'ProseMirror'))('$name: type, see, send, read, restore and back', async (bed) => {
  const page = await browser.newPage();
  await page.goto(`${server.url}${bed.path}`);
  await page.waitForSelector(bed.composer);
  await page.click(bed.composer);
  await page.keyboard.type(LETTER);
  await until('marks', () => isMarked(page));

  await page.keyboard.press('Enter');
  await until('the request', async () => server.bodies.length > 0);
  for (const original of ORIGINALS) expect(server.bodies.join('\n')).not.toContain(original);
  const before = await until('the whole reply', async () => {
    const text = await repliesOn(page, bed.reply);
    return text.includes('Best wishes to') && /\.\s*$/.test(text) ? text : undefined;
  });
  await until('marks in the reply', async () => ((await highlights(page))['coatcheck-reply'] ?? 0) > 5);
  for (const original of ['Annika', 'Tobias']) expect(before).not.toContain(original);

  const popup = await openPopup(browser, 'restore-toggle');
  await popup.click('[data-coatcheck="restore-toggle"]');
  const restored = await until('the originals', async () => {
    const text = await repliesOn(page, bed.reply);
    return text.includes('Annika') ? text : undefined;
  });
  for (const original of ['Annika', 'Lindqvist', 'Tobias', 'DE89 3704 0044 0532 0130 00'])
    expect(restored).toContain(original);
  await popup.click('[data-coatcheck="restore-toggle"]');
  await until('the surrogates again', async () => (await repliesOn(page, bed.reply)) === before);
  await popup.close();
  await page.close();
});
