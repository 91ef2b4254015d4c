import fc from 'fast-check';
import { expect, it } from 'vitest';
import { permutedUtilityProbabilities } from './exponential-mechanism.ts';
import { utilitiesByRank } from './rank-utilities.ts';

const cosines = fc
  .integer({ min: 1, max: 60 })
  .chain((n) => fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: n, maxLength: n }))
  .map((numbers) => Float64Array.from(numbers));

it('gives any two words of a group the same numbers, whatever their cosines, reversed or not', () => {
  fc.assert(
    fc.property(cosines, fc.integer({ min: 0, max: 70 }), fc.boolean(), (row, word, isReversed) => {
      const words = Array.from(row.keys());
      const one = utilitiesByRank(words, row, word, isReversed);
      const other = utilitiesByRank(
        words,
        row.map((cosine) => -cosine),
        0,
        false,
      );
      expect(Array.from(one).sort()).toEqual(Array.from(other).sort());
    }),
  );
});

it('puts the word first even where another has its vector, and the nearest beside it', () => {
  const utilities = utilitiesByRank([7, 8, 9, 10], Float64Array.of(1, 1, 0.2, 0.5), 8, false);
  expect(utilities[1]).toBe(1);
  expect(utilities[0]).toBe(1);
  expect(utilities[2]).toBe(0);
  expect(utilities[3]).toBeGreaterThan(0);
  expect(utilitiesByRank([7, 8, 9, 10], Float64Array.of(1, 1, 0.2, 0.5), 8, true)[1]).toBe(0);
});

it('leaves no word likelier than the one nearest to it, at any budget', () => {
  const utilities = utilitiesByRank([0, 1, 2, 3, 4], Float64Array.of(1, 0.9, 0.8, 0.1, 0.3), 0, false);
  for (const epsilon of [0.1, 1, 8, 24]) {
    const [own, nearest] = permutedUtilityProbabilities(utilities, epsilon);
    expect(own).toBe(nearest);
    expect(own).toBeLessThan(0.5);
  }
});
