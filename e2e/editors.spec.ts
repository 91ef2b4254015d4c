// Prompts of several paragraphs in rich editors: what is sent, and what the editor's own undo gives back.
import { expect, type Page, test } from '@playwright/test';
import { expectMarked, sentBodies, typeLines } from './bed-actions.ts';
import { bedsOf } from './bed-table.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const LINES = [
  'Please answer this letter.',
  '',
  'Dear Annika Lindqvist,',
  'my phone is +1 503 555 0142, and Annika’s IBAN is DE89 3704 0044 0532 0130 00. 🙂',
  '',
  'Best wishes',
  'Tobias Castellanos',
];
const ORIGINALS = ['Annika', 'Lindqvist', '503 555 0142', 'DE89 3704', 'Tobias', 'Castellanos'];
const KEPT = ['Please answer this letter.', '', 'Dear', 'my phone is', '', 'Best wishes', ''];

const shared = browserAndServer();

const sentLines = () => sentBodies(shared.server).flatMap(({ text }) => text.split('\n'));

const linesIn = (page: Page, composer: string) =>
  page.locator(`${composer} > p`).evaluateAll((paragraphs) => paragraphs.map((p) => p.textContent ?? ''));

for (const editor of bedsOf('ProseMirror', 'Quill')) {
  for (const way of ['Enter', 'the send button'] as const) {
    test(`${editor.name}: several paragraphs go out by ${way}, line for line`, async () => {
      const page = await shared.installed.context.newPage();
      await page.goto(`${shared.server.url}${editor.path}`);
      await typeLines(page, page.locator(editor.composer), LINES);
      await expectMarked(page, 5);
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.locator(editor.send).click();
      await poll(() => shared.server.bodies.length).toBe(1);
      const lines = sentLines();
      expect(lines).toHaveLength(LINES.length);
      for (const [i, kept] of KEPT.entries()) expect(lines[i]).toContain(kept);
      expect(lines[3]).toMatch(/🙂$/u);
      for (const original of ORIGINALS) expect(shared.server.bodies.join()).not.toContain(original);
      await page.close();
    });
  }

  test(`${editor.name}: a send that fails leaves every paragraph as it was`, async () => {
    const page = await shared.installed.context.newPage();
    await page.goto(`${shared.server.url}${editor.path}`);
    const panel = await Panel.of(page);
    await typeLines(page, page.locator(editor.composer), LINES);
    await expectMarked(page, 5);
    await page.locator(editor.send).evaluate((button) => button.setAttribute('disabled', ''));
    await page.keyboard.press('Enter');
    await panel.expectText('notice', /Nothing was sent.*still in the composer/);
    expect(await linesIn(page, editor.composer)).toEqual(LINES);
    expect(shared.server.bodies).toEqual([]);
    await page.close();
  });
}
