// A person who types on, in Firefox: keys pressed while a send holds the composer, or while its review opens.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sentBodies } from '../bed-actions.ts';
import { bedOf, bedsOf } from '../bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { setMode, until } from './harness.ts';
import { typeInto } from './typing.ts';

const FIRST = 'My name is Annika Lindqvist.';
const SECOND = 'My landlord is Tobias Castellanos.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos'];

const shared = browserAndServer();
let page: Page;

beforeEach(async () => {
  shared.server.bodies.length = 0;
  shared.server.arrived.length = 0;
  page = await shared.browser.newPage();
});
afterEach(async () => {
  await setMode(shared.browser, 'automatic');
  await page.close();
});

const prompts = () => sentBodies(shared.server).map(({ text }) => text.trim());
const textIn = (composer: string) =>
  page.$eval(composer, (e) => (e instanceof HTMLTextAreaElement ? e.value : (e.textContent ?? '')).trim());

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

it.each(bedsOf('textarea', 'ProseMirror'))(
  '$name: what is typed during a send becomes the next prompt',
  async (bed) => {
    await page.goto(`${shared.server.url}${bed.path}`);
    await page.waitForSelector(bed.composer);
    await typeInto(page, bed.composer, FIRST);
    await page.keyboard.press('Enter');
    await page.keyboard.type(SECOND);
    await page.keyboard.press('Enter');
    await until('both prompts', async () => prompts().length === 2);
    expect(prompts()[0]).toMatch(/^My name is \S+ \S+\.$/);
    expect(prompts()[1]).toMatch(/^My landlord is \S+ \S+\.$/);
    nothingRaw();
  },
);

it('what is typed while the review opens comes into the composer', async () => {
  const { path, composer } = bedOf('textarea');
  await setMode(shared.browser, 'review');
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await typeInto(page, composer, FIRST);
  await page.keyboard.press('Enter');
  await page.keyboard.type(` ${SECOND} Bye.`);
  await until('the whole text', async () => (await textIn(composer)) === `${FIRST} ${SECOND} Bye.`);
  expect(prompts()).toEqual([]);
});
