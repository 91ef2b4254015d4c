// Long texts that are pasted into the composer: held, shown, and pasted sanitized or as they are.
import { expect, type Page, test } from '@playwright/test';
import { sentBodies } from './bed-actions.ts';
import { type Bed, bedOf, bedsOf } from './bed-table.ts';
import { browserAndServer, closeOpened } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';

const FILLER = 'The roof leaks, and nobody comes to mend it.\n'.repeat(60);
const LONG = `${LETTER}\n${FILLER}`;
const LANDS = 'nobody comes to mend it';

const shared = browserAndServer({ permissions: ['clipboard-read', 'clipboard-write'] });
test.afterEach(async () => {
  await changeSettings(shared.installed, { reviewsPastes: true });
  await closeOpened(shared);
});

interface Chat {
  readonly bed: Bed;
  readonly page: Page;
  readonly panel: Panel;
}

async function open(bed: Bed): Promise<Chat> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${bed.path}`);
  const panel = await Panel.of(page);
  await page.locator(bed.composer).click();
  await panel.expectText('badge', /Coatcheck/);
  return { bed, page, panel };
}

async function paste({ page, bed }: Chat, text: string, keys = 'ControlOrMeta+v'): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.locator(bed.composer).click();
  await page.keyboard.press(keys);
}

const textIn = ({ page, bed }: Chat) =>
  page
    .locator(bed.composer)
    .evaluate((e) => (e instanceof HTMLTextAreaElement ? e.value : ((e as HTMLElement).innerText ?? '')));

const repliesIn = async ({ page, bed }: Chat) => (await page.locator(bed.reply).allTextContents()).join('\n');

function expectNoOriginal(text: string): void {
  for (const original of ORIGINALS) expect(text).not.toContain(original);
}

for (const bed of bedsOf('textarea', 'ProseMirror', 'Lexical')) {
  test(`${bed.name}: pasted sanitized, it is sent as it stands, and its reply is restored`, async () => {
    const chat = await open(bed);
    const { page, panel } = chat;
    await paste(chat, LONG);
    await panel.expectText('paste', /Before you paste.*\d+ people and values in it will be replaced/);
    expect(await textIn(chat)).not.toContain(LANDS);
    await panel.click('paste-sanitized');
    await poll(() => textIn(chat)).toContain(LANDS);
    const landed = await textIn(chat);
    expectNoOriginal(landed);
    await poll(() => panel.textOf('paste')).toBeUndefined();

    await page.keyboard.type('What can I do?');
    await panel.expectText('badge', /Nothing to replace/);
    await page.keyboard.press('Enter');
    await poll(() => sentBodies(shared.server).length).toBe(1);
    const [sent] = sentBodies(shared.server);
    expect(sent?.text.split('\n')[0]).toBe(landed.split('\n')[0]);
    expect(sent?.text).toMatch(/What can I do\?\s*$/);
    expectNoOriginal(shared.server.arrived.join('\n'));

    await poll(() => repliesIn(chat)).toMatch(/Best wishes to .+\.\s*$/);
    await panel.click('restore-toggle');
    await poll(() => repliesIn(chat)).toMatch(/Annika Lindqvist[\s\S]*DE89 3704 0044 0532 0130 00/);
  });

  test(`${bed.name}: as it is, by its button, by Escape or by a click, it is marked and protected as ever`, async () => {
    const chat = await open(bed);
    const { page, panel } = chat;
    for (const way of ['button', 'Escape', 'click'] as const) {
      await paste(chat, LONG);
      await panel.expectText('paste', /will be replaced/);
      if (way === 'button') await panel.click('paste-as-is');
      else if (way === 'Escape') await page.keyboard.press('Escape');
      else await page.locator(bed.composer).click({ position: { x: 20, y: 12 } });
      await poll(() => textIn(chat)).toContain('Annika Lindqvist');
      await poll(() => panel.textOf('paste')).toBeUndefined();
      if (way === 'click') continue;
      // The editor's own undo takes all of it back.
      await page.locator(bed.composer).focus();
      await page.keyboard.press('ControlOrMeta+z');
      await poll(() => textIn(chat)).not.toContain('Annika');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.press('Delete');
    }
    await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await poll(() => sentBodies(shared.server).length).toBe(1);
    expect(sentBodies(shared.server)[0]?.text).toContain(LANDS);
    expectNoOriginal(shared.server.arrived.join('\n'));
  });
}

for (const bed of bedsOf('Slate', 'Quill', 'TipTap', 'CodeMirror', 'contenteditable'))
  test(`${bed.name}: takes what is pasted sanitized`, async () => {
    const chat = await open(bed);
    await paste(chat, LONG);
    await chat.panel.expectText('paste', /will be replaced/);
    await chat.panel.click('paste-sanitized');
    await poll(() => textIn(chat)).toContain('My name is');
    expectNoOriginal(await textIn(chat));
    await chat.page.keyboard.press('Enter');
    await poll(() => sentBodies(shared.server).length).toBe(1);
    expect(
      sentBodies(shared.server)[0]
        ?.text.split('\n')
        .filter((line) => line.includes(LANDS)),
    ).toHaveLength(60);
    expectNoOriginal(shared.server.arrived.join('\n'));
  });

for (const bed of bedsOf('textarea', 'ProseMirror', 'Lexical'))
  test(`${bed.name}: without anything to replace it lands at once, and what is typed and entered follows it`, async () => {
    const chat = await open(bed);
    await paste(chat, FILLER);
    await chat.page.keyboard.type('Why?');
    await chat.page.keyboard.press('Enter');
    await poll(() => sentBodies(shared.server).length).toBe(1);
    expect(sentBodies(shared.server)[0]?.text).toMatch(/mend it\.\s+Why\?\s*$/);
    expect(await chat.panel.textOf('paste')).toBeUndefined();
  });

test('a short text lands as before, and a long one where the review is turned off, paused or not wanted', async () => {
  const chat = await open(bedOf('textarea'));
  await paste(chat, LETTER);
  expect(await textIn(chat)).toBe(LETTER);
  await chat.page.locator(chat.bed.composer).fill('');
  await changeSettings(shared.installed, { reviewsPastes: false });
  await expect(async () => {
    await chat.page.locator(chat.bed.composer).fill('');
    await paste(chat, LONG);
    expect(await textIn(chat)).toBe(LONG);
  }).toPass();
  expect(await chat.panel.textOf('paste')).toBeUndefined();
  await changeSettings(shared.installed, { reviewsPastes: true, disabledOrigins: [shared.server.url] });
  await chat.panel.expectText('off-badge', /Not protected/);
  await chat.page.locator(chat.bed.composer).fill('');
  await paste(chat, LONG);
  expect(await textIn(chat)).toBe(LONG);
  await changeSettings(shared.installed, { disabledOrigins: [] });
});

test('a word that is kept in the card stays, and one that is added is replaced', async () => {
  const chat = await open(bedOf('textarea'));
  const { page, panel } = chat;
  await paste(chat, LONG);
  await panel.expectText('paste', /will be replaced/);
  await panel.click('paste-words');
  await panel.click('span-row', { 'data-text': 'Halvorsen Logistics GmbH' }, 'risk-toggle');
  await poll(() => panel.textOf('sanitized-text')).toContain('Halvorsen');
  await panel.click('add-word');
  await page.keyboard.type('roof');
  await panel.click('add');
  await poll(() => panel.textOf('sanitized-text')).not.toContain('roof');
  await panel.click('paste-sanitized');
  await poll(() => textIn(chat)).toContain('Halvorsen Logistics GmbH');
  expect(await textIn(chat)).not.toMatch(/roof|Annika/);
});

test('in the middle of a text it lands at the caret, as plain text too', async () => {
  const chat = await open(bedOf('ProseMirror'));
  const { page, panel } = chat;
  await page.keyboard.type('Before after');
  for (let left = 0; left < 'after'.length; left += 1) await page.keyboard.press('ArrowLeft');
  await page.evaluate((copied) => {
    const html = new Blob([`<p><b>${copied}</b></p>`], { type: 'text/html' });
    const plain = new Blob([copied], { type: 'text/plain' });
    return navigator.clipboard.write([new ClipboardItem({ 'text/html': html, 'text/plain': plain })]);
  }, LONG);
  await page.keyboard.press('ControlOrMeta+Shift+v');
  await panel.expectText('paste', /will be replaced/);
  await page.keyboard.press('Escape');
  await poll(() => textIn(chat)).toMatch(/^Before My name is Annika/);
  expect(await textIn(chat)).toMatch(/mend it\.\s+after\s*$/);
  await expect(page.locator(`${chat.bed.composer} strong`)).toHaveCount(0);
});
