// The rules of an organisation in Firefox, which reads them from a managed storage manifest: here in a home folder of the test's own.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { ADDON_ID, installInFirefox, openOptions, until } from './harness.ts';

const home = mkdtempSync(join(tmpdir(), 'coatcheck-home-'));
process.on('exit', () => rmSync(home, { recursive: true, force: true }));

let closeBrowser: () => Promise<void> = async () => undefined;
afterEach(() => closeBrowser());

async function optionsUnder(data: object) {
  const folder = join(home, '.mozilla/managed-storage');
  mkdirSync(folder, { recursive: true });
  const manifest = { name: ADDON_ID, description: 'Coatcheck', type: 'storage', data };
  writeFileSync(join(folder, `${ADDON_ID}.json`), JSON.stringify(manifest));
  const browser = await installInFirefox({ home, mode: 'as installed' });
  closeBrowser = () => browser.close();
  const page = await openOptions(browser, 'organisation');
  const stateOf = (part: string) =>
    page.$eval(`[data-coatcheck="${part}"]`, (field) => {
      const { value, disabled } = field as HTMLSelectElement;
      return { value, disabled };
    });
  const textOf = (part: string) => page.$eval(`[data-coatcheck="${part}"]`, ({ textContent }) => textContent);
  return { page, stateOf, textOf };
}

it('locks what they set, and says who set it', async () => {
  const rules = { profile: 'preempt', sendMode: 'review', noModelDownload: true, dictionary: [{ term: 'Bluebird' }] };
  const { page, stateOf, textOf } = await optionsUnder({ organisation: 'Acme', rules });
  expect(await textOf('organisation')).toContain('Acme has set rules');
  expect(await stateOf('profile')).toEqual({ value: 'preempt', disabled: true });
  expect(await stateOf('mode-everywhere')).toEqual({ value: 'review', disabled: true });
  expect(await textOf('set-by-organisation')).toContain('Set by your organization');
  await until('the words of the organisation', () => page.$('[data-coatcheck="pushed-words"]').then(Boolean));
  expect(await textOf('pushed-words')).toContain('Bluebird');
  expect(await page.$('#models form')).toBeNull();
});

it('are the strictest where they have an error, and says so', async () => {
  const { stateOf, textOf } = await optionsUnder({ organisation: 'Acme', rules: { neverOff: 'yes' } });
  expect(await textOf('organisation')).toContain('rules.neverOff');
  expect(await stateOf('profile')).toEqual({ value: 'strict', disabled: true });
  expect(await stateOf('mode-everywhere')).toEqual({ value: 'review', disabled: true });
});
