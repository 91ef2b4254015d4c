// The engine's side, with a scripted worker behind it.
import { expect, it } from 'vitest';
import { said } from '../../language/message.ts';
import { ModelError } from '../errors.ts';
import type { NetworkInput, NetworkOutput } from '../network.ts';
import { type AnswerMessage, type CallHandlers, callAnswerer, type WorkerPort } from '../worker/calls.ts';
import { openOnGraphicsCard } from './client.ts';
import type { GraphicsCalls } from './messages.ts';

const MODEL = { place: { models: '', runtime: '' }, name: 'ner-multilingual', isShipped: true };
const INPUT: NetworkInput = { ids: BigInt64Array.of(5n), mask: BigInt64Array.of(1n), rows: 1, width: 1 };
const OUTPUT: NetworkOutput = { labels: Float32Array.of(1, 2), roles: new Float32Array(0) };

interface TestWorker {
  readonly port: WorkerPort;
  crash(): void;
  readonly hasEnded: boolean;
}

function workerWith(handlers: Partial<CallHandlers<GraphicsCalls>>): TestWorker {
  let hear: (event: { readonly data: AnswerMessage }) => void = () => undefined;
  let fail: (event: { readonly message?: string }) => void = () => undefined;
  let hasEnded = false;
  const scope = { postMessage: (data: AnswerMessage) => hear({ data }) };
  const all = { open: async () => ({}), run: async () => OUTPUT, ...handlers };
  const answer = callAnswerer<GraphicsCalls>(scope, all, () => []);
  return {
    port: {
      postMessage: answer,
      addEventListener(type: 'message' | 'error', listener: (event: never) => void) {
        if (type === 'message') hear = listener as typeof hear;
        else fail = listener as typeof fail;
      },
      terminate: () => {
        hasEnded = true;
      },
    },
    crash: () => fail({ message: 'out of memory' }),
    get hasEnded() {
      return hasEnded;
    },
  };
}

it('opens the model in the worker and runs it there', async () => {
  const worker = workerWith({});
  const card = await openOnGraphicsCard(() => worker.port, MODEL);
  expect(await card.run(INPUT)).toBe(OUTPUT);
  card.end();
  expect(worker.hasEnded).toBe(true);
});

it('ends the worker if the model cannot be opened', async () => {
  const worker = workerWith({ open: () => Promise.reject(new ModelError(said('modelStopped'))) });
  await expect(openOnGraphicsCard(() => worker.port, MODEL)).rejects.toThrow('modelStopped');
  expect(worker.hasEnded).toBe(true);
});

it('rejects what was asked of a worker that crashes', async () => {
  const worker = workerWith({ run: () => new Promise(() => undefined) });
  const card = await openOnGraphicsCard(() => worker.port, MODEL);
  const answer = card.run(INPUT);
  await Promise.resolve();
  worker.crash();
  await expect(answer).rejects.toThrow('out of memory');
});

it('rejects at once what is asked of a worker that crashed while idle', async () => {
  const worker = workerWith({ run: () => new Promise(() => undefined) });
  const card = await openOnGraphicsCard(() => worker.port, MODEL);
  worker.crash();
  const late = new Promise((resolve) => setTimeout(resolve, 100, 'no answer'));
  await expect(Promise.race([card.run(INPUT), late])).rejects.toThrow('modelStopped');
});

it('ends a worker whose driver hangs while the model is opened', async () => {
  const worker = workerWith({ open: () => new Promise(() => undefined) });
  const late = new Promise((resolve) => setTimeout(resolve, 500, 'no answer'));
  await expect(Promise.race([openOnGraphicsCard(() => worker.port, MODEL, 10), late])).rejects.toThrow('modelStopped');
  expect(worker.hasEnded).toBe(true);
});

it('does not wait for ever for a driver that hangs while it reads', async () => {
  const worker = workerWith({ run: () => new Promise(() => undefined) });
  const card = await openOnGraphicsCard(() => worker.port, MODEL, 200);
  await expect(card.run(INPUT)).rejects.toThrow('modelStopped');
});
