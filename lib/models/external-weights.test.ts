import { readFileSync } from 'node:fs';
import type { InferenceSession, TypedTensor } from 'onnxruntime-web';
import { expect, it } from 'vitest';
import { createSessionWithExternalWeights, splitModel } from './external-weights.ts';
import { nodeRuntime } from './node-runtime.ts';

const runtime = await nodeRuntime();
const { Tensor } = runtime;
const readWeights = (model: string) => new Uint8Array(readFileSync(`models/${model}/onnx/model_quantized.onnx`));

function integers(numbers: readonly number[], dims: readonly number[]): TypedTensor<'int64'> {
  return new Tensor('int64', BigInt64Array.from(numbers, BigInt), dims);
}

const ids = (count: number, most: number) => Array.from({ length: count }, (_, index) => 1 + ((index * 7919) % most));

/** Input windows of the detector: pieces, and a mask with padding at the end. */
const DETECTOR_INPUTS = [
  [1, 24],
  [3, 60],
].map(([rows = 0, width = 0]) => {
  const [count, dims] = [rows * width, [rows, width]];
  const places = Array.from({ length: count }, (_, index) => index);
  return {
    input_ids: integers(ids(count, 20_000), dims),
    attention_mask: integers(
      places.map((place) => (place < count - 5 ? 1 : 0)),
      dims,
    ),
  };
});

const LANGUAGE_MODEL_INPUTS = [16, 70].map((width) => ({
  input_ids: integers(ids(width, 2000), [1, width]),
  places: integers([1, 5, 9], [3]),
}));

async function outputsOf(session: InferenceSession, inputs: readonly InferenceSession.FeedsType[]) {
  const outputs: unknown[] = [];
  for (const input of inputs) {
    const answer = await session.run(input);
    outputs.push(Object.entries(answer).map(([name, { data }]) => [name, data]));
  }
  await session.release();
  return outputs;
}

it.each([
  ['ner-multilingual', DETECTOR_INPUTS],
  ['lm-en', LANGUAGE_MODEL_INPUTS],
] as const)('%s gives the same numbers with its weights outside the file', async (model, inputs) => {
  const onnx = readWeights(model);
  const { graph, externalData } = splitModel(onnx);
  expect(graph.length).toBeLessThan(onnx.length / 20);
  const whole = await runtime.InferenceSession.create(onnx);
  const split = await runtime.InferenceSession.create(graph, { externalData });
  expect(await outputsOf(split, inputs)).toEqual(await outputsOf(whole, inputs));
});

it('refuses a file that is cut off', () => {
  const onnx = readWeights('lm-en');
  expect(() => splitModel(onnx.subarray(0, onnx.length - 100))).toThrow(RangeError);
});

it('creates one session after another, and goes on after one that failed', async () => {
  const steps: string[] = [];
  const factory = (name: string, fails = false) => ({
    async create(_: Uint8Array, options: object) {
      steps.push(`${name} begins${'externalData' in options ? ' in parts' : ''}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
      steps.push(`${name} ends`);
      if (fails) throw new Error('no session');
      return name;
    },
  });
  // A protobuf message whose only field is empty, and bytes that are not a message.
  const [empty, unknown] = [Uint8Array.of(0x0a, 0x00), Uint8Array.of(0x0a, 0x7f)];
  const creations = [
    createSessionWithExternalWeights(factory('first', true), empty, {}),
    createSessionWithExternalWeights(factory('second'), unknown, {}),
  ];
  expect((await Promise.allSettled(creations)).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(steps).toEqual(['first begins in parts', 'first ends', 'second begins', 'second ends']);
  // The bytes are freed when the session is created.
  expect([empty.length, unknown.length]).toEqual([2, 'transfer' in ArrayBuffer.prototype ? 0 : 2]);
});
