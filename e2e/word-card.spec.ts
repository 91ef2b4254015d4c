// A click on a marked word opens its card: the choice, and, folded, the dial and decisions that hold for the prompts to come.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { middleOfWord } from './word-place.ts';

const shared = browserAndServer();

const TEXT = 'My name is Annika Lindqvist. I work at Halvorsen Logistics GmbH in Portland.';

async function written(path: string, composer: string, replaced = 3): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  const panel = await Panel.of(page);
  await page.locator(composer).first().click();
  await page.keyboard.type(TEXT);
  await panel.expectText('badge', new RegExp(`${replaced} will be replaced`));
  return { page, panel };
}

for (const [name, path, composer] of [
  ['a text field', '/assistant-ui/', 'textarea[name="input"]'],
  ['ProseMirror', '/prosemirror/', '#prompt-textarea'],
] as const) {
  test(`${name}: a click on a word opens its card, by which it is kept, always, and taken back`, async () => {
    const { page, panel } = await written(path, composer);
    const { x, y } = await middleOfWord(page, composer, 'Lindqvist');
    await page.mouse.click(x, y);
    await panel.expectText('word-card', /Annika Lindqvist → /);
    await panel.click('fine-tune');
    await panel.click('not-sensitive');
    await panel.expectText('learned', /Will be sent as it is on this site from now on/);
    await poll(() => panel.attributeOf('word-card', 'data-risk')).toBe('1');
    await panel.click('unlearn');
    await panel.expectText('word-card', /Annika Lindqvist → /);
    await page.keyboard.press('Escape');
    await page.close();
  });
}

test('by keyboard alone: from word to word, a choice by an arrow key, a level by more of them, and back to the text', async () => {
  const { page, panel } = await written('/assistant-ui/', 'textarea[name="input"]');
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /Annika Lindqvist → /);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /Halvorsen Logistics GmbH → /);
  await page.keyboard.press('Alt+Shift+KeyC');
  await panel.expectText('sanitized-text', /My name is/);
  await page.keyboard.press('Escape');
  await poll(() => panel.textOf('sanitized-text')).toBe(undefined);
  expect(await panel.textOf('word-card'), 'the review closed the card').toBe(undefined);
  await page.keyboard.press('Alt+Shift+KeyW');
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /Halvorsen Logistics GmbH → /);
  // What lowers protection counts once it was seen for half a second.
  await page.waitForTimeout(800);
  await page.keyboard.press('ArrowRight');
  await poll(() => panel.attributeOf('word-card', 'data-risk')).toBe('1');
  // The levels are folded below.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  await poll(() => panel.attributeOf('word-card', 'data-risk')).toBe('2');
  await page.keyboard.press('Escape');
  await expect(page.locator('textarea[name="input"]')).toBeFocused();
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('Halvorsen Logistics GmbH');
  expect(shared.server.bodies.join('\n')).not.toContain('Lindqvist');
  await page.close();
});

test('the choice comes before all that is said of the word, and one click makes it', async () => {
  const { page, panel } = await written('/assistant-ui/', 'textarea[name="input"]');
  const { x, y } = await middleOfWord(page, 'textarea[name="input"]', 'Lindqvist');
  await page.mouse.click(x, y);
  await panel.expectText('word-choice', /Replace.*Send as it is/);
  const [choice, reason] = [await panel.boxOf('word-choice'), await panel.boxOf('reason')];
  expect(choice?.bottom).toBeLessThan(reason?.y ?? 0);
  const card = await panel.boxOf('word-card');
  expect((card?.bottom ?? 0) - (card?.y ?? 0), 'the levels are folded').toBeLessThan(260);
  await panel.click('choose-kept');
  await poll(() => panel.attributeOf('word-card', 'data-risk')).toBe('1');
  await panel.expectText('badge', /2 will be replaced · 1 name as it is/);
  await panel.click('choose-replaced');
  await panel.expectText('badge', /^3 will be replaced$/);
  await panel.expectText('announcement', /^Coatcheck: 3 will be replaced\.$/);
  await page.close();
});

test('what was learned in one chat holds in the next, and is listed in the options', async () => {
  const { page, panel } = await written('/assistant-ui/', 'textarea[name="input"]');
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /Annika/);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /Halvorsen Logistics GmbH/);
  await panel.click('fine-tune');
  await panel.click('not-sensitive');
  await panel.expectText('learned', /from now on/);
  await page.close();

  const next = await written('/deep-chat/', '#text-input', 2);
  await next.panel.click('badge');
  await poll(() => next.panel.textOf('sanitized-text')).toContain('Halvorsen Logistics GmbH');
  await next.page.close();

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const entry = options.locator('[data-coatcheck="dictionary-entry"]', { hasText: 'Halvorsen Logistics GmbH' });
  await expect(entry).toContainText('learned from a click');
  await entry.getByRole('button', { name: /Remove/ }).click();
  await expect(entry).toHaveCount(0);
  await options.close();
});
