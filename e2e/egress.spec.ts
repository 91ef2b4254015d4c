// What a page sends beside the prompt: nothing raw arrives, the page goes on working, and the person is told.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel, PROFILE_REPLACING_EVERYTHING } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';

interface Bed {
  readonly bedWays: readonly string[];
  readonly workerWays: readonly string[];
  readonly bedCalls: readonly string[];
  readonly costOf: (round: number) => number;
  readonly sendBy: (way: string, text: string) => Promise<string>;
}

const shared = browserAndServer();

async function openBed(query = ''): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/telemetry/${query}`);
  await page.waitForFunction(() => 'bedWays' in window);
  return { page, panel: await Panel.of(page) };
}

/** Key by key, at each of which the page tries to send what stands there. */
async function typeLetter(page: Page, panel: Panel): Promise<void> {
  await page.locator('#composer').click();
  await page.keyboard.type(LETTER);
  await checked(page, panel);
}

async function pasteLetter(page: Page, panel: Panel): Promise<void> {
  await page.locator('#composer').click();
  await page.keyboard.insertText(LETTER);
  await checked(page, panel);
}

async function checked(page: Page, panel: Panel): Promise<void> {
  await panel.expectText('badge', /\d+ will be replaced/);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
}

const sendBy = (page: Page, way: string, text: string) =>
  page.evaluate(([by, what]) => (window as unknown as Bed).sendBy(by ?? '', what ?? ''), [way, text]);

/** As a page writes it: escaped, in capitals, in base64. */
function arrivedText(): string {
  const plain = shared.server.arrived.join('\n');
  const unescaped = plain.replaceAll('+', ' ').replace(/(?:%[0-9A-F]{2})+/g, (hex) => {
    return Buffer.from(hex.replaceAll('%', ''), 'hex').toString('utf8');
  });
  const runs = plain.match(/[A-Za-z0-9+/]{16,}={0,2}/g) ?? [];
  return [plain, unescaped, ...runs.map((run) => Buffer.from(run, 'base64').toString('utf8'))].join('\n').toLowerCase();
}

function expectNothingRaw(): void {
  const arrived = arrivedText();
  for (const original of ORIGINALS) expect(arrived, original).not.toContain(original.toLowerCase());
}

for (const [name, query] of [
  ['a page', ''],
  ['a page with a strict policy', '?strict'],
] as const) {
  test(`${name}: no way that it tries carries an original, and harmless text passes by all of them`, async () => {
    const { page, panel } = await openBed(query);
    const ways = await page.evaluate(() => (window as unknown as Bed).bedWays);
    expect(ways.length).toBeGreaterThan(20);
    await pasteLetter(page, panel);
    const stopped: Record<string, string> = {};
    for (const way of ways) stopped[way] = await sendBy(page, way, LETTER);
    expect(stopped).toMatchObject({
      'fetch of JSON': 'rejected TypeError',
      'fetch of a Request': 'rejected TypeError',
      'fetch of base64': 'rejected TypeError',
      'XMLHttpRequest of JSON': 'error 4 0',
      beacon: 'true',
      EventSource: 'error',
      image: 'error',
    });
    await panel.expectText('stopped', /The page tried to send .* with \d+ of your originals to 127\.0\.0\.1/);
    // A request that may go shows that those before it have been dealt with.
    expect(await sendBy(page, 'fetch of JSON', 'nothing to see')).toBe('answered 204');
    expectNothingRaw();
    await expect(page.locator('#composer')).toHaveValue(LETTER);

    shared.server.arrived.length = 0;
    for (const way of ways) await sendBy(page, way, 'weather report');
    await poll(() => arrivedText().match(/weather report/g)?.length ?? 0).toBeGreaterThanOrEqual(ways.length);
    await page.close();
  });
}

/** The bodies that carried the prompt. */
const chatBodies = () => shared.server.bodies.filter((body) => body.startsWith('{"text":'));

test('stops what is typed, lets one pass by the person’s wish, and gives a receipt of the send', async () => {
  const { page, panel } = await openBed();
  await typeLetter(page, panel);
  // At each key the page has tried to send all that stood in the composer.
  expectNothingRaw();
  const draft = () => sendBy(page, 'fetch of JSON', LETTER);
  expect(await draft()).toBe('rejected TypeError');
  await panel.expectText('stopped', /‘draft’ with \d+ of your originals/);
  await panel.click('let-pass');
  await panel.expectText('stopped', /The next one may pass/);
  expect(await draft()).toBe('answered 204');
  await poll(draft).toBe('rejected TypeError');
  await panel.click('dismiss-stopped');

  shared.server.arrived.length = 0;
  await page.locator('#composer').press('Enter');
  await panel.expectText('notice', /Sent, protected: \d+ values were replaced.*contains none of your originals/);
  await poll(() => page.locator('#messages').textContent()).toContain('Best wishes');
  expectNothingRaw();

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const [file] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-receipts"]').click(),
  ]);
  const { receipts } = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(receipts).toEqual([
    {
      at: expect.any(Number),
      conversation: expect.any(String),
      site: shared.server.url,
      by: 'fetch',
      method: 'POST',
      url: `${shared.server.url}/api/chat`,
      bytes: Buffer.byteLength(chatBodies()[0] ?? ''),
      sha256: createHash('sha256')
        .update(chatBodies()[0] ?? '')
        .digest('hex'),
      hashOf: 'body',
      heldPrompt: true,
      heldOriginal: false,
    },
  ]);
  await options.locator('[data-coatcheck="forget"]').click();
  await options.locator('[data-coatcheck="forget-confirm"]').click();
  await expect(options.locator('[data-coatcheck="vault-summary"]')).toContainText('0 entries from 0 chats');
  const [empty] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-receipts"]').click(),
  ]);
  expect(JSON.parse(readFileSync(await empty.path(), 'utf8'))).toEqual({ receipts: [] });
  await options.close();
  await page.close();
  // What a person chose is forgotten too, and the first prompts are looked at again.
  await changeSettings(shared.installed, { mode: 'automatic', profile: PROFILE_REPLACING_EVERYTHING });
});

test('looks for nothing that the person keeps', async () => {
  const { page, panel } = await openBed();
  const employer = 'Halvorsen Logistics GmbH';
  await pasteLetter(page, panel);
  expect(await sendBy(page, 'fetch of JSON', `at ${employer}`)).toBe('rejected TypeError');
  await panel.click('badge');
  const count = Number.parseInt((await panel.textOf('badge')) ?? '', 10);
  await panel.click('span-row', { 'data-text': employer }, 'risk-toggle');
  // Until the prompt is checked again, the badge says so, and the guard does not know the person's wish: a page that asks again and
  // again before is refused everything.
  await panel.expectText('badge', new RegExp(`^${count - 1} will be replaced`));
  expect(await sendBy(page, 'fetch of JSON', `at ${employer}`)).toBe('answered 204');
  expect(await sendBy(page, 'fetch of JSON', 'Annika Lindqvist')).toBe('rejected TypeError');
  await page.close();
});

test('tells a worker no original, by no way, and tells it harmless text', async () => {
  const { page, panel } = await openBed();
  const ways = await page.evaluate(() => (window as unknown as Bed).workerWays);
  expect(ways.length).toBeGreaterThan(3);
  await pasteLetter(page, panel);
  for (const way of ways) expect(await sendBy(page, way, LETTER), way).toBe('silent');
  expectNothingRaw();
  for (const way of ways) expect(await sendBy(page, way, 'weather report'), way).toBe('sent');
  await page.close();
});

test('says plainly that it saw no request where a worker sends', async () => {
  const { page, panel } = await openBed('?worker');
  await pasteLetter(page, panel);
  await page.locator('#composer').press('Enter');
  await panel.expectText('notice', /did not see the request/);
  expect(await panel.textOf('notice')).not.toMatch(/protected/i);
  expect(chatBodies()).toHaveLength(1);
  expectNothingRaw();
  await page.close();
});

test('costs a page little', async () => {
  const { page, panel } = await openBed();
  await pasteLetter(page, panel);
  const times: number[] = [];
  for (let round = 0; round < 9; round += 1)
    times.push(await page.evaluate((n) => (window as unknown as Bed).costOf(n), round));
  const least = Math.min(...times);
  test.info().annotations.push({ type: 'ms for a megabyte', description: times.map((ms) => ms.toFixed(1)).join(' ') });
  expect(least).toBeLessThan(400);
  await page.close();
});
