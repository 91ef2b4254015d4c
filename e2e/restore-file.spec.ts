// A file that the chat wrote: chosen in the side panel, restored on this device, and saved.
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { poll } from './poll.ts';

const shared = browserAndServer({ isOwn: true });

interface Chrome {
  readonly tabs: { query(q: object): Promise<{ id: number }[]> };
}

const tabInFront = () =>
  shared.installed.worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id;
  });

const table = (content: string) => ({ name: 'list.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });

test('the originals are put back into a file of the chat, and another file is left alone', async () => {
  const chat = await shared.installed.context.newPage();
  await chat.goto(`${shared.server.url}/files/`);
  await chat.bringToFront();
  const tab = await tabInFront();
  const panel = await Panel.of(chat);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
  await chat.locator('#field').setInputFiles(table('tenant,rent\nAnnika Lindqvist,900\n'));
  await panel.expectText('attachment', /Name of a person × 1/);
  await panel.click('attach-sanitized');
  await poll(() => shared.server.bodies.length).toBe(1);
  const { text } = JSON.parse(shared.server.bodies[0] ?? '{}') as { text: string };
  expect(text).not.toContain('Annika');

  const side = await shared.installed.context.newPage();
  await side.setViewportSize({ width: 360, height: 900 });
  await side.goto(`chrome-extension://${shared.installed.id}/sidepanel.html?tab=${tab}`);
  await side.locator('[data-coatcheck="tab-replies"]').click();
  const field = side.locator('[data-coatcheck="restore-file"] input[type="file"]');
  const outcome = side.locator('[data-coatcheck="restore-file-outcome"]');
  const saved = side.waitForEvent('download');
  await field.setInputFiles(table(`${text}sum,900\n`));
  const file = await saved;
  expect(file.suggestedFilename()).toBe('list.csv');
  expect(readFileSync(await file.path(), 'utf8')).toBe('tenant,rent\nAnnika Lindqvist,900\nsum,900\n');
  await expect(outcome).toHaveText(/values? (is|are) back in list\.csv/);
  await side.screenshot({ path: 'test-results/restore-file.png' });

  await field.setInputFiles(table('tenant,rent\nNiemand,1\n'));
  await expect(outcome).toHaveText(/Nothing in the file stands for an original/);
});
