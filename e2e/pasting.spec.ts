// Long texts that are pasted, and of which a site makes a file: held, and offered sanitized, as files are.
import { expect, type Page, test } from '@playwright/test';
import { generic } from '../lib/sites/generic.ts';
import type { FixtureExpectation } from '../lib/sites/site-adapter.ts';
import { fixtureExpectationsByGeneration } from '../lib/sites/site-adapter-of.ts';
import { SITES } from '../lib/sites/sites.ts';
import { browserAndServer } from './for-this-file.ts';
import { Panel } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { bundleBehaviour, type OpenedStructure, openStructure } from './sites/structures.ts';

const LETTER = 'My name is Annika Lindqvist. My landlord is Tobias Castellanos, phone +1 503 555 0142.\n';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '555 0142'];
const long = (length: number) =>
  LETTER + 'The roof leaks, and nobody comes to mend it.\n'.repeat(Math.ceil(length / 45));

const shared = browserAndServer({ permissions: ['clipboard-read', 'clipboard-write'] });
let script: string;
test.beforeAll(async () => {
  script = await bundleBehaviour();
});

const structureOf = (fixture: string): FixtureExpectation => {
  const found = [...SITES, generic].flatMap(fixtureExpectationsByGeneration).find((one) => one.fixture === fixture);
  if (!found) throw new Error(`No structure is called ${fixture}.`);
  return found;
};

const x = (page: Page, name: string) => page.locator(`[data-x="${name}"]`);

async function paste(page: Page, text: string, box = x(page, 'composer')): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await box.click();
  await page.keyboard.press('ControlOrMeta+v');
}

async function open(fixture: string, changed?: (html: string) => string): Promise<OpenedStructure & { panel: Panel }> {
  const opened = await openStructure(shared.installed.context, structureOf(fixture), script, changed);
  const panel = await Panel.of(opened.page);
  await panel.expectText('badge', /Coatcheck|Getting ready/);
  return { ...opened, panel };
}

function nothingRaw(bodies: readonly string[]): void {
  for (const original of ORIGINALS) expect(bodies.join('\n')).not.toContain(original);
}

test('uploaded at once: the text is held, and becomes a file sanitized', async () => {
  const { page, bodies, panel } = await open('chatgpt');
  await paste(page, long(6000));
  await panel.expectText('paste', /Before you paste.*turns what you pasted into a file.*will be replaced/);
  expect(bodies).toEqual([]);
  await expect(x(page, 'chip')).toHaveCount(0);
  await panel.click('paste-sanitized');
  await poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toMatch(/My name is .* My landlord is .*The roof leaks/);
  nothingRaw(bodies);

  await paste(page, long(6000));
  await panel.expectText('paste', /into a file.*will be replaced/);
  await panel.click('paste-cancel');
  await poll(() => panel.textOf('paste')).toBe(undefined);
  await expect(x(page, 'chip')).toHaveCount(1);
  await paste(page, long(6000));
  await panel.expectText('paste', /into a file.*will be replaced/);
  await panel.click('paste-as-is');
  await poll(() => bodies.length).toBe(2);
  expect(bodies[1]).toContain('Annika Lindqvist');
  await page.close();
});

test('sent with the message: the text is held, and the message carries it sanitized', async () => {
  const { page, bodies, panel } = await open('claude');
  await paste(page, long(4500));
  await panel.expectText('paste', /into a file.*will be replaced/);
  await panel.click('paste-sanitized');
  await expect(x(page, 'chip')).toHaveCount(1);
  await page.keyboard.insertText('What can I do?');
  await page.keyboard.press('Enter');
  await poll(() => bodies.length).toBe(1);
  expect(bodies[0]).toMatch(/What can I do\?.*My name is /);
  nothingRaw(bodies);
  await page.close();
});

test('a site that nobody knew to do so: nothing leaves, the person is told, and the next paste is held', async () => {
  const { page, bodies, panel } = await open('generic', (html) =>
    html.replace('data-x="composer"', 'data-x="composer" data-paste="upload 1000"'),
  );
  await paste(page, long(1500));
  await expect(page.locator('[data-failed]')).toHaveCount(1);
  await panel.expectText('notice', /turned your paste into a file/);
  expect(bodies).toEqual([]);
  await paste(page, long(1600));
  await panel.expectText('paste', /into a file.*will be replaced/);
  await panel.click('paste-sanitized');
  await poll(() => bodies.length).toBe(1);
  nothingRaw(bodies);
  await page.close();
});

test('what goes into the composer is no file: it is marked there, and no paste is held', async () => {
  const page = await shared.installed.context.newPage();
  await page.goto(`${shared.server.url}/prosemirror/`);
  const panel = await Panel.of(page);
  const composer = page.locator('#prompt-textarea');
  for (const times of [1, 2]) {
    await paste(page, long(500), composer);
    await expect(composer).toContainText('Annika Lindqvist');
    await poll(async () => (await highlights(page))['coatcheck-risk-5'] ?? 0).toBeGreaterThanOrEqual(times);
  }
  expect(await panel.textOf('paste')).toBe(undefined);
  expect(await panel.textOf('notice')).toBe(undefined);
  await page.keyboard.press('Enter');
  await poll(() => shared.server.bodies.length).toBe(1);
  nothingRaw(shared.server.bodies);
  await page.close();
});
