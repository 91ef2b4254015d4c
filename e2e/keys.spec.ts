// The keys, as a person meets them: a passphrase that locks the vault, a backup that brings everything back, new keys.
import { expect, type Page, test } from '@playwright/test';
import { untilNamed } from './ask-engine.ts';
import { serverOnly } from './for-this-file.ts';
import { type Installed, install, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const PASSPHRASE = 'correct horse battery staple';
const PROMPT = 'My name is Annika Lindqvist.';

const shared = serverOnly();
let installed: Installed;

test.beforeEach(async () => {
  installed = await install();
});
test.afterEach(() => installed.close());

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function openOptions(): Promise<Page> {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/options.html`);
  return page;
}

async function openChat(path = ''): Promise<{ page: Page; panel: Panel }> {
  const page = await installed.context.newPage();
  await page.goto(path.startsWith('http') ? path : `${shared.server.url}/life/${path}`);
  return { page, panel: await Panel.of(page) };
}

async function write(page: Page): Promise<void> {
  await page.bringToFront();
  await page.locator('#chat-input').fill(PROMPT);
  await page.locator('#chat-input').press('Enter');
}

/** Sends the prompt; gives back the name that left. */
async function send(page: Page): Promise<string> {
  const before = shared.server.bodies.length;
  await write(page);
  await poll(() => shared.server.bodies.length, { timeout: 30_000 }).toBe(before + 1);
  await expect(page.locator('.chat-assistant').last()).toContainText('Best wishes');
  const name = /name is (.+?)\./.exec(shared.server.bodies.at(-1) ?? '')?.[1] ?? '';
  expect(name).not.toMatch(/Annika|Lindqvist|^$/);
  return name;
}

async function expectRestored(page: Page, panel: Panel): Promise<void> {
  await page.locator('#chat-input').click();
  await panel.expectText('restore-toggle', /\d/);
  await panel.click('restore-toggle');
  await expect(page.locator('.chat-assistant').first()).toContainText('Annika Lindqvist');
}

async function fold(page: Page, name: string, fields: Readonly<Record<string, string>>): Promise<void> {
  const form = part(page, name);
  await form.locator('summary').click();
  for (const [field, value] of Object.entries(fields)) await form.locator(`[name="${field}"]`).fill(value);
  await part(page, `${name}-do`).click();
}

const said = (page: Page, pattern: RegExp) =>
  expect(part(page, 'notice').filter({ hasText: pattern })).toBeVisible({ timeout: 60_000 });

test('a passphrase: locked after a restart, nothing is sent, unlocked in the popup', async () => {
  const options = await openOptions();
  await fold(options, 'set-passphrase', { next: PASSPHRASE, again: 'correct horse battery stable' });
  await said(options, /differ/);
  await part(options, 'set-passphrase').locator('[name="again"]').fill(PASSPHRASE);
  await part(options, 'set-passphrase-do').click();
  await said(options, /has a new passphrase/);

  installed = await installed.restart();
  const { page, panel } = await openChat();
  await write(page);
  await panel.expectText('notice', /The vault is locked: unlock it in the popup/);
  await expect(page.locator('#chat-input')).toHaveValue(PROMPT);
  expect(shared.server.bodies).toEqual([]);

  const popup = await openPopup(installed, page);
  await part(popup, 'unlock-passphrase').fill('not this one');
  // The settings are in the vault: a fold of them would be empty.
  await expect(part(popup, 'fold-protection')).toHaveCount(0);
  await part(popup, 'unlock-now').click();
  await said(popup, /This is not the passphrase/);
  await page.bringToFront();
  await page.locator('#chat-input').press('Enter');
  await panel.expectText('notice', /The vault is locked/);
  expect(shared.server.bodies).toEqual([]);

  await part(popup, 'unlock-passphrase').fill(PASSPHRASE);
  await part(popup, 'unlock-now').click();
  await expect(part(popup, 'unlock')).toHaveCount(0, { timeout: 60_000 });
  await expect(part(popup, 'fold-protection')).toHaveCount(1);
  await send(page);

  const again = await openOptions();
  await part(again, 'lock').click();
  await expect(part(again, 'unlock')).toBeVisible();
  // Nothing that needs the vault asks for it, so no error covers the field.
  await again.waitForTimeout(500);
  await expect(part(again, 'notice')).toHaveCount(0);
  await write(page);
  await panel.expectText('notice', /The vault is locked/);
  expect(shared.server.bodies).toHaveLength(1);
});

test('a backup brings an old reply back, and new keys leave it as it is', async () => {
  const first = await openChat();
  const name = await send(first.page);
  const address = first.page.url();
  await untilNamed(installed, /^open-webui /);
  await first.page.close();

  const options = await openOptions();
  await fold(options, 'rotate', {});
  await said(options, /The keys are new; \d+ records were sealed anew/);
  const downloading = options.waitForEvent('download');
  await fold(options, 'back-up', { next: PASSPHRASE, again: PASSPHRASE });
  const file = await (await downloading).path();
  await said(options, /The backup was made/);

  await part(options, 'forget').click();
  await part(options, 'forget-confirm').click();
  await said(options, /Everything was forgotten/);
  await expect(part(options, 'vault-summary')).toContainText('0 entries from 0 chats');

  await part(options, 'backup-file').setInputFiles(file);
  await fold(options, 'restore-backup', { passphrase: 'not this one' });
  await said(options, /not the passphrase of this backup/);
  await expect(part(options, 'vault-summary')).toContainText('0 entries from 0 chats');
  await part(options, 'restore-backup').locator('[name="passphrase"]').fill(PASSPHRASE);
  await part(options, 'restore-backup-do').click();
  await said(options, /from 1 chat\./);

  const again = await openChat(address);
  await expect(again.page.locator('.chat-assistant').first()).toContainText(name);
  await expectRestored(again.page, again.panel);
  expect(await send(again.page)).toBe(name);
});
