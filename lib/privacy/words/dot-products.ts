// Dot products of one vector of 8-bit numbers with all rows of a table, by WebAssembly's SIMD: eight numbers at a time. Forty words against
// 32,000 are 120 million products, which plain code does not finish in the time that a prompt has. The one function is short enough
// to be put together here, so that no binary file has to be believed.

/** WebAssembly's instructions, as far as they are used (core specification 2.0, section 5.4). */
const OP = {
  loop: 0x03,
  drop: 0x1a,
  branchIf: 0x0d,
  end: 0x0b,
  get: 0x20,
  set: 0x21,
  tee: 0x22,
  store: 0x36,
  constant: 0x41,
  isLess: 0x49,
  add: 0x6a,
} as const;
const I32 = 0x7f;
const V128 = 0x7b;
const VOID = 0x40;

/** Unsigned LEB128. */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];
}

const simd = (opcode: number) => [0xfd, ...unsigned(opcode)];
const at = (align: number, offset: number) => [align, ...unsigned(offset)];
const LOAD = simd(0x00);
/** Eight 8-bit numbers as eight of 16 bits. */
const LOAD_WIDENED = simd(0x01);
const LANE = simd(0x1b);
const ADD_LANES = simd(0xae);
/** Eight products of 16-bit numbers, neighbours added: four 32-bit numbers. */
const MULTIPLY_ADD = simd(0xba);

const text = (name: string) => [...unsigned(name.length), ...new TextEncoder().encode(name)];
const list = (items: readonly (readonly number[])[]) => [...unsigned(items.length), ...items.flat()];
const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];

/** run(query, table, out, end): for each row of the table one 32-bit sum at `out`, until `out` is `end`. */
function assembled(chunks: number, pages: number): Uint8Array<ArrayBuffer> {
  const [query, row, out, end] = [0, 1, 2, 3];
  const part = (chunk: number) => 4 + chunk;
  const sum = 4 + chunks;
  const product = (chunk: number) => [
    ...[OP.get, row, ...LOAD_WIDENED, ...at(3, 8 * chunk)],
    ...[OP.get, part(chunk), ...MULTIPLY_ADD],
    ...(chunk > 0 ? ADD_LANES : []),
  ];
  const forward = (local: number, bytes: number) => [OP.get, local, OP.constant, bytes, OP.add, OP.tee, local];
  const indices = Array.from({ length: chunks }, (_, chunk) => chunk);
  const code = [
    ...indices.flatMap((chunk) => [OP.get, query, ...LOAD, ...at(4, 16 * chunk), OP.set, part(chunk)]),
    ...[OP.loop, VOID, OP.get, out],
    ...indices.flatMap(product),
    ...[OP.tee, sum, ...LANE, 0],
    ...[1, 2, 3].flatMap((lane) => [OP.get, sum, ...LANE, lane, OP.add]),
    ...[OP.store, ...at(2, 0)],
    // Signed constants: one byte holds up to 63, so that a longer row takes several steps.
    ...indices.flatMap(() => [...forward(row, 8), OP.drop]),
    ...[...forward(out, 4), OP.get, end, OP.isLess, OP.branchIf, 0],
    ...[OP.end, OP.end],
  ];
  const locals = list([[...unsigned(chunks + 1), V128]]);
  const body = [...locals, ...code];
  return Uint8Array.from([
    ...[0x00, 0x61, 0x73, 0x6d, 0x01, 0x00, 0x00, 0x00],
    ...section(1, list([[0x60, ...list([[I32], [I32], [I32], [I32]]), 0]])),
    ...section(3, list([[0]])),
    ...section(5, list([[0x00, ...unsigned(pages)]])),
    ...section(
      7,
      list([
        [...text('memory'), 0x02, 0],
        [...text('run'), 0x00, 0],
      ]),
    ),
    ...section(10, list([[...unsigned(body.length), ...body]])),
  ]);
}
const CHUNK = 8;
const PAGE = 65_536;
/** Numbers of locals and of pieces stay in one byte, sums of products in 32 bits. */
const MOST_DIMENSIONS = 512;

/** The dot products of row `row` with every row, itself included; overwritten by the next call. */
export type DotProducts = (row: number) => Int32Array;

/** @throws RangeError where the table does not hold whole rows of so many numbers. */
export function dotProducts(table: Int8Array, dimensions: number): DotProducts {
  const rows = table.length / dimensions;
  if (!Number.isInteger(rows) || rows === 0 || dimensions < 1 || dimensions > MOST_DIMENSIONS)
    throw new RangeError(`${table.length} numbers cannot be vectors of ${dimensions}.`);
  const chunks = Math.ceil(dimensions / CHUNK);
  const width = chunks * CHUNK;
  const [queryAt, outAt] = [0, Math.ceil((2 * width) / 16) * 16];
  const tableAt = outAt + Math.ceil((4 * rows) / 16) * 16;
  const pages = Math.ceil((tableAt + rows * width) / PAGE);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(assembled(chunks, pages)));
  const { buffer } = exports.memory as WebAssembly.Memory;
  const run = exports.run as (query: number, table: number, out: number, end: number) => void;
  const held = new Int8Array(buffer, tableAt, rows * width);
  for (let row = 0; row < rows; row += 1)
    held.set(table.subarray(row * dimensions, (row + 1) * dimensions), row * width);
  const query = new Int16Array(buffer, queryAt, width);
  const out = new Int32Array(buffer, outAt, rows);
  return (row) => {
    query.set(held.subarray(row * width, (row + 1) * width));
    run(queryAt, tableAt, outAt, outAt + 4 * rows);
    return out;
  };
}
