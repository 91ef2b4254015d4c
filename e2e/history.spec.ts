// A chat that keeps its history in its own storage and sends it along, without an id in its address: reload and restore, the same names
// in the next prompt, an old message edited, and what was stopped before it could leave.
import { expect, type Page, test } from '@playwright/test';
import { bedOf, withQuery } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { forgetEverything, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';

const shared = browserAndServer({ reply: (prompt) => `Of course. You wrote: ${prompt}` });
const history = bedOf('history');
const unknown = bedOf('unknown control');

const PROMPT = 'Please write to Annika Lindqvist, my landlady, that I am 64 and earn $73,400 a year.';
const ORIGINALS = ['Annika', 'Lindqvist', '73,400'];

test.afterEach(async () => {
  await closeOpened(shared);
  await forgetEverything(shared.installed);
});

async function open(path: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return { page, panel: await Panel.of(page) };
}

async function type(page: Page, panel: Panel, text: string): Promise<void> {
  await page.locator('textarea').click();
  await page.keyboard.insertText(text);
  await panel.expectText('badge', /./);
}

const received = () => shared.server.bodies.map((body) => String((JSON.parse(body) as { text: string }).text));

async function send(page: Page, panel: Panel, text: string): Promise<string> {
  const before = shared.server.bodies.length;
  await type(page, panel, text);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(before + 1);
  return received().at(-1) ?? '';
}

const expectNothingRaw = () => {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
};

const messages = (page: Page) => page.locator('#messages').innerText();

test('after a reload the conversation is known again: restored, with the same names, and never replaced twice', async () => {
  const { page, panel } = await open(withQuery(history, 'edit').path);
  const first = await send(page, panel, PROMPT);
  expectNothingRaw();
  await poll(() => messages(page)).toContain('Of course');
  await page.reload();
  await panel.expectText('restore-toggle', /\d/);
  await panel.click('restore-toggle');
  await poll(() => messages(page)).toContain('Annika Lindqvist');
  await panel.click('restore-toggle');
  await poll(() => messages(page)).not.toContain('Annika');

  // The same person keeps the same name.
  const second = await send(page, panel, 'Now tell Annika Lindqvist that I am 64, please.');
  const nameIn = (text: string) => /(?:write to|tell) (\p{Lu}\S+ \p{Lu}[^\s,]+)/u.exec(text)?.[1];
  expect(nameIn(second)).toBeDefined();
  expect(nameIn(second)).toBe(nameIn(first));

  // The first message, edited after another reload: what stands there was issued, and goes out as it is.
  await page.reload();
  await panel.expectText('restore-toggle', /\d/);
  await page.getByRole('button', { name: 'Edit' }).first().click();
  await page.locator('textarea').click();
  await page.keyboard.press('Control+End');
  await page.keyboard.insertText(' Keep it short.');
  const count = shared.server.bodies.length;
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(count + 1);
  expect(received().at(-1)).toBe(`${first} Keep it short.`);
  expectNothingRaw();
  // Its notice: the surrogates that went along are no originals.
  await panel.expectText('notice', /Nothing in it was replaced/);
});

test('what was stopped does not leave with the next prompt, after a reload, and is replaced where the page keeps it', async () => {
  const { page, panel } = await open(unknown.path);
  await type(page, panel, PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-4'] ?? 0).toBeGreaterThan(1);
  await page.locator(unknown.send).click();
  await panel.expectText('stopped', /Stopped before it left/);
  expect(await page.evaluate(() => localStorage.getItem('bed-history'))).toContain('Lindqvist');
  await panel.expectText('history', /Delete that message/);

  await page.goto(`${shared.server.url}${history.path}`);
  await panel.expectText('history', /still holds your originals/);
  await type(page, panel, 'And what is the weather like?');
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*Delete that message in the chat/);
  expect(await panel.textOf('notice')).not.toMatch(/reload|Sent as it was/i);
  expectNothingRaw();

  await panel.expectText('clean-history', /Replace in this message/);
  const loadedAgain = page.waitForEvent('load');
  await panel.click('clean-history');
  await loadedAgain;
  await poll(() => page.evaluate(() => localStorage.getItem('bed-history') ?? '')).not.toContain('Lindqvist');
  await poll(() => messages(page)).not.toContain('Annika');
  const before = shared.server.bodies.length;
  await type(page, panel, 'And in winter?');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(before + 1);
  expectNothingRaw();
  await panel.expectText('restore-toggle', /\d/);
  expect(await panel.textOf('history')).toBeUndefined();
});

test('says what went along where earlier messages were never checked', async () => {
  const { page, panel } = await open(history.path);
  const earlier = [{ role: 'user', content: 'My name is Tobias Castellanos, mail tobias.c@posteo.de.' }];
  await page.evaluate((list) => localStorage.setItem('bed-history', JSON.stringify({ messages: list })), earlier);
  await page.reload();
  await send(page, panel, 'And what is the weather like?');
  await panel.expectText('notice', /earlier messages.*values in them would have been replaced.*Delete those messages/);
  expect(await panel.textOf('notice')).not.toMatch(/Sent as it was|Nothing in it/);
});

test('forgets what was stopped once the person lets it leave', async () => {
  const { page, panel } = await open(unknown.path);
  await type(page, panel, PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-4'] ?? 0).toBeGreaterThan(1);
  await page.locator(unknown.send).click();
  await panel.expectText('history', /Delete that message/);
  await panel.click('next-notice');
  await panel.click('keep-history');
  await poll(() => panel.textOf('history')).toBeUndefined();
  await page.goto(`${shared.server.url}${history.path}`);
  await send(page, panel, 'And what is the weather like?');
});
