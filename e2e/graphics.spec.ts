// Runs the shipped network on WebGPU. Chromium's software adapter stands in for a graphics card: its answers are right, but too slow for the
// engine to choose it, so the test stores a measurement in which the adapter is faster.
import { expect, type Page, test } from '@playwright/test';
import { EXECUTION_KEY, type RememberedTimes } from '../lib/models/execution-choice.ts';
import { type Installed, install } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { closeEngine } from './stopped-engine.ts';

const TEXT = 'Marta Lindqvist asked Henrik about Uppsala, marta@example.org';
const MARKS = { 'coatcheck-risk-4': 3, 'coatcheck-risk-5': 1 };

let installed: Installed;
let page: Page;

test.beforeAll(async () => {
  installed = await install({ size: { width: 900, height: 900 }, flags: ['--enable-unsafe-webgpu'] });
  page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/options.html`);
});
test.afterAll(() => installed.close());

const part = (name: string) => page.locator(`[data-coatcheck="${name}"]`);

const askKept = (message: object): Promise<string> =>
  page.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ target: 'coatcheck-kept', ...message })})`);

async function remembered(): Promise<readonly RememberedTimes[]> {
  const kept = JSON.parse(await askKept({})) as Record<string, readonly RememberedTimes[] | undefined>;
  return kept[EXECUTION_KEY] ?? [];
}

/** Opens the demo with a text. The address in it is marked by a rule at once; the names wait for the network. */
async function demoWith(text: string): Promise<Page> {
  const demo = await installed.context.newPage();
  await demo.goto(`chrome-extension://${installed.id}/demo.html`);
  await demo.click('[data-demo-composer]');
  await demo.keyboard.insertText(text);
  return demo;
}

/** Ends the browser's graphics process, and with it every card that a page uses. */
async function loseGraphicsCard(): Promise<void> {
  const debug = await installed.context.browser()?.newBrowserCDPSession();
  await debug?.send('Browser.crashGpuProcess');
  await debug?.detach();
}

/** Waits until a text has these marks, by risk. */
async function expectMarks(text: string, marks: Readonly<Record<string, number>>): Promise<void> {
  const demo = await demoWith(text);
  await poll(() => highlights(demo), { timeout: 90_000 }).toEqual(marks);
  await demo.close();
}

test('the network gives the same marks on a card, and goes on without it when it is lost', async () => {
  test.setTimeout(600_000);
  await expect(part('engine-status')).toHaveText('Model ready, on this device (Coatcheck’s own)');
  await expect(part('engine-speed')).toHaveText(/^Runs on the processor: [\d,]+ ms for 100 words$/);
  await expectMarks(TEXT, MARKS);
  const [measured] = await remembered();
  expect(measured?.key).toContain('swiftshader');
  expect(measured?.webgpu).toBeUndefined();

  await askKept({ set: { [EXECUTION_KEY]: [{ ...measured, webgpu: 1 }] } });
  await closeEngine(installed);
  await page.reload();
  await expect(part('engine-speed')).toHaveText('Runs on your graphics card: 1 ms for 100 words', { timeout: 200_000 });
  await expectMarks(TEXT, MARKS);
  await page.reload();
  await expect(part('engine-speed')).toHaveText(/^Runs on your graphics card/);

  await loseGraphicsCard();
  await expectMarks(`Yesterday ${TEXT}`, MARKS);
  await page.reload();
  await expect(part('engine-speed')).toHaveText(/^Runs on the processor: [\d,]+ ms/);
});
