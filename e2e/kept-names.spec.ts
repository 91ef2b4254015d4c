// A name of a person that is sent as it is has a quiet line in the page and is counted in the badge; a click on it opens the card that hides it.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { middleOfWord } from './word-place.ts';

const shared = browserAndServer();

const COMPOSER = 'textarea[name="input"]';
const KNOWN = 'Angela Merkel';
const PROMPT = `Write to Annika Lindqvist about the speech of ${KNOWN} in Berlin.`;

test.beforeEach(() => changeSettings(shared.installed, { profile: 'balanced' }));

async function written(text: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.locator(COMPOSER).click();
  await page.keyboard.insertText(text);
  return { page, panel };
}

test('a widely known name is marked, counted and hidden by one click', async () => {
  const { page, panel } = await written(PROMPT);
  await panel.expectText('badge', /^1 will be replaced · 1 name as it is$/);
  expect(await highlights(page)).toMatchObject({ 'coatcheck-kept-name': 1, 'coatcheck-risk-4': 1 });

  const { x, y } = await middleOfWord(page, COMPOSER, KNOWN);
  await page.mouse.click(x, y);
  await panel.expectText('card-title', /^Angela Merkel$/);
  await panel.click('choose-replaced');
  await panel.expectText('word-card', /Angela Merkel → /);
  await panel.expectText('badge', /^2 will be replaced$/);
  await poll(() => highlights(page)).not.toHaveProperty('coatcheck-kept-name');
  await page.keyboard.press('Escape');
  await page.locator(COMPOSER).press('Enter');
  await poll(() => shared.server.bodies.join('\n')).toContain('about the speech of');
  expect(shared.server.bodies.join('\n')).not.toContain(KNOWN);
  await page.close();
});

test('where only a known name stands, the badge names it, and the keyboard reaches its card', async () => {
  const { page, panel } = await written(`When did ${KNOWN} study physics?`);
  await panel.expectText('badge', /^1 name as it is$/);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('card-title', /^Angela Merkel$/);
  await page.close();
});

test('a name that the prompt asks about stays, and is marked as the person’s choice', async () => {
  const { page, panel } = await written('Who is Dana Whitcombe?');
  await panel.expectText('badge', /^1 name as it is$/);
  expect(await highlights(page)).toMatchObject({ 'coatcheck-asked-name': 1 });
  const { x, y } = await middleOfWord(page, COMPOSER, 'Dana Whitcombe');
  await page.mouse.click(x, y);
  await panel.expectText('card-title', /^Dana Whitcombe$/);
  expect(await panel.attributeOf('badge', 'data-state')).toBe('choice');
  await panel.click('choose-replaced');
  await panel.expectText('badge', /^1 will be replaced$/);
  await page.close();
});
