// A prompt in a language whose names are found less surely: the badge says so, and the first send of the conversation shows what will leave.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const FIRST =
  'Nama saya Elif Yıldırım, besok ada rapat dan semua orang akan datang. Bisakah kamu menulis undangan singkat?';
const SECOND =
  'Terima kasih banyak, sekarang tolong tulis lebih singkat dan dengan bahasa yang lebih resmi untuk semua orang.';

test('is said, and looked at once, where prompts are sent at once', async () => {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  const composer = page.locator('textarea[name="input"]');
  await composer.click();
  await page.keyboard.insertText(FIRST);
  await panel.expectText('badge', /Indonesian: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain(
    'Names in Indonesian are found less reliably',
  );
  expect(shared.server.bodies.join('\n')).not.toContain('rapat');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('rapat');

  await expect(page.locator('[data-role="assistant"]').last()).toContainText(/\S/);
  await composer.click();
  await page.keyboard.insertText(SECOND);
  await panel.expectText('badge', /Indonesian: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('lebih singkat');
  expect(await panel.textOf('panel')).toBeUndefined();
  await page.close();
});
