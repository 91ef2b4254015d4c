// The ledger of a conversation, as a person meets it: in the popup, as a file, and forgotten.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { LETTER } from './letter.ts';
import { openPopup } from './popup.ts';

const shared = browserOnly({ scheme: 'dark' });

test('keeps a ledger of the conversation, shows it in a narrow dark popup, exports and forgets it', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`chrome-extension://${shared.installed.id}/demo.html`);
  const panel = await Panel.of(page);
  const composer = page.locator('[data-demo-composer]');
  for (const _ of [1, 2]) {
    await composer.fill(LETTER);
    await panel.expectText('badge', /\d+ will be replaced/);
    await page.keyboard.press('Enter');
    await expect(composer).toHaveValue('');
    // The chat takes no further prompt while it answers.
    await expect(page.locator('[data-demo-send]')).toBeEnabled();
  }
  await composer.fill(LETTER);
  const popup = await openPopup(shared.installed, page);
  await popup.setViewportSize({ width: 320, height: 640 });
  const ledger = popup.locator('[data-coatcheck="ledger"]');
  await expect(ledger).toContainText(/2 prompts replaced \d+ different values; \d+ uses of one that was sent before/);
  await ledger.locator('summary').press('Enter');
  await expect(ledger).toContainText('Σ ε(prompt)');
  const audit = popup.locator('details[data-coatcheck="audit"]');
  await audit.locator('summary').press('Enter');
  await expect(audit).toContainText(/\d+ values here have the same surrogate as in up to 2 earlier prompts/);
  expect(await popup.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  const [file] = await Promise.all([
    options.waitForEvent('download'),
    options.locator('[data-coatcheck="export-ledger"]').click(),
  ]);
  const written = readFileSync(await file.path(), 'utf8');
  const [conversation] = JSON.parse(written).conversations;
  expect(conversation.released).toMatchObject({ isPartial: false, repeated: expect.any(Number) });
  expect(conversation.released.prompts).toHaveLength(2);
  expect(conversation.released.epsilonTotal).toBe(conversation.released.prompts[0].spent.find(isMetric).epsilon);
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
});

const isMetric = ({ kind }: { readonly kind: string }) => kind === 'metric';
