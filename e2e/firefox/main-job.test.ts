// The main job in Firefox: the engine in the background page, marks in a text field by the overlay, in an editor by highlights.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { bedOf, bedsOf } from '../bed-table.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import { highlights, installInFirefox, openPopup, openSidePanel, setMode, talkToPage, until } from './harness.ts';
import { typeInto } from './typing.ts';

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
  await typeInto(page, bed.composer, LETTER);
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
  // The private view in the sidebar has the originals while the page has none.
  const side = await openSidePanel(browser, popup);
  await side.$eval('[data-coatcheck="tab-replies"]', (tab) => (tab as HTMLElement).click());
  await until('the originals in the side panel', async () =>
    (await repliesOn(side, '[data-coatcheck="private-reply"]')).includes('Annika Lindqvist'),
  );
  expect(await repliesOn(page, bed.reply)).toBe(before);
  await side.close();

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

it('review first: Enter shows, Escape goes back to the text, and the second Enter sends what was shown', async () => {
  await setMode(browser, 'review');
  const bed = bedOf('ProseMirror');
  const page = await browser.newPage();
  await page.goto(`${server.url}${bed.path}`);
  await page.waitForSelector(bed.composer);
  const talk = await talkToPage(browser);
  const shown = () =>
    until('what will leave', async () => {
      const state = await talk.state();
      return state?.review?.shown ? state.sanitized?.text : undefined;
    });
  await page.bringToFront();
  await page.click(bed.composer);
  await page.keyboard.type('My name is Annika Lindqvist.');
  await page.keyboard.press('Enter');
  await shown();
  expect(server.bodies).toEqual([]);

  await page.keyboard.press('Escape');
  await until('the end of the review', async () => (await talk.state())?.review === undefined);
  expect(await page.$eval(bed.composer, (composer) => composer.textContent)).toBe('My name is Annika Lindqvist.');
  expect(server.bodies).toEqual([]);

  await page.keyboard.press('Enter');
  const looked = await shown();
  expect(looked).not.toMatch(/Annika|Lindqvist/);
  await page.keyboard.press('Enter');
  await until('the request', async () => server.bodies.length > 0);
  expect(server.bodies.join()).toContain(looked);
  expect(server.bodies.join()).not.toContain('Annika');
  await talk.close();
  await page.close();
  await setMode(browser, 'automatic');
});
