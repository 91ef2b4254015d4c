// A public model in the place of ours in Firefox: looked up, downloaded, used and removed. The hub's name leads to a server on this machine.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { HUB_HOSTS } from '../../lib/models/hub-address.ts';
import { MODEL_FILES } from '../../lib/models/manifest.ts';
import { startTinyHub, type TinyHub } from '../../lib/models/tiny-hub.ts';
import { writeTinyModel } from '../../lib/models/tiny-model.ts';
import { askEngine, installInFirefox, openOptions, until } from './harness.ts';

const ID = 'Someone/tiny-ner';
const WEIGHTS = 'onnx/model_quantized.onnx';
const TEXT = 'The zebra saw apples at anna@example.org';

const folder = mkdtempSync(join(tmpdir(), 'coatcheck-tiny-'));
let hub: TinyHub;
let browser: Browser;
let options: Page;

function certificate(): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=huggingface.co', '-days', '2', '-nodes'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') };
}

beforeAll(async () => {
  await writeTinyModel(folder, {
    labels: ['O', 'B-PER', 'I-PER', 'B-SHOE'],
    pieces: { zebra: 'B-PER', apples: 'B-SHOE' },
  });
  const files = MODEL_FILES.map(async (path) => [path, new Uint8Array(await readFile(join(folder, path)))] as const);
  hub = await startTinyHub(ID, new Map(await Promise.all(files)), certificate());
  browser = await installInFirefox({
    acceptInsecureCerts: true,
    allowed: HUB_HOSTS.map((host) => `${host}/*`),
    preferences: {
      'network.dns.forceResolve': '127.0.0.1',
      'network.socket.forcePort': `443=${new URL(hub.url).port}`,
    },
  });
  options = await openOptions(browser, 'engine-status');
});
afterAll(async () => {
  await browser.close();
  await hub.close();
  rmSync(folder, { recursive: true, force: true });
});

const part = (name: string) => `[data-coatcheck="${name}"]`;
const textOf = (name: string) =>
  options.$$eval(part(name), (all) => all.map(({ textContent }) => textContent).join('\n'));
const says = (name: string, pattern: RegExp) =>
  until(`${name} to say ${pattern}`, async () => pattern.test(await textOf(name)));
const click = (selector: string) => options.$eval(selector, (button) => (button as HTMLElement).click());

async function download(): Promise<void> {
  await options.$eval(part('model-id'), (field) => (field as HTMLInputElement).select());
  await options.type(part('model-id'), ID);
  await options.click(part('model-look'));
  await says('model-offer', /tiny-ner: [\d.]+ kB in 4 files, version 0123456/);
  await options.click(part('model-download'));
}

/** The words of the text that the engine finds. */
async function found(): Promise<readonly string[]> {
  const { annotations } = await askEngine(browser, 'annotate', { text: TEXT, overrides: [], conversation: 'test' });
  return annotations.map(({ start, end }) => TEXT.slice(start, end));
}

it('a file with a wrong hash is refused, in words, and our model stays', async () => {
  await says('engine-status', /ready.*Coatcheck’s own/);
  await says('engine-speed', /^Runs on the processor: [\d,]+ ms for 100 words$/);
  hub.damaged.add(WEIGHTS);
  await download();
  await says('notice', /hash differs.*removed and is not used/);
  await says('model', /incomplete/);
  await says('engine-status', /ready.*Coatcheck’s own/);
});

it('a model is looked up, downloaded, used, and removed', async () => {
  hub.damaged.clear();
  await download();
  await says('engine-status', /ready.*Someone\/tiny-ner/);
  await until('the chosen model', () =>
    options.$eval(`${part('model')} input`, (radio) => (radio as HTMLInputElement).checked),
  );
  expect(await found()).toEqual(['zebra', 'apples', 'anna@example.org']);
  await click(`${part('model')} button`);
  await until('the question', () => options.$(part('model-remove-confirm')).then(Boolean));
  await click(part('model-remove-confirm'));
  await says('engine-status', /ready.*Coatcheck’s own/);
  // The list is read again once the files are deleted, which is after our model is chosen.
  await until('a list without it', async () => !(await textOf('model')).includes(ID));
  expect(await found()).toEqual(['anna@example.org']);
});
