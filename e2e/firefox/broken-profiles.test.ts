// A vault in Firefox that this version cannot read: nothing may be sent, nothing lost, and the notice says why.
import { expect, it } from 'vitest';
import { endBackground } from './background.ts';
import { browserAndServer } from './for-this-file.ts';
import { askEngine, openOptions } from './harness.ts';
import { PanelInFirefox } from './panel.ts';

const PROMPT = 'My name is Annika Lindqvist.';
const COMPOSER = '#chat-input';

const shared = browserAndServer();

it('a vault of a newer version', async () => {
  const { browser, server } = shared;
  const options = await openOptions(browser, 'language');
  // By now its databases are there.
  await askEngine(browser, 'vaultSummary', {});
  await options.evaluate(`indexedDB.databases().then((all) => Promise.all(all.map(({ name }) => new Promise((done, fail) => {
    const request = indexedDB.open(name, 999);
    request.onsuccess = () => { request.result.close(); done(); };
    request.onerror = () => fail(request.error);
  }))))`);
  await options.close();
  await endBackground(browser);
  const page = await browser.newPage();
  await page.goto(`${server.url}/life/`);
  await page.waitForSelector(COMPOSER);
  await page.click(COMPOSER);
  await page.keyboard.type(PROMPT);
  await page.keyboard.press('Enter');
  await new PanelInFirefox(browser, page).expectText('notice', /newer/i);
  expect(await page.$eval(COMPOSER, (field) => (field as HTMLTextAreaElement).value)).toBe(PROMPT);
  expect(server.bodies).toEqual([]);
  await page.close();
});
