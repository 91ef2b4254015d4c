import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dotProducts } from './dot-products.ts';
import { distanceTable } from './word-distances.ts';

const byte = fc.oneof(fc.constantFrom(-128, 127), fc.integer({ min: -128, max: 127 }));
const tables = fc
  .tuple(fc.integer({ min: 1, max: 30 }), fc.constantFrom(1, 3, 8, 17, 64, 96, 200))
  .chain(([rows, dimensions]) =>
    fc.record({
      dimensions: fc.constant(dimensions),
      numbers: fc.array(byte, { minLength: rows * dimensions, maxLength: rows * dimensions }),
    }),
  );

it('measures what a plain sum of squares measures', () => {
  fc.assert(
    fc.property(tables, ({ numbers, dimensions }) => {
      const table = distanceTable(Int8Array.from(numbers), dimensions);
      const rows = Array.from({ length: table.size }, (_, row) =>
        numbers.slice(row * dimensions, (row + 1) * dimensions),
      );
      for (const [word, own] of rows.entries()) {
        const squares = rows.map((other) => own.reduce((sum, a, i) => sum + (a - (other[i] ?? 0)) ** 2, 0));
        const row = table.row(word);
        expect([...row.squares]).toEqual(squares);
        expect(row.largest).toBe(Math.max(...squares));
        const others = Uint16Array.from(rows.keys())
          .filter((at) => at % 3 !== 1)
          .reverse();
        const chosen = table.rowOf(word, others);
        expect([...chosen.squares]).toEqual(Array.from(others, (other) => squares[other]));
        expect(chosen.largest * (1 + 1e-9)).toBeGreaterThanOrEqual(row.largest);
      }
    }),
    { numRuns: 60 },
  );
});

it('adds up the largest numbers there are', () => {
  expect([...dotProducts(new Int8Array(2 * 512).fill(-128), 512)(1)]).toEqual([8_388_608, 8_388_608]);
});

it('refuses a table that does not fit, and a word that is not in it', () => {
  expect(() => distanceTable(new Int8Array(7), 2)).toThrow(RangeError);
  expect(() => distanceTable(new Int8Array(0), 2)).toThrow(RangeError);
  expect(() => distanceTable(new Int8Array(8), 2).row(4)).toThrow(RangeError);
  expect(() => distanceTable(new Int8Array(8), 2).rowOf(4, Uint16Array.of(0))).toThrow(RangeError);
});
