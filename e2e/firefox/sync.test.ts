// Sync through the browser in Firefox: the items are sealed, and a device whose vault was lost gets settings and words back.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { askEngine, installInFirefox, openOptions, until } from './harness.ts';

const PASSPHRASE = 'correct horse battery staple';
const WORD = { term: 'Ptarmigan', pattern: false, type: 'PRODUCT', risk: 5, caseSensitive: false } as const;

let browser: Browser;

beforeAll(async () => {
  browser = await installInFirefox();
});
afterAll(() => browser.close());

const itemsOf = async (page: Page): Promise<string> =>
  String(await page.evaluate('browser.storage.sync.get(null).then((items) => JSON.stringify(items))'));

const setItems = (page: Page, items: string): Promise<unknown> =>
  page.evaluate(`browser.storage.sync.set(${items}).then(() => true)`);

async function turnOn(page: Page, form: string, fields: readonly string[]): Promise<void> {
  await page.click(`[data-coatcheck="${form}"] summary`);
  for (const field of fields) await page.type(`[data-coatcheck="${form}"] [name="${field}"]`, PASSPHRASE);
  await page.click(`[data-coatcheck="${form}-do"]`);
  await until('the button that syncs', () => page.$('[data-coatcheck="sync-now"]').then(Boolean), 120_000);
}

it('writes sealed items, and brings settings and words back to a browser that lost them', async () => {
  await askEngine(browser, 'setDictionary', { entries: [WORD] });
  await askEngine(browser, 'setSettings', { profile: 'strict' });
  const page = await openOptions(browser, 'turn-on-sync');
  expect(await itemsOf(page)).toBe('{}');
  await turnOn(page, 'turn-on-sync', ['next', 'again']);
  const items = await itemsOf(page);
  expect(items).toContain('coatcheck-sync');
  expect(items).not.toMatch(/Ptarmigan|strict|horse/);

  // Without its vault this browser is as new; what lay in its sync comes again from the service.
  await askEngine(browser, 'forgetEverything', {});
  expect(await itemsOf(page)).toBe('{}');
  expect((await askEngine(browser, 'getDictionary', {})).entries).toEqual([]);
  await setItems(page, items);
  await page.close();
  const again = await openOptions(browser, 'join-sync');
  await turnOn(again, 'join-sync', ['next']);
  expect((await askEngine(browser, 'getDictionary', {})).entries).toMatchObject([{ term: 'Ptarmigan' }]);
  expect((await askEngine(browser, 'getSettings', {})).profile).toBe('strict');

  // A change is written by itself.
  const before = await itemsOf(again);
  await askEngine(browser, 'setSettings', { profile: 'names-only' });
  await until('the change in the sync', async () => (await itemsOf(again)) !== before);
  expect(await itemsOf(again)).not.toContain('names-only');

  await askEngine(browser, 'turnOffSync', {});
  expect(await itemsOf(again)).toBe('{}');
  await again.close();
});
