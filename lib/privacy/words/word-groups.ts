// Divides the vocabulary into fixed groups of similar words. A word's group depends on the vocabulary alone, never on a text.

/**
 * All words in one row, in which similar words are near each other. Halving the row again and again gives groups of every size: `depth`
 * halvings make 2^depth groups, whose sizes differ by at most one.
 */
export interface WordGroups {
  readonly size: number;
  /** The number of halvings after which the groups are nearest to `count` words in size, by ratio. */
  depthFor(count: number): number;
  /** The words of one group, as indices into the vocabulary. */
  members(group: number, depth: number): Uint16Array;
  groupOf(word: number, depth: number): number;
}

/** The index in the row at which group `group` of 2^depth begins. */
export const firstIndexOfGroup = (group: number, depth: number, size: number) =>
  Math.floor((group * size) / 2 ** depth);

/** Reads a row made by `orderBySimilarity`. @throws RangeError if it is not a permutation of 0 … n - 1. */
export function readWordGroups(row: Uint16Array): WordGroups {
  const size = row.length;
  const placeOf = new Int32Array(size).fill(-1);
  for (let place = 0; place < size; place += 1) {
    const word = row[place] ?? 0;
    if (word >= size || placeOf[word] !== -1) throw new RangeError('The groups do not hold each word once.');
    placeOf[word] = place;
  }
  return {
    size,
    depthFor: (count) => Math.min(Math.round(Math.log2(size / Math.min(count, size))), Math.floor(Math.log2(size))),
    members: (group, depth) =>
      row.subarray(firstIndexOfGroup(group, depth, size), firstIndexOfGroup(group + 1, depth, size)),
    groupOf(word, depth) {
      const place = placeOf[word];
      if (place === undefined) throw new RangeError(`There is no word ${word}.`);
      const guess = Math.floor((place * 2 ** depth) / size);
      // Starts of groups are rounded down, so the guess may be one too low.
      return place >= firstIndexOfGroup(guess + 1, depth, size) ? guess + 1 : guess;
    },
  };
}

/** Reads the file of models/words-en or words-zh: 16-bit indices, little endian. @throws RangeError for an odd number of bytes. */
export function wordGroupsFromBytes(bytes: Uint8Array): WordGroups {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return readWordGroups(Uint16Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getUint16(2 * at, true)));
}
