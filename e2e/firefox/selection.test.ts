// The commands on what is selected in Firefox, on a page that is no chat and on which Coatcheck does not run.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inFirefox } from './bidi.ts';
import { installInFirefox, until } from './harness.ts';

const ORIGINAL = 'My name is Annika Lindqvist, phone +1 503 555 0142.';
const PAGE = `<!doctype html><title>Mail</title><textarea rows="6" cols="60"></textarea>
  <div contenteditable="true" style="border: 1px solid">A note</div>`;
/** The copy under test is switched on for 127.0.0.1. */
const HOST = '127.0.0.2';

let browser: Browser;
let server: Server;
let page: Page;

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve));
  browser = await installInFirefox();
  page = await browser.newPage();
  await page.goto(`http://${HOST}:${(server.address() as AddressInfo).port}/`);
});
afterAll(async () => {
  await browser.close();
  server.close();
});

/** What Firefox does at the keys of a command, by which a person lets the extension into the tab. */
async function command(key: 'S' | 'R'): Promise<void> {
  await page.bringToFront();
  await inFirefox(
    browser,
    `document.querySelector('keyset[id^="ext-keyset-id"] > key[key="${key}"]').doCommand() ?? true`,
  );
}

async function withControl(letter: string, shift = false): Promise<void> {
  await page.keyboard.down('Control');
  if (shift) await page.keyboard.down('Shift');
  await page.keyboard.press(`Key${letter}` as 'KeyA');
  if (shift) await page.keyboard.up('Shift');
  await page.keyboard.up('Control');
}

it.each([
  ['a text field', 'textarea'],
  ['an editable element', '[contenteditable]'],
])('%s: sanitized where it stands, undone, sanitized, put back', async (_, selector) => {
  const text = () => page.$eval(selector, (field) => (field as HTMLTextAreaElement).value ?? field.textContent);
  const becomes = (what: string, holds: (now: string) => boolean) =>
    until(what, async () => {
      const now = await text();
      return holds(now) ? now : undefined;
    });
  await page.bringToFront();
  await page.click(selector);
  await withControl('A');
  await page.keyboard.type(ORIGINAL);
  await withControl('A');
  await command('S');
  const sanitized = await becomes('the sanitized text', (now) => !now.includes('Annika'));
  expect(sanitized).toMatch(/^My name is .+, phone \+1/);
  expect(sanitized).not.toContain('503 555 0142');

  await withControl('Z');
  await becomes('the original', (now) => now === ORIGINAL);
  await withControl('Z', true);
  await becomes('the sanitized text again', (now) => now === sanitized);

  await withControl('A');
  const before = new Set(await browser.pages());
  await command('R');
  const preview = await until('the preview', async () => {
    for (const opened of await browser.pages())
      if (!before.has(opened) && (await opened.$('[data-coatcheck="selection-put"]'))) return opened;
    return undefined;
  });
  // The preview is drawn before the engine has answered; its button is disabled until then.
  const restored = await until('the restored text', () =>
    preview.$eval('[data-coatcheck="selection-restored"]', ({ textContent }) => textContent ?? undefined),
  );
  expect(restored).toBe(ORIGINAL);
  expect(await text()).toBe(sanitized);
  await preview.$eval('[data-coatcheck="selection-put"]', (button) => (button as HTMLElement).click());
  await becomes('what was put back', (now) => now === ORIGINAL);
});
