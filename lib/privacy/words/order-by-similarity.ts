// Divides the vocabulary into groups of similar words. scripts/word-groups.ts ran this once; models/words-en and words-zh have the result.
import { swapBetweenGroups } from './swap-between-groups.ts';
import { firstIndexOfGroup } from './word-groups.ts';

const ROUNDS = 12;
const START_ROUNDS = 6;
/** The size of the smallest groups, from which ordinary words are drawn. These groups are formed first, and larger groups are made of them. */
const LEAF_SIZE = 31;

/**
 * Orders all words in one row for `readWordGroups`, so that neighbours are similar. First come groups of about 31: the most frequent word
 * that has no group yet takes its nearest words that have none; words that are never drawn fill the gaps. The last groups would be of what is
 * left, so words are then swapped between groups (`swapBetweenGroups`). Then the groups are halved again and again by their centres (balanced 2-means, started from the direction in which
 * they differ most), so that larger groups hold similar groups too. Inside each group, the words are halved down to `smallest`.
 * Deterministic: the row depends on the list alone.
 * @param table one row of numbers for each word, the most frequent word first. @param mayBeDrawn tells by a word's index whether it may be
 * drawn.
 */
export function orderBySimilarity(
  table: Int8Array,
  dimensions: number,
  mayBeDrawn: (word: number) => boolean = () => true,
  leaf = LEAF_SIZE,
  smallest = 8,
): Uint16Array {
  const size = table.length / dimensions;
  const vectors = unitVectors(table, dimensions);
  const depth = Math.max(0, Math.round(Math.log2(size / leaf)));
  const all = Array.from({ length: size }, (_, word) => word);
  const [drawn, never] = [all.filter(mayBeDrawn), all.filter((word) => !mayBeDrawn(word))];
  const leaves = leavesOf({
    words: drawn,
    last: never,
    vectors,
    dimensions,
    each: Math.floor(size / 2 ** depth),
    count: 2 ** depth,
  });
  const groups = swapBetweenGroups({ groups: leaves.groups, vectors, dimensions, mayMove: mayBeDrawn });
  const centres = Float32Array.from(
    groups.flatMap((group) => [...centre(Uint16Array.from(group), vectors, dimensions)]),
  );
  const order = halvedRow(centres, dimensions, 1);
  const left = new Set(leaves.left);
  const row = new Uint16Array(size);
  order.forEach((leafAt, place) => {
    const group = [...(groups[leafAt] ?? [])];
    const [from, to] = [firstIndexOfGroup(place, depth, size), firstIndexOfGroup(place + 1, depth, size)];
    while (group.length < to - from) {
      const middle = centre(Uint16Array.from(group), vectors, dimensions);
      const nearest = nearestOf([...left], middle, vectors, 1);
      group.push(...nearest);
      for (const word of nearest) left.delete(word);
    }
    const words = Uint16Array.from(group);
    const own = halvedRow(
      Float32Array.from(group.flatMap((word) => [...vectors.subarray(word * dimensions, (word + 1) * dimensions)])),
      dimensions,
      smallest,
    );
    own.forEach((at, i) => {
      row[from + i] = words[at] as number;
    });
  });
  return row;
}

interface LeafDivision {
  readonly words: readonly number[];
  /** Words that are taken after all `words` are used. */
  readonly last: readonly number[];
  readonly vectors: Float32Array;
  readonly dimensions: number;
  readonly each: number;
  readonly count: number;
}

/** Forms `count` groups of `each` words, and returns them with the words that are left over. */
function leavesOf({ words, last, vectors, dimensions, each, count }: LeafDivision) {
  let [free, spare] = [words, last];
  const groups: (readonly number[])[] = [];
  while (groups.length < count) {
    if (free.length < each) {
      const missing = each - free.length;
      [free, spare] = [[...free, ...spare.slice(0, missing)], spare.slice(missing)];
    }
    const [head = 0, ...others] = free;
    const own = Float64Array.from(vectors.subarray(head * dimensions, (head + 1) * dimensions));
    const group = [head, ...nearestOf(others, own, vectors, each - 1)];
    const taken = new Set(group);
    groups.push(group);
    free = free.filter((word) => !taken.has(word));
  }
  return { groups, left: [...free, ...spare] };
}

/** The `count` words nearest to a vector. Of words that are equally near, the more frequent one comes first. */
function nearestOf(
  words: readonly number[],
  to: Float64Array,
  vectors: Float32Array,
  count: number,
): readonly number[] {
  return words
    .map((word) => ({ word, along: projection(word, to, vectors) }))
    .sort((a, b) => b.along - a.along || a.word - b.word)
    .slice(0, count)
    .map(({ word }) => word);
}

/** Orders words so that similar ones are neighbours: halves them by similarity again and again, as long as a half keeps `smallest` words. */
function halvedRow(vectors: Float32Array, dimensions: number, smallest: number): Uint16Array {
  const size = vectors.length / dimensions;
  const row = Uint16Array.from({ length: size }, (_, at) => at);
  const halve = (from: number, to: number, group: number, depth: number) => {
    if (to - from < 2 * smallest) return;
    const middle = firstIndexOfGroup(2 * group + 1, depth + 1, size);
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
