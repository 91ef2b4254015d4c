// Issue 16, item 13: what listens at a port of the person's own machine gets no script of ours until they ask for it there.
import { expect, type Page, test } from '@playwright/test';
import { browserOnly } from '../for-this-file.ts';
import { BUILT_EXTENSION, extensionAllowedOn, Panel } from '../harness.ts';
import { poll } from '../poll.ts';
import { openPopup } from '../popup.ts';
import { type ChatServer, startChatServer } from '../server.ts';

// As it is installed. The person's answer to the browser's question is given; what they ask for is still their own.
const browser = browserOnly({ extension: () => extensionAllowedOn('http://127.0.0.1/*', BUILT_EXTENSION) });
let chat: ChatServer;
let other: ChatServer;

test.beforeAll(async () => {
  chat = await startChatServer();
  other = await startChatServer();
});
test.afterAll(async () => {
  await chat.close();
  await other.close();
});

const isThere = (page: Page) => page.locator('coatcheck-panel').count();

async function open(server: ChatServer): Promise<Page> {
  const page = await browser.installed.context.newPage();
  await page.goto(`${server.url}/life/`);
  await page.locator('#chat-input').click();
  return page;
}

/** What the toolbar button says of the tab in front. */
const toolbarTitle = () =>
  browser.installed.worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: {
        tabs: { query(q: object): Promise<{ id: number }[]> };
        action: { getTitle(of: { tabId: number | undefined }): Promise<string> };
      };
    };
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.action.getTitle({ tabId: tab?.id });
  });

const LATE_PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos.';

test('nothing runs there unasked; one click protects the open page at that port and no other, with what is typed', async () => {
  const page = await open(chat);
  await page.keyboard.type(LATE_PROMPT);
  expect(await isThere(page)).toBe(0);
  expect(await toolbarTitle()).toBe('Coatcheck: this page is not protected');
  const popup = await openPopup(browser.installed, page);
  await expect(popup.locator('[data-coatcheck="no-chat"]')).toContainText('This page is not protected');
  await popup.locator('[data-coatcheck="use-here"]').click();
  await expect(popup.locator('[data-coatcheck="started-late"]')).toContainText('only after you reload it');
  await page.bringToFront();
  await poll(toolbarTitle).toBe('Coatcheck');
  await expect(page.locator('#chat-input')).toHaveValue(LATE_PROMPT);
  const late = await Panel.of(page);
  await late.expectText('badge', /\d+ will be replaced/);
  await page.locator('#chat-input').click();
  await page.keyboard.press('Enter');
  await poll(() => chat.bodies.length).toBe(1);
  expect(chat.bodies.join()).toContain('My name is');
  for (const original of ['Annika', 'Lindqvist', 'Tobias']) expect(chat.bodies.join()).not.toContain(original);
  await late.expectText('notice', /only after you reload it/);
  chat.bodies.length = 0;
  const registered = () =>
    browser.installed.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: { scripting: { getRegisteredContentScripts(): Promise<{ matches: string[] }[]> } };
      };
      return (await chrome.scripting.getRegisteredContentScripts()).map(({ matches }) => matches);
    });
  await poll(registered).toContainEqual([`${chat.url}/*`]);
  await popup.close();
  await Promise.all([page.waitForEvent('load'), late.click('notice-reload-page')]);
  await poll(() => isThere(page)).toBe(1);
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText('My name is Annika Lindqvist.');
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await poll(() => chat.bodies.length).toBe(1);
  expect(chat.bodies.join()).not.toContain('Lindqvist');
  await panel.expectText('notice', /Sent, protected/);

  const elsewhere = await open(other);
  await elsewhere.keyboard.type('Dear Annika Lindqvist,');
  expect(await isThere(elsewhere)).toBe(0);
  await elsewhere.close();
  await page.close();
});
