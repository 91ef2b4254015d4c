// Sync through the browser: what is written there is sealed, and a second browser with the passphrase gets settings and words back.
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { changeSettings, type Installed, install } from './harness.ts';
import { poll } from './poll.ts';

const PASSPHRASE = 'correct horse battery staple';

type Items = Readonly<Record<string, unknown>>;

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

const itemsOf = ({ worker }: Installed): Promise<Items> => worker.evaluate('chrome.storage.sync.get(null)');

/** As the browser's sync service does: what one browser holds replaces what the other has. */
async function carry(from: Installed, to: Installed): Promise<void> {
  const items = await itemsOf(from);
  await to.worker.evaluate(`(async () => {
    const items = ${JSON.stringify(items)};
    const gone = Object.keys(await chrome.storage.sync.get(null)).filter((key) => !(key in items));
    await chrome.storage.sync.set(items);
    await chrome.storage.sync.remove(gone);
  })()`);
}

async function openOptions({ context, id }: Installed): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/options.html#sync`);
  await expect(part(page, 'sync-state')).toBeVisible();
  return page;
}

async function addWord(page: Page, term: string): Promise<void> {
  await page.locator('[name="term"]').fill(term);
  await part(page, 'dictionary-add').click();
  await expect(part(page, 'dictionary-entry').filter({ hasText: term })).toBeVisible();
}

async function fold(page: Page, name: string, passphrase: string): Promise<void> {
  const form = part(page, name);
  if (!(await part(page, `${name}-do`).isVisible())) await form.locator('summary').click();
  for (const field of await form.locator('input').all()) await field.fill(passphrase);
  await part(page, `${name}-do`).click();
}

const said = (page: Page, pattern: RegExp) =>
  expect(part(page, 'notice').filter({ hasText: pattern })).toBeVisible({ timeout: 60_000 });

const settingsOf = (installed: Installed) => askEngine(installed, 'getSettings', {});

/** Two browsers, and a passphrase that is slow to guess at. */
test.describe.configure({ timeout: 240_000 });

test('settings and words come to a second browser with the passphrase, and go back changed', async () => {
  const first = await install();
  const second = await install();
  const options = await openOptions(first);
  await expect(part(options, 'sync-state')).toHaveText('Sync is off.');
  await addWord(options, 'Ptarmigan');
  await changeSettings(first, { profile: 'strict', lockAfterMinutes: 5 });
  expect(await itemsOf(first)).toEqual({});

  await fold(options, 'turn-on-sync', PASSPHRASE);
  await said(options, /Sync is on/);
  await expect(part(options, 'sync-state')).toContainText('Last in step');
  await expect(part(options, 'sync-holds')).toHaveText('1 word of your dictionary is in it. 1 device has joined.');
  const written = JSON.stringify(await itemsOf(first));
  expect(written).toContain('coatcheck-sync');
  expect(written).not.toMatch(/Ptarmigan|strict|horse/);

  await carry(first, second);
  const joining = await openOptions(second);
  await fold(joining, 'join-sync', 'wrong horse battery staple');
  await said(joining, /This is not the passphrase/);
  await expect(part(joining, 'dictionary-entry')).toHaveCount(0);
  await fold(joining, 'join-sync', PASSPHRASE);
  await said(joining, /Sync is on/);
  await expect(part(joining, 'dictionary-entry')).toContainText('Ptarmigan');
  expect(await settingsOf(second)).toMatchObject({ profile: 'strict', lockAfterMinutes: 60 });

  // A change is written by itself, and one that arrives is applied by itself, to the page that is open too.
  const before = JSON.stringify(await itemsOf(second));
  await addWord(joining, 'Coca-Cola');
  await changeSettings(second, { profile: 'names-only' });
  await poll(async () => JSON.stringify(await itemsOf(second)), { timeout: 30_000 }).not.toBe(before);
  await part(joining, 'sync-now').click();
  await expect(part(joining, 'sync-holds')).toContainText(
    '2 words of your dictionary are in it. 2 devices have joined',
  );
  await carry(second, first);
  await expect(part(options, 'dictionary-entry')).toHaveText([/Ptarmigan/, /Coca-Cola/]);
  await poll(async () => (await settingsOf(first)).profile).toBe('names-only');
  expect(JSON.stringify(await itemsOf(first))).not.toMatch(/Ptarmigan|Coca|names-only/);

  // Off, for both.
  await part(options, 'turn-off-sync').click();
  await part(options, 'turn-off-sync-confirm').click();
  await said(options, /Sync is off, and what lay in the browser’s sync was deleted/);
  expect(await itemsOf(first)).toEqual({});
  await carry(first, second);
  await expect(part(joining, 'sync-state')).toHaveText('Sync is off.');
  await said(joining, /was deleted, by another device or by the browser/);
  await expect(part(joining, 'dictionary-entry')).toHaveCount(2);
  await first.close();
  await second.close();
});

test('goes on after a restart, and waits while the vault is locked', async () => {
  let installed = await install();
  await askEngine(installed, 'turnOnSync', { passphrase: PASSPHRASE });
  installed = await installed.restart();
  const state = await askEngine(installed, 'syncNow', {});
  expect(state).toMatchObject({ isOn: true, devices: 1 });
  expect(state.problem).toBeUndefined();

  await askEngine(installed, 'setPassphrase', { next: 'a passphrase of the vault' });
  await askEngine(installed, 'lockVault', {});
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/options.html`);
  await expect(part(page, 'unlock-passphrase')).toBeVisible();
  await expect(page.locator('#sync')).toHaveCount(0);
  await part(page, 'unlock-passphrase').fill('a passphrase of the vault');
  await part(page, 'unlock-now').click();
  await expect(part(page, 'sync-state')).toContainText('Sync is on', { timeout: 60_000 });
  await installed.close();
});

test('says that a dictionary is too large for the browser, and writes nothing of it', async () => {
  const installed = await install();
  await askEngine(installed, 'turnOnSync', { passphrase: PASSPHRASE });
  const before = await itemsOf(installed);
  const entries = Array.from({ length: 900 }, (_, at) => ({
    term: `${at} ${crypto.randomUUID()} ${crypto.randomUUID()}`,
    pattern: false,
    type: 'PRODUCT' as const,
    risk: 5 as const,
    caseSensitive: false,
  }));
  await askEngine(installed, 'setDictionary', { entries });
  const options = await openOptions(installed);
  await part(options, 'sync-now').click();
  await said(options, /need 1\d\d% of the room in the browser’s sync/);
  expect(await itemsOf(installed)).toEqual(before);
  await installed.close();
});
