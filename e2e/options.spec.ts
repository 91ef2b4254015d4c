// Finding one's way in the options: the search, the table of the person's own profile, and the shortcuts.
import { expect, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserOnly } from './for-this-file.ts';
import { changeSettings } from './harness.ts';
import { ownPage, part } from './screens.ts';

const shared = browserOnly();

test('the search shows the sections that have its words, and the shortcuts open the browser’s page', async () => {
  const options = await ownPage(shared, 'options');
  await part(options, 'search-options').fill('SHORTCUTS keyboard');
  await expect(options.locator('.options-section:visible')).toHaveCount(1);
  await expect(options.locator('nav li')).toHaveText(['Keyboard shortcuts']);
  await expect(part(options, 'shortcut').filter({ hasText: 'Open the private composer' })).toBeVisible();
  const opened = shared.installed.context.waitForEvent('page');
  await part(options, 'change-shortcuts').click();
  const page = await opened;
  await expect.poll(() => page.url()).toMatch(/^chrome:\/\/extensions/);
  await page.close();
  await part(options, 'search-options').fill('there is no such word');
  await expect(options.locator('.options-section:visible')).toHaveCount(0);
  await expect(options.locator('nav [role="status"]')).toHaveText('No section has these words.');
  await part(options, 'search-options').fill('');
  await expect(options.locator('#vault')).toBeVisible();
  await options.close();
});

test('the types of the person’s own profile are filtered, and one level is set for all that are shown', async () => {
  await changeSettings(shared.installed, { profile: 'custom' });
  const options = await ownPage(shared, 'options');
  const rows = part(options, 'custom-type');
  await expect(rows).toHaveCount(30);
  await part(options, 'custom-filter').fill('address');
  await expect(rows.first()).toContainText('Address');
  const count = await rows.count();
  expect(count).toBeLessThan(30);
  await part(options, 'custom-set-all').selectOption('2');
  for (const select of await rows.locator('select:visible').all()) await expect(select).toHaveValue('2');
  await expect
    .poll(async () => Object.values((await askEngine(shared.installed, 'getSettings', {})).custom.levels))
    .toEqual(Array.from({ length: count }, () => 2));
  await options.close();
});

test('nothing above moves when another profile is chosen or a search is typed, and the place is found again', async () => {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const options = await ownPage(shared, 'options');
  await options.setViewportSize({ width: 1100, height: 700 });
  const mode = part(options, 'mode-everywhere');
  const topOf = async () => Math.round((await mode.boundingBox())?.y ?? -1);
  const before = await topOf();
  for (const profile of ['preempt', 'strict', 'translate', 'custom', 'balanced']) {
    await part(options, 'profile').selectOption(profile);
    await expect(part(options, 'profile')).toHaveValue(profile);
    expect(await topOf(), profile).toBe(before);
  }
  await options.locator('#vault').scrollIntoViewIfNeeded();
  await options.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  const field = part(options, 'search-options');
  const place = () => options.evaluate(() => window.scrollY);
  const [left, field0] = [await place(), await field.boundingBox()];
  await field.fill('passphrase');
  await expect(options.locator('#keys')).toBeInViewport();
  expect(Math.round((await field.boundingBox())?.y ?? -1)).toBe(Math.round(field0?.y ?? -2));
  await field.fill('');
  await expect.poll(place).toBe(left);
  await options.close();
});

test('a preset sets all levels of the person’s own profile, and is taken back', async () => {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const options = await ownPage(shared, 'options');
  await part(options, 'use-custom').click();
  const level = (type: string) => options.getByLabel(`Level of ${type}`, { exact: true });
  await level('Health condition').selectOption('5');
  const preset = part(options, 'custom-preset');
  await expect(preset).toHaveValue('');
  await preset.selectOption('contact');
  await expect(level('Name of a person')).toHaveValue('1');
  await expect(level('Email address')).toHaveValue('5');
  await options.screenshot({ path: 'test-results/custom-presets.png' });
  await part(options, 'custom-preset-undo').click();
  await expect(level('Health condition')).toHaveValue('5');
  await expect(preset).toHaveValue('');
  await options.close();
});
