// Our badge and notices in other people's pages: in the page's own theme, beside what belongs to the page, and where the person wants them.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer();

const PROMPT = 'My name is Annika Lindqvist and my phone is +1 503 555 0142.';
/** Behind the badge's words where something will be replaced. */
const IN_LIGHT = /rgb\(253, 230, 220\)/;
const IN_DARK = /rgb\(74, 36, 21\)/;

interface Opened {
  readonly page: Page;
  readonly panel: Panel;
}

async function opened(path: string): Promise<Opened> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  return { page, panel: await Panel.of(page) };
}

async function written(path: string, composer: string): Promise<Opened> {
  const chat = await opened(path);
  await chat.page.locator(composer).first().click();
  await chat.page.keyboard.insertText(PROMPT);
  await chat.panel.expectText('badge', /2 will be replaced/);
  return chat;
}

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
