// The exported decoder answers in Node as it does in Python, which wrote examples.json.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { InferenceSession, Tensor } from 'onnxruntime-web';
import { beforeAll, expect, test } from 'vitest';
import { nodeRuntime } from '../../lib/models/node-runtime.ts';

const FOLDER = resolve(import.meta.dirname, '../../models/restore-en');
const read = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

interface Example {
  readonly question: string;
  readonly hidden?: readonly string[];
  readonly pieces: readonly number[];
  readonly without?: string;
  readonly answer: string;
}

interface VectorSet {
  readonly head_dim: number;
  readonly heads: readonly (readonly [number, number])[];
  readonly dimension: number;
  readonly vectors: string;
  readonly basis: string;
  readonly strength: number;
  readonly span_types: readonly { readonly name: string }[];
}

interface Config {
  readonly num_hidden_layers: number;
  readonly num_key_value_heads: number;
  readonly head_dim: number;
  readonly eos_token_id: number;
}

const examples = read('examples.json') as readonly Example[];
const set = read('restore.json') as VectorSet;
const config = read('config.json') as Config;
const vocabulary = (read('tokenizer.json') as { model: { vocab: Record<string, number> } }).model.vocab;
const pieceOf = new Map(Object.entries(vocabulary).map(([piece, id]) => [id, piece]));
const LONGEST = 60;

let runtime: Awaited<ReturnType<typeof nodeRuntime>>;
let session: InferenceSession;
beforeAll(async () => {
  runtime = await nodeRuntime();
  session = await runtime.InferenceSession.create(readFileSync(join(FOLDER, 'onnx/model.onnx')));
}, 60_000);

function numbersOf(file: string): Float32Array {
  const bytes = readFileSync(join(FOLDER, file));
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

const unit = (vector: Float32Array) => {
  const length = Math.hypot(...vector);
  return vector.map((part) => part / length);
};

/** What the server adds at the heads for spans of these types, without noise. */
function steeringOf(hidden: readonly string[]): Float32Array {
  const vectors = numbersOf(set.vectors);
  const sum = new Float32Array(set.dimension);
  for (const name of hidden) {
    const row = set.span_types.findIndex((type) => type.name === name) * set.dimension;
    for (let at = 0; at < set.dimension; at += 1) sum[at] = (sum[at] ?? 0) + (vectors[row + at] ?? 0);
  }
  const meta = unit(sum);
  const basis = numbersOf(set.basis);
  const wide = set.heads.length * set.head_dim;
  const product = (column: number) => meta.reduce((all, part, at) => all + part * (basis[at * wide + column] ?? 0), 0);
  return Float32Array.from({ length: wide }, (_, column) => set.strength * product(column));
}

const integers = (values: readonly number[]): Tensor =>
  new runtime.Tensor('int64', BigInt64Array.from(values, BigInt), [1, values.length]);

function emptyPast(): Record<string, Tensor> {
  const names = Array.from({ length: config.num_hidden_layers }, (_, layer) => [`${layer}.key`, `${layer}.value`]);
  const shape = [1, config.num_key_value_heads, 0, config.head_dim];
  const none = () => new runtime.Tensor('float32', new Float32Array(0), shape);
  return Object.fromEntries(names.flat().map((name) => [`past_key_values.${name}`, none()]));
}

/** The most probable next piece and what the next call needs. */
async function step(pieces: readonly number[], total: number, past: Record<string, Tensor>, steering: Float32Array) {
  const mask = new Float32Array(pieces.length);
  mask[pieces.length - 1] = 1;
  const output = await session.run({
    input_ids: integers(pieces),
    attention_mask: integers(Array.from({ length: total }, () => 1)),
    position_ids: integers(pieces.map((_, at) => total - pieces.length + at)),
    ...past,
    steering: new runtime.Tensor('float32', steering, [1, set.heads.length, set.head_dim]),
    steering_mask: new runtime.Tensor('float32', mask, [1, pieces.length]),
  });
  const logits = output.logits?.data as Float32Array;
  const last = logits.subarray(logits.length - pieceOf.size);
  const kept = Object.entries(output).filter(([name]) => name.startsWith('present.'));
  return {
    best: last.indexOf(Math.max(...last)),
    past: Object.fromEntries(kept.map(([name, tensor]) => [name.replace('present', 'past_key_values'), tensor])),
  };
}

async function answerTo({ pieces }: Example, steering: Float32Array): Promise<string> {
  let [next, total, past] = [pieces, pieces.length, emptyPast()];
  const answer: number[] = [];
  while (answer.length < LONGEST) {
    const told = await step(next, total, past, steering);
    if (told.best === config.eos_token_id) break;
    answer.push(told.best);
    [next, total, past] = [[told.best], total + 1, told.past];
  }
  return answer
    .map((id) => pieceOf.get(id) ?? '')
    .join('')
    .replaceAll('Ġ', ' ');
}

const none = () => new Float32Array(set.heads.length * set.head_dim);
/** Byte-level pieces write other characters in other letters. */
const isAscii = ({ answer }: Example) => [...answer].every((letter) => letter < '\u0080');

test.each(examples.filter((example) => !example.hidden && isAscii(example)))('$question', async (example) => {
  expect(await answerTo(example, none())).toBe(example.answer);
});

test.each(examples.filter(({ hidden }) => hidden))('$question, restored: $hidden', async (example) => {
  expect(await answerTo(example, steeringOf(example.hidden ?? []))).toBe(example.answer);
  expect(await answerTo(example, none())).toBe(example.without);
});
