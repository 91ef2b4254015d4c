// A chat front end from npm with more than one thing that Enter does: it picks a command from a menu, and what is sent while a reply
// comes in waits for its turn. Nothing raw leaves, at once or later.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { bedOf, withQuery } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();
test.afterEach(() => closeOpened(shared));

const bed = withQuery(bedOf('assistant-ui'), 'workspace');
const NAME = 'My name is Annika Lindqvist. ';
const NEXT = 'My landlord is Tobias Castellanos, phone +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '503 555 0142'];

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));

function nothingRaw(): void {
  for (const original of ORIGINALS) expect(shared.server.arrived.join('\n')).not.toContain(original);
}

async function open(): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page, text: string, atLeast: number): Promise<void> {
  await page.locator(bed.composer).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expectMarked(page, atLeast);
}

const whole = (page: Page) => expect(page.locator(bed.reply).last()).toContainText('Best wishes to');

for (const pick of ['Enter', 'a click'] as const)
  test(`a command is picked by ${pick}, adds its template and sends nothing; the next Enter sends`, async () => {
    const { page } = await open();
    await write(page, NAME, 1);
    await page.keyboard.type('/let');
    await expect(page.locator('[data-commands] [role="option"]')).toHaveText(['Letter']);
    if (pick === 'Enter') await page.keyboard.press('Enter');
    else await page.locator('[data-commands] [role="option"]').click();
    await expect(page.locator(bed.composer)).toHaveValue(`${NAME}Write a letter to my landlord about the roof. `);
    expect(prompts()).toEqual([]);

    await write(page, NEXT, 3);
    await page.keyboard.press('Enter');
    await poll(() => prompts().length).toBe(1);
    expect(prompts()[0]).toMatch(/^My name is \S+ \S+\. Write a letter to my landlord about the roof\. My landlord is/);
    await whole(page);
    nothingRaw();
  });

/** The first request waits until it is released, as a long reply would. */
async function busy(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(
    '**/api/chat',
    async (route) => {
      await released;
      await route.continue();
    },
    { times: 1 },
  );
  await write(page, NAME, 1);
  await page.keyboard.press('Enter');
  await expect(page.locator(bed.composer)).toHaveValue('');
  return release;
}

async function queue(page: Page): Promise<void> {
  await write(page, NEXT, 2);
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-waiting]')).toContainText('My landlord is');
  expect(await page.locator('[data-waiting]').textContent()).not.toContain('Tobias');
}

test('a prompt that waits until the reply has come leaves sanitized, and is told once it has left', async () => {
  const { page, panel } = await open();
  const release = await busy(page);
  await queue(page);
  await panel.expectText('notice', /did not see the request/);
  release();
  await poll(() => prompts().length).toBe(2);
  expect(prompts()[1]).toMatch(/^My landlord is \S+ \S+, phone /);
  nothingRaw();
  await panel.expectText('notice', /Sent, protected: \d values were replaced/);
  await whole(page);
  await panel.click('restore-toggle');
  await expect(page.locator(bed.reply).last()).toContainText('Tobias Castellanos');
});

test('a prompt that waits leaves sanitized where the person sends it before its turn', async () => {
  const { page } = await open();
  const release = await busy(page);
  await queue(page);
  await page.locator('[data-waiting] button').click();
  release();
  await poll(() => prompts().filter((text) => text.startsWith('My landlord')).length).toBe(1);
  nothingRaw();
});
