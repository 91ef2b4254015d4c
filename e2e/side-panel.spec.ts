// The side panel: the popup's review, which stays open beside the chat.
import { expect, test } from '@playwright/test';
import { type Installed, install, Panel } from './harness.ts';

let installed: Installed;

test.beforeAll(async () => {
  installed = await install();
});
test.afterAll(() => installed.close());

interface Chrome {
  readonly tabs: { query(q: object): Promise<{ id: number }[]> };
  readonly runtime: {
    getManifest(): { side_panel?: { default_path: string }; permissions: string[] };
    getContexts(filter: object): Promise<{ documentUrl?: string }[]>;
  };
}

const tabInFront = () =>
  installed.worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: Chrome };
    return (await chrome.tabs.query({ active: true, lastFocusedWindow: true }))[0]?.id;
  });

test('the popup opens it, and it stays', async () => {
  const page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/popup.html`);
  await page.locator('[data-coatcheck="keep-open"]').click();
  const open = () =>
    installed.worker.evaluate(async () => {
      const { chrome } = globalThis as unknown as { chrome: Chrome };
      const found = await chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] });
      // Empty at first: a panel that is still opening has no document yet.
      return found.map(({ documentUrl }) => documentUrl ?? '');
    });
  await expect.poll(open).toEqual([`chrome-extension://${installed.id}/sidepanel.html`]);
});

test('shows the prompt of its tab, and what is changed in it changes there', async () => {
  const chat = await installed.context.newPage();
  await chat.goto(`chrome-extension://${installed.id}/demo.html`);
  await chat.bringToFront();
  const tab = await tabInFront();
  await chat.click('[data-demo-composer]');
  await chat.keyboard.type('My name is Annika Lindqvist.');
  const inPage = await Panel.of(chat);
  await inPage.expectText('badge', /1 will be replaced/);

  const side = await installed.context.newPage();
  await side.setViewportSize({ width: 360, height: 900 });
  await side.goto(`chrome-extension://${installed.id}/sidepanel.html?tab=${tab}`);
  const row = side.locator('[data-coatcheck="span-row"]', { hasText: 'Annika Lindqvist' });
  await row.locator('[data-coatcheck="risk-toggle"]').click();
  await expect(side.locator('[data-coatcheck="sanitized-text"]')).toHaveText('My name is Annika Lindqvist.');
  await chat.bringToFront();
  await inPage.expectText('badge', /Nothing to replace/);
  const overflow = await side.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
