import { Tensor } from 'onnxruntime-node';

/** Keys and values of the rows of a batch, by the name that the graph's inputs have. */
export type CacheTensors = ReadonlyMap<string, Tensor>;

type CacheData = Float32Array | Uint16Array;

/** The position of one row's tokens in the tensors of a cache. */
interface CacheRow {
  tensors: CacheTensors;
  /** The row's index in `tensors`. */
  row: number;
  /** How many tokens it holds. */
  length: number;
}

function emptyLike(data: CacheData, length: number): CacheData {
  // float16 is a Uint16Array on Node 20 and may be a Float16Array on later ones; the constructor keeps it.
  return new (data.constructor as new (length: number) => CacheData)(length);
}

/** Copies rows of any caches into one, as wide as the longest of them. */
export function gatherCacheRows(rows: readonly CacheRow[], padding: 'left' | 'right'): Map<string, Tensor> {
  const first = rows[0];
  if (!first) return new Map();
  const width = Math.max(...rows.map(({ length }) => length));
  const out = new Map<string, Tensor>();
  for (const [name, { dims, data, type }] of first.tensors) {
    const [, heads = 0, , size = 0] = dims;
    const target = emptyLike(data as CacheData, rows.length * heads * width * size);
    rows.forEach(({ tensors, row, length }, index) => {
      const source = tensors.get(name) as Tensor;
      const sourceWidth = source.dims[2] as number;
      const [from, to] = padding === 'left' ? [sourceWidth - length, width - length] : [0, 0];
      for (let head = 0; head < heads; head += 1) {
        const start = ((row * heads + head) * sourceWidth + from) * size;
        const piece = (source.data as CacheData).subarray(start, start + length * size);
        target.set(piece, ((index * heads + head) * width + to) * size);
      }
    });
    out.set(name, new Tensor(type as 'float32', target as Float32Array, [rows.length, heads, width, size]));
  }
  return out;
}

export function cacheWidthOf(tensors: CacheTensors): number {
  const [any] = tensors.values();
  return any?.dims[2] ?? 0;
}
