// Opens the offline demo chat in a browser with the extension; without a display, runs the same pipeline on a text.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium } from '@playwright/test';
import { highlighted } from '../cli/paint.ts';
import { pipeline } from '../cli/pipeline.ts';
import { createDetectors } from '../lib/engine/detectors.ts';
import { newKey } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';

function title(text: string): void {
  process.stdout.write(`\n\u001b[1m${text}\u001b[0m\n\n`);
}

async function inTerminal(file: string): Promise<void> {
  process.stdout.write('No display here: this is the pipeline on a text (give a file of your own as an argument).\n');
  const text = readFileSync(file, 'utf8');
  const run = pipeline(
    await createDetectors({ model: true, dictionary: [] }),
    policyFor('balanced'),
    newKey(systemRandom),
  );
  title('What is sensitive');
  process.stdout.write(highlighted(text, await run.annotate(text), process.stdout.isTTY === true));
  const sanitized = await run.sanitize(text, 'demo', []);
  title('What would be sent');
  process.stdout.write(sanitized.text);
  title(sanitized.guarantee.sentence);
  const restored = run.restore(sanitized.text, 'demo', sanitized.vault);
  title('What you would read, if the assistant sent it back');
  process.stdout.write(restored.map((segment) => segment.text).join(''));
}

async function inBrowser(): Promise<void> {
  const built = spawnSync('npx', ['wxt', 'build'], { stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed; its messages are above.');
  const extension = resolve('.output/chrome-mv3');
  const context = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'coatcheck-demo-')), {
    executablePath: '/usr/bin/chromium',
    headless: false,
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: null,
    args: [`--disable-extensions-except=${extension}`, `--load-extension=${extension}`, '--no-first-run'],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const page = await context.newPage();
  await page.goto(`chrome-extension://${new URL(worker.url()).host}/demo.html`);
  process.stdout.write('The demo chat is open. Close the browser to end.\n');
  await new Promise((done) => context.on('close', done));
}

const sample = process.argv[2] ?? 'scripts/sample-letter.txt';
if (!existsSync(sample)) {
  process.stderr.write(`There is no file ${sample}.\n`);
  process.exit(2);
}
await (process.env.DISPLAY || process.env.WAYLAND_DISPLAY ? inBrowser() : inTerminal(sample));
