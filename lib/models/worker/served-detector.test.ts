import { expect, it } from 'vitest';
import type { NetworkInput, NetworkOutput } from '../network.ts';
import { switchableNetwork } from '../switchable-network.ts';
import { NO_CARD, servedDetector } from './served-detector.ts';

const SAMPLE: NetworkInput = { ids: BigInt64Array.of(5n), mask: BigInt64Array.of(1n), rows: 1, width: 1 };
const OUTPUT: NetworkOutput = { labels: Float32Array.of(9, 0), roles: new Float32Array(0) };
const QUESTION = { browser: 'Chrome/156', extension: '1', remembered: [], hasCardFailed: false };

function model(pause: () => Promise<void> = async () => undefined) {
  let runs = 0;
  const onProcessor = async () => {
    runs += 1;
    await new Promise((resolve) => setTimeout(resolve, 20));
    return OUTPUT;
  };
  const classifier = {
    name: 'tiny',
    labels: ['O', 'B-PERSON'],
    roles: [],
    piecesOf: () => [1],
    sequencesPerRun: 1,
    scores: async () => [],
    release: async () => undefined,
  };
  const network = switchableNetwork(onProcessor, pause);
  return { model: { classifier, network, sample: SAMPLE, fingerprint: 'abc' }, runs: () => runs };
}

it('measures the processor only after nothing was read for a while, and tells what to remember', async () => {
  let becomeIdle: () => void = () => undefined;
  const { model: one, runs } = model(() => new Promise((resolve) => (becomeIdle = resolve)));
  const choice = servedDetector(one, NO_CARD).chooseDevice(QUESTION);
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(runs()).toBe(0);
  becomeIdle();
  const { execution, remember } = await choice;
  expect(execution).toEqual({ device: 'wasm', milliseconds: expect.any(Number) });
  expect(remember).toEqual([{ key: expect.stringContaining('abc'), wasm: execution.milliseconds }]);
});

it('measures nothing that is remembered', async () => {
  const { remember: remembered } = await servedDetector(model().model, NO_CARD).chooseDevice(QUESTION);
  const { model: again, runs } = model();
  const choice = await servedDetector(again, NO_CARD).chooseDevice({ ...QUESTION, remembered });
  expect([choice.execution.milliseconds, choice.remember, runs()]).toEqual([remembered?.[0]?.wasm, undefined, 0]);
});

it('moves to a card that is sooner, and tells when it has left it', async () => {
  const { model: one } = model();
  let isLost = false;
  const run = async () => {
    if (isLost) throw new Error('device lost');
    return OUTPUT;
  };
  const { chooseDevice, untilOffCard } = servedDetector(one, {
    findCard: async () => ({ name: 'apple metal-3', isSoftware: false }),
    openOnCard: async () => ({ run, end: () => undefined }),
  });
  expect((await chooseDevice(QUESTION)).execution.device).toBe('webgpu');
  const left = untilOffCard();
  isLost = true;
  await one.network.run(SAMPLE);
  expect((await left).device).toBe('wasm');
});

const brokenCard = () => {
  let opens = 0;
  return {
    findCard: async () => ({ name: 'apple metal-3', isSoftware: false }),
    openOnCard: () => {
      opens += 1;
      return Promise.reject(new Error('no device'));
    },
    opens: () => opens,
  };
};

it('tells that the card failed, and does not try it again if it is told so', async () => {
  const card = brokenCard();
  const first = await servedDetector(model().model, card).chooseDevice(QUESTION);
  expect([first.hasCardFailed, card.opens()]).toEqual([true, 1]);
  const again = await servedDetector(model().model, card).chooseDevice({ ...QUESTION, hasCardFailed: true });
  expect([again.execution.device, again.hasCardFailed, card.opens()]).toEqual(['wasm', false, 1]);
});

it('never looks for a card for a model that only the processor can run', async () => {
  const { model: one } = model();
  const findCard = () => Promise.reject(new RangeError('Nobody should look for a card.'));
  const served = servedDetector({ ...one, isProcessorOnly: true }, { ...NO_CARD, findCard });
  expect((await served.chooseDevice(QUESTION)).execution.device).toBe('wasm');
  await expect(servedDetector(one, { ...NO_CARD, findCard }).chooseDevice(QUESTION)).rejects.toThrow('Nobody');
});
