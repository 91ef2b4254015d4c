// The whole job in each editor, in open shadow roots and in frames: type, see, change, send, restore.
import { expect, type Frame, type Page, test } from '@playwright/test';
import { sentBodies, typeLines } from './bed-actions.ts';
import { type Bed, bedsOf, withQuery } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlightCount } from './highlights.ts';
import { poll } from './poll.ts';

const LINES = [
  'My name is Annika Lindqvist.',
  '',
  'I work at Halvorsen Logistics GmbH, my phone is +1 503 555 0142.',
  'Pay to DE89 3704 0044 0532 0130 00, says Tobias Castellanos.',
];
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', 'DE89 3704', 'Tobias', 'Castellanos'];
const EMPLOYER = 'Halvorsen Logistics GmbH';

const inShadow = (bed: Bed): Bed => ({ ...withQuery(bed, 'shadow'), name: `${bed.name} in a shadow root` });
const inFrame = (bed: Bed): Bed => ({ ...bed, name: `${bed.name} in a frame`, path: `/frame/?of=${bed.path}` });

// ProseMirror's own job is among the front ends; Lexical and Slate know no shadow roots.
const BEDS = [
  ...bedsOf('TipTap', 'Quill', 'Lexical', 'Slate', 'CodeMirror', 'textarea', 'contenteditable'),
  ...bedsOf('ProseMirror', 'CodeMirror', 'textarea', 'contenteditable').map(inShadow),
  ...bedsOf('TipTap', 'Lexical', 'textarea').map(inFrame),
];

const shared = browserAndServer();

/** Where the chat stands: the page, or the frame in it. */
async function chatIn(page: Page): Promise<Frame> {
  const isFramed = page.url().includes('/frame/');
  await poll(() => page.frames().length).toBe(isFramed ? 2 : 1);
  const frame = page.frames()[isFramed ? 1 : 0] ?? page.mainFrame();
  await frame.waitForSelector('.send-button, [data-testid="send-button"]');
  return frame;
}

for (const bed of BEDS) {
  test(`${bed.name}: type, see, change, send, restore`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${bed.path}`);
    const chat = await chatIn(page);
    const panel = await Panel.of(page);
    await typeLines(page, chat.locator(bed.composer), LINES);
    const words = () => highlightCount(chat, /^coatcheck-risk-[45]$/);
    await poll(words).toBeGreaterThanOrEqual(5);

    await panel.click('badge');
    await panel.expectText('panel', /Halvorsen/);
    await panel.click('span-row', { 'data-text': EMPLOYER }, 'risk-toggle');
    await poll(() => panel.textOf('sanitized-text')).toContain(EMPLOYER);
    await page.keyboard.press('Escape');

    await chat.locator(bed.composer).click();
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.length).toBe(1);
    for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
    const lines = (sentBodies(shared.server)[0]?.outline ?? []).flatMap((line) => line.replace(/^p /, '').split('⏎'));
    expect(lines).toHaveLength(LINES.length);
    expect(lines[0]).toMatch(/^My name is \S+ \S+\.$/);
    expect(lines[1]).toBe('');
    expect(lines[2]).toContain(EMPLOYER);

    const reply = chat.locator(bed.reply).first();
    await expect(reply).toContainText('Best wishes');
    await expect(reply).not.toContainText('Annika');
    await panel.click('restore-toggle');
    await expect(reply).toContainText('Annika Lindqvist');
    await expect(reply).toContainText('DE89 3704 0044 0532 0130 00');
    await page.close();
  });
}

test('a send button outside of the frame sends no original', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/frame/?of=/tiptap/&button`);
  const chat = await chatIn(page);
  await typeLines(page, chat.locator('.tiptap'), LINES);
  await poll(() => highlightCount(chat, /^coatcheck-risk-[45]$/)).toBeGreaterThanOrEqual(5);
  await page.locator('.outer-send').click();
  await poll(() => shared.server.bodies.length).toBe(1);
  for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
  await page.close();
});
