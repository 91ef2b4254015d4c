// Reads the nodes and initializers of an ONNX file, as far as `float-products.ts` rewrites them.
import { type Field, fieldsIn, readVarint } from '../protobuf.ts';

// The field numbers of onnx.proto3.
export const MODEL_GRAPH = 7;
export const GRAPH_NODE = 1;
export const GRAPH_INITIALIZER = 5;
const GRAPH_OUTPUT = 12;
const VALUE_NAME = 1;
export const NODE_INPUT = 1;
export const NODE_OUTPUT = 2;
export const NODE_NAME = 3;
export const NODE_OPERATOR = 4;
export const TENSOR_DIMS = 1;
export const TENSOR_TYPE = 2;
export const TENSOR_NAME = 8;
const TENSOR_RAW_DATA = 9;

/** The element types of tensors that are read here. */
export const FLOAT = 1;
const UINT8 = 2;
const INT8 = 3;
export const HALF_FLOAT = 10;

export interface GraphNode {
  readonly field: Field;
  readonly operator: string;
  readonly name: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
}

export interface Initializer {
  readonly dims: readonly number[];
  readonly type: number;
  /** Undefined if the values are stored in another way, such as in a second file. */
  readonly raw: Uint8Array | undefined;
}

export interface OnnxGraph {
  readonly onnx: Uint8Array;
  readonly fields: readonly Field[];
  readonly nodes: readonly GraphNode[];
  /** The node that computes each value. */
  readonly producers: ReadonlyMap<string, GraphNode>;
  /** The nodes that read each value. */
  readonly consumers: ReadonlyMap<string, readonly GraphNode[]>;
  readonly initializers: ReadonlyMap<string, Field>;
  readonly outputs: ReadonlySet<string>;
}

const decoder = new TextDecoder();

const textOf = (onnx: Uint8Array, { content, end }: Field): string => decoder.decode(onnx.subarray(content, end));

const textsOf = (onnx: Uint8Array, fields: readonly Field[], number: number): string[] =>
  fields.filter((field) => field.number === number).map((field) => textOf(onnx, field));

function nodeOf(onnx: Uint8Array, field: Field): GraphNode {
  const fields = fieldsIn(onnx, field);
  return {
    field,
    operator: textsOf(onnx, fields, NODE_OPERATOR)[0] ?? '',
    name: textsOf(onnx, fields, NODE_NAME)[0] ?? '',
    inputs: textsOf(onnx, fields, NODE_INPUT),
    outputs: textsOf(onnx, fields, NODE_OUTPUT),
  };
}

/** A tensor's dimensions: numbers one after another, whether the file writes them one by one or packed into one field. */
function dimsOf(onnx: Uint8Array, fields: readonly Field[]): number[] {
  const dims: number[] = [];
  for (const { content, end } of fields.filter(({ number }) => number === TENSOR_DIMS)) {
    for (let at = content; at < end; ) {
      const read = readVarint(onnx, at);
      dims.push(read.value);
      at = read.end;
    }
  }
  return dims;
}

/** A tensor of the file by its name; undefined if a node computes the value. */
export function initializerOf({ onnx, initializers }: OnnxGraph, name: string | undefined): Initializer | undefined {
  const field = name === undefined ? undefined : initializers.get(name);
  if (!field) return undefined;
  const fields = fieldsIn(onnx, field);
  const type = fields.find(({ number }) => number === TENSOR_TYPE);
  const raw = fields.find(({ number }) => number === TENSOR_RAW_DATA);
  return {
    dims: dimsOf(onnx, fields),
    type: type ? readVarint(onnx, type.content).value : 0,
    raw: raw && onnx.subarray(raw.content, raw.end),
  };
}

/** A tensor's values as numbers; undefined for other types than floats and 8-bit integers. */
export function valuesOf({ raw, type }: Initializer): Float32Array | Int8Array | Uint8Array | undefined {
  if (type === UINT8) return raw;
  if (type === INT8) return raw && new Int8Array(raw.buffer, raw.byteOffset, raw.length);
  // Copied, because a view of floats may begin at multiples of four bytes only.
  return type === FLOAT && raw ? new Float32Array(raw.slice().buffer) : undefined;
}

/** The field of a model's file that holds its graph. */
export const graphField = (onnx: Uint8Array): Field | undefined =>
  fieldsIn(onnx, { content: 0, end: onnx.length }).find(({ number }) => number === MODEL_GRAPH);

/** @throws RangeError if the file is no protobuf message */
export function readGraph(onnx: Uint8Array, graph: Field): OnnxGraph {
  const fields = fieldsIn(onnx, graph);
  const numbered = (wanted: number) => fields.filter(({ number }) => number === wanted);
  const named = (field: Field, number: number) => textsOf(onnx, fieldsIn(onnx, field), number)[0] ?? '';
  const nodes = numbered(GRAPH_NODE).map((field) => nodeOf(onnx, field));
  const consumers = new Map<string, GraphNode[]>();
  for (const node of nodes)
    for (const input of new Set(node.inputs)) consumers.set(input, [...(consumers.get(input) ?? []), node]);
  return {
    onnx,
    fields,
    nodes,
    producers: new Map(nodes.flatMap((node) => node.outputs.map((output) => [output, node]))),
    consumers,
    initializers: new Map(numbered(GRAPH_INITIALIZER).map((field) => [named(field, TENSOR_NAME), field])),
    outputs: new Set(numbered(GRAPH_OUTPUT).map((field) => named(field, VALUE_NAME))),
  };
}
