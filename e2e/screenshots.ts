// Takes the README's pictures from the real extension.  npm run build && npm run screenshots
import { mkdirSync } from 'node:fs';
import { expect } from '@playwright/test';
import { highlights, install, Panel } from './harness.ts';
import { poll } from './poll.ts';

const FOLDER = 'docs/screenshots';
const SIZE = { width: 960, height: 720 };
mkdirSync(FOLDER, { recursive: true });

for (const scheme of ['light', 'dark'] as const) {
  const name = (picture: string) => `${FOLDER}/${picture}${scheme === 'dark' ? '-dark' : ''}.png`;
  const { context, id, worker, close } = await install(undefined, SIZE, scheme);
  const page = await context.newPage();
  await page.goto(`chrome-extension://${id}/demo.html`);
  const panel = await Panel.of(page);
  await page.click('[data-demo-example]');
  await panel.expectText('badge', /\d+ will be replaced/);
  await page.keyboard.press('Alt+Shift+KeyW');
  await panel.expectText('word-card', /→/);
  await page.screenshot({ path: name('card') });
  await page.keyboard.press('Escape');

  await panel.click('badge');
  await panel.expectText('sanitized-text', /landlord/);
  await panel.expectText('audit-summary', /recovered/);
  await page.screenshot({ path: name('panel') });
  await panel.click('audit-summary');
  await page.screenshot({ path: name('audit') });

  const tabs = await worker.evaluate(async () => {
    const { chrome } = globalThis as unknown as { chrome: { tabs: { query(q: object): Promise<{ id: number }[]> } } };
    return (await chrome.tabs.query({})).map((tab) => tab.id);
  });
  const popup = await context.newPage();
  await popup.setViewportSize({ width: 400, height: 640 });
  for (const tab of tabs) {
    await popup.goto(`chrome-extension://${id}/popup.html?tab=${tab}`);
    const shown = popup.locator('[data-coatcheck="original-text"]').waitFor({ timeout: 2000 });
    if (
      await shown.then(
        () => true,
        () => false,
      )
    )
      break;
  }
  await popup.screenshot({ path: name('popup') });
  await popup.close();

  await page.bringToFront();
  await page.keyboard.press('Escape');
  await page.focus('[data-demo-composer]');
  await page.keyboard.press('Enter');
  await poll(async () => (await highlights(page))['coatcheck-reply'] ?? 0, { timeout: 20_000 }).toBeGreaterThan(10);
  await expect(page.locator('[data-demo-streaming]')).toHaveCount(0, { timeout: 20_000 });
  await panel.click('restore-toggle');
  // The notice of the send is in front of the reply until it goes.
  await poll(() => panel.textOf('notice'), { timeout: 15_000 }).toBeUndefined();
  await page.screenshot({ path: name('restored') });
  await close();
}
