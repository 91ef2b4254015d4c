// Our badge and notices in other people's pages: in the page's theme, beside the page's controls, and where the person wants them.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import type { Panel } from './harness.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { PROMPT, writePrompt } from './short-prompt.ts';

const shared = browserAndServer();

/** Behind the badge's words where something will be replaced. */
const IN_LIGHT = /rgb\(222, 240, 243\)/;
const IN_DARK = /rgb\(18, 56, 64\)/;

const written = (path: string, composer: string) => writePrompt(shared, path, composer);

/** A chat as phones show it: the reply ends where the composer begins, at the lower edge. */
const AT_THE_EDGE = `
  body { margin: 0; padding: 0; max-width: none; height: 100dvh; display: flex; flex-direction: column; }
  #messages { flex: 1; overflow: auto; display: flex; flex-direction: column; justify-content: flex-end; padding: 8px; }
  #editor textarea { display: block; width: 100%; box-sizing: border-box; min-height: 70px; }`;
const PHONE = { width: 390, height: 780 };
const REPLY = '[data-message-author-role="assistant"]';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly right: number;
  readonly bottom: number;
}

/** What a chat has over its composer: regenerate, a suggestion, tools, a count of tokens. */
async function withControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    const row = document.createElement('div');
    row.id = 'tools';
    row.style.cssText = 'display: flex; gap: 6px; justify-content: flex-end; padding: 4px';
    for (const name of ['Web', 'Image', 'Regenerate', 'Shorter, please']) {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = name;
      row.append(button);
    }
    const count = document.createElement('span');
    count.textContent = '213 tokens';
    row.append(count);
    document.querySelector('#editor')?.before(row);
  });
}

const controlBoxes = (page: Page) =>
  page.locator('#tools > *, textarea, .send-button').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, right, bottom } = one.getBoundingClientRect();
      return { x, y, right, bottom };
    }),
  );

async function expectFree(page: Page, panel: Panel): Promise<void> {
  await poll(async () => {
    const badge = await drawn(panel, 'badge');
    return (await controlBoxes(page)).filter((control) => meet(badge, control)).length;
  }).toBe(0);
}

const meet = (a: Box, b: Box) => a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;

async function boxIn(page: Page, selector: string): Promise<Box> {
  const box = await page.locator(selector).last().boundingBox();
  if (!box) throw new Error(`${selector} is not drawn`);
  return { x: box.x, y: box.y, right: box.x + box.width, bottom: box.y + box.height };
}

async function drawn(panel: Panel, part: string): Promise<Box> {
  await poll(() => panel.boxOf(part)).not.toBeUndefined();
  const box = await panel.boxOf(part);
  if (!box) throw new Error(`The panel shows no ${part}`);
  return box;
}

function expectInWindow(box: Box, { width, height }: typeof PHONE): void {
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(height);
}

for (const theme of ['light', 'dark'] as const)
  test(`a notice leaves the end of the reply and the composer free, on a phone, ${theme}`, async () => {
    const { page, panel } = await written('/plain/', 'textarea');
    await page.setViewportSize(PHONE);
    await page.addStyleTag({
      content: theme === 'dark' ? `${AT_THE_EDGE} body { background: #181818; color: #eee }` : AT_THE_EDGE,
    });
    await page.locator('textarea').press('Enter');
    await panel.expectText('notice', /./);
    await expect(page.locator(REPLY).last()).toContainText('Best wishes to');
    await poll(async () => {
      const [notice, reply] = [await drawn(panel, 'notices'), await boxIn(page, REPLY)];
      return notice.bottom <= reply.y || notice.y >= reply.bottom || notice.bottom <= reply.bottom - 200;
    }).toBe(true);
    const notice = await drawn(panel, 'notices');
    expectInWindow(notice, PHONE);
    expect(meet(notice, await boxIn(page, 'textarea'))).toBe(false);
    await page.screenshot({ path: `test-results/notice-phone-${theme}.png` });
    await page.close();
  });

test('a notice stands within a narrow composer, in the window', async () => {
  const { page, panel } = await written('/plain/', 'textarea');
  const content = '#editor { position: fixed; left: 4px; bottom: 40px; } #editor textarea { width: 300px; }';
  await page.addStyleTag({ content });
  await page.locator('textarea').press('Enter');
  await panel.expectText('notice', /./);
  const composer = await boxIn(page, 'textarea');
  // It keeps eight pixels to the window's edge.
  await poll(async () => (await drawn(panel, 'notices')).right).toBeLessThanOrEqual(composer.right + 8);
  const notice = await drawn(panel, 'notices');
  expectInWindow(notice, { width: 1100, height: 820 });
  expect(meet(notice, composer)).toBe(false);
  await page.screenshot({ path: 'test-results/notice-narrow.png' });
  await page.close();
});

for (const [name, size] of [
  ['a phone', PHONE],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`the badge moves away from the page's own controls, on ${name}`, async () => {
    const { page, panel } = await written('/plain/', 'textarea');
    await page.setViewportSize(size);
    await page.addStyleTag({ content: AT_THE_EDGE });
    await withControls(page);
    await expectFree(page, panel);
    expectInWindow(await drawn(panel, 'badge'), size);
    await page.screenshot({ path: `test-results/badge-${size.width}-light.png` });
    await page.addStyleTag({ content: 'body { background: #181818; color: #eee }' });
    await poll(() => panel.styleOf('badge', 'background-color')).toMatch(IN_DARK);
    await page.screenshot({ path: `test-results/badge-${size.width}-dark.png` });
    await page.close();
  });

test('the badge is dragged and moved by keys, and stands there after a reload', async () => {
  const { page, panel } = await written('/plain/', 'textarea');
  const from = await drawn(panel, 'badge');
  const [x, y] = [(from.x + from.right) / 2, (from.y + from.bottom) / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 100, y - 60, { steps: 5 });
  await page.mouse.up();
  await poll(async () => Math.round((await drawn(panel, 'badge')).x - from.x)).toBe(100);
  // A drag is no press.
  expect(await panel.textOf('panel')).toBeUndefined();
  await panel.click('badge');
  await panel.expectText('panel', /./);
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  const moved = async () => {
    const at = await drawn(panel, 'badge');
    return [Math.round(at.right - from.right), Math.round(at.bottom - from.bottom)];
  };
  await poll(moved).toEqual([116, -76]);
  await page.waitForTimeout(1000);
  await page.reload();
  await page.locator('textarea').click();
  await page.keyboard.insertText(PROMPT);
  await panel.expectText('badge', /2 will be replaced/);
  await poll(moved).toEqual([116, -76]);
  await panel.click('badge');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Home');
  await poll(moved).toEqual([0, 0]);
  await page.waitForTimeout(1000);
  await page.close();
});

test('the badge is hidden for a site, which stays protected, and comes back when something is stopped', async () => {
  const { page, panel } = await written('/plain/', 'textarea');
  const popup = await openPopup(shared.installed, page);
  const choice = popup.locator('[data-coatcheck="badge-here"]');
  await choice.click();
  await expect(choice).not.toBeChecked();
  await expect(popup.getByText('Hidden here. Your prompts are still protected')).toBeVisible();
  await popup.setViewportSize({ width: 400, height: 640 });
  await popup.screenshot({ path: 'test-results/badge-popup.png', fullPage: true });
  await page.bringToFront();
  await poll(() => panel.boxOf('badge')).toBeUndefined();
  await page.locator('textarea').press('Enter');
  await panel.expectText('notice', /2 values were replaced/);
  await poll(() => shared.server.bodies.length).toBe(1);
  expect(shared.server.bodies.join()).not.toContain('Lindqvist');
  await page.evaluate((text) => fetch('/log/x', { method: 'POST', body: text }).catch(() => undefined), PROMPT);
  await panel.expectText('stopped', /./);
  await poll(() => panel.boxOf('badge')).not.toBeUndefined();
  await panel.click('dismiss-stopped');
  await popup.bringToFront();
  await choice.click();
  await expect(choice).toBeChecked();
  await page.bringToFront();
  await poll(() => panel.boxOf('badge')).not.toBeUndefined();
  await popup.close();
  await page.close();
});

test('follows the theme of the page, not the system, and its change', async () => {
  const { page, panel } = await written('/plain/', 'textarea');
  await page.emulateMedia({ colorScheme: 'dark' });
  const ground = () => panel.styleOf('badge', 'background-color');
  // Of a page that says nothing the canvas is white, whatever the system has.
  await poll(ground).toMatch(IN_LIGHT);
  await page.addStyleTag({
    content: 'html.night { background: #111 } html.night body { background: oklch(0.21 0.006 285.9); color: #eee }',
  });
  await page.evaluate(() => document.documentElement.classList.add('night'));
  await page.emulateMedia({ colorScheme: 'light' });
  await poll(ground).toMatch(IN_DARK);
  await page.screenshot({ path: 'test-results/theme-dark.png' });
  await page.evaluate(() => document.documentElement.classList.remove('night'));
  await poll(ground).toMatch(IN_LIGHT);
  await page.close();
});
