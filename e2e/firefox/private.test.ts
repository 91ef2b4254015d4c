// The private composer in Firefox, where a frame of ours in a page has no more of the extension than a content script: it opens, takes
// the keyboard, asks the engine and sends, and the page gets what is sanitized and nothing else.
import type { Frame, Page } from 'puppeteer-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LETTER, ORIGINALS } from '../letter.ts';
import { browserAndServer } from './for-this-file.ts';
import { clickInPopup, until } from './harness.ts';
import { EDITOR, fillPrivately, openPrivateEditor, privateEditorIn, valueIn } from './private-editor.ts';

const shared = browserAndServer();
let page: Page;

beforeEach(async () => {
  shared.server.bodies.length = 0;
  page = await shared.browser.newPage();
});
afterEach(() => page.close());

const badgeOf = (frame: Frame) => frame.$eval('[data-coatcheck="badge"]', (badge) => badge.textContent ?? '');

async function openPrivately(path: string, composer: string): Promise<Frame> {
  await page.goto(`${shared.server.url}${path}`);
  await page.waitForSelector(composer);
  return openPrivateEditor(shared.browser, page);
}

it('type, see, send: a hostile page gets the sanitized text only', async () => {
  const frame = await openPrivately('/hostile/', '#prompt');
  await page.evaluate((guesses) => Object.assign(window, { guesses }), ORIGINALS);
  // A key that the debugger sends into a frame is lost now and then, where the machine is busy: it is pressed again then, and at the end
  // none may have reached the page.
  await until('letters', async () => {
    await frame.$eval(EDITOR, (field) => (field as HTMLTextAreaElement).select());
    await page.keyboard.type('Annika');
    return (await valueIn(frame)) === 'Annika';
  });
  await fillPrivately(frame, LETTER);
  await until('finds', async () => /\d+ will be replaced/.test(await badgeOf(frame)));
  await until('a send', async () => {
    await page.keyboard.press('Enter');
    return until('the request', async () => shared.server.bodies.length > 0, 10_000);
  });
  const sent = shared.server.bodies.join('\n');
  expect(sent).toContain('My name is');
  for (const original of ORIGINALS) expect(sent).not.toContain(original);
  await until('an empty editor', async () => (await valueIn(frame)) === '');

  const obtained = await page.evaluate(
    () => (window as unknown as { obtained: Record<string, readonly string[]> }).obtained,
  );
  expect(obtained['key events'] ?? []).toEqual([]);
  const all = Object.values(obtained).flat().join('\n').toLowerCase();
  // The attacks did run: they have what was sent.
  expect(all).toContain('my name is');
  for (const original of ORIGINALS) expect(all).not.toContain(original.toLowerCase());
});

it('a page that throws the frame out does not get the draft, and a window of its own does', async () => {
  const frame = await openPrivately('/assistant-ui/', 'textarea[name="input"]');
  await fillPrivately(frame, 'I am Annika Lindqvist.');
  await until('a find', async () => /\d+ will be replaced/.test(await badgeOf(frame)));
  const before = new Set(await shared.browser.pages());
  await page.evaluate(() => document.querySelector('coatcheck-private')?.remove());
  const own = await until('the window', async () => {
    for (const opened of await shared.browser.pages())
      if (!before.has(opened) && (await valueIn(opened).catch(() => ''))) return opened;
    return undefined;
  });
  expect(await valueIn(own)).toBe('I am Annika Lindqvist.');
  expect(await page.evaluate(() => document.documentElement.outerHTML)).not.toContain('Annika');
  await own.close();
});

it('always on a site: the private composer takes the focus of the site’s own', async () => {
  const composer = 'textarea[name="input"]';
  await page.goto(`${shared.server.url}/assistant-ui/`);
  await page.waitForSelector(composer);
  await clickInPopup(shared.browser, 'private-always');
  await page.bringToFront();
  await page.click(composer);
  const frame = await privateEditorIn(page);
  await page.keyboard.type('Annika');
  await until('letters', async () => (await valueIn(frame)).startsWith('Ann'));
  expect(await page.$eval(composer, (field) => (field as HTMLTextAreaElement).value)).toBe('');
  await clickInPopup(shared.browser, 'private-always');
});
