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

test('nothing runs there unasked; asked by the popup, it runs at that port and no other', async () => {
  const page = await open(chat);
  await page.keyboard.type('Dear Annika Lindqvist,');
  expect(await isThere(page)).toBe(0);
  const popup = await openPopup(browser.installed, page);
  await expect(popup.locator('[data-coatcheck="no-chat"]')).toBeVisible();
  await popup.locator('[data-coatcheck="use-here"]').click();
  await popup.locator('[data-coatcheck="use-here-granted"]').waitFor();
  const registered = () =>
    browser.installed.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as {
        chrome: { scripting: { getRegisteredContentScripts(): Promise<{ matches: string[] }[]> } };
      };
      return (await chrome.scripting.getRegisteredContentScripts()).map(({ matches }) => matches);
    });
  await poll(registered).toContainEqual([`${chat.url}/*`]);
  await popup.close();
  await page.reload();
  await poll(() => isThere(page)).toBe(1);
  const panel = await Panel.of(page);
  await page.locator('#chat-input').click();
  await page.keyboard.insertText('My name is Annika Lindqvist.');
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Enter');
  await poll(() => chat.bodies.length).toBe(1);
  expect(chat.bodies.join()).not.toContain('Lindqvist');

  const elsewhere = await open(other);
  await elsewhere.keyboard.type('Dear Annika Lindqvist,');
  expect(await isThere(elsewhere)).toBe(0);
  await elsewhere.close();
  await page.close();
});
