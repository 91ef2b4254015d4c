// The vocabulary divided once into fixed groups of like words. A word's group depends on the vocabulary alone, never on a text.

/**
 * All words in one row, so that like words stand near each other: halving the row again and again gives the groups of every size.
 * `depth` halvings make 2^depth groups, whose sizes differ by one at most.
 */
export interface WordGroups {
  readonly size: number;
  /** How many halvings leave groups whose size is nearest to `count` words, by ratio. */
  depthFor(count: number): number;
  /** The words of one group, as indices into the vocabulary. */
  members(group: number, depth: number): Uint16Array;
  groupOf(word: number, depth: number): number;
}

/** Where group `group` of 2^depth begins in the row. */
const border = (group: number, depth: number, size: number) => Math.floor((group * size) / 2 ** depth);

/** @throws RangeError where the row is not each of 0 … n - 1 once. */
export function wordGroups(row: Uint16Array): WordGroups {
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
    members: (group, depth) => row.subarray(border(group, depth, size), border(group + 1, depth, size)),
    groupOf(word, depth) {
      const place = placeOf[word];
      if (place === undefined) throw new RangeError(`There is no word ${word}.`);
      const guess = Math.floor((place * 2 ** depth) / size);
      // Borders are rounded down: the guess may be one too low.
      return place >= border(guess + 1, depth, size) ? guess + 1 : guess;
    },
  };
}

/** The file of models/words-en: 16 bits a word, the lower byte first. @throws RangeError for an odd number of bytes. */
export function wordGroupsFrom(bytes: Uint8Array): WordGroups {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return wordGroups(Uint16Array.from({ length: bytes.byteLength / 2 }, (_, at) => view.getUint16(2 * at, true)));
}

const ROUNDS = 12;
const START_ROUNDS = 6;

/**
 * Divides words into two halves of like words, again and again, down to groups of `smallest`: balanced 2-means, started from the
 * direction in which the words differ most. Deterministic.
 */
export function divide(table: Int8Array, dimensions: number, smallest = 8): Uint16Array {
  const size = table.length / dimensions;
  const vectors = unitVectors(table, dimensions);
  const row = Uint16Array.from({ length: size }, (_, at) => at);
  const halve = (from: number, to: number, group: number, depth: number) => {
    if (to - from < 2 * smallest) return;
    const middle = border(2 * group + 1, depth + 1, size);
    split(row.subarray(from, to), middle - from, vectors, dimensions);
    halve(from, middle, 2 * group, depth + 1);
    halve(middle, to, 2 * group + 1, depth + 1);
  };
  halve(0, size, 0, 0);
  return row;
}

function unitVectors(table: Int8Array, dimensions: number): Float32Array {
  const vectors = new Float32Array(table.length);
  for (let at = 0; at < table.length; at += dimensions) {
    let square = 0;
    for (let i = at; i < at + dimensions; i += 1) square += (table[i] as number) ** 2;
    const scale = square > 0 ? 1 / Math.sqrt(square) : 0;
    for (let i = at; i < at + dimensions; i += 1) vectors[i] = (table[i] as number) * scale;
  }
  return vectors;
}

/** Orders the words of one part by how much nearer they are to one half's centre than to the other's. */
function split(part: Uint16Array, firstHalf: number, vectors: Float32Array, dimensions: number): void {
  let direction = mainDirection(part, vectors, dimensions);
  for (let round = 0; round < ROUNDS; round += 1) {
    const along = new Float64Array(vectors.length / dimensions);
    for (const word of part) along[word] = projection(word, direction, vectors);
    part.sort((a, b) => (along[b] as number) - (along[a] as number) || a - b);
    const [near, far] = [part.subarray(0, firstHalf), part.subarray(firstHalf)];
    const [one, other] = [centre(near, vectors, dimensions), centre(far, vectors, dimensions)];
    direction = one.map((value, i) => value - (other[i] as number));
  }
}

function projection(word: number, direction: Float64Array, vectors: Float32Array): number {
  let sum = 0;
  for (let i = 0, at = word * direction.length; i < direction.length; i += 1, at += 1)
    sum += (vectors[at] as number) * (direction[i] as number);
  return sum;
}

function centre(part: Uint16Array, vectors: Float32Array, dimensions: number): Float64Array {
  const sum = new Float64Array(dimensions);
  for (const word of part)
    for (let i = 0, at = word * dimensions; i < dimensions; i += 1, at += 1)
      sum[i] = (sum[i] as number) + (vectors[at] as number);
  return sum.map((value) => value / Math.max(1, part.length));
}

/** The first principal direction, by power iteration over the differences from the centre. */
function mainDirection(part: Uint16Array, vectors: Float32Array, dimensions: number): Float64Array {
  const middle = centre(part, vectors, dimensions);
  let direction = new Float64Array(dimensions).fill(1);
  for (let round = 0; round < START_ROUNDS; round += 1) {
    const offset = direction.reduce((sum, value, i) => sum + value * (middle[i] as number), 0);
    const next = new Float64Array(dimensions);
    for (const word of part) {
      const weight = projection(word, direction, vectors) - offset;
      for (let i = 0, at = word * dimensions; i < dimensions; i += 1, at += 1)
        next[i] = (next[i] as number) + weight * ((vectors[at] as number) - (middle[i] as number));
    }
    const norm = Math.sqrt(next.reduce((sum, value) => sum + value * value, 0));
    direction = norm > 0 ? next.map((value) => value / norm) : direction;
  }
  return direction;
}
