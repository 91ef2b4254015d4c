import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PYTHON, runScript, SCRIPTS } from './python.ts';

interface Case {
  name: string;
  half: boolean;
  config: {
    vocab_size: number;
    num_hidden_layers: number;
    num_attention_heads: number;
    num_key_value_heads: number;
    head_dim: number;
  };
  ids: number[];
  prompt: number;
  heads: [number, number][];
  steering: number[];
  plain: number[];
  steered: number[];
  plainHeads: number[][];
  steeredHeads: number[][];
}

type Feeds = Record<string, ort.Tensor>;

const folder = mkdtempSync(join(tmpdir(), 'coatcheck-steer-'));
runScript('tiny_cases.py', folder);
const cases: Case[] = JSON.parse(readFileSync(join(folder, 'cases.json'), 'utf8'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const int64 = (values: number[], dims: number[]) => new ort.Tensor('int64', BigInt64Array.from(values, BigInt), dims);
const float32 = (values: ArrayLike<number>, dims: number[]) =>
  new ort.Tensor('float32', Float32Array.from(values), dims);
const empty = (half: boolean, dims: number[]) =>
  half ? new ort.Tensor('float16', new Uint16Array(0), dims) : float32([], dims);
const numbers = (tensor: ort.Tensor | undefined) => Array.from(tensor?.data as Float32Array);

/** A float16 of IEEE 754, from its bits. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}

function decoded(tensor: ort.Tensor | undefined): number[] {
  const values = numbers(tensor);
  return tensor?.type === 'float16' && tensor.data instanceof Uint16Array ? values.map(fromHalf) : values;
}

function emptyCache({ config, half }: Case): Feeds {
  const cache: Feeds = {};
  for (let layer = 0; layer < config.num_hidden_layers; layer += 1)
    for (const part of ['key', 'value'])
      cache[`past_key_values.${layer}.${part}`] = empty(half, [1, config.num_key_value_heads, 0, config.head_dim]);
  return cache;
}

interface Step {
  readonly cache: Feeds;
  readonly tokens: readonly [from: number, to: number];
  readonly steering: number[];
  readonly mask: number[];
}

/** Runs the tokens `from` to `to` after a cache that holds all earlier ones; `mask` says which of them are steered. */
async function step(
  session: ort.InferenceSession,
  given: Case,
  { cache, tokens: [from, to], steering, mask }: Step,
): Promise<{ outputs: ort.InferenceSession.OnnxValueMapType; cache: Feeds }> {
  const length = to - from;
  const all: Feeds = {
    ...cache,
    input_ids: int64(given.ids.slice(from, to), [1, length]),
    attention_mask: int64(Array(to).fill(1), [1, to]),
    position_ids: int64(
      Array.from({ length }, (_, index) => from + index),
      [1, length],
    ),
    steering: float32(steering, [1, given.heads.length, given.config.head_dim]),
    steering_mask: float32(mask, [1, length]),
  };
  const feeds = Object.fromEntries(session.inputNames.map((name) => [name, all[name] as ort.Tensor]));
  const outputs = await session.run(feeds);
  const next = Object.keys(cache).map((name) => [name, outputs[name.replace('past_key_values', 'present')]] as const);
  return { outputs, cache: Object.fromEntries(next) as Feeds };
}

/** The largest difference of two lists, relative to the largest of their numbers. */
function difference(found: number[], wanted: number[]): number {
  expect(found).toHaveLength(wanted.length);
  const scale = Math.max(...wanted.map(Math.abs));
  return Math.max(...found.map((value, index) => Math.abs(value - (wanted[index] as number)))) / scale;
}

describe.each(cases)('$name', (given) => {
  const end = given.ids.length;
  const zeros = given.steering.map(() => 0);
  const tolerance = given.half ? 1e-2 : 1e-5;
  let original: ort.InferenceSession;
  let steered: ort.InferenceSession;

  beforeAll(async () => {
    original = await ort.InferenceSession.create(join(folder, given.name, 'onnx/model.onnx'));
    steered = await ort.InferenceSession.create(join(folder, `${given.name}-steered`, 'onnx/model.onnx'));
  });

  const whole = (session: ort.InferenceSession, steering: number[], mask: number[]) =>
    step(session, given, { cache: emptyCache(given), tokens: [0, end], steering, mask });
  const afterPrompt = Array.from({ length: end }, (_, index) => (index < given.prompt - 1 ? 0 : 1));

  test('answers as before at the zero vector, and with a mask of zeros', async () => {
    const before = await whole(original, zeros, afterPrompt);
    expect(difference(numbers(before.outputs.logits), given.plain)).toBeLessThan(tolerance);
    for (const [steering, mask] of [
      [zeros, afterPrompt],
      [given.steering, Array<number>(end).fill(0)],
    ] as const) {
      const after = await whole(steered, steering, mask);
      expect(numbers(after.outputs.logits)).toEqual(numbers(before.outputs.logits));
      for (const name of Object.keys(before.cache))
        expect(numbers(after.cache[name])).toEqual(numbers(before.cache[name]));
    }
  });

  test("answers as numpy's decoder does at another vector", async () => {
    const { outputs } = await whole(steered, given.steering, afterPrompt);
    expect(difference(numbers(outputs.logits), given.steered)).toBeLessThan(tolerance);
    expect(difference(given.steered, given.plain)).toBeGreaterThan(0.02);
    for (let layer = 0; layer < given.config.num_hidden_layers; layer += 1)
      expect(
        difference(decoded(outputs[`head_outputs.${layer}`]), given.steeredHeads[layer] as number[]),
        `layer ${layer}`,
      ).toBeLessThan(tolerance);
  });

  test('shifts the edited heads of the first layer by their norm times the vector, and no other', async () => {
    const { outputs } = await whole(steered, given.steering, afterPrompt);
    const size = given.config.head_dim;
    const heads = given.config.num_attention_heads;
    const found = decoded(outputs['head_outputs.0']);
    const before = decoded((await whole(steered, zeros, afterPrompt)).outputs['head_outputs.0']);
    for (let position = 0; position < end; position += 1)
      for (let head = 0; head < heads; head += 1) {
        const at = (position * heads + head) * size;
        const u = before.slice(at, at + size);
        const row = given.heads.findIndex(([layer, edited]) => layer === 0 && edited === head);
        const weight = row < 0 ? 0 : Math.hypot(...u) * (afterPrompt[position] as number);
        u.forEach((value, index) => {
          const shift = weight === 0 ? 0 : weight * (given.steering[row * size + index] as number);
          expect(found[at + index]).toBeCloseTo(value + shift, given.half ? 2 : 4);
        });
      }
  });

  test('gives the same token by token with a cache', async () => {
    let state = await step(steered, given, {
      cache: emptyCache(given),
      tokens: [0, given.prompt],
      steering: given.steering,
      mask: afterPrompt.slice(0, given.prompt),
    });
    const found = numbers(state.outputs.logits);
    for (let at = given.prompt; at < end; at += 1) {
      state = await step(steered, given, {
        cache: state.cache,
        tokens: [at, at + 1],
        steering: given.steering,
        mask: [1],
      });
      found.push(...numbers(state.outputs.logits));
    }
    expect(difference(found, given.steered)).toBeLessThan(tolerance);
  });
});

test('copies weights that lie in a second file', () => {
  const [before, after] = ['llama-larger', 'llama-larger-steered'].map((name) =>
    readFileSync(join(folder, name, 'onnx/model.onnx_data')),
  );
  expect(after?.byteLength).toBeGreaterThan(10_000);
  expect(before?.equals(after as Buffer)).toBe(true);
});

describe('refuses', () => {
  const attempt = (...args: string[]) => spawnSync(PYTHON, ['-B', `${SCRIPTS}steer.py`, ...args], { encoding: 'utf8' });

  test.each([
    ['a head that is not there', 'llama-small', '1.4', 'there is no head 1.4: the model has 2 layers of 4 heads'],
    ['a head named twice', 'llama-small', '0.1,0.1', 'a head is named twice'],
    ['a decoder that is steered already', 'llama-small-steered', '0.1', 'already has steering inputs'],
  ])('%s', (_, name, heads, message) => {
    const { status, stderr } = attempt(join(folder, name), join(folder, 'refused'), '--heads', heads);
    expect(status).not.toBe(0);
    expect(stderr).toContain(message);
  });

  test('a graph with more layers than attentions that it finds', () => {
    const broken = join(folder, 'broken');
    cpSync(join(folder, 'llama-small'), broken, { recursive: true });
    const config = JSON.parse(readFileSync(join(broken, 'config.json'), 'utf8'));
    writeFileSync(join(broken, 'config.json'), JSON.stringify({ ...config, num_hidden_layers: 3 }));
    const { stderr } = attempt(broken, join(folder, 'refused'), '--heads', 'all');
    expect(stderr).toContain('no attention found in layers [2]');
  });
});
