// The pages of a PDF before it is attached: looked at as they are and as they will be sent, with boxes to click and covers to draw.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { textOfPdf } from './pdf-text.ts';
import { poll } from './poll.ts';
import { uploadsTo } from './uploads.ts';

const FIXTURES = join(import.meta.dirname, '../lib/documents/pdf/fixtures');

const shared = browserAndServer();
let page: Page;
let panel: Panel;

test.beforeEach(async () => {
  page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/files/`);
  panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
});
test.afterEach(() => page.close());

const uploads = () => uploadsTo(shared.server);
const shows = () => panel.attributeOf('page-dialog', 'data-shows');

async function openPages(name: string): Promise<void> {
  const buffer = readFileSync(join(FIXTURES, name));
  await page.locator('#field').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  await panel.expectText('attachment', /Name of a person × \d/);
  await panel.click('look-at-pages');
  await poll(shows).toBe('original');
}

async function sentText(): Promise<string> {
  await panel.click('attach-sanitized');
  await poll(uploads).toHaveLength(1);
  return textOfPdf(Buffer.from(uploads()[0]?.data ?? '', 'base64'));
}

test('each page is shown as it is and as it will be sent, also in a narrow window', async () => {
  await openPages('fr-report.pdf');
  await expectAccessible(page, page, { within: 'coatcheck-panel' });
  await panel.expectText('page-dialog', /Page 1 of 2/);
  await panel.click('page-after');
  await panel.expectText('page-dialog', /Page 2 of 2/);
  await poll(shows).toBe('original');
  await panel.click('page-written');
  await poll(shows).toBe('written');
  await panel.expectText('page-dialog', /The site gets this/);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.screenshot({ path: test.info().outputPath('narrow.png') });
  await panel.click('page-close');
  await poll(shows).toBeUndefined();
});

test('by the keyboard: a word is left as it is, a cover is added, moved and made larger, and Escape closes', async () => {
  await openPages('en-letter.pdf');
  await page.screenshot({ path: test.info().outputPath('letter.png') });
  const box = (attributes: Record<string, string>) => panel.textOf('page-box', attributes);
  const kept = { title: 'Annika Lindqvist: stays as it is' };
  // A press counts once the box was seen for a while.
  await expect(async () => {
    if ((await box(kept)) !== undefined) return;
    await panel.focus('page-box', { title: 'Annika Lindqvist: will be replaced' });
    await page.keyboard.press('Enter');
    await poll(() => box(kept), { timeout: 3000 }).toBe('');
  }).toPass({ timeout: 60_000 });
  await panel.focus('page-cover');
  await page.keyboard.press('Enter');
  const drawn = { 'data-kind': 'drawn' };
  await poll(() => box(drawn)).toBe('');
  const before = await panel.boxOf('page-box', drawn);
  await panel.focus('page-box', drawn);
  await page.keyboard.press('ArrowUp');
  await poll(async () => (await panel.boxOf('page-box', drawn))?.y).toBeLessThan(before?.y ?? 0);
  await page.keyboard.press('Shift+ArrowRight');
  await poll(async () => (await panel.boxOf('page-box', drawn))?.right).toBeGreaterThan(before?.right ?? 0);
  await page.keyboard.press('Escape');
  await poll(shows).toBeUndefined();
  const text = await sentText();
  expect(text).toContain('Annika Lindqvist');
});
