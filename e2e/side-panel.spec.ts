// The side panel: the popup's review, which stays open beside the chat.
import { expect, test } from '@playwright/test';
import { askEngine } from './ask-engine.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { LETTER, ORIGINALS } from './letter.ts';
import { poll } from './poll.ts';
import { RealSidePanel } from './real-side-panel.ts';

const shared = browserAndServer({ isOwn: true });

interface Chrome {
  readonly tabs: { query(q: object): Promise<{ id: number }[]> };
}

const tabInFront = () =>
  shared.installed.worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id;
  });

test('shows the prompt of its tab, and what is changed in it changes there', async () => {
  const chat = await shared.installed.context.newPage();
  await chat.goto(`chrome-extension://${shared.installed.id}/demo.html`);
  await chat.bringToFront();
  const tab = await tabInFront();
  await chat.click('[data-demo-composer]');
  await chat.keyboard.type('My name is Annika Lindqvist.');
  const inPage = await Panel.of(chat);
  await inPage.expectText('badge', /1 will be replaced/);

  const side = await shared.installed.context.newPage();
  await side.setViewportSize({ width: 360, height: 900 });
  await side.goto(`chrome-extension://${shared.installed.id}/sidepanel.html?tab=${tab}`);
  const row = side.locator('[data-coatcheck="span-row"]', { hasText: 'Annika Lindqvist' });
  await row.locator('[data-coatcheck="risk-toggle"]').click();
  await expect(side.locator('[data-coatcheck="sanitized-text"]')).toHaveText('My name is Annika Lindqvist.');
  await chat.bringToFront();
  await inPage.expectText('badge', /^1 name as it is$/);
  const overflow = await side.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  // Send stays in sight and sends what the panel shows.
  await row.locator('[data-coatcheck="risk-toggle"]').click();
  await expect(side.locator('[data-coatcheck="sanitized-text"]')).not.toContainText('Annika');
  const sendButton = side.locator('[data-coatcheck="send"]');
  await expect(sendButton).toBeInViewport({ ratio: 1 });
  await sendButton.click();
  await expect(chat.locator('[data-demo-role="user"]')).toContainText('My name is ');
  await expect(chat.locator('[data-demo-received]')).not.toContainText('Annika');
  await side.close();
  await chat.close();
});

const PASSPHRASE = 'correct horse battery staple';

test('opened by the popup it stays, and shows the replies of the tab in front with originals, as they are written', async () => {
  const side = await RealSidePanel.open(shared.installed);
  const chat = await shared.installed.context.newPage();
  await chat.goto(`${shared.server.url}/assistant-ui/`);
  const composer = chat.locator('textarea[name="input"]');
  await composer.waitFor();
  await side.click('tab-replies');
  await side.expectText(/No reply was found on this page yet/);

  await chat.bringToFront();
  const panel = await Panel.of(chat);
  await composer.fill(LETTER);
  await panel.expectText('badge', /\d+ will be replaced/);
  await composer.press('Enter');
  await side.expectText(/Best wishes to/);
  const shown = await side.text();
  expect(shown).toContain('Annika Lindqvist');
  expect(shown).toContain('DE89 3704 0044 0532 0130 00');
  // Nothing of it came into the page, nor left it.
  const page = await chat.evaluate(() => document.documentElement.outerHTML);
  for (const original of ORIGINALS) {
    expect(page).not.toContain(original);
    expect(shared.server.bodies.join()).not.toContain(original);
  }

  const other = await shared.installed.context.newPage();
  await other.goto('about:blank');
  await other.bringToFront();
  await side.expectText(/No chat on this tab/);
  expect(await side.text()).not.toContain('Annika');
  await chat.bringToFront();
  await side.expectText(/Annika Lindqvist/);

  // Where the key is put away, so are the originals, at once.
  await askEngine(shared.installed, 'setPassphrase', { next: PASSPHRASE });
  await askEngine(shared.installed, 'lockVault', {});
  await chat.bringToFront();
  await poll(side.text, { timeout: 40_000 }).toMatch(/Unlock it in the popup/);
  expect(await side.text()).not.toContain('Annika');
  await side.fill('unlock-passphrase', PASSPHRASE);
  await side.click('unlock-now');
  await side.expectText(/Annika Lindqvist/);
});
