// A prompt in a language whose names are found less surely: the badge says so, and the first send of the conversation shows what will leave.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const FIRST = 'ผมชื่อ Elif Yıldırım พรุ่งนี้มีประชุมและทุกคนจะมา ช่วยเขียนคำเชิญสั้น ๆ ให้หน่อยได้ไหมครับ';
const SECOND = 'ขอบคุณมากครับ ตอนนี้ช่วยเขียนให้สั้นลงและใช้ภาษาที่เป็นทางการมากขึ้นสำหรับทุกคนด้วยครับ';

test('is said, and looked at once, where prompts are sent at once', async () => {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  const composer = page.locator('textarea[name="input"]');
  await composer.click();
  await page.keyboard.insertText(FIRST);
  await panel.expectText('badge', /Thai: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain(
    'Names in Thai are found less reliably',
  );
  expect(shared.server.bodies.join('\n')).not.toContain('ประชุม');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('ประชุม');

  await expect(page.locator('[data-role="assistant"]').last()).toContainText(/\S/);
  await composer.click();
  await page.keyboard.insertText(SECOND);
  await panel.expectText('badge', /Thai: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('สั้นลง');
  expect(await panel.textOf('panel')).toBeUndefined();
  await page.close();
});
