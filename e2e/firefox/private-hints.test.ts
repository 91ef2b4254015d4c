// A fact is hidden by a noisy hint in Firefox's private composer: the page gets the sanitized text, and the vector goes along.
// Over our own chat it is tested in Chromium only: Firefox's debugger shows no frame inside a page of an extension.
import type { Browser, Frame, Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { type OwnModelServer, startOwnModelServer } from '../own-model-server.ts';
import { askEngine, installInFirefox, openOptions, until } from './harness.ts';
import { fillPrivately, openPrivateEditor, valueIn } from './private-editor.ts';

const PROMPT = 'I am 64 and have type 2 diabetes. Why am I so tired?';
const IN_SET = 'type 2 diabetes';
/** Of models/restore-en: 16 numbers of 4 bytes. */
const VECTOR_BYTES = 64;
/** A control that lowers protection works only after it has been visible for half a second. */
const SEEN_AFTER_MS = 800;
/** CSS pixels of the box that stands for a removed value: one can see it. */
const MIN_GAP_WIDTH = 8;
/** deep-chat keeps its parts in a shadow root. */
const COMPOSER = 'deep-chat >>> #text-input';

let browser: Browser;
let server: OwnModelServer;
let page: Page | undefined;

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
  await askEngine(browser, 'forgetEverything', {});
  await askEngine(browser, 'setSettings', { mode: 'automatic', profile: 'balanced' });
});
afterEach(async () => {
  await page?.close();
  page = undefined;
});

const part = (name: string) => `[data-coatcheck="${name}"]`;

const textOf = (frame: Frame | Page, selector: string) => frame.$eval(selector, ({ textContent }) => textContent ?? '');

const says = (frame: Frame | Page, selector: string, pattern: RegExp) =>
  until(`${selector} to say ${pattern}`, async () => pattern.test(await textOf(frame, selector)));

async function saveServer(): Promise<void> {
  const options = await openOptions(browser, 'model-server-address');
  await options.type(part('model-server-address'), server.url);
  await options.click(part('model-server-save'));
  await says(options, part('model-server'), /coatcheck-restore-en, \d+ types of facts/);
  await options.close();
}

async function clickSeen(frame: Frame, selector: string): Promise<void> {
  const control = await frame.waitForSelector(selector);
  await control?.hover();
  await new Promise((done) => setTimeout(done, SEEN_AFTER_MS));
  await control?.click();
}

const inRow = (side: 'kept' | 'replaced', fact: string, name: string) =>
  `${part(`group-${side}`)} [data-coatcheck="span-row"][data-text="${fact}"] ${part(name)}`;

/** Writes the prompt into the private composer over this page's, and hides a fact by a hint. */
async function writtenPrivately(over: Page): Promise<Frame> {
  const frame = await openPrivateEditor(browser, over);
  await fillPrivately(frame, PROMPT);
  await clickSeen(frame, part('badge'));
  await clickSeen(frame, inRow('kept', IN_SET, 'risk-toggle'));
  await clickSeen(frame, inRow('replaced', IN_SET, 'span-open'));
  await clickSeen(frame, inRow('replaced', IN_SET, 'hide-hint'));
  await says(frame, part('group-replaced'), /type 2 diabetes → removed; a noisy hint goes to your server/);
  return frame;
}

async function openChat(query = ''): Promise<Page> {
  page = await browser.newPage();
  await page.goto(`${server.url}/own-model/${query}`);
  await page.waitForSelector(COMPOSER);
  return page;
}

const vectorIn = (body = ''): Buffer => Buffer.from(JSON.parse(body).privacy_restore.vector, 'base64');

it('the page gets the sanitized text, and the vector goes along', async () => {
  await saveServer();
  const chat = await openChat();
  const frame = await writtenPrivately(chat);
  await says(frame, part('sanitized-text'), /^I am 64\. Why am I so tired\?$/);
  expect(await frame.$eval('[data-gap]', (gap) => gap.getBoundingClientRect().width)).toBeGreaterThan(MIN_GAP_WIDTH);
  await clickSeen(frame, part('send'));
  await until('the request', async () => server.bodies.length === 1);
  const [sent = ''] = server.bodies;
  expect(sent).not.toContain('diabetes');
  expect(JSON.parse(sent).messages.at(-1)).toEqual({ role: 'user', content: 'I am 64. Why am I so tired?' });
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
  await says(frame, part('notice'), new RegExp(`A noisy hint went along to ${new URL(server.url).host}\\.`));
  await until('an empty editor', async () => (await valueIn(frame)) === '');
  await says(chat, 'deep-chat >>> .ai-message-text', /\p{L}{3,}/u);
  const { conversations } = await askEngine(browser, 'exportLedger', {});
  const joint = conversations.flatMap(({ released }) => released.spent.filter(({ kind }) => kind === 'joint'));
  expect(joint).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
});

it('the private text stays where the hint cannot go along', async () => {
  await saveServer();
  const chat = await openChat('?elsewhere');
  const frame = await writtenPrivately(chat);
  await clickSeen(frame, part('send'));
  await says(frame, part('notice'), /Nothing was sent.*it was no chat request to/s);
  expect(await valueIn(frame)).toBe(PROMPT);
  expect(await textOf(chat, COMPOSER)).toBe('');
  expect(server.bodies).toEqual([]);
});
