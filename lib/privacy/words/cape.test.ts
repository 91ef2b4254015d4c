import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.seeded.test-support.ts';
import {
  boundedCapeProbabilities,
  minBoundedCapeProbability,
  planRankBuckets,
  publishedCapeProbabilities,
  sampleBoundedCape,
  samplePublishedCape,
} from './cape.ts';
import { countOfFittingWords, rankFittingWords } from './cape-context.ts';
import { capeUtilities, UTILITY_SCALE } from './cape-utility.ts';
import { chiSquare } from './chi-square.test-support.ts';
import { distanceTable } from './word-distances.ts';

const RANGE = { low: 0, high: 10 };

const everyWord = (size: number) => Uint16Array.from({ length: size }, (_, word) => word);

/** A small vocabulary with its vectors, and one row of logits. */
const domain = fc.integer({ min: 13, max: 120 }).chain((size) =>
  fc.record({
    vectors: fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 4 * size, maxLength: 4 * size }),
    logits: fc.array(fc.double({ min: -5, max: 15, noNaN: true }), { minLength: size, maxLength: size }),
  }),
);

/** The utilities at one place, for each word of the vocabulary and for a word outside it. */
function rowsOf({
  vectors,
  logits,
}: {
  vectors: readonly number[];
  logits: readonly number[];
}): readonly Uint16Array[] {
  const table = distanceTable(Int8Array.from(vectors), 4);
  const words = [undefined, ...logits.keys()];
  const row = Float32Array.from(logits);
  return capeUtilities(
    words,
    words.map(() => row),
    RANGE,
    table,
    everyWord(table.size),
  );
}

const worstRatio = (rows: readonly Float64Array[]) =>
  Math.max(
    ...Array.from(rows[0] ?? [], (_, y) => {
      const chances = rows.map((row) => row[y] ?? 0);
      return Math.log(Math.max(...chances) / Math.min(...chances));
    }),
  );

it('keeps exp(epsilon) between any two words at a place, known or not (bounded)', () => {
  fc.assert(
    fc.property(domain, fc.double({ min: 0.01, max: 20, noNaN: true }), (input, epsilon) => {
      const rows = rowsOf(input).map((keys) => boundedCapeProbabilities(keys, epsilon));
      for (const row of rows) expect(row.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 9);
      expect(worstRatio(rows)).toBeLessThanOrEqual(epsilon + 1e-9);
      const least = minBoundedCapeProbability(input.logits.length, epsilon);
      for (const row of rows) expect(Math.min(...row)).toBeGreaterThanOrEqual(least * (1 - 1e-9));
    }),
    { numRuns: 60 },
  );
});

it('keeps exp(epsilon) between any two words at a place over the words that fit it, which are the same for both', () => {
  fc.assert(
    fc.property(domain, fc.double({ min: 0.01, max: 12, noNaN: true }), ({ vectors, logits }, epsilon) => {
      const table = distanceTable(Int8Array.from(vectors), 4);
      const words = [undefined, ...logits.keys()];
      const row = Float32Array.from(logits);
      const tables = { range: RANGE, distances: table, drawable: everyWord(table.size) };
      const count = Math.ceil(logits.length / 3);
      const rows = words.map((word) => rankFittingWords(word, row, count, tables));
      for (const { words: fitting } of rows) expect(fitting).toEqual(rows[0]?.words);
      expect(worstRatio(rows.map(({ keys }) => boundedCapeProbabilities(keys, epsilon)))).toBeLessThanOrEqual(
        epsilon + 1e-9,
      );
      // A word that is left out does not fit better than any word that may be drawn, up to the width of one level.
      const kept = new Set(rows[0]?.words);
      const clipped = (word: number) => Math.min(Math.max(row[word] ?? 0, RANGE.low), RANGE.high);
      const worstKept = Math.min(...Array.from(kept, clipped));
      for (const word of logits.keys())
        if (!kept.has(word)) expect(clipped(word)).toBeLessThanOrEqual(worstKept + 0.01);
      expect(kept.size).toBeGreaterThanOrEqual(count);
    }),
    { numRuns: 60 },
  );
});

it('draws from 2,000 words that fit up to epsilon 8, and from more where the budget tells more apart', () => {
  expect([0.1, 5.2, 8, 9, 20].map((epsilon) => countOfFittingWords(epsilon, 31_724))).toEqual([
    2000, 2000, 2000, 4052, 31_724,
  ]);
  expect(countOfFittingWords(8, 500)).toBe(500);
});

it('is as tight as it says where utilities differ as much as they can', () => {
  // For one word the first half is perfect and the rest worthless; for the other it is the reverse.
  const size = 400;
  const half = Uint16Array.from({ length: size }, (_, word) => (word < size / 2 ? UTILITY_SCALE : 0));
  const rows = [half, half.map((key) => UTILITY_SCALE - key)].map((keys) => boundedCapeProbabilities(keys, 5));
  expect(worstRatio(rows)).toBeGreaterThan(0.6 * 5);
  expect(worstRatio(rows)).toBeLessThanOrEqual(5);
});

it('promises each word its epsilon where other words are hidden, and only the sum where they are seen', () => {
  const size = 40;
  const table = distanceTable(
    Int8Array.from({ length: 4 * size }, (_, i) => ((i * 71) % 255) - 127),
    4,
  );
  /** Logits that depend on the word beside the place. */
  const beside = (word: number) =>
    Float32Array.from({ length: size }, (_, other) => ((other * 7 + word * 13) % size) / 4);
  const flat = new Float32Array(size).fill(5);
  const [first, second] = [4, 3];
  /** P(y1 | prompt) and P(y2 | prompt) of a prompt of two words. */
  const chances = (one: number, two: number, isSeen: boolean) => {
    const rows = isSeen ? [beside(two), beside(one)] : [flat, flat];
    const [a, b] = capeUtilities([one, two], rows, RANGE, table, everyWord(size));
    return [
      boundedCapeProbabilities(a ?? new Uint16Array(size), first),
      boundedCapeProbabilities(b ?? new Uint16Array(size), second),
    ] as const;
  };
  // The places are drawn independently, so the worst pair of outputs consists of the worst output of each place.
  const loss = (isSeen: boolean, p: readonly [number, number], q: readonly [number, number]) => {
    const [x, y] = [chances(...p, isSeen), chances(...q, isSeen)];
    return [0, 1].reduce((sum, place) => {
      const [of, instead] = [x[place] ?? [], y[place] ?? []];
      return sum + Math.max(...Array.from(of, (chance, i) => Math.log(chance / (instead[i] ?? 0))));
    }, 0);
  };
  let [one, both, hidden] = [0, 0, 0];
  for (let word = 1; word < size; word += 1) {
    one = Math.max(one, loss(true, [0, 5], [word, 5]));
    both = Math.max(both, loss(true, [0, 5], [word, (word * 3) % size]));
    hidden = Math.max(hidden, loss(false, [0, 5], [word, 5]));
  }
  expect(hidden).toBeLessThanOrEqual(first);
  expect(one).toBeGreaterThan(first);
  expect(Math.max(one, both)).toBeLessThanOrEqual(first + second);
});

it('states an estimate, as printed, that another word can break', () => {
  // Word a: all words except one are in one bucket. Word b: the words are spread over all buckets. The estimate from b alone is too low for
  // the pair.
  const size = 200;
  const a = Uint16Array.from({ length: size }, (_, word) => (word === 0 ? UTILITY_SCALE : 1));
  const b = Uint16Array.from({ length: size }, (_, word) => Math.round((word / (size - 1)) * UTILITY_SCALE));
  const epsilon = 0.5;
  const [forA, forB] = [publishedCapeProbabilities(a, epsilon), publishedCapeProbabilities(b, epsilon)];
  expect(worstRatio([forA.chances, forB.chances])).toBeGreaterThan(forB.estimate);
  expect(forB.estimate).toBeCloseTo(epsilon, 1);
});

it.each([1, 6, 20])('draws from the exact probabilities (epsilon %i)', (epsilon) => {
  const random = seededRandom(`cape ${epsilon}`);
  const size = 60;
  const keys = Uint16Array.from({ length: size }, (_, word) => ((word * 37) % size) * 250);
  const bounded = new Float64Array(size);
  const printed = new Float64Array(size);
  for (let i = 0; i < 6_000; i += 1) {
    const one = sampleBoundedCape(keys, epsilon, random);
    const other = samplePublishedCape(keys, epsilon, random).word;
    bounded[one] = (bounded[one] ?? 0) + 1;
    printed[other] = (printed[other] ?? 0) + 1;
  }
  // 59 degrees of freedom: 98.3 is the 99.9th percentile.
  expect(chiSquare(bounded, boundedCapeProbabilities(keys, epsilon))).toBeLessThan(98.3);
  expect(chiSquare(printed, publishedCapeProbabilities(keys, epsilon).chances)).toBeLessThan(98.3);
});

it('fixes the sizes of its buckets before any word is seen', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 40_000 }),
      fc.double({ min: 0.001, max: 24, noNaN: true }),
      (size, epsilon) => {
        const { sizes, forSizes, forUtilities } = planRankBuckets(size, epsilon);
        expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(size);
        expect(Math.min(...sizes)).toBeGreaterThan(0);
        expect(Math.log(Math.max(...sizes) / Math.min(...sizes))).toBeCloseTo(forSizes, 9);
        expect(forSizes + forUtilities).toBeCloseTo(epsilon, 9);
      },
    ),
  );
  expect(planRankBuckets(32_000, 8).sizes.slice(0, 2)).toEqual([11, 11]);
  expect(planRankBuckets(32_000, 20).sizes).toEqual([1, 1, 1, 1, 1, 1, 1, 31_993]);
  expect(() => planRankBuckets(32_000, 0)).toThrow(RangeError);
});

it('prefers words that fit the place and are near the word', () => {
  const table = distanceTable(Int8Array.from([100, 0, 90, 10, -100, 0, 0, 100]), 2);
  const [keys] = capeUtilities([0], [Float32Array.of(5, 5, 5, -3)], RANGE, table, everyWord(table.size));
  expect(keys?.[0]).toBeGreaterThan(keys?.[1] ?? 0);
  expect(keys?.[1]).toBeGreaterThan(keys?.[2] ?? 0);
  expect(keys?.[3]).toBe(0);
  // sqrt(0.5) * exp(-1): half of the range, at the farthest word.
  expect((keys?.[2] ?? 0) / UTILITY_SCALE).toBeCloseTo(Math.sqrt(0.5) * Math.exp(-1), 3);
  expect((keys?.[0] ?? 0) / UTILITY_SCALE).toBeCloseTo(Math.sqrt(0.5), 3);
});

it('refuses rows that do not fit', () => {
  const table = distanceTable(Int8Array.from([1, 2, 3, 4]), 2);
  expect(() => capeUtilities([0], [], RANGE, table, everyWord(2))).toThrow(RangeError);
  expect(() => capeUtilities([2], [new Float32Array(2)], RANGE, table, everyWord(2))).toThrow(RangeError);
  expect(() => capeUtilities([0], [new Float32Array(2)], { low: 1, high: 1 }, table, everyWord(2))).toThrow(RangeError);
  expect(() => distanceTable(new Int8Array(7), 2)).toThrow(RangeError);
  const tables = { range: RANGE, distances: table, drawable: everyWord(2) };
  expect(() => rankFittingWords(0, new Float32Array(3), 1, tables)).toThrow(RangeError);
  expect(() => rankFittingWords(0, new Float32Array(2), 1, { ...tables, range: { low: 1, high: 1 } })).toThrow(
    RangeError,
  );
});
