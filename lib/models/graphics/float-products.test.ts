// Small networks, written node by node, whose products have the forms that exporters write.
import { expect, it } from 'vitest';
import { nodeRuntime } from '../node-runtime.ts';
import { bytesField, joined, textField, varintField } from '../protobuf.ts';
import { withFloatProducts } from './float-products.ts';
import { numberOfHalf } from './half-tables.ts';
import { graphField, readGraph } from './onnx-graph.ts';

const FLOAT = 1;
const UINT8 = 2;
const INT8 = 3;
const INT64 = 7;
const HALF = 10;

interface TestTensor {
  readonly name: string;
  readonly type: number;
  readonly dims: readonly number[];
  readonly values: ArrayBufferView;
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) => new Uint8Array(buffer, byteOffset, byteLength);

const tensorField = ({ name, type, dims, values }: TestTensor): Uint8Array =>
  bytesField(
    5,
    joined([
      ...dims.map((dim) => varintField(1, dim)),
      varintField(2, type),
      textField(8, name),
      bytesField(9, bytesOf(values)),
    ]),
  );

const CAST_TO_FLOAT = bytesField(5, joined([textField(1, 'to'), varintField(3, FLOAT), varintField(20, 2)]));

/** `y, z = Operator(a, b)` as a node. */
function nodeField(written: string): Uint8Array {
  const [, outputs = '', operator = '', inputs = ''] = /^(.*) = (\w+)\((.*)\)$/.exec(written) ?? [];
  return bytesField(
    1,
    joined([
      ...inputs.split(', ').map((input) => textField(1, input)),
      ...outputs.split(', ').map((output) => textField(2, output)),
      textField(4, operator),
      ...(operator === 'Cast' ? [CAST_TO_FLOAT] : []),
    ]),
  );
}

const valueField = (number: number, name: string, type: number): Uint8Array =>
  bytesField(number, joined([textField(1, name), bytesField(2, bytesField(1, varintField(1, type)))]));

/** A network that reads `x` (floats) or `ids` and gives the outputs. */
function network(nodes: readonly string[], tensors: readonly TestTensor[], outputs: readonly string[]): Uint8Array {
  const graph = joined([
    ...nodes.map(nodeField),
    textField(2, 'tiny'),
    ...tensors.map(tensorField),
    nodes.some((node) => node.includes('ids')) ? valueField(11, 'ids', INT64) : valueField(11, 'x', FLOAT),
    ...outputs.map((output) => valueField(12, output, FLOAT)),
  ]);
  return joined([varintField(1, 9), bytesField(7, graph), bytesField(8, varintField(2, 20))]);
}

const PRODUCT = [
  'q, scale, zero = DynamicQuantizeLinear(x)',
  'sum = MatMulInteger(q, w, zero)',
  'floats = Cast(sum)',
  'scales = Mul(scale, w_scale)',
  'y = Mul(floats, scales)',
];
const WEIGHTS: TestTensor = { name: 'w', type: INT8, dims: [3, 2], values: Int8Array.of(1, -2, 3, 4, -5, 100) };
const SCALES: TestTensor = { name: 'w_scale', type: FLOAT, dims: [2], values: Float32Array.of(0.5, 0.01) };

const operatorsOf = (onnx: Uint8Array): string[] => {
  const graph = graphField(onnx);
  return graph ? readGraph(onnx, graph).nodes.map(({ operator }) => operator) : [];
};
const namesOf = (onnx: Uint8Array): string[] => {
  const graph = graphField(onnx);
  return graph ? [...readGraph(onnx, graph).initializers.keys()].sort() : [];
};

const runtime = await nodeRuntime();
const X = new runtime.Tensor('float32', Float32Array.of(1, 2, -3, 0.5, 0, 4), [2, 3]);

async function runOf(onnx: Uint8Array, externalData: { path: string; data: Uint8Array }[] = []) {
  const session = await runtime.InferenceSession.create(onnx, { externalData });
  const output = await session.run({ x: X });
  await session.release();
  return output;
}

/** The outputs before and after rewriting. */
async function bothOutputs(onnx: Uint8Array) {
  const floats = withFloatProducts(onnx);
  const [before, after] = [await runOf(onnx), await runOf(floats.onnx, [...floats.externalData])];
  const numbers = (output: typeof before) => Object.values(output).map(({ data }) => [...(data as Float32Array)]);
  return { rewritten: floats.onnx, before: numbers(before).flat(), after: numbers(after).flat() };
}

function expectClose(after: readonly number[], before: readonly number[]): void {
  expect(after).toHaveLength(before.length);
  after.forEach((value, at) => {
    expect(Math.abs(value - (before[at] ?? 0))).toBeLessThan(0.06);
  });
}

it('turns an integer product with its scales into one product of floats, and drops what nothing reads', async () => {
  const { rewritten, before, after } = await bothOutputs(network(PRODUCT, [WEIGHTS, SCALES], ['y']));
  expect(operatorsOf(rewritten)).toEqual(['MatMul']);
  expect(namesOf(rewritten)).toEqual(['floats.0']);
  expectClose(after, before);
  // x times w times the scales, exactly.
  expect(after.map((value) => Math.round(value * 1000) / 1000)).toEqual([11, -2.94, -9.75, 3.99]);
});

it.each<[string, TestTensor, TestTensor]>([
  [
    'one zero point for all',
    { name: 'w', type: UINT8, dims: [3, 2], values: Uint8Array.of(129, 126, 131, 132, 123, 228) },
    { name: 'w_zero', type: UINT8, dims: [], values: Uint8Array.of(128) },
  ],
  ['one for each column', WEIGHTS, { name: 'w_zero', type: INT8, dims: [2], values: Int8Array.of(3, -7) }],
])('takes the zero point of the weights into account: %s', async (_, weights, zero) => {
  const nodes = PRODUCT.map((node) => node.replace('(q, w, zero)', '(q, w, zero, w_zero)'));
  const { rewritten, before, after } = await bothOutputs(network(nodes, [weights, SCALES, zero], ['y']));
  expect(operatorsOf(rewritten)).toEqual(['MatMul']);
  expectClose(after, before);
});

it('takes one scale for all columns, whichever factor stands first', async () => {
  const nodes = PRODUCT.map((node) =>
    node.replace('Mul(scale, w_scale)', 'Mul(w_scale, scale)').replace('Mul(floats, scales)', 'Mul(scales, floats)'),
  );
  const scale: TestTensor = { name: 'w_scale', type: FLOAT, dims: [], values: Float32Array.of(0.02) };
  const { rewritten, before, after } = await bothOutputs(network(nodes, [WEIGHTS, scale], ['y']));
  expect(operatorsOf(rewritten)).toEqual(['MatMul']);
  expectClose(after, before);
});

it('unpacks weights that two products share, and keeps a quantised input that another product still needs', async () => {
  const second = [
    'sum2 = MatMulInteger(q, w, zero)',
    'floats2 = Cast(sum2)',
    'scales2 = Mul(scale, w_scale)',
    'z = Mul(floats2, scales2)',
  ];
  const both = await bothOutputs(network([...PRODUCT, ...second], [WEIGHTS, SCALES], ['y', 'z']));
  expect(operatorsOf(both.rewritten)).toEqual(['MatMul', 'MatMul']);
  expectClose(both.after, both.before);

  const bare = [...PRODUCT, 'sum2 = MatMulInteger(q, w, zero)', 'z = Cast(sum2)'];
  const mixed = await bothOutputs(network(bare, [WEIGHTS, SCALES], ['y', 'z']));
  expect(operatorsOf(mixed.rewritten)).toEqual(['DynamicQuantizeLinear', 'MatMul', 'MatMulInteger', 'Cast']);
  expect(namesOf(mixed.rewritten)).toEqual(['floats.0', 'w']);
  expectClose(mixed.after, mixed.before);
});

it.each([
  ['whose sum is an output', PRODUCT, ['y', 'floats']],
  ['without scales', PRODUCT.slice(0, 3), ['floats']],
  ['of an input that is quantised otherwise', ['q = Cast(x)', 'y = MatMulInteger(q, w)'], ['y']],
])('leaves a product %s as it is', (_, nodes, outputs) => {
  const onnx = network(nodes, [WEIGHTS, SCALES], outputs);
  const { onnx: rewritten, externalData } = withFloatProducts(onnx);
  expect(operatorsOf(rewritten)).toEqual(operatorsOf(onnx));
  expect(externalData).toEqual([]);
});

it('stores tables of 16-bit floats with 32 bits where they are only looked up', () => {
  const table: TestTensor = { name: 't', type: HALF, dims: [2, 2], values: Uint16Array.of(0x3c00, 0xc000, 0x3555, 1) };
  const lookUp = ['row = Gather(t, ids)', 'y = Cast(row)'];
  const { externalData } = withFloatProducts(network(lookUp, [table], ['y']));
  expect(externalData.map(({ path }) => path)).toEqual(['t']);
  const floats = new Float32Array(externalData[0]?.data.buffer as ArrayBuffer);
  expect([...floats]).toEqual([1, -2, Math.fround(0.333251953125), 2 ** -24]);

  const computed = ['row = Gather(t, ids)', 'twice = Add(row, row)', 'y = Cast(twice)'];
  expect(withFloatProducts(network(computed, [table], ['y'])).externalData).toEqual([]);
});

it.each([
  [0x0000, 0],
  [0x8001, -(2 ** -24)],
  [0x0400, 2 ** -14],
  [0x7bff, 65504],
  [0x7c00, Number.POSITIVE_INFINITY],
  [0xfc00, Number.NEGATIVE_INFINITY],
  [0x7e00, Number.NaN],
])('reads the 16-bit float %i as IEEE 754 does', (bits, value) => {
  expect(numberOfHalf(bits)).toBe(value);
});

it('refuses a file that is cut off, and weights that are too large', () => {
  const onnx = network(PRODUCT, [WEIGHTS, SCALES], ['y']);
  expect(() => withFloatProducts(onnx.subarray(0, 60))).toThrow(RangeError);
  expect(() => withFloatProducts(onnx, 5)).toThrow('too large');
  expect(withFloatProducts(onnx, 6).externalData).toHaveLength(1);
});
