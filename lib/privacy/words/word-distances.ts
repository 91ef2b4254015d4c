// Euclidean distances from chosen words to the whole vocabulary.
import { dotProducts } from './dot-products.ts';

/** The distances from one word to others. */
export interface DistanceRow {
  /** The squares of the distances, in whole numbers. */
  readonly squares: Int32Array;
  /** An upper bound on the squared distance to the farthest word of the vocabulary. It is exact if the row is complete. */
  readonly largest: number;
}

export interface DistanceTable {
  readonly size: number;
  /** The distances of one word, given by its index in the vocabulary. @throws RangeError for an index outside it. */
  row(word: number): DistanceRow;
  /** The distances to chosen words only, in their order. This is much faster than a complete row. @throws RangeError for an index outside it. */
  rowOf(word: number, others: Uint16Array): DistanceRow;
}

/** Prepares the distances between words. @throws RangeError if the table does not hold the same number of dimensions for each word. */
export function distanceTable(table: Int8Array, dimensions: number): DistanceTable {
  const products = dotProducts(table, dimensions);
  const size = table.length / dimensions;
  const lengths = Int32Array.from({ length: size }, (_, word) => {
    let sum = 0;
    for (let i = word * dimensions, end = i + dimensions; i < end; i += 1) sum += (table[i] as number) ** 2;
    return sum;
  });
  const longest = Math.sqrt(lengths.reduce((most, length) => Math.max(most, length), 0));
  return {
    size,
    rowOf(word, others) {
      const own = lengths[word];
      if (own === undefined) throw new RangeError('A word is not in the vocabulary.');
      const dots = products(word, others);
      const squares = new Int32Array(others.length);
      for (let at = 0; at < others.length; at += 1)
        squares[at] = own + (lengths[others[at] as number] as number) - 2 * (dots[at] as number);
      // An upper bound: the distance if the longest vector pointed in the opposite direction.
      return { squares, largest: (Math.sqrt(own) + longest) ** 2 };
    },
    row(word) {
      const own = lengths[word];
      if (own === undefined) throw new RangeError('A word is not in the vocabulary.');
      const dots = products(word);
      const squares = new Int32Array(size);
      let largest = 0;
      for (let other = 0; other < size; other += 1) {
        const square = own + (lengths[other] as number) - 2 * (dots[other] as number);
        squares[other] = square;
        if (square > largest) largest = square;
      }
      return { squares, largest };
    },
  };
}
