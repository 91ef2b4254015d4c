// The extension's own pages in Firefox, and what it puts into a chat: the dictionary, the popup, the audit, the records, accessibility.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'puppeteer-core';
import { beforeAll, expect, it } from 'vitest';
import { LETTER, ORIGINALS } from '../letter.ts';
import { violationsIn } from './axe.ts';
import { browserAndServer } from './for-this-file.ts';
import { openOptions, openOwn, openPopup, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';

/** In the first word, which has no mark: a click on a mark opens its card. */
const FIRST_WORD = { offset: { x: 10, y: 10 } };
/** Browsers make no popup higher. */
const HIGHEST = 600;
const COMPOSER = 'textarea[name="input"]';

const shared = browserAndServer();
let chat: Page;
let panel: PanelInFirefox;

const part = (name: string) => `[data-coatcheck="${name}"]`;

const says = (page: Page, name: string, pattern: RegExp) =>
  until(`${name} to say ${pattern}`, async () =>
    (await page.$$eval(part(name), (all) => all.map(({ textContent }) => textContent))).some((text) =>
      pattern.test(text),
    ),
  );

const written = () => chat.$eval(COMPOSER, (field) => (field as HTMLTextAreaElement).value);

/** A notice of success goes after nine seconds, in which a busy machine may not have aimed at it; the panel keeps its Undo. */
async function undo(): Promise<void> {
  if ((await panel.textOf('notice-put-back')) !== undefined) return panel.click('notice-put-back');
  if ((await panel.textOf('undo')) === undefined) await panel.click('badge');
  await panel.click('undo');
}

/** By script: a part may stand below what the window shows. */
const click = (page: Page, name: string) => page.$eval(part(name), (button) => (button as HTMLElement).click());

beforeAll(async () => {
  chat = await shared.browser.newPage();
  await chat.goto(`${shared.server.url}/assistant-ui/`);
  await chat.waitForSelector(COMPOSER);
  panel = new PanelInFirefox(shared.browser, chat);
  await chat.click(COMPOSER);
  await chat.keyboard.type(LETTER);
  // The first check of a browser loads the model.
  await until('the finds', async () => /\d+ will be replaced/.test((await panel.textOf('badge')) ?? ''), 120_000);
}, 180_000);

it('the popup fits, tells what the audit found, and nothing in it, in the panel and in our pages breaks a rule of axe', async () => {
  const { browser } = shared;
  const popup = await openPopup(browser, 'site-switch');
  await popup.setViewport({ width: 320, height: HIGHEST });
  await says(popup, 'audit', /recovered none of \d+ values/);
  expect(await popup.$$(part('audit-attack'))).toHaveLength(6);
  expect(await popup.evaluate(() => document.body.getBoundingClientRect().height)).toBeLessThanOrEqual(HIGHEST);
  expect(await violationsIn(browser, popup)).toEqual([]);
  await popup.close();

  await chat.bringToFront();
  await panel.click('badge');
  await panel.expectText('sanitized-text', /My name is/);
  expect(await violationsIn(browser, chat, 'coatcheck-panel')).toEqual([]);
  for (const [name, shows] of [
    ['welcome', part('welcome-what')],
    ['demo', '[data-demo-composer]'],
    ['options', part('language')],
  ] as const) {
    const page = await openOwn(browser, name, shows);
    expect(await violationsIn(browser, page), name).toEqual([]);
    await page.close();
  }
});

it('by keyboard: the review by its shortcut, the text again by Escape; what left has its receipt, and Undo in its notice', async () => {
  await chat.bringToFront();
  if ((await panel.textOf('sanitized-text')) !== undefined) await panel.click('badge');
  await until('no review', async () => (await panel.textOf('sanitized-text')) === undefined);
  await chat.click(COMPOSER, FIRST_WORD);
  for (const key of ['Alt', 'Shift'] as const) await chat.keyboard.down(key);
  await chat.keyboard.press('KeyC');
  for (const key of ['Shift', 'Alt'] as const) await chat.keyboard.up(key);
  await panel.expectText('sanitized-text', /My name is/);
  await chat.keyboard.press('Escape');
  await until('no review', async () => (await panel.textOf('sanitized-text')) === undefined);

  await chat.click(COMPOSER, FIRST_WORD);
  await chat.keyboard.press('Enter');
  await panel.expectText('notice', /^Sent, protected/);
  for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
  await until('the text', async () => {
    if ((await written()) !== LETTER) await undo();
    return (await written()) === LETTER;
  });

  const options = await openOptions(shared.browser, 'receipt');
  await says(options, 'receipt', new RegExp(`${new URL(shared.server.url).host}.*SHA-256 [0-9a-f]{64}`, 's'));
  const bars = await options.$$eval(`${part('chart-values')} svg [role="img"]`, (all) =>
    all.map((bar) => bar.getAttribute('aria-label')),
  );
  expect(bars).toHaveLength(30);
  expect(bars.at(-1)).toMatch(/: \d+ values in 1 prompt$/);

  await click(options, 'forget');
  await until('the question', () => options.$(part('forget-confirm')).then(Boolean));
  await click(options, 'forget-confirm');
  await says(options, 'vault-summary', /0 entries from 0 chats/);
  await options.close();
});

it('the dictionary is tried out on a text, works at once, and names the line of a file that is wrong', async () => {
  const options = await openOptions(shared.browser, 'dictionary-test-text');
  await options.type('[name="term"]', 'Bluebird');
  await click(options, 'dictionary-add');
  await says(options, 'dictionary-entry', /Bluebird/);
  await options.type(part('dictionary-test-text'), 'Bluebird is led by Annika Lindqvist.');
  const marks = (name: string) =>
    options.$$eval(`${part(name)} .cc-mark`, (all) => all.map((mark) => mark.textContent));
  await until('what all find', async () => (await marks('found-by-all')).join() === 'Bluebird,Annika Lindqvist');
  expect(await marks('found-by-dictionary')).toEqual(['Bluebird']);

  const folder = mkdtempSync(join(tmpdir(), 'coatcheck-words-'));
  const file = join(folder, 'words.csv');
  const input = await options.$('#dictionary input[type="file"]');
  writeFileSync(file, 'term,risk\r\nHeron,5\r\nKite,9\r\n');
  await input?.uploadFile(file);
  await says(options, 'notice', /words\.csv was not read.*Line 3 of the file has a risk that is not 1 to 5/);
  expect(await options.$$(part('dictionary-entry'))).toHaveLength(1);
  writeFileSync(file, 'term,risk\r\nHeron,5\r\n"Kite, red",4\r\n');
  await input?.uploadFile(file);
  await until('the words of the file', async () => (await options.$$(part('dictionary-entry'))).length === 3);
  rmSync(folder, { recursive: true });
  await options.close();
});
