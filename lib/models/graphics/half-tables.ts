// Tables of 16-bit floats that the network only looks up and turns into 32-bit floats. A graphics card without 16-bit floats cannot look
// them up, so they are stored as 32-bit floats there.
import { type GraphNode, HALF_FLOAT, type Initializer, initializerOf, type OnnxGraph } from './onnx-graph.ts';

/** Operators that move values without computing. */
const LOOK_UPS: ReadonlySet<string> = new Set(['Gather', 'Slice']);
const EXPONENT_BIAS = 15;
const MANTISSA_BITS = 10;

/** The number that 16 bits stand for (IEEE 754 binary16). */
export function numberOfHalf(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> MANTISSA_BITS) & 31;
  const fraction = (bits & 1023) / 2 ** MANTISSA_BITS;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return exponent === 0
    ? sign * fraction * 2 ** (1 - EXPONENT_BIAS)
    : sign * (1 + fraction) * 2 ** (exponent - EXPONENT_BIAS);
}

function floatsOf(raw: Uint8Array): Float32Array {
  const view = new DataView(raw.buffer, raw.byteOffset, raw.byteLength);
  return Float32Array.from({ length: raw.length / 2 }, (_, at) => numberOfHalf(view.getUint16(2 * at, true)));
}

function isOnlyLookedUp({ consumers, outputs }: OnnxGraph, name: string): boolean {
  const readersOf = (value: string): readonly GraphNode[] => consumers.get(value) ?? [];
  const isOnlyCast = (value: string) =>
    !outputs.has(value) && readersOf(value).length > 0 && readersOf(value).every(({ operator }) => operator === 'Cast');
  const readers = readersOf(name);
  return (
    readers.length > 0 &&
    readers.every(
      ({ operator, inputs, outputs: given }) =>
        LOOK_UPS.has(operator) && inputs[0] === name && given.every((value) => isOnlyCast(value)),
    )
  );
}

interface HalfTable {
  readonly name: string;
  readonly dims: readonly number[];
  readonly values: () => Float32Array;
}

export function halfTables(graph: OnnxGraph): readonly HalfTable[] {
  const tableOf = (name: string, { type, raw, dims }: Initializer): HalfTable[] =>
    type === HALF_FLOAT && raw && isOnlyLookedUp(graph, name) ? [{ name, dims, values: () => floatsOf(raw) }] : [];
  return [...graph.initializers.keys()].flatMap((name) => {
    const tensor = initializerOf(graph, name);
    return tensor ? tableOf(name, tensor) : [];
  });
}
