// Private windows in Firefox: the extension runs there only where the person allowed it, prompts are sanitized as in any window, and nothing
// of them is kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { profileFilesWith } from '../profile-files.ts';
import { type ChatServer, startChatServer } from '../server.ts';
import { inFirefox } from './bidi.ts';
import { askEngine, installInFirefox, until } from './harness.ts';
import { typeInto } from './typing.ts';

const PROMPT = 'My name is Annika Lindqvist.';
/** In no list that comes with the extension, and nowhere else in the profile. */
const ACCOUNT = 'NL91 ABNA 0417 1643 00';
const COMPOSER = '#chat-input';

let server: ChatServer;
/** A new one for each test: Firefox keeps in it that an extension is allowed in private windows. */
let profile: string;
let browser: Browser;

beforeAll(async () => {
  server = await startChatServer();
});
afterAll(() => server.close());
beforeEach(() => {
  profile = mkdtempSync(join(tmpdir(), 'coatcheck-private-'));
});
afterEach(async () => {
  if (browser.connected) await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

/** As “Open Link in New Private Window” does, which needs no permission of the extension. */
async function openPrivate(url: string): Promise<Page> {
  await inFirefox(browser, `void openTrustedLinkIn('${url}', 'window', { private: true }) ?? true`);
  const page = await until('the private window', async () =>
    (await browser.pages()).find((opened) => opened.url() === url),
  );
  await page.waitForSelector(COMPOSER);
  const isPrivate = await inFirefox(
    browser,
    `[...Services.wm.getEnumerator('navigator:browser')].some((one) =>
      PrivateBrowsingUtils.isWindowPrivate(one) && one.gBrowser.currentURI.spec === '${url}')`,
  );
  expect(isPrivate).toBe(true);
  return page;
}

async function ask(page: Page, prompt: string): Promise<string> {
  const before = server.bodies.length;
  await page.bringToFront();
  await typeInto(page, COMPOSER, prompt);
  await page.keyboard.press('Enter');
  await until('the request', async () => server.bodies.length > before);
  expect(server.bodies).toHaveLength(before + 1);
  await until('the reply', () => page.evaluate(() => document.body.textContent?.includes('Best wishes')));
  const { text } = JSON.parse(server.bodies.at(-1) ?? '{}') as { text: string };
  return text;
}

/** Sends the prompt and gives back the name that left. */
async function send(page: Page, prompt = PROMPT): Promise<string> {
  const text = await ask(page, prompt);
  const name = /name is (.+)\./.exec(text)?.[1] ?? '';
  expect(text).not.toContain(ACCOUNT);
  expect(name).not.toMatch(/Annika|Lindqvist|^$/);
  return name;
}

const conversations = async () => (await askEngine(browser, 'vaultSummary', {})).conversations;

const chatOf = (page: Page) =>
  until('the address of the chat', async () => /\/life\/c\/([\w-]+)/.exec(page.url())?.[1]);

it('allowed there: sanitized, one name for one chat, and nothing is kept', async () => {
  browser = await installInFirefox({ profile, isAllowedInPrivateWindows: true });
  // A control: the counts and files that are read below do change by a chat in a normal window.
  const normal = await browser.newPage();
  await normal.goto(`${server.url}/life/`);
  await normal.waitForSelector(COMPOSER);
  await send(normal);
  const kept = await chatOf(normal);
  const before = await conversations();
  expect(before).toBe(1);

  const page = await openPrivate(`${server.url}/life/?private`);
  const name = await send(page, `My IBAN is ${ACCOUNT}. ${PROMPT}`);
  const chat = await chatOf(page);
  expect(await send(page)).toBe(name);
  // The engine keeps a private chat in memory, so the chat is recognised after a reload of the page.
  await page.reload();
  await page.waitForSelector(COMPOSER);
  expect(await send(page)).toBe(name);
  expect(await conversations()).toBe(before);
  const receipts = JSON.stringify(await askEngine(browser, 'exportReceipts', {}));
  expect(receipts).not.toContain(chat);
  await page.close();

  await browser.close();
  expect(profileFilesWith(profile, kept)).not.toEqual([]);
  for (const text of [chat, name, ACCOUNT]) expect(profileFilesWith(profile, text)).toEqual([]);
});

it('not allowed there: the page is as it would be without the extension, and a normal window is protected', async () => {
  browser = await installInFirefox({ profile });
  const page = await openPrivate(`${server.url}/life/?private`);
  expect(await ask(page, PROMPT)).toBe(PROMPT);
  expect(await page.$('coatcheck-panel')).toBeNull();
  await page.close();
  const normal = await browser.newPage();
  await normal.goto(`${server.url}/life/`);
  await normal.waitForSelector(COMPOSER);
  await send(normal);
});
