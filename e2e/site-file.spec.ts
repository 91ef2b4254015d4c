// A site has changed, and no release knows it yet: a file that the person imports tells Coatcheck its new parts.
import { expect, type Page, test } from '@playwright/test';
import { claude } from '../lib/sites/claude.ts';
import { fixtureExpectationsByGeneration } from '../lib/sites/site-adapter-of.ts';
import { browserOnly } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { openPopup } from './popup.ts';
import { bundleBehaviour, openStructure } from './sites/structures.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const FILE = {
  format: 'coatcheck-sites',
  version: 1,
  revision: '2026-12-01',
  sites: [{ id: 'claude', selectors: { send: ['[data-new-send]'], assistantMessage: ['[data-new-reply]'] } }],
};

const shared = browserOnly();
const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);
const part = (page: Page, name: string) => page.locator(`[data-coatcheck="${name}"]`);

async function choose(page: Page, content: unknown): Promise<void> {
  const buffer = Buffer.from(JSON.stringify(content));
  await part(page, 'site-file')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'sites.json', mimeType: 'application/json', buffer });
}

/** The structure of a page that nobody knows yet. */
async function openChanged() {
  const expectation = fixtureExpectationsByGeneration(claude)[0];
  if (!expectation) throw new Error('There is no structure.');
  const script = await bundleBehaviour();
  const opened = await openStructure(shared.installed.context, expectation, script, (html) =>
    html
      .replaceAll('data-x="send"', 'data-x="send" data-new-send')
      .replace('<template data-x="assistant"><', '<template data-x="assistant"><section data-new-reply><')
      .replace(/(<template data-x="assistant">.*?)<\/template>/s, '$1</section></template>'),
  );
  return { ...opened, panel: await Panel.of(opened.page) };
}

test('a file is refused with the field that is wrong, shown before it is used, used on the site, and removed', async () => {
  const options = await shared.installed.context.newPage();
  await options.goto(`chrome-extension://${shared.installed.id}/options.html`);
  await choose(options, { ...FILE, sites: [{ id: 'claude', script: 'alert(1)' }] });
  await expect(options.getByText(/file\.sites\[0\]\.script: is not a known field/)).toBeVisible();
  await expect(part(options, 'site-file-offer')).toHaveCount(0);

  await choose(options, FILE);
  const change = part(options, 'site-change').filter({ hasText: 'send' });
  await expect(change).toContainText('[data-new-send]');
  await expect(change).toContainText(claude.send[0] ?? '');
  await part(options, 'use-site-file').click();
  await expect(part(options, 'site-file-now')).toContainText('2026-12-01');

  const { page, bodies, panel } = await openChanged();
  await x(page, 'composer').click();
  await page.keyboard.insertText(PROMPT);
  await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
  await x(page, 'send').click();
  await poll(() => bodies.length).toBe(1);
  for (const original of ['Annika', 'Lindqvist', 'Tobias', '503 555 0142']) expect(bodies[0]).not.toContain(original);
  await poll(() => x(page, 'text').last().textContent()).toContain('Best wishes to');
  await panel.click('restore-toggle');
  await expect(x(page, 'text').last()).toContainText('Annika');
  const popup = await openPopup(shared.installed, page);
  await expect(part(popup, 'health')).toContainText('replies found');
  await popup.close();

  await part(options, 'remove-site-file').click();
  await options.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(part(options, 'site-file-now')).toHaveCount(0);
});
