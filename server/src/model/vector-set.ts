import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Type } from 'typebox';
import { ApiError } from '../errors.ts';
import { floatsFromBytes, ModelFolderError, readFloats, readJson } from './files.ts';

const Count = Type.Integer({ minimum: 1, maximum: 1 << 20 });

const SpanType = Type.Object({
  id: Type.String({ pattern: '^[a-z0-9_-]{1,64}$' }),
  name: Type.String({ minLength: 1, maxLength: 200 }),
  phrases: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { minItems: 1, maxItems: 64 }),
});

const RestoreFile = Type.Object({
  format: Type.Literal(1),
  model: Type.String({ minLength: 1, maxLength: 200 }),
  vector_set: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  head_dim: Count,
  heads: Type.Array(Type.Tuple([Type.Integer({ minimum: 0 }), Type.Integer({ minimum: 0 })]), { minItems: 1 }),
  dimension: Count,
  vectors: Type.String(),
  basis: Type.Union([Type.Null(), Type.String()]),
  normalise: Type.Boolean(),
  strength: Type.Number(),
  epsilon: Type.Number({ exclusiveMinimum: 0 }),
  language: Type.String(),
  span_types: Type.Array(SpanType, { minItems: 1 }),
});

/** The largest accepted component of a vector. No noise that a client draws comes near it; larger components would overflow float16 models. */
const LARGEST_COMPONENT = 1e4;

interface VectorSetOptions {
  file: Type.Static<typeof RestoreFile>;
  vectors: Uint8Array;
  basis: Float32Array | undefined;
}

/** The restoration vectors of a model. Turns the vector that a client sends into the input of the graph. */
export class VectorSet {
  readonly id: string;
  readonly dimension: number;
  readonly heads: readonly (readonly [number, number])[];
  readonly headDim: number;
  readonly #file: VectorSetOptions['file'];
  readonly #vectors: Uint8Array;
  readonly #basis: Float32Array | undefined;

  constructor({ file, vectors, basis }: VectorSetOptions) {
    this.id = file.vector_set;
    this.dimension = file.dimension;
    this.heads = file.heads;
    this.headDim = file.head_dim;
    this.#file = file;
    this.#vectors = vectors;
    this.#basis = basis;
  }

  /** The data that every client may know. The steered heads are left out, because the paper relies on their secrecy. */
  published() {
    const { format, model, dimension, epsilon, language, span_types, vector_set } = this.#file;
    return {
      object: 'restoration_vectors' as const,
      ...{ format, model, dimension, epsilon, language, span_types, vector_set },
      vectors: Buffer.from(this.#vectors).toString('base64'),
    };
  }

  /** Reads a vector of a request. @throws ApiError if the value is no vector of this set */
  read(vector: string | readonly number[]): Float32Array {
    const floats = typeof vector === 'string' ? floatsFromBytes(decodeBase64(vector)) : Float32Array.from(vector);
    if (floats.length !== this.dimension)
      throw new ApiError(
        'vector_wrong_length',
        `the vector has ${floats.length} numbers, this set takes ${this.dimension}`,
        'privacy_restore.vector',
      );
    if (!floats.every(Number.isFinite))
      throw new ApiError('vector_not_finite', 'the vector holds a number that is not finite', 'privacy_restore.vector');
    if (floats.some((value) => Math.abs(value) > LARGEST_COMPONENT))
      throw new ApiError(
        'vector_out_of_range',
        `no number of the vector may be beyond ±${LARGEST_COMPONENT}`,
        'privacy_restore.vector',
      );
    return floats;
  }

  /** Turns a vector, which is noisy already, into the graph's input: normalised, multiplied by the strength, then by the basis. */
  steering(vector: Float32Array): Float32Array {
    const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
    const factor = this.#file.strength / (this.#file.normalise && length > 0 ? length : 1);
    const scaled = vector.map((value) => value * factor);
    const basis = this.#basis;
    if (!basis) return scaled;
    const width = this.heads.length * this.headDim;
    const out = new Float32Array(width);
    scaled.forEach((value, row) => {
      for (let column = 0; column < width; column += 1)
        out[column] = (out[column] as number) + value * (basis[row * width + column] as number);
    });
    return out;
  }
}

function decodeBase64(text: string): Uint8Array {
  const bytes = Buffer.from(text, 'base64');
  if (bytes.byteLength % 4 !== 0 || bytes.toString('base64').replace(/=+$/u, '') !== text.replace(/=+$/u, ''))
    throw new ApiError(
      'invalid_privacy_restore',
      'the vector is not base64 of float32 numbers',
      'privacy_restore.vector',
    );
  return bytes;
}

function hashOf(file: VectorSetOptions['file'], vectors: Uint8Array): string {
  const { format, model, dimension, epsilon, language } = file;
  const span_types = file.span_types.map(({ id, name, phrases }) => ({ id, name, phrases }));
  const text = JSON.stringify({ format, model, dimension, epsilon, language, span_types });
  return createHash('sha256').update(text).update(vectors).digest('hex');
}

export function loadVectorSet(folder: string): VectorSet {
  const file = readJson(folder, 'restore.json', RestoreFile);
  const width = file.heads.length * file.head_dim;
  for (const name of [file.vectors, file.basis])
    if (name !== null && basename(name) !== name)
      throw new ModelFolderError(`restore.json: ${name} is outside the folder`);
  if (file.basis === null && file.dimension !== width)
    throw new ModelFolderError(`restore.json: dimension ${file.dimension}, but the heads take ${width} numbers`);
  readFloats(folder, file.vectors, file.span_types.length * file.dimension);
  const vectors = readFileSync(join(folder, file.vectors));
  if (hashOf(file, vectors) !== file.vector_set)
    throw new ModelFolderError('restore.json: vector_set is not the hash of these vectors and span types');
  const basis = file.basis === null ? undefined : readFloats(folder, file.basis, file.dimension * width);
  return new VectorSet({ file, vectors, basis });
}
