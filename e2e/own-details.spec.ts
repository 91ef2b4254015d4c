// "My details": typed once in the options, found in the next prompt in other forms than they were typed, and forgotten when removed.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { ownPage, part } from './screens.ts';

const shared = browserAndServer();

const COMPOSER = 'textarea[name="input"]';

async function openChat(): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.locator(COMPOSER).click();
  return { page, panel };
}

test('a detail is found in the next prompt in every form, whatever the profile keeps', async () => {
  await changeSettings(shared.installed, { profile: 'balanced', mode: 'automatic' });
  const { page, panel } = await openChat();
  const prompt = 'Is nordvik the same as NFA? Ask tove about KX 20114.';
  await page.keyboard.insertText(prompt);
  const badge = () => panel.textOf('badge');
  await poll(badge).not.toBeUndefined();

  const options = await ownPage(shared, 'options');
  await part(options, 'details-text').fill('Tove Nordvik\nNordvik Fjord Analyse AS\n\nKX-20114\n+47 22 12 34 56');
  await part(options, 'details-add').click();
  await expect(part(options, 'detail')).toHaveCount(4);
  await expect(part(options, 'detail').locator('select')).toHaveText([/./, /./, /./, /./]);
  const types = await part(options, 'detail')
    .locator('select')
    .evaluateAll((all) => all.map((one) => (one as HTMLSelectElement).value));
  expect(types).toEqual(['PERSON', 'ORGANIZATION', 'ID', 'PHONE']);
  await expect(part(options, 'details-text')).toHaveValue('');
  // The dictionary shows the person's words only.
  await expect(part(options, 'dictionary-entry')).toHaveCount(0);

  await page.bringToFront();
  await page.keyboard.press('End');
  await page.keyboard.insertText(' Or ring 22 12 34 56. ');
  await poll(badge).toMatch(/^[45] will be replaced/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toMatch(/Is .* the same as/);
  expect(shared.server.bodies.join('\n')).not.toMatch(/nordvik|tove|NFA|KX.?20114|22 12 34 56/i);

  await options.bringToFront();
  await part(options, 'detail').first().getByRole('button', { name: 'Remove Tove Nordvik' }).click();
  await expect(part(options, 'detail')).toHaveCount(3);
  await options.reload();
  await expect(part(options, 'detail')).toHaveCount(3);
  await options.close();
  await page.close();
});
