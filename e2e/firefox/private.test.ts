// The private composer in Firefox: it opens over a hostile page's composer, and what is typed into it does not reach the page.
import type { Browser, Frame, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ChatServer, startChatServer } from '../server.ts';
import { installInFirefox, openExtensionPopup, until } from './harness.ts';

let browser: Browser;
let server: ChatServer;

beforeAll(async () => {
  server = await startChatServer(new URL('../.build', import.meta.url).pathname);
  browser = await installInFirefox();
});
afterAll(async () => {
  await browser.close();
  await server.close();
});

async function privateFrame(page: Page): Promise<Frame> {
  return until('the private composer', async () => {
    for (const frame of page.frames()) if (await frame.$('[data-coatcheck="private-editor"]')) return frame;
    return undefined;
  });
}

it('gives the page no key and no text of the private composer', async () => {
  const page = await browser.newPage();
  await page.goto(`${server.url}/hostile/`);
  await page.click('#prompt');
  const popup = await openExtensionPopup(browser, '[data-coatcheck="open-private-composer"]');
  await popup.click('[data-coatcheck="open-private-composer"]');
  await page.bringToFront();
  const frame = await privateFrame(page);
  await frame.type('[data-coatcheck="private-editor"]', 'My name is Annika Lindqvist.');
  await until('the text in the frame', () =>
    frame.$eval('[data-coatcheck="private-editor"]', (editor) =>
      (editor as HTMLTextAreaElement).value.includes('Lindqvist'),
    ),
  );
  await until('a find', () =>
    frame.$eval('[data-coatcheck="badge"]', (badge) => /\d+ will be replaced/.test(badge.textContent ?? '')),
  );
  const obtained = await page.evaluate(() => (window as unknown as { obtained: Record<string, string[]> }).obtained);
  expect(obtained['key events'] ?? []).toEqual([]);
  for (const texts of Object.values(obtained)) expect(texts.join('\n')).not.toMatch(/Annika|Lindqvist/);

  await frame.click('[data-coatcheck="send"]');
  await until('the request', async () => server.bodies.length > 0);
  expect(server.bodies.join('\n')).toContain('My name is');
  expect(server.bodies.join('\n')).not.toMatch(/Annika|Lindqvist/);
  await popup.close();
  await page.close();
});
