// Chat front ends from npm in situations of daily use: a narrow, dark, zoomed page, a slash command, an input method, Ctrl+Enter, a
// long paste; and what only some of them have: regenerating, other conversations, attached files. Nothing raw leaves in any.
import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies } from './bed-actions.ts';
import { type Bed, bedOf, bedsOf, withQuery } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(() => closeOpened(shared));

const FRONT_ENDS = bedsOf(
  'assistant-ui',
  'deep-chat',
  'Ant Design X',
  'chatscope',
  'NLUX',
  'ChatUI',
  'vue-advanced-chat',
  'react-chatbot-kit',
  'react-chatbotify',
  'QuikChat',
  'Vaadin',
);

// Every prompt names the same people: a name that it does not hold may by chance stand for one that it holds.
const PEOPLE = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos.';
const LONG = `${PEOPLE} ${'The roof leaks, and nobody comes to mend it. '.repeat(80)}My phone is +1 503 555 0142.`;
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', '5550142', 'Tobias', 'Castellanos'];
const NARROW = { width: 390, height: 760 };

const prompts = () => sentBodies(shared.server).flatMap(({ text }) => (text === undefined ? [] : [text]));

function nothingRaw(): void {
  const arrived = shared.server.arrived.join('\n');
  for (const original of ORIGINALS) {
    expect(arrived).not.toContain(original);
    expect(arrived).not.toContain(encodeURIComponent(original));
  }
}

async function open(bed: Bed): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  // Each begins with an empty history.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  return { page, panel: await Panel.of(page) };
}

async function sent(page: Page, bed: Bed, count: number): Promise<string> {
  await poll(() => prompts().length).toBe(count);
  await expect(page.locator(bed.reply).last()).toContainText('Best wishes to');
  return prompts().at(-1) ?? '';
}

async function write(page: Page, bed: Bed, text: string, atLeast: number): Promise<void> {
  await page.locator(bed.composer).click();
  if (bed.dropsFastKeys) await page.keyboard.type(text, { delay: 20 });
  else await page.keyboard.type(text);
  await expectMarked(page, atLeast);
}

/** As browsers report an Enter that an input method takes. */
async function compose(page: Page): Promise<void> {
  const session: CDPSession = await page.context().newCDPSession(page);
  const enter = (type: 'rawKeyDown' | 'keyUp', windowsVirtualKeyCode: number) =>
    session.send('Input.dispatchKeyEvent', { type, key: 'Enter', code: 'Enter', windowsVirtualKeyCode });
  await session.send('Input.imeSetComposition', { text: 'でんわ', selectionStart: 3, selectionEnd: 3 });
  await enter('rawKeyDown', 229);
  await session.send('Input.insertText', { text: '電話' });
  await enter('keyUp', 13);
  await session.detach();
}

/** Pastes a text that is reviewed before it lands, and lets it land as it is: it is replaced when it is sent. */
async function pasteLong(page: Page, panel: Panel, bed: Bed): Promise<void> {
  await page.evaluate((text) => navigator.clipboard.writeText(text), LONG);
  await page.locator(bed.composer).click();
  await page.keyboard.press('ControlOrMeta+v');
  await panel.expectText('paste', /will be replaced/);
  await panel.click('paste-as-is');
}

const textOfReplies = async (page: Page, bed: Bed) => (await page.locator(bed.reply).allTextContents()).join('\n');

for (const bed of FRONT_ENDS)
  test(`${bed.name}: narrow, dark and zoomed; slash command, input method, Ctrl+Enter, long paste`, async () => {
    const { page, panel } = await open(bed);
    await page.setViewportSize(NARROW);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addStyleTag({ content: 'html { zoom: 1.25; background: #111; color: #eee; color-scheme: dark }' });

    await write(page, bed, `/sum ${PEOPLE} `, 1);
    await compose(page);
    expect(prompts()).toEqual([]);
    await page.keyboard.press('Enter');
    const first = await sent(page, bed, 1);
    expect(first).toMatch(/^\/sum My name is .*電話/);
    nothingRaw();
    const badge = await panel.boxOf('badge');
    expect(badge?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect(badge?.right ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual(NARROW.width);

    // What it does is the front end's business: it sends, breaks the line or does nothing.
    await write(page, bed, PEOPLE, 2);
    await page.keyboard.press('Control+Enter');
    // The panel shows late that a send has begun: on a busy machine only the request tells.
    await poll(() => prompts().length, { timeout: 5_000 })
      .toBe(2)
      .catch(() => undefined);
    nothingRaw();
    if (prompts().length === 1) await page.locator(bed.composer).press('Enter');
    await sent(page, bed, 2);
    nothingRaw();

    await pasteLong(page, panel, bed);
    // In a box that scrolls only the words in sight are marked.
    await panel.expectText('badge', /[3-9] will be replaced/);
    await page.locator(bed.send).click();
    const long = await sent(page, bed, 3);
    expect(long.length).toBeGreaterThan(LONG.length / 2);
    nothingRaw();

    await panel.click('restore-toggle');
    await poll(() => textOfReplies(page, bed)).toContain('Annika');
  });

const minchat = bedOf('MinChat');

test(`${minchat.name}: narrow and zoomed, a long paste leaves by the control that it has stretched`, async () => {
  const { page, panel } = await open(minchat);
  await page.setViewportSize(NARROW);
  await page.addStyleTag({ content: 'html { zoom: 1.25 }' });
  await pasteLong(page, panel, minchat);
  await panel.expectText('badge', /[3-9] will be replaced/);
  await page.locator(minchat.send).click();
  await sent(page, minchat, 1);
  nothingRaw();
});

const rooms = withQuery(bedOf('vue-advanced-chat'), 'rooms');
const roomOf = (page: Page, name: string) => page.locator('.vac-room-item', { hasText: name });

test(`${rooms.name}: another conversation and back, with the same names and what can be restored`, async () => {
  const { page, panel } = await open(rooms);
  await write(page, rooms, PEOPLE, 2);
  await page.keyboard.press('Enter');
  const first = await sent(page, rooms, 1);

  await roomOf(page, 'Chat 2').click();
  await expect(page.locator(rooms.reply)).toHaveCount(0);
  await write(page, rooms, PEOPLE, 2);
  await page.keyboard.press('Enter');
  await sent(page, rooms, 2);
  nothingRaw();

  await roomOf(page, 'Chat 1').click();
  const name = /My name is (\S+)/.exec(first)?.[1] ?? 'nobody';
  await expect(page.locator(rooms.reply).last()).toContainText(name);
  await panel.click('restore-toggle');
  await poll(() => textOfReplies(page, rooms)).toContain('Annika');
  await panel.click('restore-toggle');
  await poll(() => textOfReplies(page, rooms)).not.toContain('Annika');
  await write(page, rooms, PEOPLE, 2);
  await page.keyboard.press('Enter');
  await sent(page, rooms, 3);
  nothingRaw();
});

test(`${rooms.name}: a file that is attached goes along sanitized`, async () => {
  const { page, panel } = await open(rooms);
  const file = { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from(PEOPLE) };
  await page.locator('input[type="file"]').first().setInputFiles(file);
  await panel.expectText('attachment', /Name of a person/);
  await panel.click('attach-sanitized');
  await write(page, rooms, PEOPLE, 2);
  await page.locator(rooms.send).click();
  // The file's text, and the prompt's.
  await poll(() => prompts().length).toBe(2);
  expect(prompts().filter((text) => text.includes('my landlord is'))).toHaveLength(2);
  nothingRaw();
});

test('assistant-ui: a reply is asked for again, with an earlier turn before it', async () => {
  const bed = withQuery(bedOf('assistant-ui'), 'controls');
  const { page, panel } = await open(bed);
  await write(page, bed, PEOPLE, 2);
  await page.keyboard.press('Enter');
  await poll(() => prompts().length).toBeGreaterThan(0);
  await expect(page.locator(bed.reply).last()).toContainText('Best wishes to');
  const before = prompts().length;
  await panel.click('restore-toggle');
  await poll(() => textOfReplies(page, bed)).toContain('Annika');
  await page.getByRole('button', { name: 'Try again' }).last().click();
  await poll(() => prompts().length).toBeGreaterThan(before);
  await expect(page.locator(bed.reply).last()).toContainText('Best wishes to');
  nothingRaw();
});
