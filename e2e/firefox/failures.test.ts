// What goes wrong in Firefox: nothing may be sent, nothing lost, and the notice says why.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { emptyOnInput, removeOnInput } from '../broken-composers.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { endBackground } from './background.ts';
import { clipboard } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';
import { typeInto } from './typing.ts';

const shared = browserAndServer();
let page: Page;
let panel: PanelInFirefox;

beforeEach(() => {
  shared.server.bodies.length = 0;
});
afterEach(async () => {
  shared.server.mode = 'answer';
  await page.close();
});

const composed = () => page.$eval('textarea', (field) => field.value);
const isBack = () => until('the text in the composer', async () => (await composed()) === LETTER);

async function written(path: string): Promise<void> {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector('textarea');
  panel = new PanelInFirefox(shared.browser, page);
  await typeInto(page, 'textarea', LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
}

function expectNothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.bodies.join('\n')).not.toContain(original);
}

it('the network fails after the send: nobody says that it was sent, and the text comes back with Undo', async () => {
  await written('/assistant-ui/');
  shared.server.mode = 'fail';
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Probably not sent.*put your own text back/);
  await panel.click('badge');
  await panel.click('undo');
  await isBack();
  expect(shared.server.bodies.length).toBeGreaterThan(0);
  expectNothingRaw();
});

it('the background ends between the check and the send: it starts again, and the prompt is sent sanitized', async () => {
  await written('/assistant-ui/');
  await endBackground(shared.browser);
  await page.keyboard.press('Enter');
  await until('the request', async () => shared.server.bodies.length === 1);
  expect(shared.server.bodies[0]).toContain('My name is');
  expectNothingRaw();
});

it('the page takes the composer away while it is written into: the text comes back, and what was said stays', async () => {
  await written('/form/');
  await page.$eval('textarea', removeOnInput);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*in the composer again/);
  await isBack();
  expect(shared.server.bodies).toEqual([]);
});

it('a composer that takes nothing any more: Undo gives the text by the clipboard', async () => {
  await written('/form/');
  await page.$eval('textarea', emptyOnInput);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*Try again below/);
  await panel.click('badge');
  await panel.click('undo');
  await panel.expectText('notice', /Your text is on the clipboard.*Reload the page and paste it/);
  expect((await clipboard(shared.browser)).text).toBe(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

it('a megabyte of text is too long to be checked, and is not sent', async () => {
  await written('/assistant-ui/');
  const long = `${LETTER} `.repeat(Math.ceil(1_000_000 / LETTER.length));
  await page.$eval(
    'textarea',
    (field, text) => {
      field.select();
      document.execCommand('insertText', false, text);
    },
    long,
  );
  await panel.expectText('notice', /too long/);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*too long/);
  expect(await composed()).toBe(long);
  expect(shared.server.bodies).toEqual([]);
});
