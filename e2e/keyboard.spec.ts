// The main job without a mouse, from the welcome page: Tab, Enter, Space, arrows and shortcuts. The keyboard is somewhere that can be
// seen, always.
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen, focusedElement, isAtPart, pressUntil } from './focus.ts';
import { browserOnly } from './for-this-file.ts';
import { Panel, SEEN_AFTER_MS } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserOnly({ mode: 'as installed' });

/** Presses a key up to three times until it works: the click guard ignores it until the control has been visible for half a second. */
async function pressUntilSeen(page: Page, key: string, hasWorked: () => Promise<boolean | undefined>): Promise<void> {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press(key);
    const works = poll(hasWorked, { timeout: 3000 }).toBe(true);
    if (await works.then(() => true).catch(() => false)) return;
  }
  throw new Error(`${key} did nothing`);
}

test('from the welcome page to a restored reply', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/welcome.html`);
  await page.locator('[data-welcome-try]').waitFor();
  await pressUntil(page, 'Tab', (at) => at.part === 'welcomeTry');
  await page.keyboard.press('Enter');
  await page.locator('[data-demo-composer]').waitFor();
  const panel = await Panel.of(page);

  // Type over the example, where the keyboard is.
  await expect(page.locator('[data-demo-composer]')).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Control+A');
  await page.keyboard.type('My name is Annika Lindqvist. I work at Halvorsen Logistics GmbH.');
  await panel.expectText('badge', /2 will be replaced/);

  // The review by its shortcut, and back to the text; Enter opens it too.
  await page.keyboard.press('Alt+Shift+C');
  await poll(() => panel.textOf('panel')).toContain('Halvorsen');
  await poll(async () => (await focusedElement(page)).part).toBe('h2');
  await page.keyboard.press('Escape');
  await poll(async () => (await focusedElement(page)).part).toBe('badge');
  await pressUntil(page, 'Tab', isAtPart('demoComposer')).catch(() =>
    pressUntil(page, 'Shift+Tab', isAtPart('demoComposer')),
  );
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Halvorsen');
  await poll(async () => (await focusedElement(page)).part).toBe('h2');

  // A risk, by one key and by the dial's arrows.
  await pressUntil(page, 'Tab', isAtPart('risk-toggle', 'Halvorsen'));
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.keyboard.press('Space');
  await poll(() => panel.textOf('sanitized-text')).toContain('Halvorsen');
  await poll(async () => (await expectFocusSeen(page)).part).toBe('risk-toggle');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await pressUntil(page, 'Tab', (at) => at.part === 'input' || at.part.startsWith('risk-level'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await poll(() => panel.textOf('sanitized-text')).not.toContain('Halvorsen');
  await pressUntilSeen(page, 'ArrowLeft', async () => (await panel.textOf('sanitized-text'))?.includes('Halvorsen'));
  await expectFocusSeen(page);

  // What is sent is looked at, and sent; the keyboard is back at the text.
  const sanitized = (await panel.textOf('sanitized-text')) ?? '';
  expect(sanitized).not.toContain('Annika');
  await pressUntil(page, 'Tab', isAtPart('send'));
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-demo-received]')).toHaveText(sanitized);
  await expect(page.locator('[data-demo-composer]')).toBeFocused();
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0);

  // Restored, and back.
  const reply = page.locator('[data-demo-role="assistant"]');
  await panel.expectText('restore-toggle', /Restore originals/);
  await expect(reply).not.toContainText('Annika');
  await pressUntil(page, 'Tab', isAtPart('restore-toggle')).catch(() =>
    pressUntil(page, 'Shift+Tab', isAtPart('restore-toggle')),
  );
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.keyboard.press('Enter');
  await expect(reply).toContainText('Annika');
  expect((await expectFocusSeen(page)).part).toBe('restore-toggle');
  await page.keyboard.press('Enter');
  await expect(reply).not.toContainText('Annika');
  expect((await expectFocusSeen(page)).part).toBe('restore-toggle');
  await page.close();
});
