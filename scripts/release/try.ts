// npm run release:try: installs the release folder that `npm run release` made in both browsers, by the steps of INSTALL.html, and sends one
// prompt in the demo chat of each. The packages are taken from the folder and from nowhere else.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { unzipSync } from 'fflate';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { bidi } from '../../e2e/firefox/bidi.ts';
import { requireBrowser } from '../browsers.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ORIGINALS = ['Margaret', 'Ellison', 'Whitfield', '503 555 0142'];
const PROMPT =
  'My name is Margaret Ellison, phone +1 503 555 0142. Write to my landlord Thomas Whitfield that I pay on Friday.';
/** Given beforehand, so that the extension's own pages have an address that is known. */
const FIREFOX_ADDRESS = '0f9bf4f4-6b60-4a0c-8d69-3f0f9e9b1a13';
const COMPOSER = '[data-demo-composer]';
/** The first check loads the model. */
const WITHIN_MS = 90_000;
/** A person presses Enter again once the review is shown. */
const BETWEEN_PRESSES_MS = 4000;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

async function until<T>(what: string, ask: () => Promise<T | undefined | false>): Promise<T> {
  const end = Date.now() + WITHIN_MS;
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    if (Date.now() > end) throw new Error(`Waited in vain for: ${what}`);
    await pause(100);
  }
}

/** The folder that the command line names, or the one that was made here. @throws if no release was made. */
function releaseFolder(named: string | undefined): string {
  if (named !== undefined) return resolve(named);
  const all = join(ROOT, '.output/release');
  const [only, ...more] = existsSync(all) ? readdirSync(all) : [];
  if (only === undefined || more.length > 0) throw new Error(`${all} holds no release. Run \`npm run release\` first.`);
  return join(all, only);
}

/** As `sha256sum -c SHA256SUMS` does. @throws where a file differs. */
function checkSums(folder: string): void {
  const lines = readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n');
  for (const line of lines) {
    const [sum, file = ''] = line.split('  ');
    const found = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    if (found !== sum) throw new Error(`${file} is not the file that SHA256SUMS names.`);
  }
  say(`SHA256SUMS: ${lines.length} files as named.`);
}

/** The one file of the folder with this ending, which INSTALL.html tells the person to choose. */
function fileEnding(folder: string, ending: string): string {
  const [only, ...more] = readdirSync(folder).filter((name) => name.endsWith(ending));
  if (only === undefined || more.length > 0) throw new Error(`${folder} holds not one file that ends in ${ending}.`);
  return join(folder, only);
}

/** @returns the folder into which it was unpacked. */
function unpacked(zip: string, into: string): string {
  for (const [path, content] of Object.entries(unzipSync(readFileSync(zip)))) {
    mkdirSync(dirname(join(into, path)), { recursive: true });
    writeFileSync(join(into, path), content);
  }
  return into;
}

/** Enter until it is sent: as it is installed, what will be sent is shown first. @returns what the demo's assistant received. */
async function sendInDemo(page: Page): Promise<string> {
  await until('the composer', () => page.$(COMPOSER).then(Boolean));
  await page.bringToFront();
  await page.click(COMPOSER);
  await page.keyboard.type(PROMPT);
  let pressed = 0;
  return until('the prompt in the demo chat', async () => {
    pressed += 1;
    await page.keyboard.press('Enter');
    await pause(BETWEEN_PRESSES_MS);
    const received = await page.$eval('[data-demo-received]', ({ textContent }) => textContent);
    if (received && pressed < 2) throw new Error('The first prompt was sent without a review.');
    return received ?? undefined;
  });
}

async function tryIn(what: string, browser: Browser, demo: string): Promise<void> {
  try {
    const page = await browser.newPage();
    // Firefox never reports that an extension's page has loaded.
    void page.goto(demo).catch(() => undefined);
    const received = await sendInDemo(page);
    const raw = ORIGINALS.filter((original) => received.includes(original));
    if (raw.length > 0) throw new Error(`${what}: left as typed: ${raw.join(', ')}`);
    if (!received.includes('My name is')) throw new Error(`${what}: another text was sent: ${received}`);
    const reply = '[data-demo-role="assistant"]:not([data-demo-streaming])';
    await until('the whole reply', () => page.$(reply).then(Boolean));
    say(`${what}, ${await browser.version()}: installed, sent “${received}”`);
  } finally {
    await browser.close();
  }
}

/** “Load unpacked”. */
async function inChromium(what: string, extension: string): Promise<void> {
  const browser = await puppeteer.launch({
    executablePath: requireBrowser('chromium'),
    headless: true,
    pipe: true,
    enableExtensions: true,
    args: ['--no-first-run', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
  const id = await browser.installExtension(extension);
  await tryIn(what, browser, `chrome-extension://${id}/demo.html`);
}

/** “Load Temporary Add-on”. */
async function inFirefox(zip: string): Promise<void> {
  const manifest = Buffer.from(unzipSync(readFileSync(zip))['manifest.json'] ?? []).toString();
  const { id } = (JSON.parse(manifest) as { browser_specific_settings: { gecko: { id: string } } })
    .browser_specific_settings.gecko;
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: requireBrowser('firefox'),
    headless: true,
    // Without it Firefox shows the debugger no page of an extension.
    args: ['--remote-allow-system-access'],
    extraPrefsFirefox: { 'extensions.webextensions.uuids': JSON.stringify({ [id]: FIREFOX_ADDRESS }) },
  });
  await bidi(browser, 'webExtension.install', { extensionData: { type: 'archivePath', path: zip } });
  await tryIn('Firefox, the zip', browser, `moz-extension://${FIREFOX_ADDRESS}/demo.html`);
}

const folder = releaseFolder(process.argv[2]);
say(folder);
checkSums(folder);
const scratch = mkdtempSync(join(tmpdir(), 'coatcheck-try-'));
try {
  await inChromium('Chromium, the folder “chrome”', join(folder, 'chrome'));
  await inChromium("Chromium, the store's zip unpacked", unpacked(fileEnding(folder, '-chrome-store.zip'), scratch));
  await inFirefox(fileEnding(folder, '-firefox.zip'));
} finally {
  rmSync(scratch, { recursive: true, force: true });
}
say('The release can be installed by hand in both browsers.');
