// What was released, as a person looks back at it in the options: charts by keyboard, tables, receipts.
import { expect, type Page, test } from '@playwright/test';
import { untilNamed } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function openOptions(): Promise<Page> {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/options.html`);
  return page;
}

test('says that nothing was released, then shows it by day and by chat, and lists the receipts', async () => {
  const before = await openOptions();
  await expect(part(before, 'ledger-empty')).toContainText('Nothing yet');
  await expect(part(before, 'receipts-empty')).toContainText('No receipts yet');
  await before.close();

  const chat = await shared.installed.context.newPage();
  await chat.goto(`${shared.server.url}/life/`);
  await chat.locator('#chat-input').fill('My name is Annika Lindqvist, phone +1 503 555 0142.');
  await chat.locator('#chat-input').press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 30_000 }).toBe(1);
  await expect(chat.locator('.chat-assistant').last()).toContainText('Best wishes');
  await untilNamed(shared.installed, /^open-webui /);
  await chat.close();

  let options = await openOptions();
  // The receipt is kept after the prompt has left.
  await expect(async () => {
    await options.close();
    options = await openOptions();
    await expect(part(options, 'receipt')).toHaveCount(1);
  }).toPass({ timeout: 40_000 });
  await expect(part(options, 'receipt')).toContainText(new URL(shared.server.url).host);
  await expect(part(options, 'receipt')).toContainText(/2 values replaced.*SHA-256 [0-9a-f]{64}/s);

  const chart = part(options, 'chart-values');
  const bars = chart.locator('svg [role="img"]');
  await expect(bars).toHaveCount(30);
  await bars.last().focus();
  await expect(bars.last()).toHaveAttribute('aria-label', /: 2 values in 1 prompt$/);
  await expect(chart.locator('[data-coatcheck="chart-shown"]')).toContainText('2 values in 1 prompt');
  await options.keyboard.press('ArrowLeft');
  await expect(bars.nth(28)).toBeFocused();
  await expect(bars.nth(28)).toHaveAttribute('aria-label', /: 0 values in 0 prompts$/);
  await options.keyboard.press('End');
  await expect(bars.last()).toBeFocused();

  await part(options, 'ledger-span').selectOption('0');
  await expect(bars).toHaveCount(1);
  await chart.locator('summary').click();
  await expect(chart.locator('tbody tr')).toHaveCount(1);
  await expect(chart.locator('tbody tr')).toContainText(/open-webui.*2 values in 1 prompt/);

  await part(options, 'receipt-host').selectOption({ index: 1 });
  await expect(part(options, 'receipt')).toHaveCount(1);
  const downloading = options.waitForEvent('download');
  await part(options, 'export-ledger').click();
  expect((await downloading).suggestedFilename()).toBe('coatcheck-ledger.json');
  await options.close();
});

test('leads to each section, also where the window is narrow', async () => {
  const options = await openOptions();
  await expect(part(options, 'vault-summary')).toContainText(/entr(y|ies) from/);
  const links = options.getByRole('navigation').getByRole('link');
  await links.filter({ hasText: 'Keys and backup' }).click();
  await expect(options.locator('#keys')).toBeInViewport();
  await options.setViewportSize({ width: 400, height: 800 });
  await links.filter({ hasText: 'Receipts' }).click();
  await expect(options.locator('#receipts h2')).toBeInViewport();
  expect(await options.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await part(options, 'restore-automatically').click();
  await expect(part(options, 'saved')).toHaveText('Saved');
  await options.close();
});
