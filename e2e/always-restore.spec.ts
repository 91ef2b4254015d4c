// "Always restore here": offered after the first restore, held to on that site, and taken back.
import { expect, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { privateFrame, tellPage } from './private-frame.ts';
import { ownPage } from './screens.ts';
import { type Opened, openChat, PROMPT, writePrompt } from './short-prompt.ts';

const shared = browserAndServer();

const PHONE = { width: 390, height: 780 };
const REPLY = '[data-message-author-role="assistant"]';

const opened = (path: string) => openChat(shared, path);
const written = (path: string, composer: string) => writePrompt(shared, path, composer);

/** Sends the prompt on a page of its own; the whole reply is there. */
async function sentHere(): Promise<Opened> {
  const chat = await written('/plain/', 'textarea');
  await chat.page.locator('textarea').press('Enter');
  await expect(chat.page.locator(REPLY).last()).toContainText('Best wishes to');
  return chat;
}

const NAME = 'this is about **Annika Lindqvist**';

test('"always restore here" is offered after the first restore, holds on that site, and is switched off in the popup', async () => {
  const { page, panel } = await sentHere();
  expect(await panel.textOf('offer-restore')).toBeUndefined();
  await panel.click('restore-toggle');
  await expect(page.locator(REPLY)).toContainText(NAME);
  await panel.expectText('offer-restore', /the page can read them/);
  await page.screenshot({ path: 'test-results/offer-light.png' });
  await page.addStyleTag({ content: 'body, html { background: #181818; color: #eee }' });
  await page.setViewportSize(PHONE);
  await poll(() => panel.styleOf('offer-restore', 'color-scheme')).toBe('dark');
  // What was just pressed stands still for a moment.
  await poll(async () => (await panel.boxOf('badge'))?.x ?? -1).toBeGreaterThanOrEqual(0);
  await page.screenshot({ path: 'test-results/offer-phone-dark.png' });
  await panel.click('restore-always');
  await poll(() => panel.textOf('offer-restore')).toBeUndefined();
  // The choice is stored in two requests, which a page that is closed at once does not finish.
  await poll(async () => (await askEngine(shared.installed, 'getSettings', {})).restoreOrigins).toHaveLength(1);
  await page.close();

  const next = await sentHere();
  await expect(next.page.locator(REPLY)).toContainText(NAME);
  expect(shared.server.bodies.join()).not.toContain('Lindqvist');

  const options = await ownPage(shared, 'options');
  await expect(options.getByText('Restore by click again')).toBeVisible();
  await options.close();
  const popup = await openPopup(shared.installed, next.page);
  const choice = popup.locator('[data-coatcheck="restore-always-here"]');
  await expect(choice).toBeChecked();
  await popup.setViewportSize({ width: 400, height: 640 });
  await popup.emulateMedia({ colorScheme: 'dark' });
  await popup.screenshot({ path: 'test-results/restore-popup.png', fullPage: true });
  await choice.click();
  // The page says so, a moment later.
  await expect(choice).not.toBeChecked();
  await popup.close();
  await next.page.close();

  const last = await sentHere();
  await poll(() => last.panel.textOf('restore-toggle')).toMatch(/Restore originals/);
  await expect(last.page.locator(REPLY)).not.toContainText('Lindqvist');
  await last.panel.click('restore-toggle');
  await last.panel.click('decline-restore');
  await last.panel.click('restore-toggle');
  await poll(() => last.panel.textOf('restore-toggle')).toMatch(/Restore originals/);
  await last.panel.click('restore-toggle');
  await expect(last.page.locator(REPLY)).toContainText(NAME);
  expect(await last.panel.textOf('offer-restore')).toBeUndefined();
  await last.page.close();
});

test('where replies are always restored, a chat with private prompts stays out of the page', async () => {
  const { page, panel } = await opened('/plain/');
  await page.locator('textarea').waitFor();
  await tellPage(shared.installed, page, { do: 'set-restore-always', always: true });
  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  const editor = frame.locator('[data-coatcheck="private-editor"]');
  await expect(editor).toBeFocused();
  await page.keyboard.type(PROMPT);
  await expect(frame.locator('[data-coatcheck="badge"]')).toHaveText(/2 will be replaced/);
  await editor.press('Enter');
  await expect(page.locator(REPLY).last()).toContainText('Best wishes to');
  await panel.expectText('restore-privately', /./);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => document.body.textContent)).not.toContain('Lindqvist');
  await tellPage(shared.installed, page, { do: 'set-restore-always', always: false });
  await page.close();
});
