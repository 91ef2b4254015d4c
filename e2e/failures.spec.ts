// What goes wrong in a browser: nothing may be sent, nothing lost, and the notice says why. Each test damages a browser of its own.
import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfExtension, extensionWithQuota } from './changed-extension.ts';
import { serverOnly } from './for-this-file.ts';
import { type Installed, install } from './harness.ts';
import { LETTER } from './letter.ts';
import { checked, composerOf, expectNothingRaw, openChat, type } from './letter-chat.ts';
import { poll } from './poll.ts';

const shared = serverOnly();
let installed: Installed;

test.afterEach(() => installed.close());

test('the engine is killed in the middle of a send', async () => {
  installed = await install();
  const { page, panel } = await openChat({ installed, server: shared.server });
  await type(page, LETTER);
  await checked(page);
  // The browser closes the engine's document, and does so again as often as it is opened.
  await installed.worker.evaluate(() => {
    const { chrome } = globalThis as unknown as { chrome: { offscreen: { closeDocument(): Promise<void> } } };
    setInterval(() => chrome.offscreen.closeDocument().catch(() => undefined), 5);
  });
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*still in the composer/);
  await expect(composerOf(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('an engine that was killed between two prompts starts again', async () => {
  installed = await install();
  const { page } = await openChat({ installed, server: shared.server });
  await type(page, LETTER);
  await checked(page);
  await installed.worker.evaluate(() => {
    const { chrome } = globalThis as unknown as { chrome: { offscreen: { closeDocument(): Promise<void> } } };
    return chrome.offscreen.closeDocument();
  });
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
  expectNothingRaw(shared.server);
});

test('a damaged model file', async () => {
  const damaged = copyOfExtension();
  truncateSync(join(damaged, 'models/ner-en/onnx/model_quantized.onnx'), 100_000);
  installed = await install(damaged);
  const { page, panel } = await openChat({ installed, server: shared.server });
  await type(page, LETTER);
  await panel.expectText('notice', /damaged.*not be sent/);
  // The rules need no model: what they find is shown.
  await checked(page);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent/);
  await expect(composerOf(page)).toHaveValue(LETTER);
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
  const { page, panel } = await openChat({ installed, server: shared.server });
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /newer/i);
  await expect(composerOf(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

test('a full disk: the vault cannot be written', async () => {
  installed = await install(extensionWithQuota());
  const blank = installed.context.pages()[0] ?? (await installed.context.newPage());
  const session = await installed.context.newCDPSession(blank);
  const origin = `chrome-extension://${installed.id}`;
  // Before a page wakes the engine and its vault's first write: the browser remembers for half a minute that there was room.
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const { page, panel } = await openChat({ installed, server: shared.server });
  await type(page, LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent.*still in the composer/);
  await expect(composerOf(page)).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);

  // With room again, the same prompt goes out.
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length, { timeout: 20_000 }).toBe(1);
  expectNothingRaw(shared.server);
});
