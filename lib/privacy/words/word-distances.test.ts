import fc from 'fast-check';
import { expect, it } from 'vitest';
import { distanceTable } from './word-distances.ts';

const byte = fc.oneof(fc.constantFrom(-128, 127), fc.integer({ min: -128, max: 127 }));

it('measures what a plain sum of squares measures, for any number of words at once', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }).chain((n) => fc.array(byte, { minLength: 96 * n, maxLength: 96 * n })),
      fc.constantFrom(2, 32, 96),
      (numbers, used) => {
        const size = numbers.length / 96;
        const words = Array.from({ length: size }, (_, word) => word);
        const rows = distanceTable(Int8Array.from(numbers), 96, used).rows(words);
        for (const word of words) {
          const distances = words.map((other) => {
            const pair = Array.from(
              { length: used },
              (_, i) => [numbers[word * 96 + i], numbers[other * 96 + i]] as const,
            );
            return Math.sqrt(pair.reduce((sum, [a = 0, b = 0]) => sum + (a - b) ** 2, 0));
          });
          const most = Math.max(...distances);
          distances.forEach((distance, other) => {
            expect(rows[word]?.[other]).toBeCloseTo(most > 0 ? distance / most : 0, 5);
          });
        }
      },
    ),
    { numRuns: 40 },
  );
});
