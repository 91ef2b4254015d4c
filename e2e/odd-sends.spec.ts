// Sends at an odd moment, of an odd text, or on an odd page: nothing raw leaves, nothing is lost.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { LETTER } from './letter.ts';
import { checked, composerOf, expectNothingRaw, openChat, type } from './letter-chat.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

test('the network fails after the send: the text comes back with Undo', async () => {
  const { page, panel } = await openChat(shared);
  shared.server.mode = 'fail';
  await type(page, LETTER);
  await checked(page);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /values were replaced.*Undo/);
  expectNothingRaw(shared.server);
  await panel.click('badge');
  await panel.click('undo');
  await expect(composerOf(page)).toHaveValue(LETTER);
  expectNothingRaw(shared.server);
  await page.close();
});

test('the page puts a new composer in the place of the old one, again and again', async () => {
  const { page, panel } = await openChat(shared, '?rerender');
  await type(page, LETTER);
  await checked(page);
  await page.evaluate(() => {
    document.documentElement.dataset.swap = '';
  });
  await page.keyboard.press('Enter');
  // Either the sanitized text went out, or nothing did and the text is there.
  await panel.expectText('badge', /Sent|replaced|Not sent|wrong|blocked|again/i);
  await poll(async () => shared.server.bodies.length > 0 || (await composerOf(page).inputValue()) === LETTER, {
    timeout: 20_000,
  }).toBe(true);
  expectNothingRaw(shared.server);
  await page.close();
});

test('blank text, a lone surrogate and a double Enter', async () => {
  const { page } = await openChat(shared);
  await composerOf(page).click();
  await page.keyboard.insertText('   ');
  await page.keyboard.press('Enter');
  expect(shared.server.bodies).toEqual([]);
  await composerOf(page).fill('');
  await type(page, `${LETTER} \ud83d`);
  await checked(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
  await expect(composerOf(page)).toHaveValue('');
  expect(shared.server.bodies).toHaveLength(1);
  expectNothingRaw(shared.server);
  await page.close();
});

test('a megabyte of text', async () => {
  const { page, panel } = await openChat(shared);
  const text = `${LETTER}\n`.repeat(Math.ceil(1_000_000 / LETTER.length));
  await composerOf(page).fill(text);
  await panel.expectText('notice', /too long/);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*too long/);
  expect((await composerOf(page).inputValue()).length).toBe(text.length);
  expect(shared.server.bodies).toEqual([]);
  await page.close();
});

test('a send before the first check is done waits for it', async () => {
  const { page } = await openChat(shared);
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
  expectNothingRaw(shared.server);
  await page.close();
});
