// The passphrase in Firefox, whose background page is stopped when it is idle: the unlocked key waits in the session's memory.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installInFirefox, openOptions, until } from './harness.ts';

const PASSPHRASE = 'correct horse battery staple';

let browser: Browser;

beforeAll(async () => {
  browser = await installInFirefox();
});
afterAll(() => browser.close());

const isKept = (page: Page) =>
  page.evaluate('browser.storage.session.get().then((all) => Object.keys(all).includes("vault-key"))');

it('is set, locked and unlocked in the options; the key is kept for the session while it is unlocked', async () => {
  const page = await openOptions(browser, 'set-passphrase');
  await page.click('[data-coatcheck="set-passphrase"] summary');
  for (const field of ['next', 'again'])
    await page.type(`[data-coatcheck="set-passphrase"] [name="${field}"]`, PASSPHRASE);
  await page.click('[data-coatcheck="set-passphrase-do"]');
  await until('the button that locks', () => page.$('[data-coatcheck="lock"]').then(Boolean), 60_000);
  expect(await isKept(page)).toBe(true);

  await page.click('[data-coatcheck="lock"]');
  await until('the lock', () => page.$('[data-coatcheck="unlock-passphrase"]').then(Boolean));
  expect(await isKept(page)).toBe(false);

  await page.type('[data-coatcheck="unlock-passphrase"]', PASSPHRASE);
  await page.click('[data-coatcheck="unlock-now"]');
  await until('the settings', () => page.$('[data-coatcheck="profile"]').then(Boolean), 60_000);
  expect(await isKept(page)).toBe(true);
});
