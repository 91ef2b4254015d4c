import { ENGLISH } from '../language/language.ts';
import 'fake-indexeddb/auto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TokenClassifier } from '../models/classifier.ts';
import { downloadModel } from '../models/download.ts';
import { listHubModel } from '../models/hub.ts';
import { MANIFEST_FILE, MODEL_FILES, readDownloadedModel } from '../models/manifest.ts';
import { type ModelStore, modelStore } from '../models/model-store.ts';
import { nerDetector } from '../models/ner-detector.ts';
import { loadNodeModel } from '../models/node-model.ts';
import type { RunningDetector } from '../models/running-detector.ts';
import { startTinyHub, type TinyHub } from '../models/tiny-hub.ts';
import { writeTinyModel } from '../models/tiny-model.ts';
import { chosenModelLoader } from './model-choice.ts';
import { type ModelSource, modelSource } from './model-source.ts';

const ID = 'Someone/tiny-ner';
const WEIGHTS = 'onnx/model_quantized.onnx';
const text = 'Alice met Bob in Berlin';

let root: string;
let hub: TinyHub;
let databases = 0;

const tiny = (folder: string, labels: readonly string[], pieces: Readonly<Record<string, string>>) =>
  writeTinyModel(join(root, folder), { labels, pieces: { met: 'O', in: 'O', ...pieces } });

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coatcheck-choice-'));
  await tiny('shipped', ['O', 'B-PERSON', 'I-PERSON'], { alice: 'B-PERSON' });
  await tiny('hub', ['O', 'B-PER', 'I-PER', 'B-LOC', 'B-SHOE'], { bob: 'B-PER', berlin: 'B-LOC', alice: 'B-SHOE' });
  const files = MODEL_FILES.map(
    async (path) => [path, new Uint8Array(await readFile(join(root, 'hub', path)))] as const,
  );
  hub = await startTinyHub(ID, new Map(await Promise.all(files)));
});
afterAll(async () => {
  await hub.close();
  await rm(root, { recursive: true });
});

const warningOf = (source: ModelSource) => ENGLISH.read(source.status(ID).message ?? []);

async function downloaded(): Promise<ModelStore> {
  const store = modelStore(`choice-${++databases}`);
  await downloadModel(await listHubModel(ID, { hub: hub.url }), { hub: hub.url, store, firstPauseMs: 1 });
  return store;
}

/** Checks the stored files as the browser does, then loads them with Node's loader. */
async function loadStored(store: ModelStore): Promise<TokenClassifier> {
  const { checked = [] } = (await store.stored(ID)) ?? {};
  const dir = await mkdtemp(join(root, 'stored-'));
  for (const [path, bytes] of await readDownloadedModel((file) => store.read(ID, file), checked)) {
    await mkdir(dirname(join(dir, path)), { recursive: true });
    await writeFile(join(dir, path), bytes);
  }
  await writeFile(join(dir, MANIFEST_FILE), JSON.stringify({ name: ID, files: checked }));
  return loadNodeModel(dir);
}

const runningDetector = (classifier: TokenClassifier): RunningDetector => ({
  detector: nerDetector(classifier),
  execution: () => ({ device: 'wasm' }),
  onReload: () => undefined,
  wake: () => undefined,
  release: () => classifier.release(),
});

const sourceOver = (store: ModelStore, shipped = join(root, 'shipped')) =>
  modelSource(
    chosenModelLoader({
      shipped: async () => runningDetector(await loadNodeModel(shipped)),
      downloaded: async () => runningDetector(await loadStored(store)),
    }),
    Date.now,
  );

async function typesIn(source: ReturnType<typeof sourceOver>, choice: string) {
  const found = await (await source.detector(choice)).detect(text);
  return found.map(({ start, end, type, risk }) => [text.slice(start, end), type, ...(risk ? [risk] : [])]);
}

it('finds with the downloaded model in place of ours, and with ours again', async () => {
  const source = sourceOver(await downloaded());
  expect(await typesIn(source, ID)).toEqual([
    ['Alice', 'MISC', 4],
    ['Bob', 'PERSON'],
    ['Berlin', 'LOCATION'],
  ]);
  expect(source.status(ID)).not.toHaveProperty('message');
  expect(await typesIn(source, '')).toEqual([['Alice', 'PERSON']]);
});

it('takes ours where the chosen one is damaged on this device, and says so', async () => {
  const store = await downloaded();
  const file = (await store.stored(ID))?.checked?.find(({ path }) => path === WEIGHTS);
  const bytes = await store.read(ID, file ?? { path: WEIGHTS, bytes: 0, sha256: '' });
  bytes[10] = (bytes[10] ?? 0) ^ 1;
  await store.removeFile(ID, WEIGHTS);
  await store.append(ID, WEIGHTS, 0, bytes);
  const source = sourceOver(store);
  expect(await typesIn(source, ID)).toEqual([['Alice', 'PERSON']]);
  expect(source.status(ID)).toMatchObject({
    model: 'ready',
  });
  expect(warningOf(source)).toMatch(
    /"Someone\/tiny-ner" cannot be used.*damaged.*download it again.*own model is used/,
  );
});

it('takes ours where a file of the chosen one is gone', async () => {
  const store = await downloaded();
  await store.removeFile(ID, 'tokenizer.json');
  const source = sourceOver(store);
  expect(await typesIn(source, ID)).toEqual([['Alice', 'PERSON']]);
  expect(warningOf(source)).toMatch(/"tokenizer.json" is missing.*own model is used/);
});

it('takes ours where nothing was downloaded', async () => {
  const source = sourceOver(modelStore(`choice-${++databases}`));
  expect(await typesIn(source, ID)).toEqual([['Alice', 'PERSON']]);
  expect(warningOf(source)).toMatch(/cannot be used/);
});

it('fails in plain words where neither can be used', async () => {
  const source = sourceOver(modelStore(`choice-${++databases}`), join(root, 'nowhere'));
  await expect(source.detector(ID)).rejects.toThrow(/^modelFileMissing .*adviseModelMissing/);
  expect(source.status(ID).model).toBe('failed');
});
