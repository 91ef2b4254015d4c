// Chats in Firefox beyond one prompt: a front end that nobody prepared for, conversations that change and come back, replies that stream while
// originals are shown, the default profile, and numbers that go together.
import type { Page } from 'puppeteer-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { PromptState } from '../../lib/page/prompt/prompt-state.ts';
import { sentBodies } from '../bed-actions.ts';
import { bedOf } from '../bed-table.ts';
import { LETTER, ORIGINALS } from '../letter.ts';
import { richReply, valuesIn } from '../rich-reply.ts';
import { replyTo } from '../server.ts';
import { browserAndServer } from './for-this-file.ts';
import { askEngine, type TabTalk, talkToPage, until } from './harness.ts';
import { typeInto } from './typing.ts';

const PROMPT = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos.';
const COMPOSER = '#chat-input';

const shared = browserAndServer((prompt) => (prompt.includes('Pay to') ? richReply(prompt) : replyTo(prompt)));
let page: Page;
let talk: TabTalk;
/** In this test. */
let typed = '';

beforeAll(async () => {
  talk = await talkToPage(shared.browser);
});
afterAll(() => talk.close());
beforeEach(async () => {
  shared.server.bodies.length = 0;
  shared.server.arrived.length = 0;
  typed = '';
  page = await shared.browser.newPage();
});
afterEach(() => page.close());

const prompts = () => sentBodies(shared.server).map(({ text }) => text);

async function type(text: string, composer = COMPOSER): Promise<void> {
  await page.bringToFront();
  await page.waitForSelector(composer);
  typed += text;
  await typeInto(page, composer, text);
}

/** By Enter, or by whatever sends; what left. */
async function send(press: () => Promise<void> = () => page.keyboard.press('Enter')): Promise<string> {
  const before = prompts().length;
  await press();
  await until('the request', async () => prompts().length > before);
  const sent = prompts().at(-1) ?? '';
  // A name that was not typed may by chance stand for one that was.
  for (const original of ORIGINALS.filter((one) => typed.includes(one)))
    expect(shared.server.arrived.join('\n')).not.toContain(original);
  return sent;
}

const nameIn = (prompt: string) => /name is (\S+ [^\s.]+)/.exec(prompt)?.[1] ?? 'nobody';

/** What the panel would show, once it is so. */
const shown = (what: string, isSo: (state: PromptState) => boolean) =>
  until(what, async () => {
    const state = await talk.state();
    return state && isSo(state) ? state : undefined;
  });
const restorable = () => shown('what can be restored', ({ replies }) => replies.surrogates > 0);

const textOf = (selector: string) =>
  page.$$eval(selector, (all) => all.map(({ textContent }) => textContent ?? '').join('\n'));
const becomes = (selector: string, text: string | RegExp) =>
  until(`${text} in ${selector}`, async () => new RegExp(text, 's').test(await textOf(selector)));

it('a front end without an adapter, whose button is a drawing: sent, known after a reload, the same name in the next turn', async () => {
  const bed = bedOf('MinChat');
  await page.goto(`${shared.server.url}${bed.path}`);
  await type(PROMPT, bed.composer);
  const first = await send();
  await becomes(bed.reply, 'Best wishes to');
  await page.reload();
  await restorable();
  await talk.act({ do: 'toggle-restore' });
  await becomes(bed.reply, 'Annika Lindqvist');
  await talk.act({ do: 'toggle-restore' });
  await until('the surrogates', async () => !(await textOf(bed.reply)).includes('Annika'));

  await type(`${PROMPT} I live alone.`, bed.composer);
  const second = await send(() => page.click(bed.send));
  expect(nameIn(second)).toBe(nameIn(first));
});

it('a name is another one in a new chat, and its own again where one comes back and in a second tab', async () => {
  await page.goto(`${shared.server.url}/life/`);
  await type(PROMPT);
  const first = nameIn(await send());
  await becomes('.chat-assistant', 'Best wishes to');
  const address = page.url();
  expect(address).toContain('/life/c/');

  await page.click('#new-chat');
  await type(PROMPT);
  expect(nameIn(await send())).not.toBe(first);
  await becomes('.chat-assistant', 'Best wishes to');

  await page.evaluate((there) => {
    history.pushState({}, '', there);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await becomes('.chat-assistant', first);
  await restorable();
  await talk.act({ do: 'toggle-restore' });
  await becomes('.chat-assistant', 'Annika Lindqvist');
  await page.close();

  page = await shared.browser.newPage();
  await page.goto(address);
  await type(PROMPT);
  expect(nameIn(await send())).toBe(first);
});

it('a reply that streams while originals are shown is restored before it ends, in every place that it has', async () => {
  const bed = bedOf('markdown');
  await page.goto(`${shared.server.url}${bed.path}`);
  await type(LETTER, bed.composer);
  await send();
  await becomes(bed.reply, 'Greetings to .*!');
  await restorable();
  await talk.act({ do: 'toggle-restore' });
  await becomes(bed.reply, 'Annika Lindqvist');

  await type(LETTER, bed.composer);
  const hidden = valuesIn(await send());
  const last = () => page.$$eval(bed.reply, (all) => all.at(-1)?.textContent ?? '');
  const early = await until('an original', async () => {
    const text = await last();
    return text.includes('Annika') ? text : undefined;
  });
  expect(early).not.toContain('Greetings');
  await until('the end of the reply', async () => /Greetings to Annika Lindqvist, and to Tobias/.test(await last()));
  const restored = (await last()).replace(/\?name=[^)\s]*/g, '');
  for (const value of Object.values(valuesIn(LETTER))) expect(restored).toContain(value);
  for (const value of Object.values(hidden)) expect(restored).not.toContain(value);
});

it('the default profile hides who asks and keeps what is asked', async () => {
  await askEngine(shared.browser, 'setSettings', { profile: 'balanced' });
  await page.goto(`${shared.server.url}/life/`);
  await type(
    'I am Annika Lindqvist, 64, and have type 2 diabetes. Dr Castellanos gave me metformin 500 mg. I live in Berlin.',
  );
  await page.keyboard.press('Enter');
  await until('the request', async () => prompts().length > 0);
  await askEngine(shared.browser, 'setSettings', { profile: 'preempt' });
  const [sent = ''] = prompts();
  for (const who of ['Annika', 'Lindqvist', 'Castellanos']) expect(sent).not.toContain(who);
  for (const what of ['64', 'type 2 diabetes', 'metformin 500 mg', 'Berlin']) expect(sent).toContain(what);
});

it('numbers that go together stay so, until the person breaks that', async () => {
  const isCoherent = (text: string) => {
    const [month = 0, year] = Array.from(text.matchAll(/\$([\d,]+)/g), ([, n = '']) => Number(n.replace(/,/g, '')));
    return 12 * month === year;
  };
  await page.goto(`${shared.server.url}/life/`);
  await type('My monthly salary is $5,231 and my yearly salary is $62,772. What should I save?');
  const { sanitized } = await shown('the relation', (state) => (state.sanitized?.relations?.length ?? 0) > 0);
  expect(sanitized?.replacements).toHaveLength(2);
  expect(isCoherent(sanitized?.text ?? '')).toBe(true);
  const [{ id } = { id: '' }] = sanitized?.relations ?? [];
  await talk.act({ do: 'set-relation', id, isBroken: true });
  await shown('broken numbers', (state) => state.sanitized !== undefined && !isCoherent(state.sanitized.text));
  await talk.act({ do: 'set-relation', id, isBroken: false });
  const whole = await shown('whole numbers', (state) => isCoherent(state.sanitized?.text ?? ''));
  await page.bringToFront();
  expect(await send()).toBe(whole.sanitized?.text);
});
