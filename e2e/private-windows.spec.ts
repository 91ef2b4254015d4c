// Incognito windows and pages that are prepared before anybody asks for them, in a browser that Playwright does not look into: what is
// private is sanitized as anything else, and nothing of it is kept.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { type EngineMethod, type RequestOf, type ResponseOf, rpcMessageTo } from '../lib/engine/rpc.ts';
import { requireBrowser } from '../scripts/browsers.ts';
import { serverOnly } from './for-this-file.ts';
import { builtExtension } from './harness.ts';
import { poll } from './poll.ts';
import { profileFilesWith } from './profile-files.ts';

const PROMPT = 'My name is Annika Lindqvist.';
/** In no list that comes with the extension, and nowhere else in the profile. */
const ACCOUNT = 'NL91 ABNA 0417 1643 00';

const shared = serverOnly();
let profile: string;
let browser: Browser;
let id: string;

const launch = () =>
  puppeteer.launch({
    executablePath: requireBrowser('chromium'),
    headless: true,
    userDataDir: profile,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--no-sandbox',
      `--disable-extensions-except=${builtExtension()}`,
      `--load-extension=${builtExtension()}`,
      '--no-first-run',
      '--disable-quic',
      '--disable-background-networking',
    ],
    protocolTimeout: 120_000,
  });

/** As a person does on the browser's page of extensions; one that is loaded from a folder starts again with the browser only. */
async function allowInIncognito(): Promise<void> {
  const page = await browser.newPage();
  await page.goto('chrome://extensions');
  await page.evaluate(async (extensionId) => {
    const { chrome } = globalThis as unknown as {
      chrome: { developerPrivate: Record<string, (about: object) => Promise<void>> };
    };
    await chrome.developerPrivate.updateProfileConfiguration?.({ inDeveloperMode: true });
    await chrome.developerPrivate.updateExtensionConfiguration?.({ extensionId, incognitoAccess: true });
  }, id);
  await browser.close();
  browser = await launch();
  await worker();
}

const worker = () => browser.waitForTarget((target) => target.type() === 'service_worker', { timeout: 60_000 });

async function ownPage(): Promise<Page> {
  const page = await browser.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  return page;
}

async function ask<M extends EngineMethod>(method: M, request: RequestOf<M>): Promise<ResponseOf<M>> {
  const page = await ownPage();
  const message = rpcMessageTo('coatcheck-background', { kind: 'call', id: 1, client: 'test', method, request });
  const answer = (await page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify(message)})`)) as string;
  await page.close();
  return (JSON.parse(answer) as { response: ResponseOf<M> }).response;
}

async function openIncognito(url: string): Promise<Page> {
  const page = await ownPage();
  const isPrivate = await page.evaluate(async (address) => {
    const { chrome } = globalThis as unknown as {
      chrome: { windows: { create(about: object): Promise<{ incognito: boolean }> } };
    };
    return (await chrome.windows.create({ incognito: true, url: address })).incognito;
  }, url);
  expect(isPrivate).toBe(true);
  const target = await browser.waitForTarget((one) => one.url().startsWith(url), { timeout: 60_000 });
  const opened = await target.page();
  if (!opened) throw new Error('The window shows no page.');
  await page.close();
  return opened;
}

/** Sends the prompt and gives back the name that left. */
async function send(page: Page, prompt = PROMPT): Promise<string> {
  const before = shared.server.bodies.length;
  await page.bringToFront();
  const composer = await page.waitForSelector('#chat-input', { timeout: 60_000 });
  await composer?.click();
  await page.keyboard.sendCharacter(prompt);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(before + 1);
  const { text } = JSON.parse(shared.server.bodies.at(-1) ?? '{}') as { text: string };
  const name = /name is (.+)\./.exec(text)?.[1] ?? '';
  expect(text).not.toContain(ACCOUNT);
  expect(name).not.toMatch(/Annika|Lindqvist|^$/);
  await poll(() => page.evaluate(() => document.body.textContent ?? '')).toContain('Best wishes');
  return name;
}

const conversations = async () => (await ask('vaultSummary', {})).conversations;

test.beforeAll(async () => {
  profile = mkdtempSync(join(tmpdir(), 'coatcheck-private-'));
  browser = await launch();
  id = new URL((await worker()).url()).host;
  await allowInIncognito();
  await ask('setSettings', { mode: 'automatic' });
});
test.afterAll(async () => {
  await browser.close();
  rmSync(profile, { recursive: true, force: true });
});

test('a page that was prepared unseen is guarded once it is shown', async () => {
  const page = await browser.newPage();
  await page.goto(`${shared.server.url}/life/`);
  const prepared = `${shared.server.url}/life/?prepared`;
  await page.evaluate((url) => {
    const rules = document.createElement('script');
    rules.type = 'speculationrules';
    rules.textContent = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
    document.head.append(rules);
    const link = document.body.appendChild(document.createElement('a'));
    Object.assign(link, { href: url, id: 'prepared', textContent: 'There' });
  }, prepared);
  await poll(() => shared.server.arrived).toContain('GET /life/?prepared');
  const shown = async () =>
    page.evaluate(() => ({
      url: location.href,
      unseenMs: (performance.getEntriesByType('navigation')[0] as { activationStart?: number } | undefined)
        ?.activationStart,
    }));
  await Promise.all([page.waitForNavigation(), page.click('#prepared')]);
  await poll(async () => (await shown()).url).toBe(prepared);
  expect((await shown()).unseenMs).toBeGreaterThan(0);
  const before = await conversations();
  await send(page);
  expect(await conversations()).toBe(before + 1);
  await page.close();
});

test('an incognito window: sanitized, one name for one chat, and nothing is kept', async () => {
  const before = await conversations();
  const page = await openIncognito(`${shared.server.url}/life/`);
  const name = await send(page, `My IBAN is ${ACCOUNT}. ${PROMPT}`);
  await poll(() => page.url()).toContain('/life/c/');
  expect(await send(page)).toBe(name);
  const chat = /\/c\/([\w-]+)/.exec(page.url())?.[1] ?? '';
  expect(chat).not.toBe('');
  // The engine keeps a private chat in memory, so the chat is recognised after a reload of the page.
  await page.reload();
  expect(await send(page)).toBe(name);
  expect(await conversations()).toBe(before);
  expect(JSON.stringify(await ask('exportReceipts', {}))).not.toContain(chat);
  await page.close();

  await browser.close();
  for (const text of [chat, name, ACCOUNT]) expect(profileFilesWith(profile, text)).toEqual([]);
  browser = await launch();
  await worker();
  expect(await conversations()).toBe(before);
});
