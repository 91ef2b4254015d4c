// Checks the restoration vectors that a server publishes (server/MODEL-FOLDER.md) before they are used.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { base64 } from '@scure/base';

interface SpanType {
  readonly id: string;
  readonly name: string;
  /** Different wordings of the fact. */
  readonly phrases: readonly string[];
}

export interface VectorSet {
  readonly id: string;
  readonly model: string;
  readonly language: string;
  readonly dimension: number;
  /** The epsilon that the server suggests. */
  readonly epsilon: number;
  readonly spanTypes: readonly SpanType[];
  /** One vector for each span type, in the order of the types. */
  readonly vectors: readonly Float32Array[];
}

export type VectorSetFault = 'shape' | 'version' | 'length' | 'hash' | 'numbers';

export class VectorSetError extends Error {
  override readonly name = 'VectorSetError';
  readonly fault: VectorSetFault;
  constructor(fault: VectorSetFault) {
    super(`restoration vectors: ${fault}`);
    this.fault = fault;
  }
}

const LARGEST_DIMENSION = 1 << 16;
const MAX_SPAN_TYPES = 4096;

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length > 0 && value.length <= 200;
const isPositive = (value: unknown): value is number =>
  typeof value === 'number' && value > 0 && Number.isFinite(value);

function isSpanType(value: unknown): value is SpanType {
  if (!isObject(value) || !isText(value.name) || !Array.isArray(value.phrases)) return false;
  const { id, phrases } = value;
  return typeof id === 'string' && /^[a-z0-9_-]{1,64}$/u.test(id) && phrases.length > 0 && phrases.every(isText);
}

function checkedFields(published: unknown) {
  if (!isObject(published)) throw new VectorSetError('shape');
  if (published.format !== 1) throw new VectorSetError('version');
  const { model, dimension, epsilon, language, span_types: types, vector_set: id, vectors } = published;
  const isSet =
    isText(model) &&
    isText(language) &&
    isPositive(epsilon) &&
    isPositive(dimension) &&
    isText(id) &&
    typeof vectors === 'string';
  if (!isSet || !Number.isInteger(dimension) || dimension > LARGEST_DIMENSION) throw new VectorSetError('shape');
  if (!Array.isArray(types) || types.length === 0 || types.length > MAX_SPAN_TYPES || !types.every(isSpanType))
    throw new VectorSetError('shape');
  const spanTypes = types.map((each: SpanType) => ({ id: each.id, name: each.name, phrases: each.phrases }));
  return { model, dimension, epsilon, language, spanTypes, id, vectors };
}

function decoded(text: string): Uint8Array {
  try {
    return base64.decode(text);
  } catch {
    throw new VectorSetError('shape');
  }
}

function rowsOf(bytes: Uint8Array, dimension: number, count: number): Float32Array[] {
  if (bytes.length !== 4 * dimension * count) throw new VectorSetError('length');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const rows = Array.from({ length: count }, (_, row) =>
    Float32Array.from({ length: dimension }, (_, column) => view.getFloat32(4 * (row * dimension + column), true)),
  );
  if (!rows.every((row) => row.every(Number.isFinite))) throw new VectorSetError('numbers');
  return rows;
}

/** Checks the vector set that a server answered with. @throws VectorSetError if it is malformed, or if its name is not the hash of its contents. */
export function readVectorSet(published: unknown): VectorSet {
  const { id, vectors, spanTypes, ...rest } = checkedFields(published);
  const { model, dimension, epsilon, language } = rest;
  const bytes = decoded(vectors);
  const rows = rowsOf(bytes, dimension, spanTypes.length);
  const text = JSON.stringify({ format: 1, model, dimension, epsilon, language, span_types: spanTypes });
  if (bytesToHex(sha256.create().update(utf8ToBytes(text)).update(bytes).digest()) !== id)
    throw new VectorSetError('hash');
  return { id, ...rest, spanTypes, vectors: rows };
}

/** Encodes a vector for a request: base64 of float32 numbers, little endian. */
export function encodeVector(vector: Float64Array): string {
  const bytes = new Uint8Array(4 * vector.length);
  const view = new DataView(bytes.buffer);
  vector.forEach((value, index) => {
    view.setFloat32(4 * index, value, true);
  });
  return base64.encode(bytes);
}
