// A public model in the place of ours: looked up, stopped, gone on with, used and removed, in the real extension. The hub's
// name leads to a server on this machine; what is asked of it, and how, is the same.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { MODEL_FILES } from '../lib/models/manifest.ts';
import { startTinyHub, type TinyHub } from '../lib/models/tiny-hub.ts';
import { writeTinyModel } from '../lib/models/tiny-model.ts';
import { changeSettings, copyOfExtension, type Installed, install } from './harness.ts';
import { highlights } from './highlights.ts';
import { poll } from './poll.ts';
import { closeEngine } from './stopped-engine.ts';

const ID = 'Someone/tiny-ner';
const TEXT = 'The zebra saw apples at anna@example.org';
const WEIGHTS = 'onnx/model_quantized.onnx';

let hub: TinyHub;
let installed: Installed;
let page: Page;
/** The tiny model's own, to put back after a test. */
let weights = new Uint8Array();

function certificate(): { key: string; cert: string } {
  const dir = mkdtempSync(join(tmpdir(), 'coatcheck-hub-'));
  const [key, cert] = [join(dir, 'key.pem'), join(dir, 'cert.pem')];
  const subject = ['-subj', '/CN=huggingface.co', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

/** Nobody can click the browser's question in a test, so this copy has been given the answer. */
function extensionWithHub(): string {
  const copy = copyOfExtension();
  const path = join(copy, 'manifest.json');
  const { optional_host_permissions: hosts, ...manifest } = JSON.parse(readFileSync(path, 'utf8'));
  writeFileSync(path, JSON.stringify({ ...manifest, host_permissions: hosts }));
  return copy;
}

async function start(files: Map<string, Uint8Array<ArrayBuffer>>): Promise<void> {
  hub = await startTinyHub(ID, files, certificate());
  const { port } = new URL(hub.url);
  installed = await install({
    extension: extensionWithHub(),
    size: { width: 900, height: 900 },
    flags: [`--host-resolver-rules=MAP huggingface.co:443 127.0.0.1:${port}`, '--ignore-certificate-errors'],
  });
  page = await installed.context.newPage();
  await page.goto(`chrome-extension://${installed.id}/options.html`);
}

async function filesIn(dir: string): Promise<Map<string, Uint8Array<ArrayBuffer>>> {
  const files = MODEL_FILES.map(async (path) => [path, new Uint8Array(await readFile(join(dir, path)))] as const);
  return new Map(await Promise.all(files));
}

async function startTiny(): Promise<void> {
  const dir = mkdtempSync(join(tmpdir(), 'coatcheck-tiny-'));
  await writeTinyModel(dir, {
    labels: ['O', 'B-PER', 'I-PER', 'B-SHOE'],
    pieces: { zebra: 'B-PER', apples: 'B-SHOE' },
  });
  const files = await filesIn(dir);
  weights = files.get(WEIGHTS) ?? weights;
  await start(files);
}

test.beforeAll(startTiny);
// Each begins with our own model, and with none of the hub's on the device.
test.afterEach(async () => {
  hub.damaged.clear();
  hub.stalled.clear();
  hub.requests.length = 0;
  hub.files.set(WEIGHTS, weights);
  await changeSettings(installed, { model: '' });
  await emptyShelf();
  await page.reload();
});
test.afterAll(async () => {
  await installed.close();
  await hub.close();
});

async function emptyShelf(): Promise<void> {
  await page.evaluate(async () => {
    const opened = indexedDB.open('coatcheck-models');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const names = [...opened.result.objectStoreNames];
    const emptying = opened.result.transaction(names, 'readwrite');
    for (const name of names) emptying.objectStore(name).clear();
    await new Promise((resolve) => emptying.addEventListener('complete', resolve));
    opened.result.close();
  });
}

const part = (name: string) => page.locator(`[data-coatcheck="${name}"]`);
const status = () => part('engine-status');
const row = () => part('model').filter({ hasText: ID });

async function lookUp(id = ID): Promise<void> {
  await part('model-id').fill(id);
  await part('model-look').click();
}

/** How many words are marked, by risk. */
async function marked(text: string): Promise<Record<string, number>> {
  const demo = await installed.context.newPage();
  await demo.goto(`chrome-extension://${installed.id}/demo.html`);
  await demo.click('[data-demo-composer]');
  await demo.keyboard.insertText(text);
  // The texts hold an address, which a rule finds: when anything is marked, the check is over.
  const count = async () => Object.values(await highlights(demo)).reduce((sum, size) => sum + size, 0);
  await poll(count, { timeout: 60_000 }).toBeGreaterThan(0);
  const found = await highlights(demo);
  await demo.close();
  return found;
}

test('a model is looked up, stopped, gone on with, used, and removed', async () => {
  await expect(status()).toHaveText(/ready.*Coatcheck’s own/);
  expect(hub.requests).toEqual([]);
  await lookUp();
  await expect(part('model-offer')).toContainText(
    /tiny-ner: [\d.]+ kB in 4 files, version 0123456 Licence: cc-by-4\.0\./,
  );
  await expect(part('model-offer').getByRole('link')).toHaveAttribute(
    'href',
    'https://huggingface.co/Someone/tiny-ner',
  );
  expect(hub.requests.every((request) => request.startsWith('/api/'))).toBe(true);

  hub.stalled.add(WEIGHTS);
  await part('model-download').click();
  await expect(part('model-loading').getByRole('progressbar')).toBeVisible();
  await poll(() => hub.requests.filter((request) => request.includes(`/cdn/${WEIGHTS}`)).length).toBe(1);
  await part('model-cancel').click();
  await expect(row()).toContainText('incomplete');
  await expect(row().getByRole('radio')).toBeDisabled();

  hub.stalled.clear();
  await expect(part('model-id')).toHaveValue(ID);
  await part('model-look').click();
  await part('model-download').click();
  await expect(row().getByRole('radio')).toBeChecked();
  expect(hub.requests.filter((request) => request.includes(`/cdn/${WEIGHTS}`)).at(-1)).toMatch(/bytes=\d+-$/);
  await expect(status()).toHaveText(/ready.*Someone\/tiny-ner/);
  expect((await marked(TEXT))['coatcheck-risk-4']).toBe(2);

  await page.reload();
  await expect(row().getByRole('radio')).toBeChecked();
  await row().getByRole('button').click();
  await part('model-remove-confirm').click();
  await expect(row()).toHaveCount(0);
  await expect(status()).toHaveText(/ready.*Coatcheck’s own/);
  expect((await marked(TEXT))['coatcheck-risk-4'] ?? 0).toBe(0);
});

test('a file with a wrong hash is refused, in words, and our model stays', async () => {
  hub.damaged.add(WEIGHTS);
  await lookUp();
  await part('model-download').click();
  await expect(part('notice')).toContainText(/hash differs.*removed and is not used/);
  await expect(row()).toContainText('incomplete');
  await expect(status()).toHaveText(/ready.*Coatcheck’s own/);
});

test('a model that is not there is said so', async () => {
  await lookUp('No/body');
  await expect(part('notice')).toContainText(/no public model "No\/body"/);
});

test('a chosen model that is damaged on this device gives way to ours, with a warning', async () => {
  await lookUp();
  await part('model-download').click();
  await expect(status()).toHaveText(/Someone\/tiny-ner/);
  await page.evaluate(async (path) => {
    const opened = indexedDB.open('coatcheck-models');
    await new Promise((resolve) => opened.addEventListener('success', resolve));
    const pieces = opened.result.transaction('pieces', 'readwrite').objectStore('pieces');
    const found = pieces.get(['Someone/tiny-ner', path, 0]);
    await new Promise((resolve) => found.addEventListener('success', resolve));
    const piece = found.result as { bytes: Uint8Array };
    piece.bytes[20] = (piece.bytes[20] ?? 0) ^ 1;
    const put = pieces.put(piece);
    await new Promise((resolve) => put.addEventListener('success', resolve));
    opened.result.close();
  }, WEIGHTS);
  await restartEngine();
  await expect(status()).toHaveText(/"Someone\/tiny-ner" cannot be used.*damaged.*own model is used until then/);
});

test('a chosen model that no runtime can read gives way to ours, which works', async () => {
  hub.files.set(WEIGHTS, new Uint8Array(5000));
  await lookUp();
  await part('model-download').click();
  await expect(status()).toHaveText(/"Someone\/tiny-ner" cannot be used.*Remove it.*own model is used until then/);
  await poll(async () => (await marked('My name is Sarah Miller, anna@example.org'))['coatcheck-risk-4']).toBe(1);
});

test('the page where prompts are read reaches nothing outside', async () => {
  const demo = await installed.context.newPage();
  await demo.goto(`chrome-extension://${installed.id}/offscreen.html`);
  const reach = (target: Page) =>
    target.evaluate(() =>
      fetch('https://huggingface.co/api/models/Someone/tiny-ner').then(
        () => 'reached',
        () => 'stopped',
      ),
    );
  expect(await reach(demo)).toBe('stopped');
  expect(await reach(page)).toBe('reached');
  await poll(() => demo.workers().length, { timeout: 60_000 }).toBeGreaterThan(0);
  const inWorkers = demo.workers().map((worker) =>
    worker.evaluate(async () => {
      const end = await fetch('https://huggingface.co/').then(
        () => 'reached',
        () => 'stopped',
      );
      return [end, typeof WebSocket, typeof XMLHttpRequest];
    }),
  );
  for (const ways of await Promise.all(inWorkers)) expect(ways).toEqual(['stopped', 'undefined', 'undefined']);
  // A second engine would answer the next test's questions.
  await demo.close();
});

async function restartEngine(): Promise<void> {
  await closeEngine(installed);
  await page.reload();
}
