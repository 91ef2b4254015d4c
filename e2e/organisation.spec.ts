// The rules of an organisation, pushed as an administrator pushes them: by a policy file that Chromium itself reads.
import { createHash, generateKeyPairSync } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { serverOnly } from './for-this-file.ts';
import { copyOfExtension, type Installed, install, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';

const FOLDER = '/etc/chromium/policies/managed';
const FILE = join(FOLDER, `coatcheck-test-${process.pid}.json`);
/** Chromium waits some seconds until a folder of policies is quiet. */
const READ_WITHIN = { timeout: 60_000 };

function mayWritePolicies(): boolean {
  try {
    mkdirSync(FOLDER, { recursive: true });
    writeFileSync(FILE, '{}');
    rmSync(FILE);
    return true;
  } catch {
    return false;
  }
}

/** As Chromium makes it of the key in a manifest. */
function idOf(key: string): string {
  const hash = createHash('sha256').update(Buffer.from(key, 'base64')).digest('hex').slice(0, 32);
  return Array.from(hash, (digit) => String.fromCharCode(97 + Number.parseInt(digit, 16))).join('');
}

/** A copy with an id of its own: the policy must not reach the browsers of tests that run beside this one. */
function extensionOfItsOwn(): { readonly folder: string; readonly id: string } {
  const folder = copyOfExtension();
  const key = generateKeyPairSync('rsa', { modulusLength: 2048 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64');
  const path = join(folder, 'manifest.json');
  writeFileSync(path, JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), key }));
  return { folder, id: idOf(key) };
}

const RULES = {
  profile: 'preempt',
  sendMode: 'automatic',
  neverOff: true,
  checkedFilesOnly: true,
  noModelDownload: true,
  retentionDays: 7,
  dictionary: [{ term: 'Bluebird', type: 'WORK', risk: 5 }],
};

const shared = serverOnly();
let installed: Installed;
let id: string;

const push = (managed: object) =>
  writeFileSync(FILE, JSON.stringify({ '3rdparty': { extensions: { [id]: managed } } }));
const organisation = async () => (await askEngine(installed, 'getSettings', {})).organisation;

test.skip(() => !mayWritePolicies(), `Nobody but root may write ${FOLDER}.`);

test.beforeAll(async () => {
  const own = extensionOfItsOwn();
  id = own.id;
  push({ organisation: 'Acme', rules: JSON.stringify(RULES) });
  installed = await install({ extension: own.folder, mode: 'as installed' });
  expect(installed.id).toBe(id);
});
test.afterAll(async () => {
  rmSync(FILE, { force: true });
  await installed?.close();
});

const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function openOptions(): Promise<Page> {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${id}/options.html`);
  return page;
}

test('locks what it sets in the options and the popup, and says who set it', async () => {
  await poll(async () => (await organisation())?.name, READ_WITHIN).toBe('Acme');
  const options = await openOptions();
  await expect(part(options, 'organisation')).toContainText('Acme has set rules');
  await expect(part(options, 'profile')).toBeDisabled();
  await expect(part(options, 'profile')).toHaveValue('preempt');
  await expect(part(options, 'mode-everywhere')).toBeDisabled();
  await expect(part(options, 'retention')).toBeDisabled();
  await expect(part(options, 'retention')).toHaveValue('7');
  await expect(part(options, 'set-by-organisation').first()).toContainText('Set by your organization');
  await expect(part(options, 'pushed-words')).toContainText('Bluebird');
  await expect(options.locator('#models form')).toHaveCount(0);
  await options.close();

  const page = await installed.context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  await (await Panel.of(page)).expectText('badge', /Coatcheck|Getting ready/);
  const popup = await openPopup(installed, page);
  await expect(part(popup, 'site-switch')).toBeDisabled();
  await expect(part(popup, 'site-switch')).toBeChecked();
  await expect(part(popup, 'pause-choice')).toHaveCount(0);
  await popup.close();
  await page.close();
});

test('holds in the engine, whoever asks', async () => {
  for (const change of [
    { profile: 'names-only' },
    { mode: 'off' as const },
    { disabledOrigins: [shared.server.url] },
    { sitePauses: { [shared.server.url]: Date.now() + 60_000 } },
  ])
    await expect(askEngine(installed, 'setSettings', change)).rejects.toThrow('settingLocked');
});

test('replaces the organisation’s word in what is sent', async () => {
  const page = await installed.context.newPage();
  await page.goto(`${shared.server.url}/life/`);
  await page.locator('#chat-input').fill('What is left to do for Bluebird?');
  await page.locator('#chat-input').press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 60_000 }).toBe(1);
  expect(shared.server.bodies[0]).not.toContain('Bluebird');
  await page.close();
});

test('lets no file be attached as it is', async () => {
  const page = await installed.context.newPage();
  await page.goto(`${shared.server.url}/files/`);
  const panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
  const text = 'My name is Annika Lindqvist.';
  await page.locator('#field').setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  // Its button is there before, disabled.
  await panel.expectText('attachment', /a\.txt.*Name of a person/);
  expect(await panel.textOf('attach-as-is')).toBeUndefined();
  await panel.click('attach-sanitized');
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies[0]).not.toMatch(/Annika|Lindqvist/);
  await page.close();
});

test('is followed when it changes: an error holds the strictest rules and says so, its end gives everything back', async () => {
  const options = await openOptions();
  // A name with a slip, text that ends early, and what does not fit the schema, of which Chrome tells us nothing.
  for (const rules of ['{"neverOf": true}', '{"neverOff": tru', { neverOff: true }]) {
    push({ organisation: 'Acme', rules: JSON.stringify(RULES) });
    await poll(async () => (await organisation())?.problem, READ_WITHIN).toBeUndefined();
    push({ organisation: 'Acme', rules });
    await poll(async () => (await organisation())?.problem?.key, READ_WITHIN).toBe('policyWrong');
    await expect(part(options, 'organisation')).toContainText('the strictest rules hold');
    await expect(part(options, 'mode-everywhere')).toHaveValue('review');
    await expect(part(options, 'profile')).toHaveValue('strict');
  }
  rmSync(FILE);
  await poll(organisation, READ_WITHIN).toBeUndefined();
  await expect(part(options, 'organisation')).toHaveCount(0);
  await expect(part(options, 'profile')).toBeEnabled();
  await options.close();
});
