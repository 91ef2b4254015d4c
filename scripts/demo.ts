// Opens the offline demo chat in a browser with the extension; without a display, runs the same pipeline on a text.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import puppeteer, { type Browser } from 'puppeteer-core';
import { highlightForTerminal } from '../cli/highlight-for-terminal.ts';
import { createCommandLinePipeline } from '../cli/pipeline.ts';
import { loadDetectors } from '../lib/engine/detectors.ts';
import { newKey } from '../lib/privacy/keys.ts';
import { systemRandom } from '../lib/privacy/random.ts';
import { policyFor } from '../lib/sanitize/policy/policy.ts';
import { withEntries } from '../lib/vault/conversation.ts';
import { type Family, findBrowser, VARIABLES } from './browsers.ts';

function title(text: string): void {
  process.stdout.write(`\n\u001b[1m${text}\u001b[0m\n\n`);
}

async function inTerminal(file: string, why: string): Promise<void> {
  process.stdout.write(`${why}: this is the pipeline on a text (give a file of your own as an argument).\n`);
  const text = readFileSync(file, 'utf8');
  const run = createCommandLinePipeline({
    ...(await loadDetectors({ model: true })),
    policy: policyFor('balanced'),
    key: newKey(systemRandom),
  });
  title('What is sensitive');
  process.stdout.write(highlightForTerminal(text, await run.annotate(text), process.stdout.isTTY === true));
  const conversation = run.newConversation('demo');
  const { sanitized } = await run.sanitize(text, conversation);
  title('What would be sent');
  process.stdout.write(sanitized.text);
  title(sanitized.guarantee.sentence);
  const restored = run.restore(sanitized.text, withEntries(conversation, sanitized.vault));
  title('What you would read, if the assistant sent it back');
  process.stdout.write(restored.map((segment) => segment.text).join(''));
}

interface Choice {
  readonly family: Family;
  readonly program: string;
}

/** A Chromium rather than a Firefox, unless the person names a Firefox only. Undefined where there is none. */
function browserHere(): Choice | undefined {
  const names = process.env[VARIABLES.firefox] && !process.env[VARIABLES.chromium];
  for (const family of names ? (['firefox', 'chromium'] as const) : (['chromium', 'firefox'] as const)) {
    const program = findBrowser(family);
    if (program) return { family, program };
  }
  return undefined;
}

/** Given beforehand, so that the extension's own pages have an address that is known. */
const FIREFOX_ADDRESS = '0f9bf4f4-6b60-4a0c-8d69-3f0f9e9b1a12';

interface Running {
  readonly browser: Browser;
  readonly demo: string;
}

/** Over the debugging protocol: Chrome itself ignores extensions that its command line names. */
async function chromiumWith(program: string): Promise<Running> {
  const browser = await puppeteer.launch({
    executablePath: program,
    headless: false,
    pipe: true,
    enableExtensions: true,
    defaultViewport: null,
    userDataDir: mkdtempSync(join(tmpdir(), 'coatcheck-demo-')),
    args: ['--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const id = await browser.installExtension(resolve('.output/chrome-mv3'));
  return { browser, demo: `chrome-extension://${id}/demo.html` };
}

async function firefoxWith(program: string): Promise<Running> {
  const folder = resolve('.output/firefox-mv3');
  const manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8')) as {
    browser_specific_settings: { gecko: { id: string } };
  };
  const { id } = manifest.browser_specific_settings.gecko;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: false,
    defaultViewport: null,
    extraPrefsFirefox: { 'extensions.webextensions.uuids': JSON.stringify({ [id]: FIREFOX_ADDRESS }) },
  });
  await browser.installExtension(folder);
  return { browser, demo: `moz-extension://${FIREFOX_ADDRESS}/demo.html` };
}

async function inBrowser({ family, program }: Choice): Promise<void> {
  const forFirefox = family === 'firefox' ? ['-b', 'firefox', '--mv3'] : [];
  const built = spawnSync('npx', ['wxt', 'build', ...forFirefox], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (built.status !== 0) throw new Error('The build failed; its messages are above.');
  const { browser, demo } = await (family === 'firefox' ? firefoxWith : chromiumWith)(program);
  const page = await browser.newPage();
  // Firefox never reports that an extension's page has loaded.
  void page.goto(demo).catch(() => undefined);
  process.stdout.write(`The demo chat is open in ${program}. Close the browser to end.\n`);
  await new Promise((done) => browser.on('disconnected', done));
}

const sample = process.argv[2] ?? 'scripts/sample-letter.txt';
if (!existsSync(sample)) {
  process.stderr.write(`There is no file ${sample}.\n`);
  process.exit(2);
}
const hasDisplay =
  process.platform === 'darwin' || process.platform === 'win32' || process.env.DISPLAY || process.env.WAYLAND_DISPLAY;
const here = hasDisplay ? browserHere() : undefined;
if (here) await inBrowser(here);
else
  await inTerminal(
    sample,
    hasDisplay ? `No browser was found here (name one in ${VARIABLES.chromium})` : 'No display here',
  );
