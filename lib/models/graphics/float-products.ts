// Rewrites an 8-bit network for graphics cards. ONNX Runtime multiplies 8-bit integers (MatMulInteger) on the processor only, so each of the
// network's products would be copied there and back. A product of floats runs on the card. The weights are the same numbers, so the answers
// are a little more exact: the inputs of the products are no longer rounded to 8 bits.
import { type ExternalData, externalDataFields } from '../external-weights.ts';
import { bytesField, type Field, joined, textField, varintField } from '../protobuf.ts';
import { halfTables } from './half-tables.ts';
import {
  FLOAT,
  GRAPH_INITIALIZER,
  GRAPH_NODE,
  type GraphNode,
  graphField,
  initializerOf,
  MODEL_GRAPH,
  NODE_INPUT,
  NODE_NAME,
  NODE_OPERATOR,
  NODE_OUTPUT,
  type OnnxGraph,
  readGraph,
  TENSOR_DIMS,
  TENSOR_NAME,
  TENSOR_TYPE,
  valuesOf,
} from './onnx-graph.ts';

/** Larger weights are not unpacked: they would lie in memory three times while the session is created. */
const MOST_WEIGHTS = 2 ** 27;

/** A product of 8-bit integers with the nodes around it: quantised input, product, to floats, times both scales. */
interface IntegerProduct {
  readonly quantised: GraphNode;
  readonly product: GraphNode;
  readonly toFloat: GraphNode;
  readonly scales: GraphNode;
  readonly scaled: GraphNode;
  readonly weights: FloatWeights;
}

interface FloatWeights {
  readonly dims: readonly [number, number];
  readonly values: () => Float32Array;
}

/** The one node of this kind that reads a value; undefined if others read it too. */
function onlyConsumer(graph: OnnxGraph, value: string | undefined, operator: string): GraphNode | undefined {
  const [node, ...others] = graph.consumers.get(value ?? '') ?? [];
  return others.length === 0 && node?.operator === operator && !graph.outputs.has(value ?? '') ? node : undefined;
}

const otherInput = ({ inputs: [first, second] }: GraphNode, value: string | undefined): string | undefined =>
  first === value ? second : first;

/** Values for each column, or one for all: what quantised weights have as scale and as zero point. */
function perColumn(graph: OnnxGraph, name: string | undefined, columns: number): ArrayLike<number> | undefined {
  const tensor = initializerOf(graph, name);
  const values = tensor && valuesOf(tensor);
  if (values?.length === columns) return values;
  return values?.length === 1 ? new Float32Array(columns).fill(values[0] ?? 0) : undefined;
}

/** Weights of 8-bit integers as floats; undefined if the file holds them in a form that is not known here. */
function floatWeights(graph: OnnxGraph, product: GraphNode, scale: string | undefined): FloatWeights | undefined {
  const [, name, , zeroName] = product.inputs;
  const tensor = initializerOf(graph, name);
  const [rows = 0, columns = 0, ...more] = tensor?.dims ?? [];
  const whole = tensor && valuesOf(tensor);
  const scales = perColumn(graph, scale, columns);
  const zeros = zeroName ? perColumn(graph, zeroName, columns) : new Float32Array(columns);
  if (!whole || !scales || !zeros || more.length > 0 || whole.length !== rows * columns) return undefined;
  return {
    dims: [rows, columns],
    values() {
      const floats = new Float32Array(whole.length);
      for (let row = 0, at = 0; row < rows; row += 1)
        for (let column = 0; column < columns; column += 1, at += 1)
          floats[at] = ((whole[at] ?? 0) - (zeros[column] ?? 0)) * (scales[column] ?? 0);
      return floats;
    },
  };
}

function integerProduct(graph: OnnxGraph, product: GraphNode): IntegerProduct | undefined {
  const quantised = graph.producers.get(product.inputs[0] ?? '');
  const [values, inputScale, inputZero] = quantised?.outputs ?? [];
  const toFloat = onlyConsumer(graph, product.outputs[0], 'Cast');
  const scaled = onlyConsumer(graph, toFloat?.outputs[0], 'Mul');
  const scales = scaled && graph.producers.get(otherInput(scaled, toFloat?.outputs[0]) ?? '');
  const isKnown =
    quantised?.operator === 'DynamicQuantizeLinear' &&
    values === product.inputs[0] &&
    inputZero === product.inputs[2] &&
    scales?.operator === 'Mul' &&
    scales.inputs.includes(inputScale ?? '');
  const weights = isKnown && floatWeights(graph, product, otherInput(scales, inputScale));
  if (!isKnown || !weights || !toFloat || !scaled) return undefined;
  return { quantised, product, toFloat, scales, scaled, weights };
}

/** A tensor whose values are the whole of a file of external data. */
const externalTensor = (name: string, dims: readonly number[], { path, data }: ExternalData): Uint8Array =>
  bytesField(
    GRAPH_INITIALIZER,
    joined([
      ...dims.map((dim) => varintField(TENSOR_DIMS, dim)),
      varintField(TENSOR_TYPE, FLOAT),
      textField(TENSOR_NAME, name),
      externalDataFields(path, 0, data.length),
    ]),
  );

const floatProduct = ({ quantised, product, scaled }: IntegerProduct, weights: string): Uint8Array =>
  bytesField(
    GRAPH_NODE,
    joined([
      textField(NODE_INPUT, quantised.inputs[0] ?? ''),
      textField(NODE_INPUT, weights),
      textField(NODE_OUTPUT, scaled.outputs[0] ?? ''),
      textField(NODE_NAME, product.name),
      textField(NODE_OPERATOR, 'MatMul'),
    ]),
  );

/** The nodes that go: those of the products, and those of quantised inputs and of scales that nothing reads any more. */
function nodesToRemove(graph: OnnxGraph, products: readonly IntegerProduct[]): ReadonlySet<GraphNode> {
  const removed = new Set(products.flatMap(({ product, toFloat, scaled }) => [product, toFloat, scaled]));
  const isRead = (value: string) =>
    graph.outputs.has(value) || (graph.consumers.get(value) ?? []).some((reader) => !removed.has(reader));
  // Scales come first, because they read the quantised inputs.
  for (const part of ['scales', 'quantised'] as const)
    for (const { [part]: node } of products) if (!node.outputs.some(isRead)) removed.add(node);
  return removed;
}

interface FloatModel {
  readonly onnx: Uint8Array;
  /** The unpacked weights, to which `onnx` refers. */
  readonly externalData: readonly ExternalData[];
}

/** The whole file with another graph. */
const withGraph = (onnx: Uint8Array, graph: Field, parts: readonly Uint8Array[]): Uint8Array =>
  joined([onnx.subarray(0, graph.start), bytesField(MODEL_GRAPH, joined(parts)), onnx.subarray(graph.end)]);

/**
 * Replaces each product of 8-bit integers by one of floats, and tables of 16-bit floats by ones of 32 bits. Unknown forms stay as
 * they are.
 * @throws RangeError if the file is no protobuf message, or if its weights are too large
 */
export function withFloatProducts(onnx: Uint8Array, mostWeights = MOST_WEIGHTS): FloatModel {
  const whole = graphField(onnx);
  if (!whole) return { onnx, externalData: [] };
  const graph = readGraph(onnx, whole);
  const products = graph.nodes.flatMap((node) =>
    node.operator === 'MatMulInteger' ? (integerProduct(graph, node) ?? []) : [],
  );
  const count = products.reduce((sum, { weights: { dims } }) => sum + dims[0] * dims[1], 0);
  if (count > mostWeights) throw new RangeError('The weights are too large for a graphics card.');
  const removed = nodesToRemove(graph, products);
  const isUnread = (name: string) => graph.consumers.get(name)?.every((node) => removed.has(node)) === true;
  const replacements = new Map<Field, Uint8Array | undefined>([...removed].map(({ field }) => [field, undefined]));
  for (const [name, field] of graph.initializers) if (isUnread(name)) replacements.set(field, undefined);

  const externalData: ExternalData[] = [];
  const tensors: Uint8Array[] = [];
  const storeOutside = (name: string, dims: readonly number[], values: Float32Array) => {
    const data = { path: name, data: new Uint8Array(values.buffer) };
    externalData.push(data);
    tensors.push(externalTensor(name, dims, data));
  };
  products.forEach((product, at) => {
    const name = `floats.${at}`;
    storeOutside(name, product.weights.dims, product.weights.values());
    replacements.set(product.scaled.field, floatProduct(product, name));
  });
  for (const { name, dims, values } of halfTables(graph)) {
    storeOutside(name, dims, values());
    const field = graph.initializers.get(name);
    if (field) replacements.set(field, undefined);
  }
  const kept = graph.fields.flatMap((field) =>
    replacements.has(field) ? (replacements.get(field) ?? []) : onnx.subarray(field.start, field.end),
  );
  return { onnx: withGraph(onnx, whole, [...kept, ...tensors]), externalData };
}
