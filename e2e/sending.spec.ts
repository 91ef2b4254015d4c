// What makes a chat send where its own button cannot be told by its words, and what becomes of the text where nothing does.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { type Bed, bedOf, withQuery } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
test.afterEach(() => closeOpened(shared));

const FIRST = 'My name is Annika Lindqvist and my phone is +1 503 555 0142.';
const SECOND = 'My landlord is Tobias Castellanos.';
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', 'Tobias', 'Castellanos'];
const ODD: Bed = { name: 'odd', path: '/odd/', composer: '#box', send: '#go', reply: '.reply' };

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page, bed: Bed, text: string, marks: number): Promise<void> {
  await page.locator(bed.composer).click();
  await page.keyboard.type(text);
  await expectMarked(page, marks);
}

const elementPlus = bedOf('Element Plus X');
const textOf = (page: Page, bed: Bed) =>
  page
    .locator(bed.composer)
    .evaluate((box) =>
      (box instanceof HTMLTextAreaElement ? box.value : box.textContent)?.replace(/\u200b|\ufeff/g, '').trim(),
    );

for (const bed of [elementPlus, withQuery(elementPlus, 'button')])
  test(`${bed.path}: a sender whose round buttons have no names sends by Enter and by its button, one prompt each`, async () => {
    const { page } = await open(bed);
    await write(page, bed, FIRST, 2);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(1);
    expect(prompts()[0]).toMatch(/^My name is \S+ \S+ and my phone is [^.]+\.$/);
    await poll(() => textOf(page, bed)).toBe('');
    await write(page, bed, SECOND, 1);
    await page.locator(bed.send).click();
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[1]).toMatch(/^My landlord is \S+ \S+\.$/);
    nothingRaw();
  });

test('a button that says Send and does nothing: Enter sends, once', async () => {
  const bed = withQuery(ODD, 'send=deaf&word=Send');
  const { page } = await open(bed);
  await write(page, bed, FIRST, 2);
  await page.keyboard.press('Enter');
  await poll(() => prompts().length).toBe(1);
  await expect(page.locator(bed.reply)).toContainText('Best wishes to');
  expect(prompts()).toHaveLength(1);
  nothingRaw();
});

test('a page that does not send: the person’s own text comes back, and is not mixed with what is written next', async () => {
  const bed = withQuery(ODD, 'send=dead&word=Send');
  const { page, panel } = await open(bed);
  await write(page, bed, FIRST, 2);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*still in the composer/);
  await expect(page.locator(bed.composer)).toHaveValue(FIRST);
  await write(page, bed, ` ${SECOND}`, 3);
  await expect(page.locator(bed.composer)).toHaveValue(`${FIRST} ${SECOND}`);
  expect(prompts()).toEqual([]);
  nothingRaw();
});

for (const words of [
  'Generate,Cancel',
  'Save & submit,Cancel',
  'Regenerate',
  'Try again,Discard',
  'Tallenna ja kysy,Peruuta',
])
  test(`an earlier message that is changed and submitted by “${words}” leaves sanitized`, async () => {
    const bed = withQuery(ODD, `send=button&word=Send&edit=${encodeURIComponent(words)}`);
    const { page, panel } = await open(bed);
    await page.locator(bed.composer).fill('Write a poem.');
    await page.locator(bed.send).click();
    await poll(() => prompts().length).toBe(1);
    await page.locator('.edit').click();
    await page.locator('#log textarea').click();
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${FIRST}`);
    await expectMarked(page, 2);
    await page.locator('.save').click();
    await poll(() => prompts().length).toBe(2);
    expect(prompts()[1]).toMatch(/^Write a poem\. My name is \S+ \S+ and my phone is/);
    await expect(page.locator('.own')).toContainText(/Write a poem\. My name is \S+ \S+ and my phone/);
    expect(await page.locator('.own').textContent()).not.toContain('Annika');
    expect(await panel.textOf('stopped')).toBeUndefined();
    nothingRaw();
  });
