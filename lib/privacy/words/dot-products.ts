// Dot products of one vector of 8-bit numbers with all rows of a table, by WebAssembly's SIMD: eight numbers at a time. Forty words
// compared with 32,000 need 120 million products, which plain code does not finish in the time that a prompt has. The only function is
// short enough to be assembled here, so that no binary file has to be trusted.

/** The WebAssembly instructions that are used here (core specification 2.0, section 5.4). */
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

/** The bytes of a number in WebAssembly's encoding for unsigned numbers (LEB128). */
function unsigned(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...unsigned(Math.floor(value / 128))];
}

const simd = (opcode: number) => [0xfd, ...unsigned(opcode)];
const at = (align: number, offset: number) => [align, ...unsigned(offset)];
const LOAD_ADDRESS = [0x28];
const LOAD = simd(0x00);
/** Loads eight 8-bit numbers as eight numbers of 16 bits. */
const LOAD_WIDENED = simd(0x01);
const LANE = simd(0x1b);
const ADD_LANES = simd(0xae);
/** Multiplies eight pairs of 16-bit numbers and adds neighbouring products: the result is four 32-bit numbers. */
const MULTIPLY_ADD = simd(0xba);

const text = (name: string) => [...unsigned(name.length), ...new TextEncoder().encode(name)];
const list = (items: readonly (readonly number[])[]) => [...unsigned(items.length), ...items.flat()];
const section = (id: number, content: readonly number[]) => [id, ...unsigned(content.length), ...content];

/**
 * The module with its only function, run(query, rows, out, end). For each row, whose address it reads at `rows`, it writes one 32-bit sum
 * at `out`, until `out` reaches `end`.
 */
function moduleBytes(chunks: number, pages: number): Uint8Array<ArrayBuffer> {
  const [query, rows, out, end, row] = [0, 1, 2, 3, 4];
  const part = (chunk: number) => 5 + chunk;
  const sum = 5 + chunks;
  const product = (chunk: number) => [
    ...[OP.get, row, ...LOAD_WIDENED, ...at(3, 8 * chunk)],
    ...[OP.get, part(chunk), ...MULTIPLY_ADD],
    ...(chunk > 0 ? ADD_LANES : []),
  ];
  const forward = (local: number, bytes: number) => [OP.get, local, OP.constant, bytes, OP.add, OP.tee, local];
  const indices = Array.from({ length: chunks }, (_, chunk) => chunk);
  const code = [
    ...indices.flatMap((chunk) => [OP.get, query, ...LOAD, ...at(4, 16 * chunk), OP.set, part(chunk)]),
    ...[OP.loop, VOID, OP.get, rows, ...LOAD_ADDRESS, ...at(2, 0), OP.set, row, OP.get, out],
    ...indices.flatMap(product),
    ...[OP.tee, sum, ...LANE, 0],
    ...[1, 2, 3].flatMap((lane) => [OP.get, sum, ...LANE, lane, OP.add]),
    ...[OP.store, ...at(2, 0)],
    ...[...forward(rows, 4), OP.drop],
    ...[...forward(out, 4), OP.get, end, OP.isLess, OP.branchIf, 0],
    ...[OP.end, OP.end],
  ];
  const locals = list([
    [1, I32],
    [...unsigned(chunks + 1), V128],
  ]);
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
/** Up to this many dimensions the numbers of locals and of chunks fit one byte, and the sums of products fit 32 bits. */
const MAX_DIMENSIONS = 512;

/** Returns the dot products of row `row` with the rows `others`, or with all rows including itself. The next call overwrites the result. */
type DotProducts = (row: number, others?: Uint16Array) => Int32Array;

/**
 * Prepares dot products with the rows of a table.
 * @param table the rows one after another, each of `dimensions` numbers
 * @throws RangeError if the table is empty, if its length is not a multiple of `dimensions`, or if `dimensions` is not 1 to 512
 */
export function dotProducts(table: Int8Array, dimensions: number): DotProducts {
  const rows = table.length / dimensions;
  if (!Number.isInteger(rows) || rows === 0 || dimensions < 1 || dimensions > MAX_DIMENSIONS)
    throw new RangeError(`${table.length} numbers cannot be vectors of ${dimensions}.`);
  const chunks = Math.ceil(dimensions / CHUNK);
  const width = chunks * CHUNK;
  const whole = (bytes: number) => Math.ceil(bytes / 16) * 16;
  const outAt = whole(2 * width);
  const [allAt, chosenAt] = [outAt + whole(4 * rows), outAt + 2 * whole(4 * rows)];
  const tableAt = chosenAt + whole(4 * rows);
  const pages = Math.ceil((tableAt + rows * width) / PAGE);
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes(chunks, pages)));
  const { buffer } = exports.memory as WebAssembly.Memory;
  const run = exports.run as (query: number, rows: number, out: number, end: number) => void;
  const held = new Int8Array(buffer, tableAt, rows * width);
  const addresses = new Int32Array(buffer, allAt, rows);
  for (let row = 0; row < rows; row += 1) {
    held.set(table.subarray(row * dimensions, (row + 1) * dimensions), row * width);
    addresses[row] = tableAt + row * width;
  }
  const query = new Int16Array(buffer, 0, width);
  const out = new Int32Array(buffer, outAt, rows);
  const chosen = new Int32Array(buffer, chosenAt, rows);
  return (row, others) => {
    query.set(held.subarray(row * width, (row + 1) * width));
    const count = others?.length ?? rows;
    if (count > rows) throw new RangeError('There are not so many rows.');
    if (others) for (let at = 0; at < count; at += 1) chosen[at] = addresses[others[at] as number] as number;
    if (count > 0) run(0, others ? chosenAt : allAt, outAt, outAt + 4 * count);
    return out.subarray(0, count);
  };
}
