// Splits an ONNX file into its graph and its weights. ONNX Runtime parses the file inside its WebAssembly memory, which never shrinks, so
// weights in the file would lie there twice: once as parsed and once as tensors. Weights that are passed as external data are copied only
// once.
import { bytesField, type Field, fieldsIn, joined, textField, varintField } from './protobuf.ts';

/** One file of external data, in the form that ONNX Runtime's session option `externalData` takes. */
export interface ExternalData {
  readonly path: string;
  readonly data: Uint8Array;
}

interface SplitModel {
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

const externalDataEntry = (key: string, value: string): Uint8Array =>
  bytesField(TENSOR_EXTERNAL_DATA, joined([textField(ENTRY_KEY, key), textField(ENTRY_VALUE, value)]));

/** The fields of a tensor whose data lies in a file of external data. */
export const externalDataFields = (path: string, offset: number, length: number): Uint8Array =>
  joined([
    externalDataEntry('location', path),
    externalDataEntry('offset', String(offset)),
    externalDataEntry('length', String(length)),
    varintField(TENSOR_DATA_LOCATION, EXTERNAL),
  ]);

/** Replaces the data of an initializer by a reference to it. An initializer that is small or holds no raw data stays as it is. */
function referringInitializer(onnx: Uint8Array, initializer: Field): Uint8Array {
  const raw = fieldsIn(onnx, initializer).find(({ number }) => number === TENSOR_RAW_DATA);
  if (!raw || raw.end - raw.content < MIN_EXTERNAL_BYTES) return onnx.subarray(initializer.start, initializer.end);
  const tensor = joined([
    onnx.subarray(initializer.content, raw.start),
    onnx.subarray(raw.end, initializer.end),
    externalDataFields(PATH, raw.content, raw.end - raw.content),
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
