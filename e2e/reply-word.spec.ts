// One word of a restored reply: its card says what was sent, and shows that in its place, for this word only.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { SEEN_AFTER_MS } from './harness.ts';
import { poll } from './poll.ts';
import { type Opened, writePrompt } from './short-prompt.ts';
import { middleOfWord } from './word-place.ts';

const shared = browserAndServer();

test.beforeAll(async () => {
  // The notice that offers to always restore would cover the short reply. It is shown only once.
  const { page, panel } = await restored();
  await panel.click('decline-restore');
  await poll(() => panel.textOf('offer-restore')).toBe(undefined);
  await page.close();
});

const REPLY = '[data-message-author-role="assistant"]';
const NAME = 'Annika Lindqvist';
const LAST = 'Lindqvist';

/** The prompt's reply with its originals. */
async function restored(): Promise<Opened> {
  const chat = await writePrompt(shared, '/plain/', 'textarea');
  await chat.page.locator('textarea').press('Enter');
  await expect(chat.page.locator(REPLY).last()).toContainText('Best wishes to');
  await chat.panel.click('restore-toggle');
  await expect(chat.page.locator(REPLY)).toContainText(NAME);
  return chat;
}

/** Clicks on the name until its card is open: the reply may still move, and the browser tells a moment later which words are in sight. */
async function clickedName({ page, panel }: Opened): Promise<{ x: number; y: number }> {
  let place = { x: 0, y: 0 };
  await poll(async () => {
    place = await middleOfWord(page, REPLY, LAST);
    await page.mouse.click(place.x, place.y);
    return (await panel.textOf('reply-word')) ?? '';
  }).toMatch(/Restored: Lindqvist/);
  return place;
}

test('a click on a restored word says what was sent, shows it for this word only, and takes that back', async () => {
  const chat = await restored();
  const { page, panel } = chat;
  const reply = page.locator(REPLY).last();
  const whole = await reply.textContent();
  await clickedName(chat);
  const sent = /Sent as: (.+?)Show/.exec((await panel.textOf('reply-word')) ?? '')?.[1] ?? '';
  expect(sent).not.toBe('');
  await page.screenshot({ path: 'test-results/reply-word-light.png' });
  await panel.click('reply-word-toggle');
  await expect(reply).toContainText(sent);
  const count = (text: string | null, word: string) => (text ?? '').split(word).length - 1;
  expect(count(await reply.textContent(), LAST)).toBe(count(whole, LAST) - 1);
  await page.addStyleTag({ content: 'body, html { background: #181818; color: #eee }' });
  await page.setViewportSize({ width: 390, height: 780 });
  await poll(() => panel.styleOf('reply-word', 'color-scheme')).toBe('dark');
  // After a resize of the window, the panel moves a moment later.
  await poll(async () => (await panel.boxOf('badge'))?.x ?? -1).toBeGreaterThanOrEqual(0);
  await page.waitForTimeout(500);
  await page.screenshot({ path: 'test-results/reply-word-phone-dark.png' });
  await panel.expectText('reply-word-toggle', /Show the real value/);
  // A press that shows an original counts only after the card was in sight for a moment.
  await page.waitForTimeout(SEEN_AFTER_MS);
  await panel.click('reply-word-toggle');
  await poll(() => reply.textContent()).toBe(whole);
  await page.keyboard.press('Escape');
  await poll(() => panel.textOf('reply-word')).toBe(undefined);
  await page.close();
});

/**
 * Presses Enter until the card says this. A press right after the card became visible does not count, and on a busy machine the browser reports
 * late that it is visible.
 */
async function pressUntil({ page, panel }: Opened, text: RegExp): Promise<void> {
  await expect(async () => {
    await page.waitForTimeout(SEEN_AFTER_MS);
    if (!text.test((await panel.textOf('reply-word-toggle')) ?? '')) await page.keyboard.press('Enter');
    await page.waitForTimeout(SEEN_AFTER_MS);
    expect(await panel.textOf('reply-word-toggle')).toMatch(text);
  }).toPass();
}

test('by keyboard: the card of a restored word, a choice by Enter, and back', async () => {
  const chat = await restored();
  const { page, panel } = chat;
  const reply = page.locator(REPLY).last();
  const whole = await reply.textContent();
  await page.locator('textarea').focus();
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('reply-word', /Restored: .*Sent as: /);
  await pressUntil(chat, /Show the real value/);
  await pressUntil(chat, /Show what was sent/);
  expect(await reply.textContent()).toBe(whole);
  await page.keyboard.press('Escape');
  await poll(() => panel.textOf('reply-word')).toBe(undefined);
  await expect(page.locator('textarea')).toBeFocused();
  await page.close();
});

test('no card opens where originals are not shown, and hiding all of them closes it', async () => {
  const chat = await restored();
  const { page, panel } = chat;
  const { x, y } = await clickedName(chat);
  await panel.click('restore-toggle');
  await poll(() => panel.textOf('reply-word')).toBe(undefined);
  await expect(page.locator(REPLY)).not.toContainText(NAME);
  await page.mouse.click(x, y);
  await page.waitForTimeout(300);
  expect(await panel.textOf('reply-word')).toBe(undefined);
  await page.close();
});
