// The worker's side, with the processor in place of the card: the rewritten network runs there too, with the same scores to the fifth digit.
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { InferenceSession } from 'onnxruntime-web';
import { beforeAll, expect, it } from 'vitest';
import type { LoadedClassifier } from '../library-loading.ts';
import { readModel } from '../manifest.ts';
import type { NetworkInput, NetworkOutput } from '../network.ts';
import { loadNodeClassifier } from '../node-model.ts';
import { nodeRuntime } from '../node-runtime.ts';
import { readingsAgree } from '../reading.ts';
import { SAMPLE_TEXT } from '../sample-text.ts';
import { writeTinyModel } from '../tiny-model.ts';
import { type GraphicsRuntime, graphicsHandlers } from './serve.ts';

const folder = (path: string) => fileURLToPath(new URL(`../../../models/${path}`, import.meta.url));
const SHIPPED = folder('ner-multilingual');
const PROMPTS = folder('training/annotated/everyday');
const MODEL = { place: { models: '', runtime: '' }, name: 'ner-multilingual', isShipped: true };

const { signal } = new AbortController();
const noShare = () => undefined;

const read = async (path: string) => new Uint8Array(readFileSync(join(SHIPPED, path)));

function handlersWith(runtime: Partial<GraphicsRuntime> = {}, readFiles = () => readModel(read)) {
  return graphicsHandlers({
    readFiles,
    startRuntime: async () => ({
      onnx: await nodeRuntime(),
      providers: ['wasm'],
      lost: () => new Promise(() => undefined),
      ...runtime,
    }),
  });
}

let shipped: LoadedClassifier;
let onCard: (input: NetworkInput) => Promise<NetworkOutput>;
beforeAll(async () => {
  shipped = await loadNodeClassifier(SHIPPED);
  const { open, run } = handlersWith();
  await open(MODEL, signal, noShare);
  onCard = (input) => run(input, signal, noShare);
});

/** Sentences of annotated prompts in many languages, without their marks. */
function sentences(): string[] {
  const lines = readdirSync(PROMPTS).flatMap((file) => readFileSync(join(PROMPTS, file), 'utf8').split('\n'));
  return lines.filter((line) => line.length > 60).map((line) => line.replace(/⟦[A-Z]+\||⟧/g, ''));
}

/** Every so many of them, so that all languages are among them. */
function chosenSentences(count: number): string[] {
  const all = sentences();
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] ?? '');
}

const columnsOf = (output: NetworkOutput, { rows, width }: NetworkInput) => output.labels.length / (rows * width);

/** The place of the best label in each row. */
function labelsOf(output: NetworkOutput, input: NetworkInput): number[] {
  const columns = columnsOf(output, input);
  return Array.from({ length: input.rows * input.width }, (_, row) => {
    const scores = output.labels.subarray(row * columns, (row + 1) * columns);
    return scores.indexOf(Math.max(...scores));
  });
}

it('labels 50 sentences as the 8-bit network does, within what its rounding changes', async () => {
  let pieces = 0;
  let others = 0;
  for (const sentence of chosenSentences(50)) {
    const input = shipped.inputOf(sentence);
    const [before, after] = [await shipped.network.run(input), await onCard(input)];
    expect(readingsAgree(before, after, input), sentence).toBe(true);
    const [own, other] = [labelsOf(before, input), labelsOf(after, input)];
    pieces += own.length;
    others += own.filter((label, at) => label !== other[at]).length;
  }
  expect(pieces).toBeGreaterThan(1000);
  expect(others / pieces).toBeLessThan(0.02);
});

it('agrees on the sample text, by which the engine judges a graphics card', async () => {
  const input = shipped.inputOf(SAMPLE_TEXT);
  expect(readingsAgree(await shipped.network.run(input), await onCard(input), input)).toBe(true);
});

it('opens a network that lies beside config.json', async () => {
  const files = async () => new Map([...(await readModel(read))].map(([path, bytes]) => [basename(path), bytes]));
  const { open, run } = handlersWith({}, files);
  await open(MODEL, signal, noShare);
  const input = shipped.inputOf('Marta Lindqvist wrote to Henrik.');
  expect(await run(input, signal, noShare)).toEqual(await onCard(input));
});

it('refuses scores that are not numbers, so that the processor reads the text', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'coatcheck-card-'));
  await writeTinyModel(dir, { labels: ['O', 'B-PERSON'], pieces: { alice: 'B-PERSON' }, yes: Number.NaN });
  const path = 'onnx/model_quantized.onnx';
  const onnx = new Uint8Array(readFileSync(join(dir, path)));
  await rm(dir, { recursive: true });
  const { open, run } = handlersWith({}, async () => new Map([[path, onnx]]));
  await open(MODEL, signal, noShare);
  const input = { ids: BigInt64Array.of(5n), mask: BigInt64Array.of(1n), rows: 1, width: 1 };
  await expect(run(input, signal, noShare)).rejects.toMatchObject({ code: 'modelOutputWrong' });
});

it('pads short rows as the 8-bit network does', async () => {
  const [one, other] = [shipped.inputOf('Marta Lindqvist wrote to Henrik.'), shipped.inputOf('Hello')];
  const padded: NetworkInput = {
    rows: 2,
    width: one.width,
    ids: BigInt64Array.from([...one.ids, ...other.ids, ...new BigInt64Array(one.width - other.width)]),
    mask: BigInt64Array.from([...one.mask, ...other.mask, ...new BigInt64Array(one.width - other.width)]),
  };
  const columns = columnsOf(await onCard(other), other);
  const [alone, together] = [await onCard(other), await onCard(padded)];
  const row = together.labels.subarray(one.width * columns, (one.width + other.width) * columns);
  row.forEach((score, at) => {
    expect(score).toBeCloseTo(alone.labels[at] ?? 0, 3);
  });
});

it('ends a run at once when the card is lost, and each later one', async () => {
  let lose: (reason: string) => void = () => undefined;
  const never = new Promise<never>(() => undefined);
  const session = { run: () => never } as unknown as InferenceSession;
  const { Tensor } = await nodeRuntime();
  const onnx = { InferenceSession: { create: async () => session }, Tensor } as unknown as GraphicsRuntime['onnx'];
  const lost = () =>
    new Promise<string>((resolve) => {
      lose = resolve;
    });
  const { open, run } = handlersWith({ onnx, lost });
  await open(MODEL, signal, noShare);
  const reading = run(shipped.inputOf('Hello'), signal, noShare);
  setTimeout(() => lose('destroyed'), 5);
  await expect(reading).rejects.toThrow('modelStopped');
  await expect(run(shipped.inputOf('Hello'), signal, noShare)).rejects.toThrow('modelStopped');
});

it('runs one text after another, also after one that failed', async () => {
  const begun: number[] = [];
  const { Tensor } = await nodeRuntime();
  const logits = new Tensor('float32', new Float32Array(1), [1, 1, 1]);
  const session = {
    async run({ input_ids }: Record<string, { readonly dims: readonly number[] }>) {
      begun.push(input_ids?.dims[1] ?? 0);
      await new Promise((resolve) => setTimeout(resolve, 5));
      if (begun.length === 1) throw new Error('The driver failed.');
      begun.push(0);
      return { logits };
    },
  } as unknown as InferenceSession;
  const onnx = { InferenceSession: { create: async () => session }, Tensor } as unknown as GraphicsRuntime['onnx'];
  const { open, run } = handlersWith({ onnx });
  await open(MODEL, signal, noShare);
  const inputOf = (width: number): NetworkInput => ({
    rows: 1,
    width,
    ids: new BigInt64Array(width),
    mask: new BigInt64Array(width),
  });
  const answers = await Promise.allSettled([1, 2, 3].map((width) => run(inputOf(width), signal, noShare)));
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(begun).toEqual([1, 2, 0, 3, 0]);
});

it('refuses a model without a network', async () => {
  const { open } = graphicsHandlers({
    readFiles: async () => new Map(),
    startRuntime: async () => ({ onnx: await nodeRuntime(), providers: ['wasm'], lost: () => new Promise(() => {}) }),
  });
  await expect(open(MODEL, signal, noShare)).rejects.toThrow('manifestLacksFile');
});
