// The card of a marked word in Firefox: opened by a click and by keys, kept, learned, and taken back.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { browserAndServer } from './for-this-file.ts';
import { openOptions, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';
import { middleOfWord } from './word-place.ts';

const TEXT = 'My name is Annika Lindqvist. I work at Halvorsen Logistics GmbH in Portland.';

const shared = browserAndServer();
let page: Page;

beforeEach(() => {
  shared.server.bodies.length = 0;
});
afterEach(() => page.close());

async function written(path: string, composer: string, replaced = 3): Promise<PanelInFirefox> {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await page.click(composer);
  await page.keyboard.type(TEXT);
  const panel = new PanelInFirefox(shared.browser, page);
  await panel.expectText('badge', new RegExp(`${replaced} will be replaced`));
  return panel;
}

async function nextWord(): Promise<void> {
  await page.keyboard.down('Alt');
  await page.keyboard.down('Shift');
  await page.keyboard.press('KeyW');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
}

it('a click on a word opens its card, by which it is kept, always, and taken back', async () => {
  const panel = await written('/prosemirror/', '#prompt-textarea');
  const { x, y } = await middleOfWord(page, '#prompt-textarea', 'Lindqvist');
  await page.mouse.click(x, y);
  await panel.expectText('word-card', /Annika Lindqvist → /);
  await panel.click('fine-tune');
  await panel.click('not-sensitive');
  await panel.expectText('learned', /Will be sent as it is on this site from now on/);
  await panel.expectText('card-title', /^Annika Lindqvist$/);
  await panel.click('unlearn');
  await panel.expectText('word-card', /Annika Lindqvist → /);
});

it('by keyboard alone: from word to word, a choice by an arrow key, and back to the text', async () => {
  const composer = 'textarea[name="input"]';
  const panel = await written('/assistant-ui/', composer);
  await nextWord();
  await panel.expectText('word-card', /Annika Lindqvist → /);
  await nextWord();
  await panel.expectText('word-card', /Halvorsen Logistics GmbH → /);
  // A control that lowers protection works only after it has been visible for half a second.
  await new Promise((done) => setTimeout(done, 800));
  await page.keyboard.press('ArrowRight');
  await panel.expectText('card-title', /^Halvorsen Logistics GmbH$/);
  await page.keyboard.press('Escape');
  await until('the composer', () =>
    page.evaluate((query) => document.activeElement?.matches(query) === true, composer),
  );
  await page.keyboard.press('Enter');
  const sent = await until('the request', async () => shared.server.bodies.join('\n'));
  expect(sent).toContain('Halvorsen Logistics GmbH');
  expect(sent).not.toContain('Lindqvist');
});

it('hides what is selected by a shortcut, and offers it beside the selection', async () => {
  const composer = 'textarea[name="input"]';
  const panel = await written('/assistant-ui/', composer);
  await page.keyboard.press('Home');
  await page.keyboard.down('Shift');
  for (const _ of 'My name') await page.keyboard.press('ArrowRight');
  await page.keyboard.up('Shift');
  await panel.expectText('hide-selected', /^Hide this$/);
  await page.keyboard.down('Alt');
  await page.keyboard.down('Shift');
  await page.keyboard.press('KeyH');
  await page.keyboard.up('Shift');
  await page.keyboard.up('Alt');
  await panel.expectText('badge', /4 will be replaced/);
});

it('what was learned in one chat holds in the next, and is listed in the options', async () => {
  const panel = await written('/assistant-ui/', 'textarea[name="input"]');
  await nextWord();
  await panel.expectText('word-card', /Annika/);
  await nextWord();
  await panel.expectText('word-card', /Halvorsen Logistics GmbH/);
  await panel.click('fine-tune');
  await panel.click('not-sensitive');
  await panel.expectText('learned', /from now on/);
  await page.close();

  const next = await written('/prosemirror/', '#prompt-textarea', 2);
  await next.click('badge');
  await next.expectText('sanitized-text', /Halvorsen Logistics GmbH/);

  const options = await openOptions(shared.browser, 'dictionary-entry');
  const entry = () => options.$eval('[data-coatcheck="dictionary-entry"]', ({ textContent }) => textContent);
  expect(await entry()).toMatch(/Halvorsen Logistics GmbH.*learned from a click/s);
  await options.close();
});
