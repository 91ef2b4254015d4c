// The languages in Firefox: one is chosen in the options, and the panel in a site, what it says, and the popup follow.
import { expect, it } from 'vitest';
import { browserAndServer } from './for-this-file.ts';
import { openOptions, openPopup, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';

const shared = browserAndServer();

it('the popup, the panel and the notice speak the language that is chosen in the options', async () => {
  const { browser, server } = shared;
  const page = await browser.newPage();
  await page.goto(`${server.url}/assistant-ui/`);
  await page.waitForSelector('textarea[name="input"]');
  const panel = new PanelInFirefox(browser, page);
  await page.click('textarea[name="input"]');
  await page.keyboard.type('My name is Annika Lindqvist, phone +1 503 555 0142.');
  await panel.expectText('badge', /^\d will be replaced$/);

  const options = await openOptions(browser, 'language');
  const heading = () => options.$eval('h1', ({ textContent }) => textContent);
  const popup = await openPopup(browser, 'original-text');
  const label = () => popup.$eval('[data-coatcheck="original-text"]', (text) => text.getAttribute('aria-label'));
  expect(await label()).toBe('Original text');
  for (const [tag, title, original, badge] of [
    ['de', 'Coatcheck-Einstellungen', 'Originaltext', /^\d werden ersetzt$/],
    ['zh-CN', 'Coatcheck 选项', '原文', /^将替换 \d 项$/],
  ] as const) {
    await options.select('[data-coatcheck="language"]', tag);
    await until(title, async () => (await heading()) === title);
    expect(await options.evaluate(() => document.documentElement.lang)).toBe(tag);
    await until(original, async () => (await label()) === original);
    await panel.expectText('badge', badge);
  }
  await page.bringToFront();
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /替换了 \d 个值/);
  expect(server.bodies.join()).not.toContain('Annika');
});
