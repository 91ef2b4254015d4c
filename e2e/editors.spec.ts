// Prompts of several paragraphs in rich editors: what is sent, and what the editor's own undo gives back.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { highlights, Panel } from './harness.ts';

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

const EDITORS = [
  { name: 'ProseMirror', path: '/prosemirror/', composer: '#prompt-textarea', send: '[data-testid="send-button"]' },
  { name: 'Quill', path: '/quill/', composer: '.ql-editor', send: '.send-button' },
] as const;

const shared = browserAndServer();

async function typeLines(page: Page, composer: string): Promise<void> {
  await page.locator(composer).click();
  for (const [i, line] of LINES.entries()) {
    if (i > 0) await page.keyboard.press('Shift+Enter');
    await page.keyboard.type(line);
  }
}

async function checked(page: Page): Promise<void> {
  const marked = async () => {
    const { 'coatcheck-risk-4': high = 0, 'coatcheck-risk-5': highest = 0 } = await highlights(page);
    return high + highest;
  };
  await expect.poll(marked).toBeGreaterThan(4);
}

const sentLines = () =>
  shared.server.bodies.map((body) => (JSON.parse(body) as { text: string }).text).flatMap((text) => text.split('\n'));

const linesIn = (page: Page, composer: string) =>
  page.locator(`${composer} > p`).evaluateAll((paragraphs) => paragraphs.map((p) => p.textContent ?? ''));

for (const editor of EDITORS) {
  for (const way of ['Enter', 'the send button'] as const) {
    test(`${editor.name}: several paragraphs go out by ${way}, line for line`, async () => {
      const page = await shared.installed.context.newPage();
      await page.goto(`${shared.server.url}${editor.path}`);
      await typeLines(page, editor.composer);
      await checked(page);
      if (way === 'Enter') await page.keyboard.press('Enter');
      else await page.locator(editor.send).click();
      await expect.poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
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
    await typeLines(page, editor.composer);
    await checked(page);
    await page.locator(editor.send).evaluate((button) => button.setAttribute('disabled', ''));
    await page.keyboard.press('Enter');
    await panel.expectText('notice', /Nothing was sent.*still in the composer/);
    expect(await linesIn(page, editor.composer)).toEqual(LINES);
    expect(shared.server.bodies).toEqual([]);
    await page.close();
  });
}
