// A browser whose extension or whose storage is damaged: nothing may be sent, nothing lost, and the notice says why. Each test has a
// browser of its own.
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { serverOnly } from './for-this-file.ts';
import { copyOfExtension, type Installed, install } from './harness.ts';
import { FACTS, LETTER } from './letter.ts';
import { expectNoOriginalSent, letterChat } from './letter-chat.ts';
import { poll } from './poll.ts';

const shared = serverOnly();
let installed: Installed;

test.afterEach(() => installed.close());

test('a damaged model file', async () => {
  const damaged = copyOfExtension();
  truncateSync(join(damaged, 'models/ner-multilingual/onnx/model_quantized.onnx'), 100_000);
  installed = await install({ extension: damaged });
  const { page, panel, composer, write, checked } = await letterChat({ installed, server: shared.server });
  await write(LETTER);
  await panel.expectText('notice', /damaged.*not be sent/);
  // The rules need no model: what they find is shown.
  await checked();
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /Nothing was sent/);
  await expect(composer).toHaveValue(LETTER);
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
  const { page, panel, composer, write } = await letterChat({ installed, server: shared.server });
  await write(LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /newer/i);
  await expect(composer).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);
});

/** In a page of the extension: whether the browser accepts a write to a new database of its origin. */
async function canWrite(): Promise<boolean> {
  return new Promise((resolve) => {
    const request = indexedDB.open(`probe ${performance.now()}`);
    request.onupgradeneeded = () => request.result.createObjectStore('probe').put('x'.repeat(100_000), 0);
    request.onsuccess = () => {
      request.result.close();
      resolve(true);
    };
    request.onerror = () => resolve(false);
  });
}

async function deleteDatabases(): Promise<void> {
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(name);
      request.onsuccess = resolve;
      request.onerror = () => reject(request.error);
    });
}

test('a full disk: the vault cannot be written', async () => {
  // Only without this permission does the browser hold the extension to a quota.
  const limited = copyOfExtension();
  const path = join(limited, 'manifest.json');
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as { permissions: string[] };
  manifest.permissions = manifest.permissions.filter((permission) => permission !== 'unlimitedStorage');
  writeFileSync(path, JSON.stringify(manifest));
  // Nor may a mode be stored before: this person is new here, and looks at what is sent.
  installed = await install({ extension: limited, mode: 'as installed' });
  const own = installed.context.pages()[0] ?? (await installed.context.newPage());
  const session = await installed.context.newCDPSession(own);
  const origin = `chrome-extension://${installed.id}`;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await own.goto(`${origin}/licence.txt`);
  // The welcome page and the menu start the engine. If it wrote its vault before the limit, the browser caches for half a minute that there is
  // room, and a check of a prompt no longer has to create the vault.
  await poll(() => own.evaluate(canWrite), { timeout: 60_000 }).toBe(false);
  await own.evaluate(deleteDatabases);
  const { page, panel, composer, write } = await letterChat({ installed, server: shared.server });
  await write(LETTER);
  await page.keyboard.press('Enter');
  await panel.expectText('notice', /could not be checked.*will not be sent/);
  await expect(composer).toHaveValue(LETTER);
  expect(shared.server.bodies).toEqual([]);

  // With room again, the same prompt goes out.
  await session.send('Storage.overrideQuotaForOrigin', { origin });
  await page.keyboard.press('Enter');
  await poll(() => panel.textOf('panel', { 'data-review': 'shown' })).toContain('Annika');
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  expectNoOriginalSent(shared, FACTS);
});
