// A text for another place: protected on our own page, copied, and its reply restored there; the popup counts it in the week.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { ownPage, part } from './screens.ts';

const shared = browserAndServer();

test('protects a text for elsewhere, and puts the originals back into the reply, after a reload too', async () => {
  await changeSettings(shared.installed, { mode: 'automatic', profile: 'balanced' });
  const page = await ownPage(shared, 'elsewhere');
  const panel = await Panel.of(page);
  await page.locator('textarea[data-demo-composer]').click();
  await page.keyboard.insertText('Please remind Annika Lindqvist of the lease.');
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Enter');
  const protectedText = part(page, 'protected-text').locator('[data-demo-role="user"]');
  await expect(protectedText).toContainText('of the lease', { timeout: 30_000 });
  const text = (await protectedText.textContent()) ?? '';
  expect(text).not.toContain('Annika');
  await part(page, 'copy-protected').click();
  await expect(part(page, 'copy-protected')).toHaveText('Copied');

  await page.getByRole('link', { name: 'The reply, when it comes' }).click();
  await page.waitForURL(/\?reply$/);
  await part(page, 'reply-text').fill('Nothing of yours.');
  await part(page, 'restore-reply').click();
  await expect(part(page, 'notice')).toContainText('none of your stand-ins');
  const standIn = /remind (.*?) of/.exec(text)?.[1] ?? '';
  await part(page, 'reply-text').fill(`Dear ${standIn}, thank you for your letter.`);
  await part(page, 'restore-reply').click();
  await expect(part(page, 'restored-reply')).toHaveText('Dear Annika Lindqvist, thank you for your letter.');

  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'week')).toHaveText('This week: 1 name or value protected in 1 prompt');
  await expect(part(popup, 'elsewhere')).toHaveAttribute('href', '/elsewhere.html');
  await popup.close();
  await page.close();
});

test('the context menu opens the page', async () => {
  const { context, worker } = shared.installed;
  const opened = context.waitForEvent('page');
  await worker.evaluate(() => {
    const { chrome } = globalThis as unknown as {
      chrome: { contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } } };
    };
    chrome.contextMenus.onClicked.dispatch({ menuItemId: 'protect-elsewhere' }, { id: 1, incognito: false });
  });
  const page = await opened;
  await poll(() => page.url()).toMatch(/elsewhere\.html$/);
  await page.close();
});
