// A person who types on: keys pressed while a send holds the composer, or while its review opens, and many prompts one after the other.
import { expect, type Page, test } from '@playwright/test';
import { sentBodies } from './bed-actions.ts';
import { type Bed, bedOf, bedsOf, withQuery } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
test.afterEach(async () => {
  await changeSettings(shared.installed, { mode: 'automatic' });
  await closeOpened(shared);
});

const FIRST = 'My name is Annika Lindqvist.';
const SECOND = 'My landlord is Tobias Castellanos.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos'];

const prompts = () => sentBodies(shared.server).map(({ text }) => text.trim());

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  await page.locator(bed.composer).click();
  return { page, panel: await Panel.of(page) };
}

const textIn = (page: Page, bed: Bed) =>
  page
    .locator(bed.composer)
    .evaluate((e) => (e instanceof HTMLTextAreaElement ? e.value : (e.textContent ?? '')).replace(/\ufeff/g, ''));

for (const bed of bedsOf('textarea', 'ProseMirror', 'Lexical', 'Slate'))
  test(`${bed.name}: what is typed during a send becomes the next prompt, with its Enter`, async () => {
    const { page } = await open(bed);
    await page.keyboard.type(FIRST);
    await page.keyboard.press('Enter');
    // The first key comes in the same moment; nothing waits for anything.
    await page.keyboard.type(`${SECOND}x`);
    await page.keyboard.press('Backspace');
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[0]).toMatch(/^My name is \S+ \S+\.$/);
    expect(prompts()[1]).toMatch(/^My landlord is \S+ \S+\.$/);
    await poll(() => textIn(page, bed)).not.toMatch(/name|landlord/);
    nothingRaw();
  });

for (const bed of bedsOf('textarea', 'ProseMirror', 'Lexical', 'Slate'))
  test(`${bed.name}: typing goes on behind a text that was typed during the send`, async () => {
    const { page } = await open(bed);
    await page.keyboard.type(FIRST);
    await page.keyboard.press('Enter');
    await page.keyboard.type('My landlord is Tob');
    await poll(() => textIn(page, bed)).toBe('My landlord is Tob');
    await page.keyboard.type('ias Castellanos.');
    await poll(() => textIn(page, bed)).toBe(SECOND);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[1]).toMatch(/^My landlord is \S+ \S+\.$/);
    nothingRaw();
  });

test('what is typed during a send that fails comes after the person’s own text', async () => {
  const bed: Bed = { ...withQuery(bedOf('textarea'), ''), path: '/odd/?send=dead&word=Send', composer: '#box' };
  const { page, panel } = await open(bed);
  await page.keyboard.type(FIRST);
  await page.keyboard.press('Enter');
  await page.keyboard.type(SECOND);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent/);
  await poll(() => textIn(page, bed)).toContain(`${FIRST}\n${SECOND}`);
  expect(prompts()).toEqual([]);
  nothingRaw();
});

for (const bed of bedsOf('textarea', 'ProseMirror'))
  test(`${bed.name}: what is typed while the review opens comes into the composer and into the review`, async () => {
    await changeSettings(shared.installed, { mode: 'review' });
    const { page, panel } = await open(bed);
    await page.keyboard.type(FIRST);
    await page.keyboard.press('Enter');
    await page.keyboard.type(` ${SECOND} Bye.`, { delay: 15 });
    await poll(() => textIn(page, bed)).toBe(`${FIRST} ${SECOND} Bye.`);
    expect(prompts()).toEqual([]);
    await page.keyboard.press('Enter');
    await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toMatch(/Tobias Castellanos/);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(1);
    expect(prompts()[0]).toMatch(/^My name is \S+ \S+\. My landlord is \S+ \S+\. Bye\.$/);
    nothingRaw();
  });

test('many prompts in a row, each sent by its own Enter while the one before may still be under way', async () => {
  const bed = bedOf('textarea');
  const { page } = await open(bed);
  const count = 12;
  for (let i = 1; i <= count; i += 1) {
    await page.keyboard.type(`Prompt ${i} is for Annika Lindqvist.`);
    await page.keyboard.press('Enter');
    if (i % 4 === 0) await poll(() => prompts().length).toBe(i);
  }
  await poll(() => prompts().length).toBe(count);
  for (const [at, prompt] of prompts().entries())
    expect(prompt).toMatch(new RegExp(`^Prompt ${at + 1} is for \\S+ \\S+\\.$`));
  nothingRaw();
});

test('many prompts in a row, each looked at and sent by its second Enter', async () => {
  await changeSettings(shared.installed, { mode: 'review' });
  const bed = bedOf('textarea');
  const { page, panel } = await open(bed);
  for (let i = 1; i <= 8; i += 1) {
    await page.keyboard.type(`Prompt ${i} is for Annika Lindqvist.`);
    await page.keyboard.press('Enter');
    // The moment in which the review says that Enter sends.
    await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain(`Prompt ${i} is`);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length, { timeout: 15_000 }).toBe(i);
  }
  nothingRaw();
});
