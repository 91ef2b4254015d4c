// The audit before sending, the decision about survivors, and the ledger, as a person meets them.
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { browserOnly, closeOpened } from './for-this-file.ts';
import { forgetEverything, Panel } from './harness.ts';
import { LETTER } from './letter.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const shared = browserOnly();

test.afterEach(() => closeOpened(shared));

const composer = (page: Page) => page.locator('[data-demo-composer]');
const received = async (page: Page) => (await page.locator('[data-demo-received]').allTextContents()).join('\n');

async function openDemo(): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/demo.html`);
  return { page, panel: await Panel.of(page) };
}

async function type(page: Page, text: string): Promise<void> {
  await composer(page).click();
  await page.keyboard.insertText(text);
}

test('says that an attack recovered nothing, and opens by keyboard to all that was tried', async () => {
  const { page, panel } = await openDemo();
  await type(page, LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await panel.click('badge');
  await panel.expectText('audit', /recovered none of \d+ values/);
  const popup = await openPopup(shared.installed, page);
  const line = popup.locator('details[data-coatcheck="audit"]');
  await line.waitFor();
  await line.locator('summary').focus();
  await popup.keyboard.press('Enter');
  await expect(popup.locator('[data-coatcheck="audit-attack"]')).toHaveCount(6);
  await expect(popup.locator('[data-coatcheck="audit-row"]')).toHaveCount(0);
  await expect(line).toContainText('On this device');
});

/** A model may find what this one did not: then the person keeps it. */
async function keepIfFound(panel: Panel, ...spellings: readonly string[]): Promise<void> {
  for (const text of spellings) {
    if ((await panel.textOf('span-row', { 'data-text': text })) === undefined) continue;
    await panel.click('span-row', { 'data-text': text }, 'risk-toggle');
  }
}

test('shows a misspelt name that is kept, and protects it by one click', async () => {
  const { page, panel } = await openDemo();
  await type(page, 'Ask Annika Lindqvist about the keys. Her folder is called lindqvst.');
  await panel.expectText('badge', /\d will be replaced/);
  await panel.click('badge');
  await keepIfFound(panel, 'lindqvst');
  await panel.expectText('audit', /recovered 1 of \d+ values?/);
  const popup = await openPopup(shared.installed, page);
  await popup.locator('details[data-coatcheck="audit"] summary').click();
  const row = popup.locator('[data-coatcheck="audit-row"]');
  await expect(row).toContainText('“lindqvst” in the text is very similar');
  await row.locator('[data-coatcheck="audit-protect"]').click();
  await expect(popup.locator('[data-coatcheck="sanitized-text"]')).not.toContainText('lindqvst');
  await expect(popup.locator('[data-coatcheck="audit"]')).toContainText(/recovered none of \d+ values/);
});

const MUSEUM = 'I moved from Lisbon last year and work at the Lisbon Maritime Museum.';

/** The museum is kept by the person, while the town that its name holds is protected. */
async function keepTheMuseum(page: Page, panel: Panel): Promise<void> {
  await type(page, MUSEUM);
  await panel.expectText('badge', /2 will be replaced/);
  await panel.click('badge');
  await panel.click('span-row', { 'data-text': 'Lisbon Maritime Museum' }, 'risk-toggle');
  await panel.expectText('survivors', /Not ready to send.*Lisbon/);
  await panel.expectText('badge', /Not ready: 1 to decide/);
}

test('sends nothing while an original would be left, until the person lets it go', async () => {
  const { page, panel } = await openDemo();
  await keepTheMuseum(page, panel);
  await composer(page).click();
  await page.keyboard.press('Enter');
  await panel.expectText('badge', /Not ready: 1 to decide/);
  await expect(composer(page)).toHaveValue(MUSEUM);
  expect(await received(page)).toBe('');
  if ((await panel.textOf('panel')) === undefined) await panel.click('badge');
  await panel.click('survivor-accept', {});
  await panel.expectText('badge', /1 will be replaced/);
  await composer(page).click();
  await page.keyboard.press('Enter');
  await poll(() => received(page)).toContain('the Lisbon Maritime Museum');
  expect(await received(page)).not.toContain('from Lisbon');
});

test('replaces a survivor too where the person wants that', async () => {
  const { page, panel } = await openDemo();
  await keepTheMuseum(page, panel);
  await panel.click('survivor-protect', {});
  await poll(() => panel.textOf('sanitized-text')).toMatch(/I moved from/);
  expect(await panel.textOf('sanitized-text')).not.toContain('Lisbon');
  await panel.expectText('audit', /recovered none of \d+ values/);
  await composer(page).click();
  await page.keyboard.press('Enter');
  await poll(() => received(page)).toContain('I moved from');
  expect(await received(page)).not.toContain('Lisbon');
});

test('keeps a ledger of the conversation, shows it in a narrow dark popup, exports and forgets it', async () => {
  // Of the tests before this one, in whichever order they came.
  await forgetEverything(shared.installed);
  const { page, panel } = await openDemo();
  for (const _ of [1, 2]) {
    await type(page, LETTER);
    await panel.expectText('badge', /\d+ will be replaced/);
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue('');
    // The chat takes no further prompt while it answers.
    await expect(page.locator('[data-demo-send]')).toBeEnabled();
  }
  await type(page, LETTER);
  const popup = await openPopup(shared.installed, page);
  await popup.setViewportSize({ width: 320, height: 640 });
  await popup.emulateMedia({ colorScheme: 'dark' });
  const ledger = popup.locator('[data-coatcheck="ledger"]');
  await expect(ledger).toContainText(/2 prompts replaced \d+ different values; \d+ uses of one that was sent before/);
  await ledger.locator('summary').press('Enter');
  await expect(ledger).not.toContainText('ε');
  const audit = popup.locator('details[data-coatcheck="audit"]');
  await audit.locator('summary').press('Enter');
  await expect(audit).toContainText(/\d+ values here have the same stand-in as in up to 2 earlier prompts/);
  expect(await popup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const exact = options.locator('[data-coatcheck="exact-figures"]');
  for (const summary of ['> summary', '[data-coatcheck="exact-chat"] > summary']) {
    await exact.locator(summary).press('Enter');
  }
  await expect(exact.getByText('Σ ε(prompt)')).toBeVisible();
  const [file] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-ledger"]').click(),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  const [conversation] = JSON.parse(written).conversations;
  expect(conversation.released).toMatchObject({ isPartial: false, repeated: expect.any(Number) });
  expect(conversation.released.prompts).toHaveLength(2);
  expect(conversation.released.epsilons.tenthOfRange).toBe(
    conversation.released.prompts[0].spent.find(isMetric).epsilon,
  );
  for (const secret of ['Annika', 'Lindqvist', 'Halvorsen', '4,850']) expect(written).not.toContain(secret);

  await options.locator('[data-coatcheck="forget"]').click();
  await options.locator('[data-coatcheck="forget-confirm"]').click();
  await expect(options.locator('[data-coatcheck="vault-summary"]')).toContainText('0 entries from 0 chats');
  await page.reload();
  await expect(popup.locator('[data-coatcheck="ledger"]')).toHaveCount(0);
  const [empty] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-ledger"]').click(),
  ]);
  expect(JSON.parse(readFileSync(await empty.path(), 'utf8'))).toEqual({ conversations: [] });
  await forgetEverything(shared.installed);
});

const isMetric = ({ kind }: { readonly kind: string }) => kind === 'metric';
