// Sites that are one page throughout, of which only a part is a chat: Coatcheck starts there without a reload, and nowhere else on the site.
import { expect, type Page, test } from '@playwright/test';
import { githubCopilot } from '../lib/sites/github-copilot.ts';
import { grokOnX } from '../lib/sites/grok-x.ts';
import { fixtureExpectationsByGeneration } from '../lib/sites/site-adapter-of.ts';
import { browserOnly } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { bundleBehaviour, openStructure } from './sites/structures.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
/** Longer than a check of the text takes to begin. */
const QUIET_MS = 1500;

const shared = browserOnly();
const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);
const moveTo = (page: Page, address: string) => page.evaluate((to) => history.pushState(null, '', to), address);

async function type(page: Page): Promise<void> {
  await x(page, 'composer').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(PROMPT);
}

/** Neither marks nor an element of ours. */
async function runsNothing(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  expect(await highlights(page)).toEqual({});
  expect(await page.locator('coatcheck-panel, coatcheck-overlay, coatcheck-private').count()).toBe(0);
}

for (const [site, before, beside] of [
  [grokOnX, '/home', '/i/grokking'],
  [githubCopilot, '/', '/copilot-workspace'],
] as const) {
  test(`${site.name}: starts when the page becomes the chat's, and not before`, async () => {
    const [expectation] = fixtureExpectationsByGeneration(site);
    if (!expectation) throw new Error(`${site.name} has no structure.`);
    const { origin, pathname, search } = new URL(expectation.address);
    const opened = await openStructure(
      shared.installed.context,
      { ...expectation, address: `${origin}${before}` },
      await bundleBehaviour(),
    );
    const { page, bodies } = opened;
    await type(page);
    await runsNothing(page);
    await moveTo(page, beside);
    await runsNothing(page);

    await moveTo(page, `${pathname}${search}`);
    await type(page);
    await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThan(0);
    await page.keyboard.press('Enter');
    await poll(() => bodies.length).toBe(1);
    for (const original of ['Annika', 'Lindqvist', 'Tobias', '503 555 0142'])
      expect(bodies.join('\n')).not.toContain(original);
    const panel = await Panel.of(page);
    await panel.expectText('notice', /after you reload/);
    await poll(() => x(page, 'text').last().textContent()).toContain('Best wishes to');
    await panel.click('restore-toggle');
    await expect(x(page, 'text').last()).toContainText('Annika');

    // Another address of the chat starts nothing twice.
    await moveTo(page, pathname);
    await page.waitForTimeout(QUIET_MS);
    expect(await page.locator('coatcheck-panel').count()).toBe(1);
    await page.close();
  });
}
