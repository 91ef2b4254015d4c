// axe finds nothing on any screen, in light and dark; and what the person asked the system for is honoured.
import { expect, test } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { browserAndServer } from './for-this-file.ts';
import { poll } from './poll.ts';
import {
  blockedSend,
  openBesideChat,
  openForgetDialog,
  openReview,
  openWordCard,
  ownPage,
  part,
  privateComposer,
  privateView,
  promptedChat,
  repliesBeside,
  send,
  stoppedRequest,
  unfold,
} from './screens.ts';

const shared = browserAndServer();
/** All that we put into a site stands in it. */
const PANEL = { within: 'coatcheck-panel' };

for (const name of ['welcome', 'demo', 'elsewhere', 'options', 'popup', 'sidepanel'])
  test(`${name}.html`, async () => {
    const page = await ownPage(shared, name);
    await expectAccessible(page);
    await page.close();
  });

test('a question before what cannot be undone holds the focus, loses nothing by an Enter too many, and gives the focus back', async () => {
  const page = await openForgetDialog(shared);
  await expectAccessible(page);
  const inDialog = () =>
    page.evaluate(() => document.activeElement?.closest('[data-coatcheck="forget-dialog"]') !== null);
  await expect(part(page, 'forget-keep')).toBeFocused();
  for (let i = 0; i < 3; i++) {
    await page.keyboard.press('Tab');
    // What leaves it at one end is brought back to the other, a moment later.
    await poll(inDialog).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(part(page, 'forget-dialog')).toHaveCount(0);
  await expect(part(page, 'forget')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page, 'forget-keep')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(part(page, 'forget-dialog')).toHaveCount(0);
  await expect(part(page, 'notice')).toHaveCount(0);
  await page.close();
});

test('in the page: badge, word card, review; popup and side panel about it', async () => {
  const chat = await promptedChat(shared);
  const { page, panel } = chat;
  await panel.expectText('badge', /\d+ will be replaced/);
  await expectAccessible(page, page, PANEL);
  await openWordCard(chat);
  await expectAccessible(page, page, PANEL);
  await page.keyboard.press('Escape');
  await openReview(chat);
  await panel.click('audit-summary');
  await expectAccessible(page, page, PANEL);
  for (const kind of ['popup', 'sidepanel'] as const) {
    const shown = await openBesideChat(shared, chat, kind);
    await unfold(shown);
    await expectAccessible(shown);
    await shown.close();
  }
  await page.close();
});

test('in the page: what was sent, and the private view of the reply, there and in the side panel', async () => {
  const chat = await promptedChat(shared);
  await send(chat);
  await expectAccessible(chat.page, chat.page, PANEL);
  const view = await privateView(shared, chat.page);
  await expectAccessible(chat.page, view);
  const replies = await repliesBeside(shared, chat);
  await expectAccessible(replies);
  await part(replies, 'tab-replies').press('ArrowRight');
  await expect(part(replies, 'tab-prompt')).toBeFocused();
  await expect(part(replies, 'tab-prompt')).toHaveAttribute('aria-selected', 'true');
  await part(replies, 'tab-prompt').press('End');
  await expect(part(replies, 'tab-replies')).toBeFocused();
  await replies.keyboard.press('Tab');
  await expect(replies.getByRole('tabpanel', { name: 'Replies' })).toBeFocused();
  await replies.close();
  await chat.page.close();
});

test('in the page: a request that was stopped', async () => {
  const { page } = await stoppedRequest(shared);
  await expectAccessible(page, page, PANEL);
  await page.close();
});

test('the private composer, with its review', async () => {
  const { page } = await promptedChat(shared);
  const frame = await privateComposer(shared, page);
  await expect(part(frame, 'badge')).toHaveText(/\d+ will be replaced/);
  await expectAccessible(page, frame);
  await part(frame, 'badge').click();
  await part(frame, 'sanitized-text').waitFor();
  await expectAccessible(page, frame);
  await page.close();
});

/** Black on white is 21; WCAG asks 7 of those who ask for most. */
const MORE_CONTRAST = { only: ['color-contrast-enhanced'] };

test('asked for more contrast, letters stand out by 7 to 1', async () => {
  const chat = await promptedChat(shared);
  const { page } = chat;
  await openReview(chat);
  await page.emulateMedia({ contrast: 'more' });
  await expectAccessible(page, page, { ...PANEL, ...MORE_CONTRAST });
  const popup = await openBesideChat(shared, chat, 'popup');
  await popup.emulateMedia({ contrast: 'more' });
  await unfold(popup);
  await expectAccessible(popup, popup, MORE_CONTRAST);
  await popup.close();
  for (const name of ['welcome', 'demo', 'elsewhere', 'options']) {
    const own = await ownPage(shared, name);
    await own.emulateMedia({ contrast: 'more' });
    await expectAccessible(own, own, MORE_CONTRAST);
    await own.close();
  }
  await page.close();
});

test('where the system gives the colours, shape, line and word tell risks apart; asked for less motion, nothing turns', async () => {
  const chat = await promptedChat(shared);
  const popup = await openBesideChat(shared, chat, 'popup');
  await popup.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await unfold(popup);
  await expect(part(popup, 'risk-dial').locator('label').first()).toBeVisible();
  const levels = await part(popup, 'risk-dial').evaluate((dial) =>
    Array.from(dial.querySelectorAll('label'), (label) => ({
      colour: getComputedStyle(label).color,
      shape: label.querySelector('svg')?.innerHTML ?? '',
      word: label.textContent,
      border: getComputedStyle(label).borderTopWidth,
    })),
  );
  expect(new Set(levels.map(({ colour }) => colour)).size).toBeLessThanOrEqual(2);
  expect(new Set(levels.map(({ shape }) => shape)).size).toBe(5);
  expect(new Set(levels.map(({ word }) => word)).size).toBe(5);
  expect(levels.filter(({ border }) => border === '3px')).toHaveLength(1);
  const lines = await part(popup, 'original-text').evaluate((text) =>
    Array.from(text.querySelectorAll('.cc-mark'), (mark) => [
      mark.getAttribute('data-risk'),
      getComputedStyle(mark).textDecorationStyle,
    ]),
  );
  expect(new Map(lines as [string, string][])).toEqual(
    new Map([
      ['4', 'solid'],
      ['5', 'double'],
    ]),
  );
  const chips = await part(popup, 'risk-toggle').evaluateAll((all) =>
    all.map((chip) => [chip.querySelectorAll('svg').length, getComputedStyle(chip).borderTopWidth].join()),
  );
  expect(new Set(chips)).toEqual(new Set(['1,1px']));

  // A ring that would turn: what is drawn while the engine is asked.
  const turns = await popup.evaluate(() => {
    const ring = document.createElement('span');
    ring.className = 'cc-spinner';
    document.querySelector('.cc')?.append(ring);
    const { animationDuration, borderTopStyle } = getComputedStyle(ring);
    ring.remove();
    return { animationDuration, borderTopStyle };
  });
  expect(turns).toEqual({ animationDuration: '0s', borderTopStyle: 'dotted' });
  await popup.close();
  await chat.page.close();
});

test('in the page: a send that was blocked', async () => {
  const chat = await promptedChat(shared);
  await blockedSend(shared, chat, () => expectAccessible(chat.page, chat.page, PANEL));
  await chat.page.close();
});
