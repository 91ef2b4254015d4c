import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type DownloadOptions, type DownloadProgress, downloadModel } from './download.ts';
import { type HubModel, listHubModel } from './hub.ts';
import { modelFiles } from './model-files.ts';
import { type ModelStore, modelStore } from './model-store.ts';
import { startTinyHub, TINY_COMMIT, type TinyHub } from './tiny-hub.ts';

const ID = 'Someone/tiny-ner';
const WEIGHTS = 'onnx/model_quantized.onnx';
const MB = 2 ** 20;

const text = (value: string) => new TextEncoder().encode(value);
/** Bytes that vary with their position, so that a part at the wrong offset is detected. */
function weights(length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  for (let at = 0; at < length; at += 1) bytes[at] = (at * 31 + (at >> 8)) & 255;
  return bytes;
}

let hub: TinyHub;
let store: ModelStore;
let databases = 0;

beforeEach(async () => {
  const files = new Map([
    ['README.md', text('# A model')],
    ['config.json', text('{"id2label":{}}')],
    ['tokenizer.json', text(`{"vocab":"${'x'.repeat(600)}"}`)],
    ['tokenizer_config.json', text('{}')],
    [WEIGHTS, weights(2.5 * MB)],
    ['onnx/model.onnx', weights(10)],
  ]);
  hub = await startTinyHub(ID, files);
  store = modelStore(`models-${++databases}`);
});
afterEach(() => hub.close());

const listed = () => listHubModel(ID, { hub: hub.url });
const download = (model: HubModel, options: Partial<DownloadOptions> = {}) =>
  downloadModel(model, { hub: hub.url, store, firstPauseMs: 1, ...options });
const rangesOf = (path: string) =>
  hub.requests.filter((request) => request.startsWith(`/cdn/${path}`)).map((request) => request.split(' ')[1]);

async function contents(): Promise<Record<string, boolean>> {
  const found = await store.stored(ID);
  const pairs = (found?.checked ?? []).map(async (file) => {
    const bytes = await store.read(ID, file);
    return [file.path, Buffer.from(bytes).equals(hub.files.get(file.path) ?? new Uint8Array())] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}

const COMPLETE = { 'config.json': true, 'tokenizer.json': true, 'tokenizer_config.json': true, [WEIGHTS]: true };

it('lists what is needed, with its size and commit, and asks for nothing else', async () => {
  const model = await listed();
  expect(model.files.map(({ path }) => path)).toEqual(Object.keys(COMPLETE));
  expect(model.files.map(({ hash }) => hash.algorithm)).toEqual(['git-sha1', 'sha256', 'git-sha1', 'sha256']);
  expect(model).toMatchObject({ id: ID, revision: TINY_COMMIT, weights: 'q8' });
  expect(model.bytes).toBe(model.files.reduce((sum, { path }) => sum + (hub.files.get(path)?.byteLength ?? 0), 0));
  expect(hub.requests.every((request) => request.startsWith('/api/models/'))).toBe(true);
});

it.each([
  [{ license: 'cc-by-4.0' }, 'cc-by-4.0'],
  [{ license: 'cc-by-4.0', license_name: 'x' }, 'cc-by-4.0'],
  [{ license: 'other', license_name: 'gemma' }, 'gemma'],
  [{ license: 'other', license_name: 'free, see https://example.com/terms' }, null],
  [{ license: 'other' }, null],
  [{ license: 'free, see https://example.com/terms' }, null],
  [{ license: ['mit', 'apache-2.0'] }, null],
  [{}, undefined],
  [{ license: null }, undefined],
])('tells the licence of the card %j if it is a plain name, or that there is one', async (card, licence) => {
  hub.card = card;
  expect((await listed()).licence).toBe(licence);
});

it('takes other weights where there are no 8-bit ones, with the files beside them', async () => {
  hub.files.delete(WEIGHTS);
  hub.files.set('onnx/model_q4.onnx', weights(20));
  hub.files.set('onnx/model_q4.onnx_data', weights(30));
  hub.files.set('onnx/model_q4.onnx_data_1', weights(40));
  const model = await listed();
  expect(model.weights).toBe('q4');
  expect(model.files.slice(3).map(({ path }) => path)).toEqual([
    'onnx/model_q4.onnx',
    'onnx/model_q4.onnx_data',
    'onnx/model_q4.onnx_data_1',
  ]);
});

it('takes 16-bit floats only where nothing smaller or exact is there', async () => {
  hub.files.set('onnx/model_fp16.onnx', weights(20));
  expect((await listed()).weights).toBe('q8');
  hub.files.delete(WEIGHTS);
  expect((await listed()).weights).toBe('fp32');
  hub.files.delete('onnx/model.onnx');
  expect((await listed()).weights).toBe('fp16');
  hub.files.set('onnx/model_q4f16.onnx', weights(20));
  expect((await listed()).weights).toBe('q4f16');
});

it('takes weights that lie beside config.json, and does without a tokenizer_config.json', async () => {
  hub.files.delete(WEIGHTS);
  hub.files.delete('onnx/model.onnx');
  hub.files.delete('tokenizer_config.json');
  hub.files.set('model.onnx', weights(MB + 20));
  hub.files.set('model.onnx_data', weights(30));
  const model = await listed();
  expect(model.weights).toBe('fp32');
  const paths = ['config.json', 'tokenizer.json', 'model.onnx', 'model.onnx_data'];
  expect(model.files.map(({ path }) => path)).toEqual(paths);
  await download(model);
  expect(await contents()).toEqual(Object.fromEntries(paths.map((path) => [path, true])));
  const place = { models: 'models/', runtime: 'runtime/' };
  const { files, fingerprint } = await modelFiles(place, store, { name: ID, isShipped: false });
  expect([...files.keys()]).toEqual(paths);
  expect(fingerprint).toMatch(/^[0-9a-f]{64},[0-9a-f]{64}$/);
});

it('takes a GLiNER model without config.json, and what a decoder needs beside the weights', async () => {
  hub.files.delete('config.json');
  await expect(listed()).rejects.toThrow('modelLacksFile');
  hub.files.set('gliner_config.json', text('{}'));
  hub.files.set('viterbi_calibration.json', text('{}'));
  expect((await listed()).files.map(({ path }) => path)).toEqual([
    'tokenizer.json',
    'tokenizer_config.json',
    'viterbi_calibration.json',
    'gliner_config.json',
    WEIGHTS,
  ]);
});

it('prefers better weights, and then those in the folder for them', async () => {
  hub.files.set('model.onnx', weights(20));
  hub.files.set('model_quantized.onnx', weights(20));
  expect((await listed()).files.at(-1)?.path).toBe(WEIGHTS);
  hub.files.delete(WEIGHTS);
  expect((await listed()).files.at(-1)?.path).toBe('model_quantized.onnx');
});

it.each(['', 'bert', '../../etc/passwd', 'a/b/c', 'https://example.org/a', 'a/..', 'a b/c'])(
  'refuses %j as a name without asking',
  async (id) => {
    await expect(listHubModel(id, { hub: hub.url })).rejects.toThrow('modelNameInvalid');
    expect(hub.requests).toEqual([]);
  },
);

it('says what is wrong with a model that is not there, lacks a file, or a hub that is away', async () => {
  await expect(listHubModel('No/body', { hub: hub.url })).rejects.toThrow('hubModelUnknown');
  hub.files.delete('tokenizer.json');
  await expect(listed()).rejects.toThrow('modelLacksFile');
  await hub.close();
  await expect(listed()).rejects.toThrow('hubUnreachable');
});

it('downloads, checks and keeps every file, and reports how far it is', async () => {
  const seen: DownloadProgress[] = [];
  const model = await listed();
  await download(model, { onProgress: (progress) => seen.push(progress) });
  expect(await contents()).toEqual(COMPLETE);
  expect(seen.at(-1)).toEqual({ bytes: model.bytes, total: model.bytes });
  expect(seen.map(({ bytes }) => bytes)).toEqual([...seen.map(({ bytes }) => bytes)].sort((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(5);
});

it('goes on after cut connections, from where each broke', async () => {
  hub.cuts.set(WEIGHTS, [1.2 * MB, 300, 0]);
  await download(await listed());
  const ranges = rangesOf(WEIGHTS);
  expect(ranges).toHaveLength(4);
  expect(ranges[0]).toBeUndefined();
  expect(ranges.slice(1).every((range) => /^bytes=[1-9]\d+-$/.test(range ?? ''))).toBe(true);
  expect(await contents()).toEqual(COMPLETE);
});

it('gives up when nothing comes any more, keeps what came, and goes on in a later session', async () => {
  hub.cuts.set(WEIGHTS, [MB + 100, 0, 0, 0, 0]);
  await expect(download(await listed())).rejects.toThrow('hubConnectionBroken');
  expect((await store.stored(ID))?.checked).toBeUndefined();
  expect((await store.kept(ID, WEIGHTS)).bytes).toBeGreaterThan(0);
  hub.requests.length = 0;
  hub.cuts.clear();
  await download(await listed());
  expect(rangesOf('config.json')).toEqual([]);
  expect(rangesOf(WEIGHTS)).toEqual([expect.stringMatching(/^bytes=[1-9]\d+-$/)]);
  expect(await contents()).toEqual(COMPLETE);
});

it('starts a file again where the server knows no ranges', async () => {
  hub.cuts.set(WEIGHTS, [MB + 100]);
  hub.ranges = false;
  await download(await listed());
  expect(await contents()).toEqual(COMPLETE);
});

it.each([WEIGHTS, 'config.json'])('refuses and removes %s with a wrong hash', async (path) => {
  hub.damaged.add(path);
  await expect(download(await listed())).rejects.toMatchObject({
    name: 'ModelError',
    code: 'modelFileDiffers',
    params: { file: path, why: { key: 'hashDiffers' } },
  });
  expect((await store.kept(ID, path)).bytes).toBe(0);
  expect((await store.stored(ID))?.checked).toBeUndefined();
  hub.damaged.clear();
  await download(await listed());
  expect(await contents()).toEqual(COMPLETE);
});

it('refuses a file that is larger than listed', async () => {
  const model = await listed();
  hub.files.set(WEIGHTS, weights(3 * MB));
  await expect(download(model)).rejects.toThrow('largerThanListed');
  expect((await store.kept(ID, WEIGHTS)).bytes).toBe(0);
});

it('names a file that is listed and not given', async () => {
  hub.missing.add('tokenizer.json');
  await expect(download(await listed())).rejects.toMatchObject({
    code: 'hubFileRefused',
    params: { file: 'tokenizer.json', status: 404 },
  });
  expect((await store.stored(ID))?.checked).toBeUndefined();
});

it('stops when cancelled, and goes on from there', async () => {
  const controller = new AbortController();
  const model = await listed();
  const cancelled = download(model, {
    signal: controller.signal,
    onProgress: ({ bytes }) => {
      if (bytes > 1.5 * MB) controller.abort(new DOMException('enough', 'AbortError'));
    },
  });
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError', message: 'enough' });
  const { bytes } = await store.kept(ID, WEIGHTS);
  expect(bytes).toBeGreaterThanOrEqual(MB);
  expect(bytes).toBeLessThan(2.5 * MB);
  hub.requests.length = 0;
  await download(model);
  expect(rangesOf(WEIGHTS)).toEqual([`bytes=${bytes}-`]);
  expect(await contents()).toEqual(COMPLETE);
});

it('stops at once when nothing comes any more and it is cancelled', async () => {
  hub.stalled.add(WEIGHTS);
  const controller = new AbortController();
  const model = await listed();
  const waiting = download(model, {
    signal: controller.signal,
    onProgress: ({ bytes }) => {
      // Only half of the weights arrives. The last bytes may be too few for a progress report.
      if (bytes >= 1.25 * MB - model.bytes / 500) setTimeout(() => controller.abort(), 500);
    },
  });
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  expect((await store.kept(ID, WEIGHTS)).bytes).toBe(1.25 * MB);
});

it('does not join parts of two versions', async () => {
  hub.cuts.set(WEIGHTS, [MB + 100, 0, 0, 0, 0]);
  await expect(download(await listed())).rejects.toThrow();
  hub.cuts.clear();
  hub.files.set(WEIGHTS, weights(2.5 * MB).reverse());
  await download(await listed());
  expect(await contents()).toEqual(COMPLETE);
});

it('removes a model whole, and a download that runs meanwhile keeps nothing', async () => {
  const model = await listed();
  await download(model);
  await store.remove(ID);
  expect(await store.list()).toEqual([]);
  expect((await store.kept(ID, WEIGHTS)).bytes).toBe(0);
  let removing: Promise<void> | undefined;
  const running = download(model, {
    onProgress: ({ bytes }) => {
      if (bytes > MB) removing ??= store.remove(ID);
    },
  });
  await expect(running).rejects.toThrow('modelRemovedMeanwhile');
  await removing;
  expect((await store.kept(ID, WEIGHTS)).bytes).toBe(0);
});
