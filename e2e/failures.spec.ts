// What goes wrong in a browser: nothing may be sent, nothing lost, and the notice says why.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { serverOnly } from './for-this-file.ts';
import { copyOfExtension, highlights, type Installed, install, Panel } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';

const shared = serverOnly();
let installed: Installed;

test.afterEach(() => installed.close());

const composer = (page: Page) => page.locator('textarea[name="input"]');

async function openChat(path = '/assistant-ui/'): Promise<{ page: Page; panel: Panel }> {
  const page = await installed.context.newPage();
  await page.goto(`${shared.server.url}${path}`);
  return { page, panel: await Panel.of(page) };
}

async function type(page: Page, text: string): Promise<void> {
  await composer(page).click();
  await page.keyboard.insertText(text);
}

async function checked(page: Page): Promise<void> {
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(2);
}

function expectNothingRaw(): void {
  const sent = shared.server.bodies.join('\n');
  for (const original of ORIGINALS) expect(sent).not.toContain(original);
}

test('the engine is killed in the middle of a send', async () => {
  installed = await install();
  const { page, panel } = await openChat();
  await type(page, LETTER);
  await checked(page);
  // The browser closes the engine's document, and does so again as often as it is opened.
  await installed.worker.evaluate(() => {
    const { chrome } = globalThis as unknown as { chrome: { offscreen: { closeDocument(): Promise<void> } } };
    setInterval(() => chrome.offscreen.closeDocument().catch(() => undefined), 5);
  });
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*still in the composer/);
  await expect(composer(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('an engine that was killed between two prompts starts again', async () => {
  installed = await install();
  const { page } = await openChat();
  await type(page, LETTER);
  await checked(page);
  await installed.worker.evaluate(() => {
    const { chrome } = globalThis as unknown as { chrome: { offscreen: { closeDocument(): Promise<void> } } };
    return chrome.offscreen.closeDocument();
  });
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNothingRaw();
});

test('the network fails after the send: the text comes back with Undo', async () => {
  installed = await install();
  const { page, panel } = await openChat();
  shared.server.mode = 'fail';
  await type(page, LETTER);
  await checked(page);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /values were replaced.*Undo/);
  expectNothingRaw();
  await panel.click('badge');
  await panel.click('undo');
  await expect(composer(page)).toHaveValue(LETTER);
  expectNothingRaw();
});

test('the page puts a new composer in the place of the old one, again and again', async () => {
  installed = await install();
  const { page, panel } = await openChat('/assistant-ui/?rerender');
  await type(page, LETTER);
  await checked(page);
  await page.evaluate(() => {
    document.documentElement.dataset.swap = '';
  });
  await page.keyboard.press('Enter');
  // Either the sanitized text went out, or nothing did and the text is there.
  await panel.expectText('badge', /Sent|replaced|Not sent|wrong|blocked|again/i);
  await poll(async () => shared.server.bodies.length > 0 || (await composer(page).inputValue()) === LETTER, {
    timeout: 20_000,
  }).toBe(true);
  expectNothingRaw();
});

test('the page takes the composer away while it is written into: the text comes back, and what was said stays', async () => {
  installed = await install();
  const { page, panel } = await openChat('/form/');
  const field = page.locator('textarea');
  await field.click();
  await page.keyboard.insertText(LETTER);
  await checked(page);
  await field.evaluate((old: HTMLTextAreaElement) => {
    const place = old.parentNode;
    const takeAway = () => {
      const fresh = old.cloneNode(true) as HTMLTextAreaElement;
      fresh.value = '';
      old.remove();
      setTimeout(() => place?.append(fresh), 600);
    };
    old.addEventListener('input', takeAway, { once: true });
  });
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue(LETTER);
  await checked(page);
  await panel.expectText('notice', /Nothing was sent.*in the composer again/);
  expect(shared.server.bodies).toEqual([]);

  // The next thing that the person does about it ends it.
  await field.click();
  await page.keyboard.insertText(' Thank you.');
  await poll(() => panel.textOf('notice')).toBeUndefined();
});

test('a composer that takes nothing any more: Undo gives the text by the clipboard', async () => {
  installed = await install();
  await installed.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { page, panel } = await openChat('/form/');
  const field = page.locator('textarea');
  await field.click();
  await page.keyboard.insertText(LETTER);
  await checked(page);
  await field.evaluate((broken: HTMLTextAreaElement) => {
    broken.addEventListener('input', () => {
      broken.value = '';
    });
  });
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*press Undo in the panel/);
  await panel.click('badge');
  await panel.click('undo');
  await panel.expectText('notice', /Your text is on the clipboard.*Reload the page and paste it/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('a damaged model file', async () => {
  const damaged = copyOfExtension();
  truncateSync(join(damaged, 'models/ner-en/onnx/model_quantized.onnx'), 100_000);
  installed = await install({ extension: damaged });
  const { page, panel } = await openChat();
  await type(page, LETTER);
  await panel.expectText('notice', /damaged.*not be sent/);
  // The rules need no model: what they find is shown.
  await checked(page);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent/);
  await expect(composer(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('a vault of a newer version', async () => {
  installed = await install();
  const options = await installed.context.newPage();
  await options.goto(`chrome-extension://${installed.id}/options.html`);
  const stored = () => options.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name ?? ''));
  await poll(stored).toContain('coatcheck');
  await options.evaluate(
    async (names) => {
      for (const name of names) {
        await new Promise<void>((resolve, reject) => {
          const request = indexedDB.open(name, 999);
          request.onsuccess = () => {
            request.result.close();
            resolve();
          };
          request.onerror = () => reject(request.error);
        });
      }
    },
    await stored(),
  );
  const { page, panel } = await openChat();
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /newer/i);
  await expect(composer(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('a full disk: the vault cannot be written', async () => {
  // Only without this permission does the browser hold the extension to a quota.
  const limited = copyOfExtension();
  const path = join(limited, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { permissions: string[] };
  manifest.permissions = manifest.permissions.filter((permission) => permission !== 'unlimitedStorage');
  writeFileSync(path, JSON.stringify(manifest));
  // Nor may a mode be stored before: this person is new here, and looks at what is sent.
  installed = await install({ extension: limited, mode: 'as installed' });
  const blank = installed.context.pages()[0] ?? (await installed.context.newPage());
  const session = await installed.context.newCDPSession(blank);
  const origin = `chrome-extension://${installed.id}`;
  // Before a page wakes the engine and its vault's first write: the browser remembers for half a minute that there was room.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const { page, panel } = await openChat();
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /could not be checked.*will not be sent/);
  await expect(composer(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);

  // With room again, the same prompt goes out.
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Annika');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNothingRaw();
});

test('blank text, a lone surrogate and a double Enter', async () => {
  installed = await install();
  const { page } = await openChat();
  await composer(page).click();
  await page.keyboard.insertText('   ');
  await page.keyboard.press('Enter');
  expect(shared.server.bodies).toEqual([]);
  await composer(page).fill('');
  await type(page, `${LETTER} \ud83d`);
  await checked(page);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  await expect(composer(page)).toHaveValue('');
  expect(shared.server.bodies).toHaveLength(1);
  expectNothingRaw();
});

test('a megabyte of text', async () => {
  installed = await install();
  const { page, panel } = await openChat();
  const text = `${LETTER}\n`.repeat(Math.ceil(1_000_000 / LETTER.length));
  await composer(page).fill(text);
  await panel.expectText('notice', /too long/);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*too long/);
  expect((await composer(page).inputValue()).length).toBe(text.length);
  expect(shared.server.bodies).toEqual([]);
});

test('a send before the first check is done waits for it', async () => {
  installed = await install();
  const { page } = await openChat();
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNothingRaw();
});

test('the popup shows the prompt, changes a risk, and switches the site off and on', async () => {
  installed = await install();
  const { page } = await openChat();
  await type(page, LETTER);
  await checked(page);
  const tab = await installed.worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as {
      chrome: { tabs: { query(q: object): Promise<{ id: number; url?: string }[]> } };
    };
    return (await chrome.tabs.query({})).map(({ id }) => id);
  });
  const popup = await installed.context.newPage();
  let shown = '';
  for (const id of tab) {
    await popup.goto(`chrome-extension://${installed.id}/popup.html?tab=${id}`);
    await popup.waitForLoadState('networkidle');
    const found = await popup
      .locator('[data-coatcheck="original-text"]')
      .waitFor({ timeout: 2500 })
      .then(
        () => true,
        () => false,
      );
    if (!found) continue;
    shown = (await popup.locator('[data-coatcheck="original-text"]').textContent()) ?? '';
    break;
  }
  expect(shown).toContain('Annika Lindqvist');
  await popup
    .locator('[data-coatcheck="span-row"][data-text="Halvorsen Logistics GmbH"] [data-coatcheck="risk-toggle"]')
    .click();
  await expect(popup.locator('[data-coatcheck="sanitized-text"]')).toContainText('Halvorsen');
  const siteSwitch = popup.locator('[data-coatcheck="site-switch"]');
  await siteSwitch.click();
  await expect(siteSwitch).not.toBeChecked();
  await poll(async () => Object.keys(await highlights(page)).length).toBe(0);
  await siteSwitch.click();
  await expect(siteSwitch).toBeChecked();
  await checked(page);
});
