// What a person sees first: the popup in the height that browsers give it, and what is one click away.
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { openPopup } from './popup.ts';
import { openReview, ownPage, part, promptedChat } from './screens.ts';

const shared = browserAndServer();
/** Browsers make no popup higher. */
const HIGHEST = 600;

const heightOf = (popup: Page) => popup.evaluate(() => document.body.getBoundingClientRect().height);

test('the popup shows the count, the switch and Send in 600 pixels, and the rest on a click', async () => {
  const { page } = await promptedChat(shared);
  const popup = await openPopup(shared.installed, page, { folded: true });
  await popup.setViewportSize({ width: 320, height: HIGHEST });
  await expect(popup.getByText(/^\d+ will be replaced$/)).toBeVisible();
  await expect(part(popup, 'site-switch')).toBeVisible();
  await expect(part(popup, 'send')).toBeEnabled();
  await expect(part(popup, 'engine-status')).toHaveAttribute('data-model', 'ready', { timeout: 40_000 });
  await expect(part(popup, 'sanitized-text')).toBeHidden();
  expect(await heightOf(popup)).toBeLessThanOrEqual(HIGHEST);
  await part(popup, 'fold-review').locator('summary').first().click();
  await expect(part(popup, 'sanitized-text')).toBeVisible();
  // The prompt is there once: what was written is folded.
  await expect(part(popup, 'original-text')).toBeHidden();
  await popup.close();
  await page.close();
});

test('the text comes back by the button of the notice that speaks of it', async () => {
  const { page, panel } = await promptedChat(shared);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /put your own text back/);
  await panel.expectText('notice-put-back', /Put my text back/);
  await panel.click('notice-put-back');
  await expect(page.locator('textarea[name="input"]')).toHaveValue(/Annika Lindqvist/);
  await page.close();
});

test('the review in the page shows the text once', async () => {
  const chat = await promptedChat(shared);
  await openReview(chat);
  expect(await chat.panel.boxOf('sanitized-text')).toBeDefined();
  // No higher than its title.
  const written = await chat.panel.boxOf('you-wrote');
  expect(written).toBeDefined();
  expect((written?.bottom ?? 0) - (written?.y ?? 0)).toBeLessThan(40);
  await chat.page.close();
});

test('without a chat the popup leads to chats', async () => {
  const popup = await ownPage(shared, 'popup');
  const links = part(popup, 'known-chats').locator('a');
  await expect(links).toHaveCount(8);
  await expect(links.first()).toHaveAttribute('href', 'https://chatgpt.com/');
  expect(await heightOf(popup)).toBeLessThanOrEqual(HIGHEST);
  await popup.close();
});

test('the welcome page says what it is, links the chats and says what to do once', async () => {
  const welcome = await ownPage(shared, 'welcome');
  await welcome.setViewportSize({ width: 800, height: 800 });
  await expect(part(welcome, 'welcome-what')).toContainText('it replaces the names');
  await expect(part(welcome, 'tour-next')).toBeInViewport({ ratio: 1 });
  const links = part(welcome, 'welcome-sites').locator('a');
  await expect(links.first()).toHaveAttribute('href', 'https://chatgpt.com/');
  await expect(part(welcome, 'welcome-sites')).toContainText('ChatGPT');
  for (const words of ['Pin Coatcheck', 'Reload chats', 'Allow private windows'])
    await expect(part(welcome, 'welcome-once')).toContainText(words);
  await welcome.close();
});

test('the tour of the welcome page checks a text as a chat does, and teaches to click a word', async () => {
  const { conversations } = await askEngine(shared.installed, 'vaultSummary', {});
  const welcome = await ownPage(shared, 'welcome');
  await part(welcome, 'try-text').fill('I am Annika Lindqvist. Write to my landlord.');
  await part(welcome, 'tour-next').click();
  const word = part(welcome, 'try-words').locator('.cc-mark');
  await expect(word).toHaveText(['Annika Lindqvist'], { timeout: 40_000 });
  await expect(part(welcome, 'try-sent')).not.toContainText('Annika');
  await word.click();
  await expect(part(welcome, 'try-sent')).toContainText('I am Annika Lindqvist');
  await word.press('Enter');
  await expect(part(welcome, 'try-sent')).not.toContainText('Annika');
  await part(welcome, 'tour-next').click();
  await expect(part(welcome, 'try-restored').locator('mark')).toHaveText(['Annika', 'Lindqvist']);
  await part(welcome, 'tour-next').click();
  await expect(part(welcome, 'try-text')).toHaveValue(/Annika/);
  await expect(part(welcome, 'try-restored')).toBeVisible();
  // Nothing of it is stored.
  expect(await askEngine(shared.installed, 'vaultSummary', {})).toMatchObject({ conversations });
  await welcome.reload();
  await part(welcome, 'tour-skip').click();
  await expect(part(welcome, 'tour-next')).toHaveCount(0);
  await expect(part(welcome, 'try-sent')).toBeVisible();
  await welcome.close();
});

test('the options name what is basic and what is advanced, and give the buttons of the file of sites room', async () => {
  const options = await ownPage(shared, 'options');
  const titles = await options.locator('nav .options-part').allTextContents();
  expect(titles).toEqual(['Basic', 'Advanced']);
  const sizeOf = (selector: string) =>
    options
      .locator(selector)
      .first()
      .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  // The title of a group is larger than those of its sections; among the links it is small.
  expect(await sizeOf('.options-advanced')).toBeGreaterThan(await sizeOf('.options-section > h2'));
  expect(await sizeOf('nav .options-part')).toBeLessThan(await sizeOf('nav a'));
  const [hint, quiet] = await options.locator('input[name="term"]').evaluate((input) => {
    const muted = document.querySelector('.cc-muted') as Element;
    return [getComputedStyle(input, '::placeholder').color, getComputedStyle(muted).color];
  });
  expect(hint).toBe(quiet);
  const file = part(options, 'site-file');
  const [lead, buttons] = await Promise.all([
    file.locator('p').first().boundingBox(),
    file.locator('.cc-row').last().boundingBox(),
  ]);
  expect((buttons?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeGreaterThanOrEqual(8);
  await options.screenshot({ path: 'test-results/options.png', fullPage: true });
  await options.close();
});
