import { InferenceSession, Tensor } from 'onnxruntime-node';
import { ModelFolderError } from '../model/files.ts';
import type { DecoderShape } from '../model/model-folder.ts';
import { type CacheTensors, cacheWidthOf } from './cache.ts';

interface DecoderOptions {
  device: 'cpu' | 'webgpu';
  /** The number of threads for one inference; with 0, ONNX Runtime takes one per core. */
  threads: number;
}

interface StepRow {
  token: number;
  /** How many tokens the cache holds for this row. */
  length: number;
  steering: Float32Array | undefined;
}

interface StepResult {
  /** One logit for each row and each word of the vocabulary. */
  logits: Float32Array;
  cache: CacheTensors;
}

/**
 * The memory for the logits of one chunk of a prompt. It limits the chunk, because vocabularies are large and the graph gives logits at
 * every position.
 */
const LARGEST_LOGITS_BYTES = 64 << 20;
const LARGEST_CHUNK = 256;

const int64 = (values: ArrayLike<number>, dims: number[]) =>
  new Tensor('int64', BigInt64Array.from(values as number[], BigInt), dims);

/** Runs the graph of the decoder. It knows no requests, only rows and tokens. */
export class Decoder {
  readonly #session: InferenceSession;
  readonly #shape: DecoderShape;
  readonly #cacheType: 'float32' | 'float16';
  readonly chunkLength: number;

  private constructor(session: InferenceSession, shape: DecoderShape) {
    this.#session = session;
    this.#shape = shape;
    const cache = session.inputMetadata.find(({ name }) => name === 'past_key_values.0.key');
    if (!cache?.isTensor || (cache.type !== 'float32' && cache.type !== 'float16'))
      throw new ModelFolderError('model.onnx: past_key_values.0.key is missing, or neither float32 nor float16');
    this.#cacheType = cache.type;
    this.chunkLength = Math.max(1, Math.min(LARGEST_CHUNK, Math.floor(LARGEST_LOGITS_BYTES / 4 / shape.vocabulary)));
  }

  static async load(path: string, shape: DecoderShape, { device, threads }: DecoderOptions): Promise<Decoder> {
    const session = await InferenceSession.create(path, {
      executionProviders: device === 'webgpu' ? ['webgpu', 'cpu'] : ['cpu'],
      intraOpNumThreads: threads,
      logSeverityLevel: 3,
    });
    const takesSteering = session.inputNames.includes('steering');
    if (takesSteering !== shape.edited > 0)
      throw new ModelFolderError('model.onnx and steer.json disagree on whether the decoder takes steering inputs');
    return new Decoder(session, shape);
  }

  emptyCache(): CacheTensors {
    const { layers, cacheHeads, headDim } = this.#shape;
    const names = Array.from({ length: layers }, (_, layer) =>
      ['key', 'value'].map((part) => `past_key_values.${layer}.${part}`),
    );
    const data = this.#cacheType === 'float16' ? new Uint16Array(0) : new Float32Array(0);
    return new Map(
      names
        .flat()
        .map((name) => [
          name,
          new Tensor(this.#cacheType as 'float32', data as Float32Array, [1, cacheHeads, 0, headDim]),
        ]),
    );
  }

  /** Reads the part of one prompt that follows the tokens in `cache`. The last token is steered if this is the prompt's last part. */
  async chunk(
    ids: readonly number[],
    cache: CacheTensors,
    steering: Float32Array | undefined,
    isLast: boolean,
  ): Promise<StepResult> {
    const past = cacheWidthOf(cache);
    const mask = new Float32Array(ids.length);
    if (isLast && steering) mask[ids.length - 1] = 1;
    const { logits, cache: next } = await this.#run(cache, {
      input_ids: int64(ids, [1, ids.length]),
      attention_mask: int64(new Array(past + ids.length).fill(1), [1, past + ids.length]),
      position_ids: int64(
        ids.map((_, index) => past + index),
        [1, ids.length],
      ),
      ...this.#steering([steering], mask, ids.length),
    });
    return { logits: logits.slice(-this.#shape.vocabulary), cache: next };
  }

  /** Computes the logits of the next token for each row. */
  async step(rows: readonly StepRow[], cache: CacheTensors): Promise<StepResult> {
    const count = rows.length;
    const width = cacheWidthOf(cache) + 1;
    const attention = new Uint8Array(count * width);
    const mask = new Float32Array(count);
    rows.forEach(({ length, steering }, row) => {
      const start = row * width + (this.#shape.padding === 'left' ? width - length - 1 : 0);
      attention.fill(1, start, start + length + 1);
      if (steering) mask[row] = 1;
    });
    return this.#run(cache, {
      input_ids: int64(
        rows.map(({ token }) => token),
        [count, 1],
      ),
      attention_mask: int64(attention, [count, width]),
      position_ids: int64(
        rows.map(({ length }) => length),
        [count, 1],
      ),
      ...this.#steering(
        rows.map(({ steering }) => steering),
        mask,
        1,
      ),
    });
  }

  #steering(rows: readonly (Float32Array | undefined)[], mask: Float32Array, length: number): Record<string, Tensor> {
    const { edited, headDim } = this.#shape;
    const vectors = new Float32Array(rows.length * edited * headDim);
    rows.forEach((vector, row) => {
      if (vector) vectors.set(vector, row * edited * headDim);
    });
    return {
      steering: new Tensor('float32', vectors, [rows.length, edited, headDim]),
      steering_mask: new Tensor('float32', mask, [rows.length, length]),
    };
  }

  async #run(cache: CacheTensors, given: Record<string, Tensor>): Promise<StepResult> {
    const feeds: Record<string, Tensor> = {};
    for (const name of this.#session.inputNames) {
      const tensor = cache.get(name) ?? given[name];
      if (!tensor) throw new ModelFolderError(`model.onnx asks for an input that is not known: ${name}`);
      feeds[name] = tensor;
    }
    const outputs = await this.#session.run(feeds, [
      'logits',
      ...Array.from(cache.keys(), (name) => name.replace('past_key_values', 'present')),
    ]);
    const next = new Map<string, Tensor>();
    for (const name of cache.keys()) next.set(name, outputs[name.replace('past_key_values', 'present')] as Tensor);
    return { logits: await asFloats(outputs.logits as Tensor), cache: next };
  }

  async release(): Promise<void> {
    await this.#session.release();
  }
}

async function asFloats(tensor: Tensor): Promise<Float32Array> {
  const data = await tensor.getData();
  if (data instanceof Float32Array) return data;
  if (data instanceof Uint16Array) return Float32Array.from(data, fromHalf);
  return Float32Array.from(data as Iterable<number>);
}

/** A float16 of IEEE 754, from its bits. */
function fromHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (exponent === 0 ? fraction * 2 ** -24 : (1 + fraction / 1024) * 2 ** (exponent - 15));
}
