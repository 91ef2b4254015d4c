// The person's own words: tried out on a text, read from files, and refused with the line that is wrong.
import { expect, type Page, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';

const shared = browserOnly();

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function openOptions(): Promise<Page> {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/options.html`);
  await expect(part(page, 'dictionary-test-text')).toBeVisible();
  return page;
}

const importFile = (page: Page, name: string, content: string) =>
  page
    .locator('#dictionary input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

const said = (page: Page, pattern: RegExp) =>
  expect(part(page, 'notice').filter({ hasText: pattern })).toBeVisible({ timeout: 30_000 });

test('shows what the dictionary finds in a text, and what all detectors find, and keeps none of it', async () => {
  const options = await openOptions();
  await options.locator('[name="term"]').fill('Bluebird');
  await part(options, 'dictionary-add').click();
  await expect(part(options, 'dictionary-entry')).toContainText('Bluebird');
  await expect(options.locator('[name="term"]')).toHaveValue('');

  await part(options, 'dictionary-test-text').fill('Bluebird is led by Annika Lindqvist.');
  await expect(part(options, 'found-by-dictionary').locator('.cc-mark')).toHaveText(['Bluebird']);
  await expect(part(options, 'found-by-all').locator('.cc-mark')).toHaveText(['Bluebird', 'Annika Lindqvist']);
  await expect(part(options, 'dictionary-test')).toContainText('with the profile “Facts too”');

  // What is entered works at once.
  await options.locator('[name="term"]').fill('Annika');
  await part(options, 'dictionary-add').click();
  await expect(part(options, 'found-by-dictionary').locator('.cc-mark')).toHaveText(['Bluebird', 'Annika']);
  await expect(part(options, 'vault-summary')).toContainText('0 entries from 0 chats');
  await options.close();
});

test('reads CSV and JSON, and names the line that is wrong', async () => {
  const options = await openOptions();
  const entries = part(options, 'dictionary-entry');
  const before = await entries.count();
  await importFile(options, 'words.csv', 'term,risk\r\nHeron,5\r\nKite,9\r\n');
  await said(options, /words\.csv was not read.*Line 3 of the file has a risk that is not 1 to 5/);
  await importFile(options, 'words.json', '[\n  {"term": "Heron"},\n  {"term": "(", "pattern": true}\n]');
  await said(options, /words\.json was not read.*Line 3 of the file cannot be used\. The dictionary pattern/);
  await importFile(options, 'words.json', '[\n  {"term": "Heron"},\n  {"term"}\n]');
  await said(options, /Line 3 of the file is not valid JSON/);
  await expect(entries).toHaveCount(before);

  await importFile(options, 'words.csv', 'term,risk\r\nHeron,5\r\n"Kite, red",4\r\n');
  await said(options, /2 entries were read from words\.csv/);
  await importFile(options, 'words.json', '[{"term": "Stork", "type": "PRODUCT"}]');
  await said(options, /1 entry was read from words\.json/);
  await expect(entries).toHaveCount(before + 3);
  const downloading = options.waitForEvent('download');
  await options.getByRole('button', { name: 'Export CSV' }).click();
  expect((await downloading).suggestedFilename()).toBe('dictionary.csv');

  // A pattern that cannot be used is not kept, and stays where it was typed.
  await options.locator('[name="term"]').fill('(a)\\1');
  await options.locator('[name="pattern"]').check();
  await part(options, 'dictionary-add').click();
  await said(options, /was not saved.*looks ahead or repeats/);
  await expect(options.locator('[name="term"]')).toHaveValue('(a)\\1');
  await options.close();
});
