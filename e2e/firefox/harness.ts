// Debian's Firefox with the built extension, driven over WebDriver BiDi (Playwright drives only its own Firefox).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Settings } from '../../lib/engine/protocol.ts';
import { envelope } from '../../lib/engine/rpc.ts';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { requireBrowser } from '../../scripts/browsers.ts';
import { switchedOnHere } from '../own-machine.ts';

const BUILT = resolve(import.meta.dirname, '../../.output/firefox-mv3');
export const ADDON_ID = '{34f8a669-5aa8-430c-a819-3b759d110d01}';
/** Given beforehand, so that the extension's own pages have an address that is known. */
const ADDRESS = '0f9bf4f4-6b60-4a0c-8d69-3f0f9e9b1a11';

const copies = new WeakMap<Browser, string>();

/** Installs the same extension again: to the browser that is an update, with the pages open that stood open before. */
export async function updateInFirefox(browser: Browser): Promise<void> {
  const copy = copies.get(browser);
  if (copy === undefined) throw new Error('Updated before it was installed');
  await browser.installExtension(copy);
}

export interface Installation {
  /** The person's home folder, where an organisation's rules may lie. */
  readonly home?: string;
  readonly mode?: Settings['mode'] | 'as installed';
}

/** Most tests are about one Enter. */
export async function installInFirefox({ home, mode = 'automatic' }: Installation = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...(home === undefined ? {} : { env: { ...process.env, HOME: home } }),
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: true,
    args: ['--remote-allow-system-access'],
    defaultViewport: { width: 1100, height: 820 },
    extraPrefsFirefox: { 'extensions.webextensions.uuids': JSON.stringify({ [ADDON_ID]: ADDRESS }) },
  });
  const copy = mkdtempSync(join(tmpdir(), 'coatcheck-firefox-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  await browser.installExtension(switchedOnHere(BUILT, copy));
  copies.set(browser, copy);
  if (mode !== 'as installed') await setMode(browser, mode);
  return browser;
}

/** As a person chooses in the options. */
export async function setMode(browser: Browser, mode: Settings['mode']): Promise<void> {
  // Facts are replaced too, as in the Chromium tests.
  const request = { mode, profile: 'preempt' };
  const asked = envelope('coatcheck-background', {
    kind: 'call',
    id: 1,
    client: 'test',
    method: 'setSettings',
    request,
  });
  const page = await browser.newPage();
  // Never resolves for a page of an extension.
  void page.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => undefined);
  await until('the mode to be set', async () => {
    const answer = await page.evaluate(`browser.runtime.sendMessage(${JSON.stringify(asked)})`);
    return typeof answer === 'string' && (JSON.parse(answer) as { ok: boolean }).ok;
  });
  await page.close();
}

export async function until<T>(what: string, ask: () => Promise<T | undefined | false>, ms = 60_000): Promise<T> {
  const end = Date.now() + ms;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Of the tab whose page answers the popup's question. */
const ID_OF_CHAT = `browser.tabs.query({}).then((tabs) => Promise.any(tabs.map(async ({ id }) => {
  const answer = await browser.tabs.sendMessage(id, { target: 'coatcheck-page', ask: 'state', tab: id });
  if (typeof answer !== 'string') throw new Error('no page');
  return id;
})))`;

/** The popup as a page, on the tab that shows a chat, once it shows `part`. */
export async function openPopup(browser: Browser, part: string): Promise<Page> {
  const popup = await browser.newPage();
  const address = `moz-extension://${ADDRESS}/popup.html`;
  // Firefox never reports that an extension's page has loaded: look for what it shows instead.
  void popup.goto(address).catch(() => undefined);
  const tab = await until('a tab that answers the popup', async () => Number(await popup.evaluate(ID_OF_CHAT)));
  void popup.goto(`${address}?tab=${tab}`).catch(() => undefined);
  await until(`${part} in the popup`, async () => {
    const isThere = await popup.evaluate((query) => location.search === query, `?tab=${tab}`);
    return isThere && (await popup.$(`[data-coatcheck="${part}"]`));
  });
  return popup;
}

/** The side panel as a page, about the same tab as this popup. */
export async function openSidePanel(browser: Browser, popup: Page): Promise<Page> {
  const address = String(await popup.evaluate('location.href')).replace('popup.html', 'sidepanel.html');
  const side = await browser.newPage();
  void side.goto(address).catch(() => undefined);
  await until('the tabs of the side panel', () => side.$('[data-coatcheck="tab-replies"]').then(Boolean));
  return side;
}

/** Once it shows `part`. */
export async function openOptions(browser: Browser, part: string): Promise<Page> {
  const page = await browser.newPage();
  // Never resolves for a page of an extension.
  void page.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => undefined);
  await until(`${part} in the options`, () => page.$(`[data-coatcheck="${part}"]`).then(Boolean));
  return page;
}

/** In the popup of the tab that can do it; by script, as a popup that stands in a tab is no larger than one. */
export async function clickInPopup(browser: Browser, part: string): Promise<void> {
  const popup = await openPopup(browser, part);
  await popup.$eval(`[data-coatcheck="${part}"]`, (button) => (button as HTMLElement).click());
  await popup.close();
}

/** How many ranges each of our highlights marks. */
export function highlights(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(Array.from(CSS.highlights, ([name, highlight]) => [name, highlight.size])),
  );
}

/** What the popup would be told about the one page that is open, and what it asks of that. */
export interface TabTalk {
  state(): Promise<PromptState | undefined>;
  act(action: PromptAction): Promise<void>;
  close(): Promise<void>;
}

export async function talkToPage(browser: Browser): Promise<TabTalk> {
  const own = await browser.newPage();
  void own.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => undefined);
  await until('a page of the extension', () => own.evaluate(`browser.runtime.id !== ''`) as Promise<boolean>);
  const say = async (message: object): Promise<unknown> =>
    await own.evaluate(
      // Addresses of tabs are not told to the extension: the one that answers is it.
      `browser.tabs.query({}).then((tabs) => Promise.any(tabs.map(async ({ id }) => {
        const answer = await browser.tabs.sendMessage(id, ${JSON.stringify(message)});
        if (typeof answer !== 'string') throw new Error('no page');
        return answer;
      })))`,
    );
  return {
    async state() {
      const answer = await say({ target: 'coatcheck-page', ask: 'state', tab: 0 });
      return typeof answer === 'string' ? (JSON.parse(answer) as PromptState) : undefined;
    },
    act: async (action) => void (await say({ target: 'coatcheck-page', ask: 'act', tab: 0, action })),
    close: () => own.close(),
  };
}
