// What pages of known sites do in Firefox beside sending: drafts, an address that becomes final, a viewer for code.
import type { Page } from 'puppeteer-core';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { chatgpt } from '../../lib/sites/chatgpt.ts';
import type { SiteAdapter } from '../../lib/sites/site-adapter.ts';
import { fixtureExpectationsByGeneration } from '../../lib/sites/site-adapter-of.ts';
import { bundleBehaviour } from '../sites/structures.ts';
import { clipboard, withControl } from './clipboard.ts';
import { browserAndServer } from './for-this-file.ts';
import { highlights, until } from './harness.ts';
import { PanelInFirefox } from './panel.ts';
import { openStructure } from './structures.ts';

const PROMPT = 'My name is Annika Lindqvist and my landlord is Tobias Castellanos, phone +1 503 555 0142.';
const ORIGINALS = ['Annika', 'Lindqvist', 'Tobias', 'Castellanos', '503 555 0142'];
const REAL = '/c/0a1b2c3d-0000-4000-8000-000000000001';

const shared = browserAndServer();
let script: string;
let page: Page;
let panel: PanelInFirefox;
let bodies: readonly string[];
let drafts: readonly string[];

beforeAll(async () => {
  script = await bundleBehaviour();
});
afterEach(() => page.close());

const x = (name: string) => `[data-x="${name}"]`;
const lastText = () => page.$$eval(x('text'), (all) => all.at(-1)?.textContent ?? '');
const marks = async (name: string) => (await highlights(page))[name] ?? 0;

async function open(site: SiteAdapter, changed: (html: string) => string, address: string): Promise<void> {
  const [expectation] = fixtureExpectationsByGeneration(site);
  if (!expectation) throw new Error(`${site.name} has no structure.`);
  const at = { fixture: expectation.fixture, address };
  ({ page, bodies, drafts } = await openStructure(shared.browser, at, script, changed));
  panel = new PanelInFirefox(shared.browser, page);
}

async function send(): Promise<void> {
  await page.bringToFront();
  await page.click(x('composer'));
  await withControl(page, 'A');
  await page.keyboard.type(PROMPT);
  await until('marks', async () => (await marks('coatcheck-risk-5')) > 0);
  await page.keyboard.press('Enter');
  await until('the reply', async () => (await lastText()).includes('Best wishes to'));
  nothingRaw();
}

function nothingRaw(): void {
  const left = [...bodies, ...drafts].join('\n');
  for (const original of ORIGINALS) expect(left).not.toContain(original);
}

it('an address that becomes final, drafts without originals, and a viewer for code that is copied with them', async () => {
  const viewer = await bundleBehaviour('code-viewer.ts');
  const addresses = `/c/WEB:11111111-0000-4000-8000-000000000001 ${REAL}`;
  await open(
    chatgpt,
    (html) =>
      html
        .replace('<div data-x="log">', `<div data-addresses="${addresses}" data-x="log">`)
        .replace('</body>', () => `<script>${viewer}</script></body>`),
    'https://chatgpt.com/',
  );
  await send();
  await until('the address', async () => new URL(page.url()).pathname === REAL);
  const code = '.cm-content[aria-readonly="true"]';
  const drawn = await page.$eval(code, ({ textContent }) => textContent);
  await panel.click('restore-toggle');
  await until('stand-ins', async () => (await marks('coatcheck-stand-in')) > 0);
  expect(await page.$eval(code, ({ textContent }) => textContent)).toBe(drawn);
  // Not by a click: what is said of the send may cover the viewer.
  await page.$eval(code, (viewer) => {
    (viewer as HTMLElement).focus();
    getSelection()?.selectAllChildren(viewer);
  });
  await withControl(page, 'C');
  expect((await clipboard(shared.browser)).text).toContain('Annika Lindqvist');
});
