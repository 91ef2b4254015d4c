// The similarity of words: a vector of 8-bit numbers for each word, compared by plain arithmetic.

export interface WordVectorSpace {
  readonly words: readonly string[];
  has(word: string): boolean;
  /** The index of a word in `words`; undefined for an unknown word. */
  indexOf(word: string): number | undefined;
  /** The cosine between the vectors of the words at two indices. */
  cosine(a: number, b: number): number;
  /** The cosine between the vectors of two words; undefined if one of them is unknown. */
  similarity(a: string, b: string): number | undefined;
  /** The `count` words nearest to `word`, the nearest first, without the word itself; empty for an unknown word. */
  nearest(word: string, count: number): readonly NeighbourWord[];
}

export interface NeighbourWord {
  readonly word: string;
  readonly index: number;
  readonly similarity: number;
}

/** A heap of the best scores so far. The worst of them is on top, so that a single comparison rejects most words. */
class BestScores {
  private readonly indices: Int32Array;
  private readonly scores: Float32Array;
  private size = 0;

  constructor(private readonly most: number) {
    this.indices = new Int32Array(most);
    this.scores = new Float32Array(most);
  }

  get threshold(): number {
    return this.size < this.most ? Number.NEGATIVE_INFINITY : (this.scores[0] ?? 0);
  }

  offer(index: number, score: number): void {
    if (this.size < this.most) this.rise(this.size++, index, score);
    else this.sink(index, score);
  }

  private put(at: number, index: number, score: number): void {
    this.indices[at] = index;
    this.scores[at] = score;
  }

  private rise(from: number, index: number, score: number): void {
    let at = from;
    while (at > 0) {
      const above = (at - 1) >> 1;
      const other = this.scores[above] ?? 0;
      if (other <= score) break;
      this.put(at, this.indices[above] ?? 0, other);
      at = above;
    }
    this.put(at, index, score);
  }

  private sink(index: number, score: number): void {
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= this.size) break;
      if (child + 1 < this.size && (this.scores[child + 1] ?? 0) < (this.scores[child] ?? 0)) child += 1;
      const other = this.scores[child] ?? 0;
      if (other >= score) break;
      this.put(at, this.indices[child] ?? 0, other);
      at = child;
    }
    this.put(at, index, score);
  }

  sorted(): readonly (readonly [index: number, score: number])[] {
    return Array.from({ length: this.size }, (_, at) => [this.indices[at] ?? 0, this.scores[at] ?? 0] as const).sort(
      (a, b) => b[1] - a[1],
    );
  }
}

/** How many numbers of a vector are compared first. They tend to be the largest, so they rule out most words. */
const HEAD_LENGTH = 32;

/** Builds the space of words from their vectors. @throws RangeError if the table does not hold the same number of dimensions for each word. */
export function wordVectorSpace(words: readonly string[], table: Int8Array): WordVectorSpace {
  const dimensions = table.length / words.length;
  if (!Number.isInteger(dimensions) || dimensions === 0 || dimensions % 4 !== 0)
    throw new RangeError(`${table.length} numbers cannot be the vectors of ${words.length} words.`);
  const indexOf = new Map(words.map((word, index) => [word, index]));
  const head = Math.min(HEAD_LENGTH, dimensions);
  const inverseNorm = Float32Array.from(words, (_, at) => 1 / Math.sqrt(Math.max(1, product(at, at, 0, dimensions))));
  /** The most that a word's later numbers can add to any cosine (Cauchy and Schwarz). */
  const tail = Float32Array.from(
    words,
    (_, at) => Math.sqrt(product(at, at, head, dimensions)) * (inverseNorm[at] ?? 0),
  );

  /** Adds up four sums in parallel, so that no addition waits for the previous one. */
  function product(a: number, b: number, from: number, to: number): number {
    let [p, q, r, s] = [0, 0, 0, 0];
    for (let i = a * dimensions + from, j = b * dimensions + from, end = a * dimensions + to; i < end; i += 4, j += 4) {
      p += (table[i] as number) * (table[j] as number);
      q += (table[i + 1] as number) * (table[j + 1] as number);
      r += (table[i + 2] as number) * (table[j + 2] as number);
      s += (table[i + 3] as number) * (table[j + 3] as number);
    }
    return p + q + r + s;
  }

  const scaled = (a: number, b: number, from: number, to: number) =>
    product(a, b, from, to) * (inverseNorm[a] ?? 0) * (inverseNorm[b] ?? 0);

  return {
    words,
    has: (word) => indexOf.has(word),
    indexOf: (word) => indexOf.get(word),
    cosine: (a, b) => scaled(a, b, 0, dimensions),
    similarity(a, b) {
      const [i, j] = [indexOf.get(a), indexOf.get(b)];
      return i === undefined || j === undefined ? undefined : scaled(i, j, 0, dimensions);
    },
    nearest(word, count) {
      const from = indexOf.get(word);
      if (from === undefined || count < 1) return [];
      const best = new BestScores(Math.min(count, words.length - 1));
      for (let index = 0; index < words.length; index += 1) {
        if (index === from) continue;
        const first = scaled(from, index, 0, head);
        if (first + (tail[from] ?? 0) * (tail[index] ?? 0) <= best.threshold) continue;
        const score = first + scaled(from, index, head, dimensions);
        if (score > best.threshold) best.offer(index, score);
      }
      return best.sorted().map(([index, similarity]) => ({ word: words[index] ?? '', index, similarity }));
    },
  };
}

/** Reads two files of models/words-en or words-zh. */
export function wordVectorSpaceFromFiles(words: Uint8Array, vectors: Uint8Array): WordVectorSpace {
  const list = new TextDecoder().decode(words).trimEnd().split('\n');
  return wordVectorSpace(list, new Int8Array(vectors.buffer, vectors.byteOffset, vectors.byteLength));
}
