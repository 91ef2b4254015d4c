// Tests both sides of the worker's messages with a small real model; a MessageChannel takes the place of the worker.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { said } from '../../language/message.ts';
import { ModelError } from '../errors.ts';
import type { LanguageModel } from '../language-model.ts';
import { nerDetector } from '../ner-detector.ts';
import { loadNodeModel } from '../node-model.ts';
import { writeTinyModel } from '../tiny-model.ts';
import type { WorkerPort } from './calls.ts';
import { type ChannelWorker, channelWorker } from './channel-worker.test-support.ts';
import { detectorInWorker, languageModelInWorker } from './client.ts';
import type { DeviceQuestion } from './messages.ts';
import type { ServedLoaders } from './serve.ts';
import type { ServedDetector } from './served-detector.ts';

const PLACE = { models: 'models/', runtime: 'runtime/', threads: 1 };
const TEXT = 'Alice met Bob \uD800';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'coatcheck-worker-'));
  await writeTinyModel(join(root, 'tiny'), {
    labels: ['O', 'B-PERSON', 'I-PERSON'],
    pieces: { met: 'O', alice: 'B-PERSON' },
  });
});
afterAll(() => rm(root, { recursive: true }));

const workers: ChannelWorker[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.terminate();
});

/** A detector that stays on the processor. */
const served = (detector: ServedDetector['detector']): ServedDetector => ({
  detector,
  chooseDevice: async () => ({ execution: { device: 'wasm', milliseconds: 12 }, hasCardFailed: false }),
  untilOffCard: () => Promise.reject(new RangeError('There is no card.')),
});
const tinyDetector = async () => served(nerDetector(await loadNodeModel(join(root, 'tiny'))));
const LOADERS: ServedLoaders = {
  async shipped(_given, onShare) {
    onShare(0.5);
    return tinyDetector();
  },
  downloaded: tinyDetector,
  languageModel: () => Promise.reject(new ModelError(said('modelStopped'))),
};

/** Returns a function that starts a new worker at each call. */
const workerStarter = (loaders: ServedLoaders) => (): WorkerPort => {
  const { worker, port } = channelWorker(loaders);
  workers.push(worker);
  return port;
};

/** What the engine remembers of devices. */
function surroundings(remembered: unknown = []) {
  const kept = { choices: remembered };
  const memory = {
    recall: async () => kept.choices,
    async remember(choices: unknown) {
      kept.choices = choices;
    },
  };
  return { kept, memory, browser: 'Chrome/156', extension: '1', failedOnCard: new Set<string>() };
}

const shipped = (loaders = LOADERS, onShare?: (share: number) => void, around = surroundings()) =>
  detectorInWorker({ start: workerStarter(loaders) }, 'loadShipped', { place: PLACE, name: 'tiny' }, around, onShare);

it('finds what the model finds, and says how far it has been read', async () => {
  const shares: number[] = [];
  const { detector, execution } = await shipped(LOADERS, (share) => shares.push(share));
  const direct = await tinyDetector();
  expect(await detector.detect(TEXT)).toEqual(await direct.detector.detect(TEXT));
  expect(await detector.detect(TEXT)).toHaveLength(1);
  expect([detector.name, shares]).toEqual([direct.detector.name, [0.5]]);
  await expect.poll(execution).toEqual({ device: 'wasm', milliseconds: 12 });
});

it('follows the model to the graphics card and back, remembers the choice, and asks again in each new worker', async () => {
  const questions: DeviceQuestion[] = [];
  let leave: () => void = () => undefined;
  const choices = [{ key: 'a', wasm: 30, webgpu: 5 }];
  const onCard = async (): Promise<ServedDetector> => ({
    ...(await tinyDetector()),
    async chooseDevice(question) {
      questions.push(question);
      return { execution: { device: 'webgpu', milliseconds: 5 }, remember: choices, hasCardFailed: false };
    },
    async untilOffCard() {
      await new Promise<void>((resolve) => (leave = resolve));
      return { device: 'wasm', milliseconds: 30 };
    },
  });
  const around = surroundings('as an older version wrote it');
  const { detector, execution } = await shipped({ ...LOADERS, shipped: onCard }, undefined, around);
  await expect.poll(execution).toEqual({ device: 'webgpu', milliseconds: 5 });
  await expect.poll(() => around.kept.choices).toEqual(choices);
  leave();
  await expect.poll(execution).toEqual({ device: 'wasm', milliseconds: 30 });
  workers[0]?.crash();
  await detector.detect(TEXT);
  await expect
    .poll(() => questions.map(({ remembered }) => remembered))
    .toEqual(['as an older version wrote it', choices]);
});

it.each([
  ['could not be opened', 'wasm'],
  ['was left', 'webgpu'],
] as const)('does not try a card again that %s, also when the model is loaded anew', async (_, device) => {
  const failed: boolean[] = [];
  const onCard = async (): Promise<ServedDetector> => ({
    ...(await tinyDetector()),
    async chooseDevice({ hasCardFailed }) {
      failed.push(hasCardFailed);
      return { execution: { device }, hasCardFailed: device === 'wasm' };
    },
    untilOffCard: async () => ({ device: 'wasm' }),
  });
  const around = surroundings();
  const { detector } = await shipped({ ...LOADERS, shipped: onCard }, undefined, around);
  await expect.poll(() => around.failedOnCard.size).toBe(1);
  workers[0]?.crash();
  await detector.detect(TEXT);
  await expect.poll(() => failed).toEqual([false, true]);
  await expect.poll(() => failed).toEqual([false, true]);
  await shipped({ ...LOADERS, shipped: onCard }, undefined, around);
  await expect.poll(() => failed).toEqual([false, true, true]);
});

it('tries the card again if only the worker ended', async () => {
  const failed: boolean[] = [];
  const onCard = async (): Promise<ServedDetector> => ({
    ...(await tinyDetector()),
    async chooseDevice({ hasCardFailed }) {
      failed.push(hasCardFailed);
      return { execution: { device: 'webgpu' }, hasCardFailed: false };
    },
    untilOffCard: () => new Promise(() => undefined),
  });
  const { detector, execution } = await shipped({ ...LOADERS, shipped: onCard });
  await expect.poll(() => execution().device).toBe('webgpu');
  workers[0]?.crash();
  await detector.detect(TEXT);
  await expect.poll(() => failed).toEqual([false, false]);
});

it('stays on the processor, without a time, if nothing can be measured', async () => {
  const unmeasured = async (): Promise<ServedDetector> => ({
    ...(await tinyDetector()),
    chooseDevice: () => Promise.reject(new ModelError(said('modelStopped'))),
  });
  const { detector, execution } = await shipped({ ...LOADERS, shipped: unmeasured });
  expect(await detector.detect(TEXT)).toHaveLength(1);
  expect(execution()).toEqual({ device: 'wasm' });
});

it('says how far a text has been read while it reads it', async () => {
  const { detector } = await shipped();
  const shares: number[] = [];
  // The text does not repeat itself, because the model reads equal windows only once.
  const text = Array.from({ length: 1200 }, (_, at) => (Math.sin(at * at) > 0 ? 'Alice' : 'met')).join(' ');
  await detector.detect(text, undefined, (share) => shares.push(share));
  expect(shares.length).toBeGreaterThan(2);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});

it('says with the model’s own code why it could not be loaded, and keeps no worker', async () => {
  const broken = {
    ...LOADERS,
    shipped: () => Promise.reject(new ModelError(said('modelFileUnlisted', { file: 'x' }))),
  };
  const failure = shipped(broken);
  await expect(failure).rejects.toBeInstanceOf(ModelError);
  await expect(failure).rejects.toMatchObject({ code: 'modelFileUnlisted', params: { file: 'x' } });
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true]);
});

it('gives up at once when it is told to, tells the worker, and can be asked again', async () => {
  let heard: AbortSignal | undefined;
  const slow = served({
    name: 'slow',
    detect: (text, signal) => {
      if (text !== 'slow') return [];
      heard = signal;
      return new Promise(() => undefined);
    },
  });
  const { detector } = await shipped({ ...LOADERS, shipped: async () => slow });
  const controller = new AbortController();
  const asked = detector.detect('slow', controller.signal);
  await expect.poll(() => heard).toBeDefined();
  controller.abort(new DOMException('newer text', 'AbortError'));
  await expect(asked).rejects.toThrow('newer text');
  await expect.poll(() => heard?.aborted).toBe(true);
  expect(await detector.detect('quick')).toEqual([]);
});

it('gives up at once when it is told to while the model is loaded again', async () => {
  let loads = 0;
  const stuckOnce = async (): Promise<ServedDetector> => {
    loads += 1;
    return loads === 2 ? new Promise(() => undefined) : tinyDetector();
  };
  const { detector } = await shipped({ ...LOADERS, shipped: stuckOnce });
  workers[0]?.crash();
  const controller = new AbortController();
  const asked = Promise.resolve(detector.detect(TEXT, controller.signal));
  controller.abort(new DOMException('newer text', 'AbortError'));
  await expect(asked).rejects.toThrow('newer text');
});

it('rejects what was asked of a worker that crashed, and starts another at the next call', async () => {
  let isStuck = true;
  const stuck = async () => {
    const { detect } = (await tinyDetector()).detector;
    return served({
      name: 'tiny',
      detect: (...given) => (isStuck ? new Promise(() => undefined) : detect(...given)),
    });
  };
  const { detector } = await shipped({ ...LOADERS, shipped: stuck });
  const asked = detector.detect(TEXT);
  await new Promise((done) => setTimeout(done, 20));
  workers[0]?.crash();
  await expect(asked).rejects.toThrow(/^modelNotStarted .*out of memory/);
  isStuck = false;
  expect(await detector.detect(TEXT)).toHaveLength(1);
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, false]);
});

it('tells the engine each time it loads the model again, and whether that failed', async () => {
  let loads = 0;
  const failsOnce = async (): Promise<ServedDetector> => {
    loads += 1;
    if (loads === 2) throw new ModelError(said('modelStopped'));
    return tinyDetector();
  };
  const { detector, onReload } = await shipped({ ...LOADERS, shipped: failsOnce });
  const ends: string[] = [];
  onReload((reloaded) => {
    reloaded.then(
      () => ends.push('loaded'),
      () => ends.push('failed'),
    );
  });
  await detector.detect(TEXT);
  workers[0]?.crash();
  await expect(Promise.resolve(detector.detect(TEXT))).rejects.toBeInstanceOf(ModelError);
  expect(await detector.detect(TEXT)).toHaveLength(1);
  expect(ends).toEqual(['failed', 'loaded']);
});

it('ends its worker when it is released, and does not come back', async () => {
  const { detector, release } = await shipped();
  await release();
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true]);
  await expect(Promise.resolve(detector.detect(TEXT))).rejects.toBeInstanceOf(ModelError);
  expect(workers).toHaveLength(1);
});

it('hands rows of logits over as they are', async () => {
  const all = Float32Array.from([1, 2, 3, 4]);
  const model: LanguageModel = {
    words: ['a', 'b'],
    range: { low: -1, high: 1 },
    logits: async () => [all.subarray(0, 2), all.subarray(2, 4)],
    release: async () => undefined,
  };
  const start = workerStarter({ ...LOADERS, languageModel: async () => model });
  const found = await languageModelInWorker({ start }, { place: PLACE, words: ['a', 'b'] });
  const rows = await found.logits('a b', [{ start: 0, end: 1 }]);
  expect([found.range, rows.map((row) => [...row])]).toEqual([
    { low: -1, high: 1 },
    [
      [1, 2],
      [3, 4],
    ],
  ]);
  // The array was transferred, not copied.
  expect(all.byteLength).toBe(0);
});

it('starts one worker again for all that ask after a crash, so that none is left behind', async () => {
  const { detector, release } = await shipped();
  workers[0]?.crash();
  const found = await Promise.all([detector.detect(TEXT), detector.detect(TEXT), detector.detect(TEXT)]);
  expect(found.map((one) => one.length)).toEqual([1, 1, 1]);
  expect(workers).toHaveLength(2);
  await release();
  expect(workers.map(({ hasEnded }) => hasEnded)).toEqual([true, true]);
});
