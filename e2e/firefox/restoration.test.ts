// Issue 21 in Firefox: a fact is hidden from a model server of the person's own, and a noisy hint goes along. The server is the real one.
import type { Page } from 'puppeteer-core';
import { afterEach, expect, it } from 'vitest';
import { openOwn, until } from './harness.ts';
import { says } from './page-text.ts';
import { PanelInFirefox } from './panel.ts';
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

const OUTSIDE = '64';
const OWN_COMPOSER = '[data-demo-composer]';

const shared = firefoxAndModelServer();
const opened: Page[] = [];

afterEach(async () => {
  for (const page of opened.splice(0)) await page.close();
});

async function write(page: Page, composer: string): Promise<PanelInFirefox> {
  await page.bringToFront();
  const field = await page.waitForSelector(composer);
  await field?.click();
  await page.keyboard.type(PROMPT);
  const panel = new PanelInFirefox(shared.browser, page);
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
  const page = await shared.browser.newPage();
  opened.push(page);
  await page.goto(`${shared.server.url}/own-model/${query}`);
  return page;
}

it('a hidden fact never arrives, one vector does, and the streamed answer is shown', async () => {
  await saveServer(shared);
  const page = await openChat();
  const panel = await write(page, COMPOSER);
  await hide(panel, IN_SET);
  await panel.expectText('group-replaced', /type 2 diabetes → removed; a vague hint goes to your server/);
  await hide(panel, OUTSIDE);
  await panel.expectText('group-replaced', /64 → removed, without a hint/);
  await panel.click('send');
  await until('the request', async () => shared.server.bodies.length === 1);
  const [sent = ''] = shared.server.bodies;
  for (const secret of ['diabetes', '64', 'type 2', 'sugar']) expect(sent).not.toContain(secret);
  const { messages, model } = JSON.parse(sent);
  expect(messages.at(-1)).toEqual({ role: 'user', content: 'Why am I so tired?' });
  expect(model).toBe('coatcheck-restore-en');
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
  await says(page, 'deep-chat >>> .ai-message-text', /\p{L}{3,}/u);
  await panel.expectText('notice', new RegExp(`A vague hint went along to ${new URL(shared.server.url).host}\\.`));
  expect(await hintsInLedger(shared)).toEqual([{ kind: 'joint', values: 1, epsilon: 20, isHint: true }]);
});

it('our own chat asks the server, with the hint and without the fact', async () => {
  await saveServer(shared);
  const page = await openOwn(shared.browser, 'model-chat', OWN_COMPOSER);
  opened.push(page);
  const panel = await write(page, OWN_COMPOSER);
  await hide(panel, IN_SET);
  await panel.click('send');
  await until('the request', async () => shared.server.bodies.length === 1);
  const [sent = ''] = shared.server.bodies;
  expect(sent).not.toContain('diabetes');
  expect(vectorIn(sent)).toHaveLength(VECTOR_BYTES);
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
  await saveServer(shared);
  const page = await openChat(query);
  const panel = await write(page, COMPOSER);
  await hide(panel, IN_SET);
  shared.server.mode = mode;
  shared.server.bodies.length = 0;
  await panel.click('send');
  await panel.expectText('notice', new RegExp(`Nothing was sent.*${said}`));
  await until('the text', async () => (await page.$eval(COMPOSER, ({ textContent }) => textContent)) === PROMPT);
  for (const sent of shared.server.bodies) expect(sent).toMatch(/"privacy_restore"/);
  expect(shared.server.bodies.length > 0).toBe(query === '');
});
