// Teaching a site in Firefox, a file of sites that the person imports, and a site that is not on the list.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { claude } from '../../lib/sites/claude.ts';
import { fixtureExpectationsByGeneration } from '../../lib/sites/site-adapter-of.ts';
import { bundleBehaviour } from '../sites/structures.ts';
import { highlights, installInFirefox, openOptions, openPopup, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';
import { openStructure } from './structures.ts';
import { typeInto } from './typing.ts';

const PROMPT = 'My name is Annika Lindqvist, phone +1 503 555 0142.';
const LOCAL = { fixture: 'generic', address: 'http://localhost/chat' };
const OWN = { fixture: 'generic', address: 'https://chat.example.org/' };
const FILE = {
  format: 'coatcheck-sites',
  version: 1,
  revision: '2026-12-01',
  sites: [{ id: 'claude', selectors: { send: ['[data-new-send]'], assistantMessage: ['[data-new-reply]'] } }],
};

const folder = mkdtempSync(join(tmpdir(), 'coatcheck-sites-'));
let browser: Browser;
let script: string;
const opened: Page[] = [];

beforeAll(async () => {
  script = await bundleBehaviour();
  // A test cannot click Firefox's question about a site, so it is answered before.
  browser = await installInFirefox({ allowed: ['https://chat.example.org/*'] });
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true, force: true });
});

const x = (name: string) => `[data-x="${name}"]`;
const part = (name: string) => `[data-coatcheck="${name}"]`;

const says = (page: Page, name: string, pattern: RegExp) =>
  until(`${name} to say ${pattern}`, async () =>
    (await page.$$eval(part(name), (all) => all.map(({ textContent }) => textContent))).some((text) =>
      pattern.test(text),
    ),
  );

const isGone = (page: Page, name: string) => until(`no ${name}`, async () => (await page.$(part(name))) === null);

/** By script: a part may stand below what the window shows, or in a fold. */
const click = (page: Page, name: string) => page.$eval(part(name), (button) => (button as HTMLElement).click());

async function open(...about: Parameters<typeof openStructure> extends [Browser, ...infer Rest] ? Rest : never) {
  const structure = await openStructure(browser, ...about);
  opened.push(structure.page);
  return { ...structure, panel: new PanelInFirefox(browser, structure.page) };
}

async function popupWith(name: string): Promise<Page> {
  const popup = await openPopup(browser, name);
  opened.push(popup);
  return popup;
}

async function optionsWith(name: string): Promise<Page> {
  const options = await openOptions(browser, name);
  opened.push(options);
  return options;
}

async function sendsSanitized(page: Page, bodies: readonly string[]): Promise<void> {
  const before = bodies.length;
  await page.bringToFront();
  await typeInto(page, x('composer'), PROMPT);
  await until('marks', async () => (await highlights(page))['coatcheck-risk-5'] || page.$('coatcheck-overlay'));
  await page.click(x('send'));
  await until('the request', async () => bodies.length > before);
  expect(bodies).toHaveLength(before + 1);
  expect(bodies.at(-1)).toContain('My name is');
  for (const original of ['Annika', 'Lindqvist', '503 555 0142']) expect(bodies.join()).not.toContain(original);
}

it('is taught a site by mouse, uses what it was shown, lists it and forgets it', async () => {
  const { page, bodies } = await open(LOCAL, script);
  const picker = new PanelInFirefox(browser, page, 'coatcheck-picker');
  const popup = await popupWith('teach');
  await click(popup, 'teach');
  await page.bringToFront();
  await picker.expectText('picker', /box you type in/);
  await page.click(x('log'));
  await picker.expectText('picker', /That is not a text box/);
  await page.click(x('composer'));
  await picker.expectText('picker', /button that sends/);
  await page.click(x('send'));
  await picker.expectText('picker', /Point at a reply/);
  // The reply stands where the card does.
  await picker.click('picker-move');
  const replies = await page.$$(x('text'));
  await replies.at(-1)?.click();
  await picker.expectText('picker', /Composertextarea\[placeholder="Type here"\] · 1 found/);
  // Nothing of all that reached the page.
  expect(bodies).toEqual([]);
  await picker.click('picker-keep');
  await until('no picker', async () => (await picker.textOf('picker')) === undefined);

  await says(popup, 'health', /Composer found · send button found · replies found · as you showed/);
  await sendsSanitized(page, bodies);
  await page.reload();
  await page.waitForSelector('body[data-ready]');
  await says(popup, 'health', /as you showed/);

  const options = await optionsWith('taught-site');
  await says(options, 'taught-site', /textarea\[placeholder="Type here"\]/);
  await click(options, 'forget-taught');
  await until('the question', () => options.$(part('forget-taught-confirm')).then(Boolean));
  await click(options, 'forget-taught-confirm');
  await isGone(options, 'taught-site');
  await until('the health line without it', async () => {
    const text = await popup.$eval(part('health'), ({ textContent }) => textContent);
    return text !== null && !text.includes('as you showed');
  });
});

/** A page that the site changed after the release. */
const changed = (html: string) =>
  html
    .replaceAll('data-x="send"', 'data-x="send" data-new-send')
    .replace('<template data-x="assistant"><', '<template data-x="assistant"><section data-new-reply><')
    .replace(/(<template data-x="assistant">.*?)<\/template>/s, '$1</section></template>');

async function choose(options: Page, content: object): Promise<void> {
  const file = join(folder, 'sites.json');
  writeFileSync(file, JSON.stringify(content));
  const input = await options.$(`${part('site-file')} input[type="file"]`);
  await input?.uploadFile(file);
}

it('a file of sites is refused with the field that is wrong, shown before it is used, used on the site, and removed', async () => {
  const options = await optionsWith('site-file');
  await choose(options, { ...FILE, sites: [{ id: 'claude', script: 'alert(1)' }] });
  await until('the field', () =>
    options.evaluate(() => document.body.textContent?.includes('file.sites[0].script: is not a known field')),
  );
  expect(await options.$(part('site-file-offer'))).toBeNull();
  await choose(options, FILE);
  await says(options, 'site-change', /\[data-new-send\]/);
  await click(options, 'use-site-file');
  await says(options, 'site-file-now', /2026-12-01/);

  const [expectation] = fixtureExpectationsByGeneration(claude);
  if (!expectation) throw new Error('There is no structure.');
  const { page, bodies, panel } = await open(expectation, script, changed);
  await sendsSanitized(page, bodies);
  const reply = () => page.$$eval(x('text'), (all) => all.at(-1)?.textContent ?? '');
  await until('the reply', async () => (await reply()).includes('Best wishes to'));
  await panel.click('restore-toggle');
  await until('the originals', async () => (await reply()).includes('Annika'));
  await says(await popupWith('health'), 'health', /replies found/);

  await click(options, 'remove-site-file');
  const remove = '[role="alertdialog"] button';
  await until('the question', () => options.$(remove).then(Boolean));
  await options.$$eval(remove, (all) => {
    const button = all.find(({ textContent }) => textContent === 'Remove');
    (button as HTMLElement).click();
  });
  await isGone(options, 'site-file-now');
});

/** The popup on the tab of a site where Coatcheck does not run: no page of that tab answers. */
async function popupOn(origin: string): Promise<Page> {
  const popup = await optionsWith('language');
  const query = `browser.tabs.query({ url: '${origin}/*' }).then(([tab]) => tab?.id)`;
  const tab = await until('the tab', async () => Number(await popup.evaluate(query)));
  const address = String(await popup.evaluate('location.href')).replace('options.html', `popup.html?tab=${tab}`);
  void popup.goto(address).catch(() => undefined);
  await until('the offer', () => popup.$(part('use-here')).then(Boolean));
  return popup;
}

it('is switched on for a site that is not on the list', async () => {
  const { page, bodies } = await open(OWN, script);
  expect(await page.$('coatcheck-panel')).toBeNull();
  const popup = await popupOn('https://chat.example.org');
  await popup.click(part('use-here'));
  await says(popup, 'started-late', /only after you reload it/);
  // The open page is protected at once.
  await page.bringToFront();
  await sendsSanitized(page, bodies);
  const scripts = 'browser.scripting.getRegisteredContentScripts().then((all) => JSON.stringify(all))';
  await until('the registration', async () =>
    String(await popup.evaluate(scripts)).includes('https://chat.example.org/*'),
  );
  await page.evaluate(() => document.body.setAttribute('data-before-reload', ''));
  await click(popup, 'reload');
  await page.bringToFront();
  await page.waitForSelector('body[data-ready]:not([data-before-reload])');
  await until('the panel', () => page.$('coatcheck-panel').then(Boolean));
  await sendsSanitized(page, bodies);
  const options = await optionsWith('own-site');
  await says(options, 'own-site', /https:\/\/chat\.example\.org/);
});
