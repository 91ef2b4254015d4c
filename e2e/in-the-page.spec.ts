// Our badge and notices in other people's pages: in the page's own theme, beside what belongs to the page, and where the person wants them.
import { type Page, test } from '@playwright/test';
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
