// Typing key by key in Firefox: the badge speaks in the pause, and the marks that lie over a text field stand while it is typed into.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { bedOf, bedsOf } from '../bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { PanelInFirefox } from './panel.ts';
import { typeInto } from './typing.ts';

const TEXT = 'My landlord is Tobias Castellanos and';
const MORE = [' Annika', ' Lindqvist ', 'wrote ', 'to ', 'me ', 'last ', 'week'];
/** A machine that is slower than this has paused, and the badge may speak. */
const NO_PAUSE_MS = 500;

const shared = browserAndServer();
let page: Page;

beforeEach(async () => {
  page = await shared.browser.newPage();
});
afterEach(() => page.close());

async function typed(path: string, composer: string): Promise<PanelInFirefox> {
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  await typeInto(page, composer, TEXT);
  const panel = new PanelInFirefox(shared.browser, page);
  await panel.expectText('badge', /^1 will be replaced$/);
  return panel;
}

it.each(bedsOf('textarea', 'ProseMirror'))('$name: the badge stands while a text is typed', async (bed) => {
  const panel = await typed(bed.path, bed.composer);
  const said = new Set<string | undefined>();
  for (const word of MORE) {
    const began = performance.now();
    await page.keyboard.type(word);
    const text = await panel.textOf('badge');
    if (performance.now() - began > NO_PAUSE_MS) break;
    said.add(text);
  }
  for (const text of said) expect(text).toBe('1 will be replaced');
  await page.keyboard.type(' ago');
  await panel.expectText('badge', /will be replaced$/);
});

it('the marks over a text field stand while it is typed into', async () => {
  const { path, composer } = bedOf('textarea');
  await typed(path, composer);
  await page.evaluate(() => {
    const watched = window as unknown as { displays: string[]; look(): void };
    watched.displays = [];
    watched.look = () => {
      const display = document.querySelector<HTMLElement>('coatcheck-overlay')?.style.display ?? 'no marks';
      if (display !== watched.displays.at(-1)) watched.displays.push(display);
      requestAnimationFrame(watched.look);
    };
    watched.look();
  });
  await page.keyboard.type(MORE.join(''), { delay: 60 });
  expect(await page.evaluate(() => (window as unknown as { displays: string[] }).displays)).toEqual(['block']);
});
