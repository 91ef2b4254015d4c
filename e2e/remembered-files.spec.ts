// Files of kinds that Coatcheck cannot read: the person's answer is remembered for the kind and the site, listed in the options, and forgotten there.
import { expect, type Page, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { forgetEverything, Panel } from './harness.ts';
import { poll } from './poll.ts';
import { type ChatServer, startChatServer } from './server.ts';
import { uploadsTo } from './uploads.ts';

const shared = browserAndServer();

test.beforeEach(() => forgetEverything(shared.installed));

async function openChat(url: string): Promise<{ page: Page; panel: Panel }> {
  const page = await shared.installed.context.newPage();
  await page.goto(`${url}/files/`);
  const panel = await Panel.of(page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
  return { page, panel };
}

const attach = (page: Page, ...names: readonly string[]) =>
  page
    .locator('#field')
    .setInputFiles(names.map((name) => ({ name, mimeType: 'video/mp4', buffer: Buffer.from('\0\0\0\x18ftypmp42') })));

const namesAt = (server: ChatServer) => uploadsTo(server).map(({ name }) => name);

test('a ticked “as it is” holds for the next such file here, until the options forget it', async () => {
  const { page, panel } = await openChat(shared.server.url);
  await attach(page, 'first.mp4');
  await panel.expectText('attachment', /first\.mp4.*cannot read.*every \.mp4 file on this site/);
  await panel.click('attach-remember');
  await panel.click('attach-as-is');
  await poll(() => namesAt(shared.server)).toEqual(['first.mp4']);

  await attach(page, 'second.MP4');
  await poll(() => namesAt(shared.server)).toEqual(['first.mp4', 'second.MP4']);
  await panel.expectText('notice', /Attached as it is \(\.mp4\).*options/);

  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html#sites`);
  const row = options.locator('[data-coatcheck="file-choice"]');
  await expect(row).toContainText(`.mp4 files on ${shared.server.url}: attached as they are`);
  await row.getByRole('button').click();
  await expect(row).toHaveCount(0);
  await options.close();

  await attach(page, 'third.mp4');
  await panel.expectText('attachment', /third\.mp4/);
  expect(namesAt(shared.server)).toEqual(['first.mp4', 'second.MP4']);
  await page.close();
});

test('a ticked refusal stops the next such file, and other kinds and other sites are still asked about', async () => {
  const { page, panel } = await openChat(shared.server.url);
  await attach(page, 'first.mp4');
  await panel.expectText('attachment', /every \.mp4 file/);
  await panel.click('attach-remember');
  await panel.expectText('attach-cancel', /Do not attach/);
  await panel.click('attach-cancel');
  await poll(() => panel.textOf('attachment')).toBe(undefined);
  await attach(page, 'second.mp4');
  await panel.expectText('notice', /Nothing was attached.*\.mp4/);
  expect(await panel.textOf('attachment')).toBe(undefined);

  await attach(page, 'song.mp3', 'third.mp4');
  await panel.expectText('attachment', /song\.mp3.*third\.mp4.*every \.mp3, \.mp4 file/);
  await panel.click('attach-cancel');
  expect(namesAt(shared.server)).toEqual([]);
  await page.close();

  const other = await startChatServer();
  const elsewhere = await openChat(other.url);
  await attach(elsewhere.page, 'first.mp4');
  await elsewhere.panel.expectText('attachment', /first\.mp4.*cannot read/);
  expect(namesAt(other)).toEqual([]);
  await elsewhere.page.close();
  await other.close();
});
