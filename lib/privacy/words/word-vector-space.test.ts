import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordVectorSpace, wordVectorSpaceFromFiles } from './word-vector-space.ts';

const shipped = wordVectorSpaceFromFiles(
  readFileSync('models/words-en/words.txt'),
  readFileSync('models/words-en/vectors.bin'),
);

it('finds what a search of everything finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.integer({ min: -127, max: 127 }), { minLength: 40, maxLength: 40 }), {
        minLength: 3,
        maxLength: 40,
      }),
      fc.integer({ min: 1, max: 6 }),
      (rows, count) => {
        const words = rows.map((_, at) => `w${at}`);
        const space = wordVectorSpace(words, Int8Array.from(rows.flat()));
        const all = words
          .slice(1)
          .map((word) => space.similarity('w0', word) ?? 0)
          .sort((a, b) => b - a);
        const found = space.nearest('w0', count).map(({ similarity }) => similarity);
        expect(found).toHaveLength(Math.min(count, words.length - 1));
        for (const [at, similarity] of found.entries()) expect(similarity).toBeCloseTo(all[at] ?? 0, 5);
      },
    ),
  );
});

it('knows 30,000 English words and more, and puts like beside like', () => {
  expect(shipped.words.length).toBeGreaterThanOrEqual(30_000);
  const near = (word: string) => shipped.nearest(word, 8).map((neighbour) => neighbour.word);
  expect(near('monday')).toEqual(expect.arrayContaining(['tuesday', 'friday']));
  expect(near('asthma')).toEqual(expect.arrayContaining(['diabetes']));
  expect(near('sister')).toEqual(expect.arrayContaining(['brother']));
  expect(shipped.similarity('doctor', 'doctor')).toBeCloseTo(1, 2);
  expect(shipped.nearest('qqqzz', 5)).toEqual([]);
});

it('refuses a table that does not fit', () => {
  expect(() => wordVectorSpace(['a', 'b'], new Int8Array(7))).toThrow(RangeError);
});
