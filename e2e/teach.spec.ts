// What the popup says of a site, teaching a site, and sites that are not on the list.
import { expect, type Page, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';
import { extensionAllowedOn, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { bundleBehaviour, openStructure } from './sites/structures.ts';

const PROMPT = 'My name is Annika Lindqvist, phone +1 503 555 0142.';
const OWN = { fixture: 'generic', address: 'https://chat.example.org/' };
const LOCAL = { fixture: 'generic', address: 'http://localhost/chat' };
const CHATGPT = { fixture: 'chatgpt', address: 'https://chatgpt.com/' };

const shared = browserOnly({ extension: () => extensionAllowedOn('https://chat.example.org/*') });
let script: string;

test.beforeAll(async () => {
  script = await bundleBehaviour();
});

const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function sendsSanitized(page: Page, bodies: readonly string[]): Promise<void> {
  const before = bodies.length;
  await x(page, 'composer').click();
  await page.keyboard.type(PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
  await x(page, 'send').click();
  await poll(() => bodies.length).toBe(before + 1);
  expect(bodies.at(-1)).toContain('My name is');
  for (const original of ['Annika', 'Lindqvist', '503 555 0142']) expect(bodies.join()).not.toContain(original);
}

test('says what was found on a known site', async () => {
  const { page } = await openStructure(shared.installed.context, CHATGPT, script);
  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'health')).toHaveText('Composer found · send button found · replies found');
  await expect(part(popup, 'health-advice')).toHaveCount(0);
  await popup.close();
  await page.close();
});

test('says so where a site has changed, and the general rules protect it', async () => {
  const opened = await openStructure(shared.installed.context, CHATGPT, script, (html) =>
    html.replaceAll('prompt-textarea', 'q7x').replaceAll('send-button', 'q8x').replaceAll('composer-submit', 'q9x'),
  );
  const popup = await openPopup(shared.installed, opened.page);
  await expect(part(popup, 'health')).toContainText('Composer found by how it behaves');
  await expect(part(popup, 'health')).toContainText('send button found by its label');
  await expect(part(popup, 'health-advice')).toContainText('has changed since Coatcheck learned it');
  await popup.close();
  await opened.page.bringToFront();
  await sendsSanitized(opened.page, opened.bodies);
  await opened.page.close();
});

test('is taught a site by mouse, uses what it was shown, lists it and forgets it', async () => {
  const { page, bodies } = await openStructure(shared.installed.context, LOCAL, script);
  const panel = await Panel.of(page);
  const popup = await openPopup(shared.installed, page);
  // The fold of the health line lies in the fold of the site.
  await popup.locator('summary:has([data-coatcheck="health"])').click();
  await part(popup, 'teach').click();
  await page.bringToFront();
  await panel.expectText('picker', /box you type in/);

  await x(page, 'log').click();
  await panel.expectText('picker', /That is not a text box/);
  await x(page, 'composer').click();
  await panel.expectText('picker', /button that sends/);
  // Disabled, for there is no text.
  await x(page, 'send').click({ force: true });
  await panel.expectText('picker', /Point at a reply/);
  // The reply stands where the card does.
  await panel.click('picker-move');
  await x(page, 'text').last().click();
  await panel.expectText('picker', /Composertextarea\[placeholder="Type here"\] · 1 found/);
  // Nothing of all that reached the page.
  expect(bodies).toEqual([]);
  await panel.click('picker-keep');
  await poll(() => panel.textOf('picker')).toBeUndefined();

  await popup.bringToFront();
  await expect(part(popup, 'health')).toContainText(
    'Composer found · send button found · replies found · as you showed',
  );
  await page.bringToFront();
  await sendsSanitized(page, bodies);
  await page.reload();
  await popup.bringToFront();
  await expect(part(popup, 'health')).toContainText('as you showed');

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  await expect(part(options, 'taught-site')).toContainText('textarea[placeholder="Type here"]');
  await part(options, 'forget-taught').click();
  await part(options, 'forget-taught-confirm').click();
  await expect(part(options, 'taught-site')).toHaveCount(0);
  await popup.bringToFront();
  await expect(part(popup, 'health')).not.toContainText('as you showed');
  await options.close();
  await popup.close();
  await page.close();
});

test('is taught a site by keyboard, and Escape drops it', async () => {
  const { page } = await openStructure(shared.installed.context, LOCAL, script);
  const panel = await Panel.of(page);
  const popup = await openPopup(shared.installed, page);
  await popup.locator('summary:has([data-coatcheck="health"])').click();
  await part(popup, 'teach').click();
  await page.bringToFront();
  await panel.expectText('picker', /box you type in/);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.expectText('picker', /button that sends/);
  await page.keyboard.press('s');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await panel.expectText('picker', /Send buttonskipped/);
  await page.keyboard.press('Escape');
  await poll(() => panel.textOf('picker')).toBeUndefined();
  await expect(part(popup, 'health')).not.toContainText('as you showed');
  await popup.close();
  await page.close();
});

/** What the toolbar button says on the tab with this address. */
const toolbarTitle = (url: string): Promise<string> =>
  shared.installed.worker.evaluate(async (pattern) => {
    const { chrome } = globalThis as unknown as {
      chrome: {
        tabs: { query(by: { url: string }): Promise<{ id: number }[]> };
        action: { getTitle(of: { tabId: number }): Promise<string> };
      };
    };
    const [tab] = await chrome.tabs.query({ url: pattern });
    return tab ? chrome.action.getTitle({ tabId: tab.id }) : '';
  }, url);

test('is switched on for a site that is not on the list', async () => {
  const opened = await openStructure(shared.installed.context, OWN, script);
  const popup = await openPopup(shared.installed, opened.page);
  await expect(part(popup, 'no-chat')).toContainText('What you write on chat.example.org is sent as you write it.');
  await part(popup, 'use-here').click();
  await expect(part(popup, 'started-late')).toContainText('only after you reload it');
  const registered = () =>
    shared.installed.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: { scripting: { getRegisteredContentScripts(): Promise<{ matches: string[] }[]> } };
      };
      return (await chrome.scripting.getRegisteredContentScripts()).map(({ matches }) => matches);
    });
  await poll(registered).toContainEqual(['https://chat.example.org/*']);
  await opened.page.evaluate(() => document.body.setAttribute('data-before-reload', ''));
  await part(popup, 'reload').click();
  await opened.page.bringToFront();
  await opened.page.locator('body[data-ready]:not([data-before-reload])').waitFor();
  await sendsSanitized(opened.page, opened.bodies);
  // Of two reloads in quick succession the browser drops the button's state too.
  await opened.page.reload();
  await opened.page.reload();
  await poll(() => toolbarTitle('https://chat.example.org/*')).toBe('Coatcheck');

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  await expect(part(options, 'own-site')).toContainText('https://chat.example.org');
  await options.close();
  await popup.close();
  await opened.page.close();
});
