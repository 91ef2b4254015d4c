// A word that was not found is selected and hidden: in the composer by its button or by a shortcut, and in the review.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { middleOfWord } from './word-place.ts';

const shared = browserAndServer();

const WORD = 'bluebird';
const TEXT = `Summarise the plan for ${WORD} in three lines.`;

test.beforeEach(() => changeSettings(shared.installed, { profile: 'balanced' }));

async function written(path: string, composer: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  const panel = await Panel.of(page);
  await page.locator(composer).first().click();
  await page.keyboard.insertText(TEXT);
  await panel.expectText('badge', /^Nothing to replace$/);
  return { page, panel };
}

for (const [name, path, composer] of [
  ['a text field', '/assistant-ui/', 'textarea[name="input"]'],
  ['ProseMirror', '/prosemirror/', '#prompt-textarea'],
] as const)
  test(`${name}: a double click selects the word, one click hides it, also in the next prompt`, async () => {
    const { page, panel } = await written(path, composer);
    const { x, y } = await middleOfWord(page, composer, WORD);
    await page.mouse.dblclick(x, y);
    await panel.expectText('hide-selected', /^Hide this$/);
    await page.screenshot({ path: `test-results/hide-selected-${name.replace(' ', '-')}.png` });
    await panel.click('hide-selected');
    await panel.expectText('badge', /^1 will be replaced$/);
    await poll(() => panel.textOf('hide-selected'), { message: 'the offer is over' }).toBeUndefined();
    await page.locator(composer).first().press('End');
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.join('\n')).toContain('Summarise the plan for');
    expect(shared.server.bodies.join('\n')).not.toContain(WORD);
    await page.locator(composer).first().click();
    await page.keyboard.insertText(`Who leads ${WORD}?`);
    await panel.expectText('badge', /^1 will be replaced$/);
    await page.close();
  });

test('by keyboard: the shortcut hides what is selected, and nothing where nothing is', async () => {
  const { page, panel } = await written('/assistant-ui/', 'textarea[name="input"]');
  await page.keyboard.press('Alt+Shift+KeyH');
  await panel.expectText('badge', /^Nothing to replace$/);
  for (let i = 0; i < ' in three lines.'.length; i += 1) await page.keyboard.press('ArrowLeft');
  for (const _ of WORD) await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Alt+Shift+KeyH');
  await panel.expectText('badge', /^1 will be replaced$/);
  await expect(page.locator('textarea[name="input"]')).toHaveValue(TEXT);
  await page.close();
});

test('in the review: what is selected in the text is hidden by one click', async () => {
  const { page, panel } = await written('/assistant-ui/', 'textarea[name="input"]');
  await panel.click('badge');
  await poll(() => panel.textOf('sanitized-text')).toContain(WORD);
  const box = await panel.boxOf('sanitized-text');
  // A double click on the first word of the text.
  await page.mouse.dblclick((box?.x ?? 0) + 30, (box?.y ?? 0) + 18);
  await panel.expectText('hide-selected', /^Hide this: Summarise$/);
  await panel.click('hide-selected');
  await panel.expectText('badge', /^1 will be replaced$/);
  await poll(() => panel.textOf('sanitized-text')).not.toContain('Summarise');
  await page.close();
});
