// A pause on one site: what leaves meanwhile is said, it ends by a click or by itself, and an organisation can forbid it.
import { expect, type Page, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { part } from './screens.ts';

const shared = browserAndServer();

const COMPOSER = 'textarea[name="input"]';
const PROMPT = 'Write to Annika Lindqvist about the lease.';

async function written(): Promise<{ page: Page; panel: Panel }> {
  await changeSettings(shared.installed, { mode: 'automatic', sitePauses: {} });
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.locator(COMPOSER).click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /1 will be replaced/);
  return { page, panel };
}

const sent = () => shared.server.bodies.join('\n');

test('pauses for ten minutes from the popup, says so with a count-down, and ends at a click', async () => {
  const { page, panel } = await written();
  const popup = await openPopup(shared.installed, page);
  await part(popup, 'pause').click();
  await expect(part(popup, 'paused')).toContainText(/^Paused for (10:00|9:5\d): prompts are sent as you write them/);
  await expect(part(popup, 'site-switch')).not.toBeChecked();

  await page.bringToFront();
  await panel.expectText('off-badge', /^Paused: not protected ?(10:00|9:\d\d) ?· ?Turn on$/);
  const first = await panel.textOf('pause-left');
  await poll(() => panel.textOf('pause-left')).not.toBe(first);
  await page.locator(COMPOSER).press('Enter');
  await poll(sent).toContain('Annika Lindqvist');

  await panel.click('off-badge');
  await poll(async () => (await askEngine(shared.installed, 'getSettings', {})).sitePauses).toEqual({});
  // The site is on as it was before the pause: no mode was stored for it.
  expect(await askEngine(shared.installed, 'getSettings', {})).toMatchObject({ disabledOrigins: [], siteModes: {} });
  shared.server.bodies.length = 0;
  await page.locator(COMPOSER).click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /1 will be replaced/);
  await page.keyboard.press('Enter');
  await poll(sent).toContain('about the lease');
  expect(sent()).not.toContain('Annika');
  await popup.close();
  await page.close();
});

test('ends by itself', async () => {
  const { page, panel } = await written();
  await changeSettings(shared.installed, { sitePauses: { [shared.server.url]: Date.now() + 6000 } });
  await page.bringToFront();
  await panel.expectText('off-badge', /^Paused/);
  await poll(() => panel.textOf('off-badge'), { timeout: 15_000 }).toBe(undefined);
  await panel.expectText('badge', /1 will be replaced/);
  await page.locator(COMPOSER).press('Enter');
  await poll(sent).toContain('about the lease');
  expect(sent()).not.toContain('Annika');
  await page.close();
});

test('offers to turn the site off until the person turns it on', async () => {
  const { page, panel } = await written();
  const popup = await openPopup(shared.installed, page);
  await part(popup, 'pause-until-on').click();
  await expect(part(popup, 'site-switch')).not.toBeChecked();
  await page.bringToFront();
  await panel.expectText('off-badge', /^Not protected ?· ?Turn on$/);
  await panel.click('off-badge');
  await poll(() => panel.textOf('off-badge')).toBe(undefined);
  await popup.close();
  await page.close();
});
