// Splits an ONNX file into its graph and its weights. ONNX Runtime parses the file inside its WebAssembly memory, which never shrinks, so
// weights in the file would lie there twice: once as parsed and once as tensors. Weights that are passed as external data are copied only
// once.

/** One file of external data, in the form that ONNX Runtime's session option `externalData` takes. */
interface ExternalData {
  readonly path: string;
  readonly data: Uint8Array;
}

export interface SplitModel {
  /** The ONNX file without the large weights. */
  readonly graph: Uint8Array;
  readonly externalData: readonly ExternalData[];
}

/** The name under which the graph refers to its weights. The weights are not copied: each reference is a position in the original file. */
const PATH = 'weights';
/** Smaller tensors stay in the graph, because the runtime reads shapes and axes while it optimises the graph. */
const MIN_EXTERNAL_BYTES = 4096;

// The field numbers of onnx.proto3.
const MODEL_GRAPH = 7;
const GRAPH_INITIALIZER = 5;
const TENSOR_RAW_DATA = 9;
const TENSOR_EXTERNAL_DATA = 13;
const TENSOR_DATA_LOCATION = 14;
const EXTERNAL = 1;
const ENTRY_KEY = 1;
const ENTRY_VALUE = 2;

const VARINT = 0;
const FIXED_64 = 1;
const BYTES = 2;
const FIXED_32 = 5;

/** A field of a protobuf message: `start` is the position of its tag, `content` that of its value. */
interface Field {
  readonly number: number;
  readonly start: number;
  readonly content: number;
  readonly end: number;
}

interface Range {
  readonly content: number;
  readonly end: number;
}

function readVarint(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let at = start, factor = 1; at < bytes.length; at += 1, factor *= 128) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * factor;
    if (byte < 128) return { value, end: at + 1 };
  }
  throw new RangeError('The file ends within a number.');
}

function valueRange(bytes: Uint8Array, wireType: number, start: number): Range {
  if (wireType === VARINT) return { content: start, end: readVarint(bytes, start).end };
  if (wireType === FIXED_64) return { content: start, end: start + 8 };
  if (wireType === FIXED_32) return { content: start, end: start + 4 };
  if (wireType !== BYTES) throw new RangeError(`Wire type ${wireType} is not used by ONNX.`);
  const { value, end } = readVarint(bytes, start);
  return { content: end, end: end + value };
}

function fieldsIn(bytes: Uint8Array, { content, end }: Range): readonly Field[] {
  const fields: Field[] = [];
  for (let at = content; at < end; ) {
    const tag = readVarint(bytes, at);
    const range = valueRange(bytes, tag.value % 8, tag.end);
    if (range.end > end) throw new RangeError('A field is longer than its message.');
    fields.push({ number: Math.floor(tag.value / 8), start: at, ...range });
    at = range.end;
  }
  return fields;
}

function varint(value: number): readonly number[] {
  return value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))];
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const bytesField = (number: number, value: Uint8Array): Uint8Array =>
  joined([Uint8Array.from([...varint(number * 8 + BYTES), ...varint(value.length)]), value]);

const textField = (number: number, text: string): Uint8Array => bytesField(number, new TextEncoder().encode(text));

const externalDataEntry = (key: string, value: string): Uint8Array =>
  bytesField(TENSOR_EXTERNAL_DATA, joined([textField(ENTRY_KEY, key), textField(ENTRY_VALUE, value)]));

/** Replaces the data of an initializer by a reference to it. An initializer that is small or holds no raw data stays as it is. */
function referringInitializer(onnx: Uint8Array, initializer: Field): Uint8Array {
  const raw = fieldsIn(onnx, initializer).find(({ number }) => number === TENSOR_RAW_DATA);
  if (!raw || raw.end - raw.content < MIN_EXTERNAL_BYTES) return onnx.subarray(initializer.start, initializer.end);
  const tensor = joined([
    onnx.subarray(initializer.content, raw.start),
    onnx.subarray(raw.end, initializer.end),
    externalDataEntry('location', PATH),
    externalDataEntry('offset', String(raw.content)),
    externalDataEntry('length', String(raw.end - raw.content)),
    Uint8Array.from([...varint(TENSOR_DATA_LOCATION * 8 + VARINT), EXTERNAL]),
  ]);
  return bytesField(GRAPH_INITIALIZER, tensor);
}

/**
 * Splits an ONNX file. `externalData` refers to `onnx` itself, which must not change until the session is created.
 * @throws RangeError if the file is no protobuf message
 */
export function splitModel(onnx: Uint8Array): SplitModel {
  const graphOf = (graph: Field) =>
    fieldsIn(onnx, graph).map((field) =>
      field.number === GRAPH_INITIALIZER ? referringInitializer(onnx, field) : onnx.subarray(field.start, field.end),
    );
  const parts = fieldsIn(onnx, { content: 0, end: onnx.length }).map((field) =>
    field.number === MODEL_GRAPH
      ? bytesField(MODEL_GRAPH, joined(graphOf(field)))
      : onnx.subarray(field.start, field.end),
  );
  return { graph: joined(parts), externalData: [{ path: PATH, data: onnx }] };
}

/**
 * Frees the memory of a file at once, because a garbage collection may come much later. The bytes cannot be read afterwards. In Node 20,
 * and if the bytes are part of a larger buffer, the garbage collection frees them.
 */
export function freeBytes({ buffer, byteLength }: Uint8Array): void {
  const isWhole = buffer instanceof ArrayBuffer && buffer.byteLength === byteLength && byteLength > 0;
  if (isWhole && 'transfer' in buffer) buffer.transfer(0);
}

/** Splits an ONNX file; undefined for a file that only the runtime can read. */
function splitIfKnown(onnx: Uint8Array): SplitModel | undefined {
  try {
    return splitModel(onnx);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

interface SessionFactory<S> {
  create(model: Uint8Array, options: object): Promise<S>;
}

let lastCreation: Promise<unknown> = Promise.resolve();

/**
 * Creates a session with the weights outside the file, and frees the file's bytes. Sessions are created one after another: the runtime
 * keeps the external data of all of them in one table, which each creation empties at its end.
 */
export function createSessionWithExternalWeights<S>(
  factory: SessionFactory<S>,
  onnx: Uint8Array,
  options: object,
): Promise<S> {
  const create = async () => {
    const parts = splitIfKnown(onnx);
    const session = parts
      ? await factory.create(parts.graph, { ...options, externalData: parts.externalData })
      : await factory.create(onnx, options);
    freeBytes(onnx);
    return session;
  };
  const creation = lastCreation.then(create, create);
  lastCreation = creation;
  return creation;
}
