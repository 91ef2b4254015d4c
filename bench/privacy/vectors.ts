// The shipped word vectors at unit length, for baselines and attacks that look at the whole vocabulary at once.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Vectors {
  readonly words: readonly string[];
  readonly dimensions: number;
  indexOf(word: string): number | undefined;
  /** Cosine of two words by index. */
  cosine(a: number, b: number): number;
  /** Cosines of one word with all. */
  cosines(index: number): Float32Array;
}

/** Nothing but zeros stays as it is. */
function normalised(table: Int8Array, dimensions: number): Float32Array {
  const unit = Float32Array.from(table);
  for (let from = 0; from < unit.length; from += dimensions) {
    const row = unit.subarray(from, from + dimensions);
    const norm = Math.hypot(...row) || 1;
    for (let at = 0; at < dimensions; at += 1) row[at] = (row[at] ?? 0) / norm;
  }
  return unit;
}

export function vectorsOf(words: readonly string[], table: Int8Array): Vectors {
  const dimensions = table.length / words.length;
  if (!Number.isInteger(dimensions) || dimensions === 0)
    throw new RangeError(`${table.length} numbers cannot be the vectors of ${words.length} words.`);
  const unit = normalised(table, dimensions);
  const indices = new Map(words.map((word, index) => [word, index]));
  function cosine(a: number, b: number): number {
    let sum = 0;
    for (let i = a * dimensions, j = b * dimensions, end = i + dimensions; i < end; i += 1, j += 1)
      sum += (unit[i] as number) * (unit[j] as number);
    return sum;
  }
  return {
    words,
    dimensions,
    indexOf: (word) => indices.get(word),
    cosine,
    cosines: (index) => Float32Array.from(words, (_, other) => cosine(index, other)),
  };
}

export function shippedVectors(): Vectors {
  const file = (name: string) => readFileSync(fileURLToPath(new URL(`../../models/words-en/${name}`, import.meta.url)));
  const vectors = file('vectors.bin');
  return vectorsOf(
    file('words.txt').toString('utf8').trimEnd().split('\n'),
    new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength),
  );
}
