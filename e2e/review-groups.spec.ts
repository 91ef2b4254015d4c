// The two groups of the review, who is replaced and what is kept, and what moves between them: by mouse and by keyboard.
import { expect, type Page, test } from '@playwright/test';
import { expectFocusSeen, focusedElement, isAtPart, pressUntil } from './focus.ts';
import { browserAndServer } from './for-this-file.ts';
import { changeSettings, Panel, SEEN_AFTER_MS } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { privateFrame, tellPage } from './private-frame.ts';
import { part } from './screens.ts';

const shared = browserAndServer();

const PROMPT = 'I am Annika Lindqvist, 64, and have type 2 diabetes. Can I take ibuprofen with metformin?';
const NAME = 'Annika Lindqvist';
const ILLNESS = 'type 2 diabetes';

test.beforeEach(() => changeSettings(shared.installed, { profile: 'balanced' }));

async function written(): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/assistant-ui/`);
  const panel = await Panel.of(page);
  await page.locator('textarea[name="input"]').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /^1 will be replaced$/);
  return { page, panel };
}

async function expectDivided({ panel }: { panel: Panel }): Promise<void> {
  await panel.expectText('group-replaced', /^Who \(1 will be replaced\).*Annika Lindqvist →/);
  await panel.expectText('group-kept', /^What \(sent as it is, because the answer depends on it\).*type 2 diabetes/);
}

test('by mouse, in the page: each value says why it is where it is, and one click moves it across', async () => {
  const { page, panel } = await written();
  await panel.click('badge');
  await expectDivided({ panel });

  await panel.click('span-row', { 'data-text': ILLNESS }, 'span-open');
  await panel.expectText('role', /^What: the answer may depend on it$/);
  await panel.expectText('reason', /Without it, the answer would be about something else\.$/);
  await panel.click('span-row', { 'data-text': ILLNESS }, 'risk-toggle');
  await panel.expectText('group-replaced', /^Who and what \(2 will be replaced\).*type 2 diabetes → /);
  await panel.expectText('badge', /^2 will be replaced$/);
  await panel.click('span-row', { 'data-text': NAME }, 'risk-toggle');
  await panel.expectText('group-kept', /^Who and what \(sent as it is\).*Annika Lindqvist/);
  await panel.expectText('badge', /^1 will be replaced · 1 name as it is$/);

  await panel.click('send');
  await poll(() => shared.server.bodies.join('\n')).toContain('metformin');
  const sent = shared.server.bodies.join('\n');
  expect(sent).toContain(NAME);
  expect(sent).not.toContain(ILLNESS);
  await page.close();
});

test('by keyboard, in the page: the arrows go from value to value, one key moves it, and the focus goes along', async () => {
  const { page, panel } = await written();
  await page.keyboard.press('Alt+Shift+KeyC');
  await poll(async () => (await focusedElement(page)).part).toBe('h2');
  await expectDivided({ panel });
  await pressUntil(page, 'Tab', isAtPart('risk-toggle', NAME));
  for (let presses = 0; !(await expectFocusSeen(page)).label.startsWith(ILLNESS); presses += 1) {
    expect(presses).toBeLessThan(6);
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('Space');
  await panel.expectText('group-replaced', /type 2 diabetes → /);
  await poll(async () => (await expectFocusSeen(page)).label).toMatch(
    /^type 2 diabetes: Replace\. Change to Send as it is$/,
  );
  await page.keyboard.press('ArrowUp');
  await poll(async () => (await expectFocusSeen(page)).label).toMatch(/^Annika Lindqvist: Replace/);
  await page.keyboard.press('ArrowDown');
  // What lowers protection counts once it was seen for half a second.
  await page.waitForTimeout(SEEN_AFTER_MS);
  await page.keyboard.press('Space');
  await expectDivided({ panel });
  await poll(async () => (await expectFocusSeen(page)).label).toMatch(
    /^type 2 diabetes: Send as it is\. Change to Replace$/,
  );
  await page.close();
});

test('in the popup, whose first view names both groups, and in the private composer', async () => {
  const { page } = await written();
  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'group-replaced')).toContainText(NAME);
  // A marked value breaks with the text around it, and a key presses it.
  const mark = part(popup, 'sanitized-text').getByRole('button').first();
  await expect(mark).toHaveCSS('display', 'inline');
  await mark.press('Enter');
  await expect(part(popup, 'group-replaced').locator('[aria-expanded="true"]')).toHaveCount(1);
  const move = `[data-text="${ILLNESS}"] [data-coatcheck="risk-toggle"]`;
  await part(popup, 'group-kept').locator(move).focus();
  await popup.keyboard.press('Space');
  await expect(part(popup, 'group-replaced')).toContainText(ILLNESS);
  await expect(part(popup, 'group-replaced').locator(move)).toBeFocused();
  await expect(part(popup, 'profile-means')).toContainText('Keeps what the answer depends on');
  await popup.close();

  await tellPage(shared.installed, page, { do: 'open-private-composer' });
  const frame = await privateFrame(page, 'private-composer');
  await expect(part(frame, 'private-editor')).toBeFocused({ timeout: 40_000 });
  // What was written in the page comes along.
  await expect(part(frame, 'badge')).toHaveText(/^1 will be replaced/);
  await part(frame, 'badge').click();
  // By key: the frame grows while its review opens.
  await part(frame, 'group-kept').locator(move).press('Space');
  await expect(part(frame, 'group-replaced')).toContainText(ILLNESS);
  await page.close();
});
