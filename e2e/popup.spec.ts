// The popup beside a chat.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { highlights } from './harness.ts';
import { LETTER } from './letter.ts';
import { checked, openChat, type } from './letter-chat.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const shared = browserAndServer();

test('the popup shows the prompt, changes a risk, and switches the site off and on', async () => {
  const { page } = await openChat(shared);
  await type(page, LETTER);
  await checked(page);
  const popup = await openPopup(shared.installed, page);
  await expect(popup.locator('[data-coatcheck="original-text"]')).toContainText('Annika Lindqvist');
  await popup
    .locator('[data-coatcheck="span-row"][data-text="Halvorsen Logistics GmbH"] [data-coatcheck="risk-toggle"]')
    .click();
  await expect(popup.locator('[data-coatcheck="sanitized-text"]')).toContainText('Halvorsen');
  const siteSwitch = popup.locator('[data-coatcheck="site-switch"]');
  await siteSwitch.click();
  await expect(siteSwitch).not.toBeChecked();
  await poll(async () => Object.keys(await highlights(page)).length).toBe(0);
  await siteSwitch.click();
  await expect(siteSwitch).toBeChecked();
  await checked(page);
  await page.close();
});
