// Euclidean distances from chosen words to the whole vocabulary, for many words at once.

/** Every word's vector, and its squared length over the numbers that are compared. */
export interface DistanceTable {
  readonly size: number;
  /** For each word one row: how far every word of the vocabulary is, scaled to 0 (the word itself) … 1 (the farthest). */
  rows(words: readonly number[]): readonly Float32Array[];
}

/**
 * Two dot products in one multiplication: the second word's numbers are multiplied by 2^26 and added to the first one's. A sum of
 * 96 products of two 8-bit numbers stays below 2^21, so both sums fit into the 53 bits of a number and come apart exactly.
 */
const LANE = 2 ** 26;
const MOST_DIMENSIONS = 512;

/**
 * @param used how many of a vector's numbers are compared: they are ordered by how much they tell, the largest first.
 * @throws RangeError where the table does not hold the same even number of dimensions for each word.
 */
export function distanceTable(table: Int8Array, dimensions: number, used = dimensions): DistanceTable {
  const size = table.length / dimensions;
  if (!Number.isInteger(size) || used < 2 || used > Math.min(dimensions, MOST_DIMENSIONS) || used % 2 !== 0)
    throw new RangeError(`${table.length} numbers cannot be vectors of ${dimensions}, ${used} of them compared.`);
  const squares = new Int32Array(size);
  for (let word = 0; word < size; word += 1) {
    let sum = 0;
    for (let i = word * dimensions, end = i + used; i < end; i += 1) sum += (table[i] as number) ** 2;
    squares[word] = sum;
  }

  function pack(first: number, second: number): Float64Array {
    const [a, b] = [first * dimensions, second * dimensions];
    return Float64Array.from({ length: used }, (_, i) => (table[a + i] as number) + LANE * (table[b + i] as number));
  }

  /** Dot products of four words with all others. */
  function products(words: readonly number[], into: readonly Int32Array[]): void {
    const [w0 = 0, w1 = 0, w2 = 0, w3 = 0] = words;
    const [p, q] = [pack(w0, w1), pack(w2, w3)];
    const [into0, into1, into2, into3] = into as [Int32Array, Int32Array, Int32Array, Int32Array];
    for (let word = 0, at = 0; word < size; word += 1, at += dimensions) {
      let [a, b, c, d] = [0, 0, 0, 0];
      for (let i = 0; i < used; i += 2) {
        const [v, w] = [table[at + i] as number, table[at + i + 1] as number];
        a += (p[i] as number) * v;
        b += (q[i] as number) * v;
        c += (p[i + 1] as number) * w;
        d += (q[i + 1] as number) * w;
      }
      a += c;
      b += d;
      const [high, other] = [Math.round(a / LANE), Math.round(b / LANE)];
      into0[word] = a - high * LANE;
      into1[word] = high;
      into2[word] = b - other * LANE;
      into3[word] = other;
    }
  }

  function scaled(word: number, dots: Int32Array): Float32Array {
    const row = new Float32Array(size);
    const own = squares[word] as number;
    let most = 0;
    for (let other = 0; other < size; other += 1) {
      const distance = Math.sqrt(own + (squares[other] as number) - 2 * (dots[other] as number));
      row[other] = distance;
      if (distance > most) most = distance;
    }
    const scale = most > 0 ? 1 / most : 0;
    for (let other = 0; other < size; other += 1) row[other] = (row[other] as number) * scale;
    return row;
  }

  return {
    size,
    rows(words) {
      if (words.some((word) => !Number.isInteger(word) || word < 0 || word >= size))
        throw new RangeError('A word is not in the vocabulary.');
      const dots = Array.from({ length: 4 }, () => new Int32Array(size));
      const rows: Float32Array[] = [];
      for (let from = 0; from < words.length; from += 4) {
        const four = words.slice(from, from + 4);
        products(four, dots);
        for (const [i, word] of four.entries()) rows.push(scaled(word, dots[i] as Int32Array));
      }
      return rows;
    },
  };
}
