// The commands of the context menu on a page that is no chat.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Page, test } from '@playwright/test';
import { bedsOf } from './bed-table.ts';
import { browserOnly } from './for-this-file.ts';
import { extensionAllowedOn } from './harness.ts';
import { poll } from './poll.ts';
import { startChatServer } from './server.ts';

const ORIGINAL = 'My name is Annika Lindqvist, phone +1 503 555 0142.';
const PAGE = `<!doctype html><title>Mail</title><textarea rows="6" cols="60"></textarea>
  <div contenteditable="true" style="border: 1px solid">A note</div><p id="article">${ORIGINAL}</p>`;

const shared = browserOnly({
  // A click on the real menu lets the extension into the page; no test can click there.
  extension: () => extensionAllowedOn('http://127.0.0.1/*'),
  permissions: ['clipboard-read', 'clipboard-write'],
});
let server: Server;
let page: Page;

test.beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(PAGE));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  page = await shared.installed.context.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
});

test.afterAll(() => {
  server.close();
});

/** What the browser does at a click on an entry of the menu. */
async function choose(menuItemId: string, at = page): Promise<void> {
  await at.bringToFront();
  await shared.installed.worker.evaluate(async (id) => {
    interface Chrome {
      tabs: { query(q: object): Promise<{ id: number }[]> };
      contextMenus: { onClicked: { dispatch(info: object, tab: unknown): void } };
    }
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    const [tab] = await chrome.tabs.query({ url: 'http://127.0.0.1/*', active: true });
    chrome.contextMenus.onClicked.dispatch({ menuItemId: id, frameId: 0, editable: true }, tab);
  }, menuItemId);
}

async function lineSays(pattern: RegExp): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await poll(async () => JSON.stringify(await session.send('DOM.getDocument', { depth: -1, pierce: true }))).toMatch(
    pattern,
  );
  await session.detach();
}

for (const [name, selector, text] of [
  ['a text field', 'textarea', () => page.locator('textarea').inputValue()],
  ['an editable element', '[contenteditable]', () => page.locator('[contenteditable]').innerText()],
] as const) {
  test(`${name}: sanitized where it stands, undone, sanitized, put back`, async () => {
    await page.locator(selector).fill(ORIGINAL);
    await page.locator(selector).click();
    await page.keyboard.press('Control+A');
    await choose('sanitize-selection');
    await poll(text).not.toContain('Annika');
    const sanitized = await text();
    expect(sanitized).toMatch(/^My name is .+, phone \+1/);
    expect(sanitized).not.toContain('503 555 0142');
    await lineSays(/2 replaced/);
    await page.keyboard.press('Control+Z');
    await poll(text).toBe(ORIGINAL);
    await page.keyboard.press('Control+Shift+Z');
    await poll(text).toBe(sanitized);
    await page.keyboard.press('Control+A');
    const opens = shared.installed.context.waitForEvent('page');
    await choose('restore-selection');
    const preview = await opens;
    await expect(preview.locator('[data-coatcheck="selection-restored"]')).toHaveText(ORIGINAL);
    expect(await text()).toBe(sanitized);
    await preview.locator('[data-coatcheck="selection-put"]').click();
    await poll(text).toBe(ORIGINAL);
    await preview.close();
  });
}

for (const { name, path, composer } of bedsOf('ProseMirror', 'Lexical', 'Slate'))
  test(`${name}: the editor's own state holds the sanitized text, not only its page`, async () => {
    const chat = await startChatServer();
    const editor = await page.context().newPage();
    await editor.goto(`${chat.url}${path}`);
    await editor.locator(composer).click();
    await editor.keyboard.type(ORIGINAL);
    await editor.keyboard.press('Control+A');
    await choose('sanitize-selection', editor);
    await poll(() => editor.locator(composer).innerText()).not.toContain('Annika');
    const held = () => editor.evaluate(() => window.bed?.text() ?? '');
    await poll(held).toMatch(/^My name is .+, phone \+1/);
    expect(await held()).not.toMatch(/Annika|503 555 0142/);
    await editor.close();
    await chat.close();
  });

test('text that cannot be written over is copied sanitized, and the page stays as it is', async () => {
  await page.locator('#article').selectText();
  await choose('copy-sanitized');
  await lineSays(/Copied sanitized: 2 replaced/);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('My name is');
  expect(copied).not.toContain('Annika');
  await expect(page.locator('#article')).toHaveText(ORIGINAL);
});

test('what is restored is shown first and copied from a page of ours: nothing of it comes into the page, no hidden text is in it', async () => {
  await page.locator('textarea').fill('My name is Annika Lindqvist.');
  await page.locator('textarea').selectText();
  await choose('sanitize-selection');
  await poll(() => page.locator('textarea').inputValue()).not.toContain('Annika');
  const name = /name is (.+)\./.exec(await page.locator('textarea').inputValue())?.[1] ?? '';
  await page.evaluate((surrogate) => {
    const article = document.getElementById('article') as HTMLElement;
    article.innerHTML = `<span>Dear ${surrogate}</span>
      <span style="opacity: 0">hidden A</span><span style="font-size: 0">hidden B</span><span style="color: transparent">hidden C</span>
      <span style="position: absolute; left: -9999px">hidden D</span><span style="visibility: hidden">hidden E</span>`;
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver((records) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) seen.push((node as HTMLTextAreaElement).value ?? node.textContent ?? '');
    }).observe(document, { subtree: true, childList: true, characterData: true });
    for (const type of ['copy', 'cut', 'input', 'selectionchange', 'select'])
      addEventListener(
        type,
        () => seen.push(String(getSelection()), (document.activeElement as HTMLTextAreaElement)?.value ?? ''),
        true,
      );
  }, name);
  await page.locator('#article').selectText();
  const opens = shared.installed.context.waitForEvent('page');
  await choose('restore-selection');
  const preview = await opens;
  await expect(preview.locator('[data-coatcheck="selection-restored"]')).toContainText('Dear Annika Lindqvist');
  await expect(preview.locator('[data-coatcheck="selection-restored"]')).not.toContainText('hidden');
  await preview.screenshot({ path: test.info().outputPath('preview.png') });
  await preview.locator('[data-coatcheck="selection-copy"]').click();
  await expect(preview.locator('[data-coatcheck="notice"]')).toContainText('Copied with');
  const copied = await preview.evaluate(() => navigator.clipboard.readText());
  expect(copied.trim()).toBe('Dear Annika Lindqvist');
  await preview.close();
  expect((await page.evaluate(() => (window as unknown as { seen: string[] }).seen)).join('\n')).not.toMatch(
    /Annika|Lindqvist/,
  );
});

test('the menu has its entries', async () => {
  const found = await shared.installed.worker.evaluate(async () => {
    interface Chrome {
      contextMenus: { update(id: string, change: object): Promise<void> };
      commands: { getAll(): Promise<{ name: string }[]> };
    }
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    // An update of an entry that is not there is refused.
    for (const id of ['sanitize-selection', 'restore-selection', 'copy-sanitized', 'open-private-composer'])
      await chrome.contextMenus.update(id, {});
    return (await chrome.commands.getAll()).map(({ name }) => name);
  });
  expect(found).toEqual(expect.arrayContaining(['sanitize-selection', 'restore-selection', 'copy-sanitized']));
});
