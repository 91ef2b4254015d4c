// A prompt in a language whose names are found less surely: the badge says so, and the first send of the conversation shows what will leave.
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const FIRST = 'என் பெயர் Elif Yıldırım நாளை கூட்டம் உள்ளது எல்லோரும் வருவார்கள், ஒரு சிறிய அழைப்பிதழ் எழுதித் தர முடியுமா?';
const SECOND = 'மிக்க நன்றி. இப்போது அதை இன்னும் சுருக்கமாக எழுதி, எல்லோருக்கும் மரியாதையான மொழியைப் பயன்படுத்துங்கள்.';

test('is said, and looked at once, where prompts are sent at once', async () => {
  await changeSettings(shared.installed, { profile: 'balanced' });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  const composer = page.locator('textarea[name="input"]');
  await composer.click();
  await page.keyboard.insertText(FIRST);
  await panel.expectText('badge', /Tamil: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain(
    'Names in Tamil are found less reliably',
  );
  expect(shared.server.bodies.join('\n')).not.toContain('கூட்டம்');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('கூட்டம்');

  await expect(page.locator('[data-role="assistant"]').last()).toContainText(/\S/);
  await composer.click();
  await page.keyboard.insertText(SECOND);
  await panel.expectText('badge', /Tamil: check closely/);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('சுருக்கமாக');
  expect(await panel.textOf('panel')).toBeUndefined();
  await page.close();
});
