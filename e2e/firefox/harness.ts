// Debian's Firefox with the built extension, driven over WebDriver BiDi (Playwright drives only its own Firefox).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type { Settings } from '../../lib/engine/protocol.ts';
import { type EngineMethod, type RequestOf, type ResponseOf, rpcMessageTo } from '../../lib/engine/rpc.ts';
import type { PromptAction, PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { requireBrowser } from '../../scripts/browsers.ts';
import { copySwitchedOnHere } from '../own-machine.ts';
import { bidi, inFirefox } from './bidi.ts';

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
  /** The folder of a profile; a new one. */
  readonly profile?: string;
  readonly isAllowedInPrivateWindows?: boolean;
  /** Sites that the person allowed when the extension asked. */
  readonly allowed?: readonly string[];
  readonly preferences?: Readonly<Record<string, string>>;
  readonly acceptInsecureCerts?: boolean;
}

/** As a person's yes to the browser's question, which a test cannot click. */
async function allow(browser: Browser, origins: readonly string[]): Promise<void> {
  await inFirefox(
    browser,
    `ChromeUtils.importESModule('resource://gre/modules/ExtensionPermissions.sys.mjs').ExtensionPermissions.add(
      '${ADDON_ID}',
      { permissions: [], origins: ${JSON.stringify(origins)}, data_collection: [] },
      WebExtensionPolicy.getByID('${ADDON_ID}').extension,
    ).then(() => true)`,
  );
}

/** Most tests are about one Enter. */
export async function installInFirefox({
  home,
  mode = 'automatic',
  profile,
  isAllowedInPrivateWindows = false,
  allowed = [],
  preferences = {},
  acceptInsecureCerts = false,
}: Installation = {}): Promise<Browser> {
  const browser = await puppeteer.launch({
    ...(home === undefined ? {} : { env: { ...process.env, HOME: home } }),
    ...(profile === undefined ? {} : { userDataDir: profile }),
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: true,
    acceptInsecureCerts,
    args: ['--remote-allow-system-access'],
    defaultViewport: { width: 1100, height: 820 },
    extraPrefsFirefox: {
      ...preferences,
      'extensions.webextensions.uuids': JSON.stringify({ [ADDON_ID]: ADDRESS }),
    },
  });
  const copy = mkdtempSync(join(tmpdir(), 'coatcheck-firefox-'));
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
  await bidi(browser, 'webExtension.install', {
    extensionData: { type: 'path', path: copySwitchedOnHere(BUILT, copy) },
    'moz:allowPrivateBrowsing': isAllowedInPrivateWindows,
  });
  copies.set(browser, copy);
  if (allowed.length > 0) await allow(browser, allowed);
  if (mode !== 'as installed') await setMode(browser, mode);
  return browser;
}

/** Asks the engine as the extension's own pages do. */
export async function askEngine<M extends EngineMethod>(
  browser: Browser,
  method: M,
  request: RequestOf<M>,
): Promise<ResponseOf<M>> {
  const asked = rpcMessageTo('coatcheck-background', { kind: 'call', id: 1, client: 'test', method, request });
  const page = await browser.newPage();
  // Never resolves for a page of an extension.
  void page.goto(`moz-extension://${ADDRESS}/options.html`).catch(() => undefined);
  const { response } = await until(`an answer to ${method}`, async () => {
    const answer = await page.evaluate(`browser.runtime.sendMessage(${JSON.stringify(asked)})`);
    const read = typeof answer === 'string' && (JSON.parse(answer) as { ok: boolean; response: ResponseOf<M> });
    return read && (read.ok ? read : undefined);
  });
  await page.close();
  return response;
}

/** As a person chooses in the options. Facts are replaced too, as in the Chromium tests. */
export const setMode = (browser: Browser, mode: Settings['mode']): Promise<unknown> =>
  askEngine(browser, 'setSettings', { mode, profile: 'preempt' });

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

/** A page of the extension, once it shows what the selector names. */
export async function openOwn(browser: Browser, name: string, selector: string): Promise<Page> {
  const page = await browser.newPage();
  // Never resolves for a page of an extension.
  void page.goto(`moz-extension://${ADDRESS}/${name}.html`).catch(() => undefined);
  await until(`${selector} in ${name}`, () => page.$(selector).then(Boolean));
  return page;
}

/** The options, once they show `part`. */
export const openOptions = (browser: Browser, part: string): Promise<Page> =>
  openOwn(browser, 'options', `[data-coatcheck="${part}"]`);

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
