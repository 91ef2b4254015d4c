import fc from 'fast-check';
import { expect, it } from 'vitest';
import { seededRandom } from '../random.seeded.test-support.ts';
import { chiSquare } from './chi-square.test-support.ts';
import {
  exponentialProbabilities,
  permutedUtilityProbabilities,
  sampleExponential,
  samplePermutedUtilities,
} from './exponential-mechanism.ts';

const utility = fc.oneof(fc.constant(0), fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true }));
const pairs = fc
  .integer({ min: 1, max: 40 })
  .chain((n) =>
    fc.tuple(fc.array(utility, { minLength: n, maxLength: n }), fc.array(utility, { minLength: n, maxLength: n })),
  );

it('keeps exp(epsilon) between any two lists of utilities, the rounding of its weights included', () => {
  fc.assert(
    fc.property(pairs, fc.double({ min: 0, max: 24, noNaN: true }), ([u, v], epsilon) => {
      const [p, q] = [exponentialProbabilities(u, epsilon), exponentialProbabilities(v, epsilon)];
      p.forEach((chance, i) => {
        expect(Math.log(chance / (q[i] ?? 0))).toBeLessThanOrEqual(epsilon + 1e-12);
      });
    }),
  );
});

// With one good candidate among very many, the normalisation costs the other half of epsilon almost in full.
it('spends what it states: the bound is nearly met in the worst case', () => {
  const worst = (n: number, epsilon: number) => {
    const up = [1, ...new Array<number>(n - 1).fill(0)];
    const down = up.map((u) => 1 - u);
    return Math.log(
      (exponentialProbabilities(up, epsilon)[0] ?? 0) / (exponentialProbabilities(down, epsilon)[0] ?? 0),
    );
  };
  expect(worst(8_000, 2) / 2).toBeGreaterThan(0.999);
  expect(worst(8_000, 2)).toBeLessThanOrEqual(2);
});

it('follows exp(epsilon u / 2) to many digits', () => {
  const [a, b] = exponentialProbabilities([1, 0.25], 8);
  expect((a ?? 0) / (b ?? 0)).toBeCloseTo(Math.exp(8 * 0.375), 3);
});

it('draws from the exact probabilities', () => {
  const utilities = Array.from({ length: 21 }, (_, i) => i / 20);
  const random = seededRandom('exponential');
  const counts = new Float64Array(21);
  for (let i = 0; i < 40_000; i += 1) {
    const at = sampleExponential(utilities, 4, random);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  // 20 degrees of freedom: 45.3 is the 99.9th percentile.
  expect(chiSquare(counts, exponentialProbabilities(utilities, 4))).toBeLessThan(45.3);
  expect(chiSquare(counts, exponentialProbabilities(utilities, 3))).toBeGreaterThan(45.3);
});

/** One list, and the same numbers in another order. */
const permuted = fc
  .array(utility, { minLength: 1, maxLength: 40 })
  .chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })));

it('spends the whole epsilon on lists of the same numbers, and no more, the rounding of its weights included', () => {
  fc.assert(
    fc.property(permuted, fc.double({ min: 0, max: 24, noNaN: true }), ([u, v], epsilon) => {
      const [p, q] = [permutedUtilityProbabilities(u, epsilon), permutedUtilityProbabilities(v, epsilon)];
      p.forEach((chance, i) => {
        expect(Math.log(chance / (q[i] ?? 0))).toBeLessThanOrEqual(epsilon + 1e-12);
      });
    }),
  );
  const [one, other] = [permutedUtilityProbabilities([1, 0], 8), permutedUtilityProbabilities([0, 1], 8)];
  expect(Math.log((one[0] ?? 0) / (other[0] ?? 0))).toBeCloseTo(8, 6);
});

it('would not keep epsilon between lists of other numbers', () => {
  const [one, other] = [
    permutedUtilityProbabilities([1, ...new Array(99).fill(0)], 4),
    permutedUtilityProbabilities([0, ...new Array(99).fill(1)], 4),
  ];
  expect(Math.log((one[0] ?? 0) / (other[0] ?? 0))).toBeGreaterThan(4.5);
});

it('draws from the exact probabilities of lists of the same numbers', () => {
  const utilities = Array.from({ length: 21 }, (_, i) => i / 20);
  const random = seededRandom('permuted');
  const counts = new Float64Array(21);
  for (let i = 0; i < 40_000; i += 1) {
    const at = samplePermutedUtilities(utilities, 3, random);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  // 20 degrees of freedom: 45.3 is the 99.9th percentile.
  expect(chiSquare(counts, permutedUtilityProbabilities(utilities, 3))).toBeLessThan(45.3);
  expect(chiSquare(counts, permutedUtilityProbabilities(utilities, 2.5))).toBeGreaterThan(45.3);
});

it('refuses what would break its bound', () => {
  const random = seededRandom('x');
  expect(() => sampleExponential([], 1, random)).toThrow(RangeError);
  expect(() => sampleExponential([1.01], 1, random)).toThrow(RangeError);
  expect(() => sampleExponential([Number.NaN], 1, random)).toThrow(RangeError);
  expect(() => sampleExponential([1], -1, random)).toThrow(RangeError);
  expect(() => sampleExponential([1], 25, random)).toThrow(RangeError);
  expect(() => samplePermutedUtilities([1], 25, random)).toThrow(RangeError);
  expect(() => sampleExponential(new Float32Array(8_193), 1, random)).toThrow(RangeError);
});
