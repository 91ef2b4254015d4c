import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noiseRateFor, probabilitiesNearNumber } from '../metric-dp.ts';
import { seededRandom } from '../random.seeded.test-support.ts';
import { chiSquare } from './chi-square.test-support.ts';
import { CURRENCY_SIGNS, currencyUtilities, sampleCurrency } from './currency.ts';
import { exponentialProbabilities } from './exponential-mechanism.ts';
import { sampleLettersAndDigits, sampleNumber } from './number-words.ts';

it('keeps the layout of any number, and draws from all numbers that have it', () => {
  const random = seededRandom('layouts');
  const number = fc.stringMatching(/^(?:[1-9][0-9]{0,2}(?:,[0-9]{3}){0,4}|[0-9]{1,12})(?:\.[0-9]{1,3})?$/);
  fc.assert(
    fc.property(number, fc.constantFrom(0, 0.5, 8), (text, epsilon) => {
      const { surrogate } = sampleNumber(text, epsilon, random);
      expect(surrogate.replace(/\d/g, '0')).toBe(text.replace(/\d/g, '0'));
      const zeros = (digits: string) => [/^0*/.exec(digits)?.[0], /0*$/.exec(digits)?.[0].length] as const;
      const [before, after] = [text, surrogate].map((t) => zeros(t.replace(/\D/g, '')));
      if (text.replace(/\D/g, '').length > 1) {
        expect(after?.[0]).toBe(before?.[0]);
        expect(after?.[1]).toBeGreaterThanOrEqual(before?.[1] ?? 0);
      }
    }),
  );
});

it.each(['02', '20', '0.5'])('never draws the zero that would change the layout of %s', (text) => {
  const random = seededRandom('zeros');
  const drawn = new Set(Array.from({ length: 300 }, () => sampleNumber(text, 0, random).surrogate));
  expect([...drawn].sort()).toEqual(Array.from({ length: 9 }, (_, i) => text.replace(/[1-9]/, String(i + 1))));
  expect(sampleNumber(text, 0, random).domainSize).toBe(9);
});

it.each([1, 8])('keeps exp(epsilon) between any two numbers of a layout (epsilon %i)', (epsilon) => {
  const grid = { first: 10, last: 99 };
  const rate = noiseRateFor(epsilon, grid.last - grid.first);
  const rows = Array.from({ length: 90 }, (_, i) => probabilitiesNearNumber(10 + i, grid, rate));
  let worst = 0;
  for (let o = 0; o < 90; o += 1) {
    const chances = rows.map((row) => row[o] ?? 0);
    worst = Math.max(worst, Math.log(Math.max(...chances) / Math.min(...chances)));
  }
  expect(worst).toBeLessThanOrEqual(epsilon);
  expect(worst).toBeGreaterThan(epsilon / 2);
});

it('draws from the exact probabilities, and evenly without a budget', () => {
  const random = seededRandom('numbers');
  const near = new Float64Array(90);
  const even = new Float64Array(10);
  for (let i = 0; i < 18_000; i += 1) {
    const drawn = Number(sampleNumber('42', 8, random).surrogate) - 10;
    near[drawn] = (near[drawn] ?? 0) + 1;
    const digit = Number(sampleNumber('7', 0, random).surrogate);
    even[digit] = (even[digit] ?? 0) + 1;
  }
  // 89 and 9 degrees of freedom, 99.9th percentiles.
  expect(chiSquare(near, probabilitiesNearNumber(42, { first: 10, last: 99 }, noiseRateFor(8, 89)))).toBeLessThan(
    135.98,
  );
  expect(chiSquare(even, new Float64Array(10).fill(0.1))).toBeLessThan(27.88);
});

it('draws one sign of money for another, within its bound', () => {
  const random = seededRandom('money');
  for (const isReversed of [false, true]) {
    const rows = CURRENCY_SIGNS.map((sign) => exponentialProbabilities(currencyUtilities(sign, isReversed), 3));
    const worst = CURRENCY_SIGNS.map((_, o) => {
      const chances = rows.map((row) => row[o] ?? 0);
      return Math.log(Math.max(...chances) / Math.min(...chances));
    });
    expect(Math.max(...worst)).toBeLessThanOrEqual(3);
    const counts = new Float64Array(CURRENCY_SIGNS.length);
    for (let i = 0; i < 5_000; i += 1) {
      const at = CURRENCY_SIGNS.indexOf(sampleCurrency('€', 3, isReversed, random));
      counts[at] = (counts[at] ?? 0) + 1;
    }
    // 13 degrees of freedom, 99.9th percentile.
    expect(chiSquare(counts, rows[1] ?? [])).toBeLessThan(34.53);
  }
  expect(() => sampleCurrency('x', 1, false, random)).toThrow(RangeError);
});

it('reads digits of other scripts as digits', () => {
  const { surrogate, domainSize } = sampleNumber('٤٢', 8, seededRandom('arabic'));
  expect(surrogate).toMatch(/^[1-9]\d$/);
  expect(domainSize).toBe(90);
});

it('keeps only the shape of what is neither word nor number', () => {
  const random = seededRandom('shape');
  const drawn = Array.from({ length: 200 }, () => sampleLettersAndDigits('B12x', random));
  for (const text of drawn) expect(text).toMatch(/^[A-Z]\d\d[a-z]$/);
  expect(new Set(drawn).size).toBeGreaterThan(190);
});
