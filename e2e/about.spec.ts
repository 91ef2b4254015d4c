// What the options say of Coatcheck itself: versions, licences, and where data stays.
import { expect, test } from '@playwright/test';
import { browserOnly } from './for-this-file.ts';

const shared = browserOnly();

test('names its version, its models and the licences of all that it ships', async () => {
  const { context, id } = shared.installed;
  const options = await context.newPage();
  await options.goto(`chrome-extension://${id}/options.html`);
  const part = (name: string) => options.locator(`[data-coatcheck="${name}"]`);
  await expect(part('about-version')).toContainText(/Coatcheck \d+\.\d+\.\d+, Apache License 2\.0/);
  await expect(part('about-models').locator('li')).toHaveCount(4);
  await expect(part('about-models')).toContainText(
    /ner-multilingual.*Version [0-9a-f]{12}, \d.*MB, licence CC-BY-SA-4\.0/s,
  );

  const read = async (name: string) => {
    await options.getByRole('link', { name }).click();
    await options.waitForLoadState();
    const text = await options.locator('body').textContent();
    await options.goBack();
    return text;
  };
  const licences = await read('Licences of the packages');
  for (const line of [
    /^react \d.*: MIT$/m,
    /^idb \d.*: ISC$/m,
    /^onnxruntime-web \d.*: MIT$/m,
    /^@noble\/hashes \d/m,
  ]) {
    expect(licences).toMatch(line);
  }
  // What only tests and builds need is not shipped.
  expect(licences).not.toMatch(/^(vite|@playwright\/test|fast-check) \d/m);
  expect(await read('Privacy statement')).toContain('Coatcheck has no server');
  expect(await read('Licence of Coatcheck')).toContain('Apache License');
  await options.close();
});
