// A fact is hidden by a noisy hint in Firefox's private composer: the page gets the sanitized text, and the vector goes along.
// The private composer of our own chat is tested in Chromium only, because Firefox's debugger shows no frames inside an extension's page.
import type { Frame, Page } from 'puppeteer-core';
import { afterEach, expect, it } from 'vitest';
import { until } from './harness.ts';
import { part, says, textOf } from './page-text.ts';
import { SEEN_AFTER_MS } from './panel.ts';
import { fillPrivately, openPrivateEditor, valueIn } from './private-editor.ts';
import {
  COMPOSER,
  firefoxAndModelServer,
  hintsInLedger,
  IN_SET,
  PROMPT,
  saveServer,
  VECTOR_BYTES,
  vectorIn,
} from './with-model-server.ts';

/** CSS pixels of the box that stands for a removed value: one can see it. */
const MIN_GAP_WIDTH = 8;

const shared = firefoxAndModelServer();
let page: Page | undefined;

afterEach(async () => {
  await page?.close();
  page = undefined;
});

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
  const frame = await openPrivateEditor(shared.browser, over);
  await fillPrivately(frame, PROMPT);
  await clickSeen(frame, part('badge'));
  await clickSeen(frame, inRow('kept', IN_SET, 'risk-toggle'));
  await clickSeen(frame, inRow('replaced', IN_SET, 'span-open'));
  await clickSeen(frame, inRow('replaced', IN_SET, 'hide-hint'));
  await says(frame, part('group-replaced'), /type 2 diabetes → removed; a vague hint goes to your server/);
  return frame;
}

async function openChat(query = ''): Promise<Page> {
  page = await shared.browser.newPage();
  await page.goto(`${shared.server.url}/own-model/${query}`);
  await page.waitForSelector(COMPOSER);
  return page;
}

it('the page gets the sanitized text, and the vector goes along', async () => {
  await saveServer(shared);
  const chat = await openChat();
  const frame = await writtenPrivately(chat);
  await says(frame, part('sanitized-text'), /^I am 64\. Why am I so tired\?$/);
  expect(await frame.$eval('[data-gap]', (gap) => gap.getBoundingClientRect().width)).toBeGreaterThan(MIN_GAP_WIDTH);
  await clickSeen(frame, part('send'));
  await until('the request', async () => shared.server.bodies.length === 1);
  const [sent = ''] = shared.server.bodies;
  expect(sent).not.toContain('diabetes');
  expect(JSON.parse(sent).messages.at(-1)).toEqual({ role: 'user', content: 'I am 64. Why am I so tired?' });
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
  await says(frame, part('notice'), new RegExp(`A vague hint went along to ${new URL(shared.server.url).host}\\.`));
  await until('an empty editor', async () => (await valueIn(frame)) === '');
  await says(chat, 'deep-chat >>> .ai-message-text', /\p{L}{3,}/u);
  expect(await hintsInLedger(shared)).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
});

it('the private text stays where the hint cannot go along', async () => {
  await saveServer(shared);
  const chat = await openChat('?elsewhere');
  const frame = await writtenPrivately(chat);
  await clickSeen(frame, part('send'));
  await says(frame, part('notice'), /Nothing was sent.*it was no chat request to/s);
  expect(await valueIn(frame)).toBe(PROMPT);
  expect(await textOf(chat, COMPOSER)).toBe('');
  expect(shared.server.bodies).toEqual([]);
});
