// Issue 21 in Firefox: a fact is hidden from a model server of the person's own, and a noisy hint goes along. The server is the real one.
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OwnModelServer, startOwnModelServer } from '../own-model-server.ts';
import { askEngine, installInFirefox, openOptions, openOwn, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';

const PROMPT = 'I am 64 and have type 2 diabetes. Why am I so tired?';
const IN_SET = 'type 2 diabetes';
const OUTSIDE = '64';
/** Numbers of a vector of models/restore-en. */
const DIMENSION = 16;
const BYTES_PER_NUMBER = 4;
/** deep-chat keeps its parts in a shadow root. */
const COMPOSER = 'deep-chat >>> #text-input';
const OWN_COMPOSER = '[data-demo-composer]';

let browser: Browser;
let server: OwnModelServer;
const opened: Page[] = [];

beforeAll(async () => {
  server = await startOwnModelServer('models/restore-en');
  browser = await installInFirefox({ allowed: ['http://127.0.0.1/*'] });
});
afterAll(async () => {
  await browser.close();
  await server.close();
});
beforeEach(async () => {
  server.bodies.length = 0;
  server.mode = 'answer';
  await askEngine(browser, 'forgetEverything', {});
  await askEngine(browser, 'setSettings', { mode: 'automatic', profile: 'balanced' });
});
afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

const part = (name: string) => `[data-coatcheck="${name}"]`;

const says = (page: Page, selector: string, pattern: RegExp) =>
  until(`${selector} to say ${pattern}`, async () =>
    pattern.test((await page.$eval(selector, ({ textContent }) => textContent)) ?? ''),
  );

async function saveServer(): Promise<void> {
  const options = await openOptions(browser, 'model-server-address');
  await options.type(part('model-server-address'), server.url);
  await options.click(part('model-server-save'));
  await says(options, part('model-server'), /coatcheck-restore-en, \d+ types of facts, suggested ε = 10/);
  await options.close();
}

async function write(page: Page, composer: string): Promise<PanelInFirefox> {
  await page.bringToFront();
  const field = await page.waitForSelector(composer);
  await field?.click();
  await page.keyboard.type(PROMPT);
  const panel = new PanelInFirefox(browser, page);
  await panel.expectText('badge', /./);
  await panel.click('badge');
  return panel;
}

/** The fact's row moves to the other group first: a click before that may land on another row. */
async function openHidden(panel: PanelInFirefox, text: string): Promise<void> {
  await panel.click('span-row', { text, inside: 'risk-toggle' });
  await panel.expectText('group-replaced', new RegExp(text));
  await panel.click('span-row', { text, inside: 'span-open' });
}

async function hide(panel: PanelInFirefox, text: string): Promise<void> {
  await openHidden(panel, text);
  await panel.click('hide-hint');
  await panel.expectText('group-replaced', new RegExp(`${text} → removed`));
}

async function openChat(query = ''): Promise<Page> {
  const page = await browser.newPage();
  opened.push(page);
  await page.goto(`${server.url}/own-model/${query}`);
  return page;
}

const vectorIn = (body: string): Buffer => Buffer.from(JSON.parse(body).privacy_restore.vector, 'base64');

it('a hidden fact never arrives, one vector does, and the streamed answer is shown', async () => {
  await saveServer();
  const page = await openChat();
  const panel = await write(page, COMPOSER);
  await hide(panel, IN_SET);
  await panel.expectText('group-replaced', /type 2 diabetes → removed; a noisy hint goes to your server/);
  await hide(panel, OUTSIDE);
  await panel.expectText('group-replaced', /64 → removed, without a hint/);
  await panel.click('send');
  await until('the request', async () => server.bodies.length === 1);
  const [sent = ''] = server.bodies;
  for (const secret of ['diabetes', '64', 'type 2', 'sugar']) expect(sent).not.toContain(secret);
  const { messages, model } = JSON.parse(sent);
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Why am I so tired?' });
  expect(model).toBe('coatcheck-restore-en');
  expect(vectorIn(sent)).toHaveLength(DIMENSION * BYTES_PER_NUMBER);
  await says(page, 'deep-chat >>> .ai-message-text', /\p{L}{3,}/u);
  await panel.expectText('notice', new RegExp(`A noisy hint went along to ${new URL(server.url).host}\\.`));
  const { conversations } = await askEngine(browser, 'exportLedger', {});
  const joint = conversations.flatMap(({ released }) => released.spent.filter(({ kind }) => kind === 'joint'));
  expect(joint).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
});

it('our own chat asks the server, with the hint and without the fact', async () => {
  await saveServer();
  const page = await openOwn(browser, 'model-chat', OWN_COMPOSER);
  opened.push(page);
  const panel = await write(page, OWN_COMPOSER);
  await hide(panel, IN_SET);
  await panel.click('send');
  await until('the request', async () => server.bodies.length === 1);
  const [sent = ''] = server.bodies;
  expect(sent).not.toContain('diabetes');
  expect(vectorIn(sent)).toHaveLength(DIMENSION * BYTES_PER_NUMBER);
  await says(page, '[data-demo-role="assistant"]', /\p{L}{3,}/u);
  expect(await page.$eval('[data-demo-received]', ({ textContent }) => textContent)).toBe(
    JSON.parse(sent).messages[0].content,
  );
});

it('without a server no hint is offered', async () => {
  const panel = await write(await openChat(), COMPOSER);
  await openHidden(panel, IN_SET);
  await panel.expectText('hiding', /A placeholder/);
  expect(await panel.textOf('hide-hint')).toBeUndefined();
});

it.each([
  ['gone', '', 'does not answer. Start your model server'],
  ['renewed', '', 'has other restoration vectors than when it was tested'],
  ['answer', '?elsewhere', 'it was no chat request to'],
] as const)('nothing is claimed and the text comes back: server %s, page %s', async (mode, query, said) => {
  await saveServer();
  const page = await openChat(query);
  const panel = await write(page, COMPOSER);
  await hide(panel, IN_SET);
  server.mode = mode;
  server.bodies.length = 0;
  await panel.click('send');
  await panel.expectText('notice', new RegExp(`Nothing was sent.*${said}`));
  await until('the text', async () => (await page.$eval(COMPOSER, ({ textContent }) => textContent)) === PROMPT);
  for (const sent of server.bodies) expect(sent).toMatch(/"privacy_restore"/);
  expect(server.bodies.length > 0).toBe(query === '');
});
