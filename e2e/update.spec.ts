// Updates with a chat open. Chromium leaves the old content script in the page, with nobody who answers it.
import { expect, test } from '@playwright/test';
import { sentBodies } from './bed-actions.ts';
import { memoryReader } from './chromium-memory.ts';
import { browserAndServer } from './for-this-file.ts';
import { builtExtension, Panel } from './harness.ts';
import { poll } from './poll.ts';

const PROMPT = 'My name is Annika Lindqvist.';
const MORE = ' I live alone.';
const UPDATES = 3;
/** A version with its model loaded may hold so much more than the first. */
const MAX_GROWTH = 1.1;

const shared = browserAndServer({ flags: ['--enable-unsafe-extension-debugging'] });

/** Loads the same folder again: to the browser that is an update. */
async function update(): Promise<void> {
  const { context } = shared.installed;
  const debug = await context.browser()?.newBrowserCDPSession();
  const started = context.waitForEvent('serviceworker');
  await debug?.send('Extensions.loadUnpacked', { path: builtExtension() });
  await started;
}

test(`${UPDATES} updates with a chat open: no prompt is lost, nothing false is said, and no memory stays behind`, async () => {
  test.setTimeout(240_000);
  const page = await shared.installed.context.newPage();
  const composer = page.locator('#chat-input');
  const measure = await memoryReader(shared.installed, page);
  const total = async () => {
    const held = await measure();
    return (held['extension MB'] ?? Number.NaN) + (held['tab heap MB'] ?? Number.NaN);
  };
  const memory: number[] = [];
  const names = new Set<string>();
  await page.goto(`${shared.server.url}/life/`);
  for (let version = 0; version <= UPDATES; version += 1) {
    const panel = await Panel.of(page);
    await composer.click();
    await page.keyboard.insertText(PROMPT);
    await page.keyboard.press('Enter');
    await poll(() => shared.server.bodies.length).toBe(version + 1);
    await panel.expectText('notice', /^Sent, protected.*Coatcheck saw the request/);
    await expect(page.locator('.chat-assistant').last()).toContainText('Best wishes');
    memory[version] = await total();
    // The processes of the version before end a little later.
    const most = (memory[0] ?? 0) * MAX_GROWTH;
    await poll(
      async () => {
        memory[version] = await total();
        return memory[version];
      },
      `MB with each version: ${memory.map(Math.round).join(', ')}`,
    ).toBeLessThan(most);
    names.add(sentBodies(shared.server).at(-1)?.text ?? '');
    if (version === UPDATES) break;

    await composer.click();
    await page.keyboard.insertText(PROMPT);
    await panel.expectText('badge', /1 will be replaced/);
    await update();
    await page.bringToFront();
    await composer.click();
    await page.keyboard.press('End');
    await page.keyboard.insertText(MORE);
    await page.keyboard.press('Enter');
    await panel.expectText('notice', /Reload this page/);
    expect(await panel.textOf('notice')).not.toMatch(/^Sent/);
    await expect(composer).toHaveValue(PROMPT + MORE);
    expect(shared.server.bodies).toHaveLength(version + 1);
    expect(await page.locator('coatcheck-panel').count()).toBe(1);
    await page.reload();
  }
  // The chat is known after each update: its person keeps the name.
  expect(names.size).toBe(1);
  expect([...names].join()).not.toMatch(/Annika|Lindqvist/);
  process.stdout.write(`MB with each version: ${memory.map(Math.round).join(', ')}\n`);
  await page.close();
});
