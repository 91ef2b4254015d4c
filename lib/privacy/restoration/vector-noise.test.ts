import { describe, expect, it } from 'vitest';
import { seededRandom } from '../random.seeded.test-support.ts';
import { metaVector } from './meta-vector.ts';
import {
  euclideanLength,
  logDensityOfNoise,
  sampleDirection,
  sampleNoiseLength,
  withVectorNoise,
} from './vector-noise.ts';

/** The largest gap between the share of draws below x and the expected share (Kolmogorov and Smirnov). */
function gap(draws: readonly number[], cumulative: (x: number) => number): number {
  const sorted = [...draws].sort((a, b) => a - b);
  return Math.max(
    ...sorted.map((x, index) => {
      const exact = cumulative(x);
      return Math.max(Math.abs(exact - index / sorted.length), Math.abs((index + 1) / sorted.length - exact));
    }),
  );
}

/** With a correct sampler, one gap in a thousand is larger than this. The seeds are fixed. */
const largestGap = (draws: number) => 1.95 / Math.sqrt(draws);

/** The share of Gamma(n, 1 / epsilon) below x, exactly: 1 - exp(-y) (1 + y + … + y^(n-1) / (n-1)!) with y = epsilon x. */
function gammaBelow(n: number, epsilon: number): (x: number) => number {
  return (x) => {
    const y = epsilon * x;
    let [term, sum] = [Math.exp(-y), 0];
    for (let k = 0; k < n; k += 1) {
      sum += term;
      term *= y / (k + 1);
    }
    return 1 - sum;
  };
}

const drawn = <T>(count: number, draw: () => T) => Array.from({ length: count }, draw);

describe('the length of the noise', () => {
  it.each([
    [1, 1],
    [2, 0.5],
    [5, 3],
    [48, 75],
    [128, 20],
  ])('of %d dimensions at epsilon %d is Gamma(n, 1 / epsilon)', (n, epsilon) => {
    const random = seededRandom(`length ${n}`);
    const lengths = drawn(8000, () => sampleNoiseLength(n, epsilon, random));
    expect(gap(lengths, gammaBelow(n, epsilon))).toBeLessThan(largestGap(8000));
    // The test is sharp enough to reject a wrong dimension and half the budget.
    expect(gap(lengths, gammaBelow(n + 1, epsilon))).toBeGreaterThan(largestGap(8000));
    expect(gap(lengths, gammaBelow(n, epsilon / 2))).toBeGreaterThan(largestGap(8000));
  });

  it('is what withVectorNoise adds', () => {
    const random = seededRandom('added');
    const vector = Float64Array.from([0.6, 0, 0.8]);
    const lengths = drawn(8000, () =>
      euclideanLength(withVectorNoise(vector, 2, random).map((value, i) => value - (vector[i] ?? 0))),
    );
    expect(gap(lengths, gammaBelow(3, 2))).toBeLessThan(largestGap(8000));
  });
});

describe('the direction of the noise', () => {
  it('has every angle alike in two dimensions', () => {
    const random = seededRandom('angle');
    const angles = drawn(8000, () => {
      const [x = 0, y = 0] = sampleDirection(2, random);
      return Math.atan2(y, x);
    });
    expect(gap(angles, (angle) => (angle + Math.PI) / (2 * Math.PI))).toBeLessThan(largestGap(8000));
  });

  it.each([0, 1, 2])('has every height alike in three dimensions, along axis %d (Archimedes)', (axis) => {
    const random = seededRandom(`height ${axis}`);
    const heights = drawn(8000, () => sampleDirection(3, random)[axis] ?? 0);
    expect(gap(heights, (height) => (height + 1) / 2)).toBeLessThan(largestGap(8000));
  });

  it('favours no axis and no pair of axes in 48 dimensions, an odd number included', () => {
    for (const n of [47, 48]) {
      const random = seededRandom(`moments ${n}`);
      const draws = drawn(6000, () => sampleDirection(n, random));
      for (const draw of draws.slice(0, 50)) expect(euclideanLength(draw)).toBeCloseTo(1, 12);
      for (let axis = 0; axis < n; axis += 1) {
        const mean = (of: (draw: Float64Array) => number) => draws.reduce((sum, draw) => sum + of(draw), 0) / 6000;
        const here = (draw: Float64Array) => draw[axis] ?? 0;
        const next = (draw: Float64Array) => draw[(axis + 1) % n] ?? 0;
        expect(Math.abs(mean(here))).toBeLessThan(5 / Math.sqrt(n * 6000));
        expect(Math.abs(n * mean((draw) => here(draw) ** 2) - 1)).toBeLessThan(5 * Math.sqrt(2 / 6000));
        expect(Math.abs(n * mean((draw) => here(draw) * next(draw)))).toBeLessThan(5 / Math.sqrt(6000));
      }
    }
  });

  it('does not depend on the length', () => {
    const random = seededRandom('independent');
    const zero = new Float64Array(2);
    const draws = drawn(8000, () => withVectorNoise(zero, 1, random)).map(([x = 0, y = 0]) => ({
      length: Math.hypot(x, y),
      angle: Math.atan2(y, x),
    }));
    const long = draws.filter(({ length }) => length > 1.678).map(({ angle }) => angle);
    expect(long.length).toBeGreaterThan(3500);
    expect(gap(long, (angle) => (angle + Math.PI) / (2 * Math.PI))).toBeLessThan(largestGap(long.length));
  });
});

describe('the bound', () => {
  const epsilon = 1.5;
  const types = [
    [1, 0, 0.2],
    [-0.9, 0.1, -0.3],
    [0.1, 1, 0],
    [0.3, -0.5, 0.8],
  ].map((row) => Float32Array.from(row));
  /** Every choice of facts, with every choice of weights out of three. */
  const choices = Array.from({ length: 4 ** types.length }, (_, code) =>
    types.flatMap((vector, index) => {
      const weight = [0, 0.3, 1, 2.5][Math.floor(code / 4 ** index) % 4] ?? 0;
      return weight > 0 ? [{ weight, vector }] : [];
    }),
  );
  const metas = choices.flatMap((choice) => metaVector(choice, 3) ?? []);
  const outputs = Array.from({ length: 7 ** 3 }, (_, code) =>
    Float64Array.from([0, 1, 2], (axis) => (Math.floor(code / 7 ** axis) % 7) - 3),
  );

  it('holds for all 255 meta vectors of a small set and all outputs of a grid, and is nearly reached', () => {
    expect(metas).toHaveLength(255);
    let largest = 0;
    for (const output of [
      ...outputs,
      ...metas.slice(0, 40),
      ...metas.slice(0, 40).map((meta) => meta.map((v) => 9 * v)),
    ]) {
      const densities = metas.map((meta) => logDensityOfNoise(output, meta, epsilon));
      largest = Math.max(largest, Math.max(...densities) - Math.min(...densities));
    }
    expect(largest).toBeLessThanOrEqual(2 * epsilon + 1e-9);
    expect(largest).toBeGreaterThan(1.9 * epsilon);
  });

  it('is that of the distance for each pair', () => {
    let worst = Number.NEGATIVE_INFINITY;
    for (const output of outputs.slice(0, 100)) {
      const densities = metas.map((meta) => logDensityOfNoise(output, meta, epsilon));
      for (let a = 0; a < 40; a += 1)
        for (let b = 200; b < 240; b += 1) {
          const [one, other] = [metas[a] ?? output, metas[b] ?? output];
          const distance = euclideanLength(one.map((value, index) => value - (other[index] ?? 0)));
          worst = Math.max(worst, (densities[a] ?? 0) - (densities[b] ?? 0) - epsilon * distance);
        }
    }
    expect(worst).toBeLessThanOrEqual(1e-9);
  });

  it('is that of what the sampler draws: counts in cells of the plane follow the density', () => {
    const random = seededRandom('cells');
    const meta = Float64Array.from([1, 0]);
    const draws = drawn(40_000, () => withVectorNoise(meta, epsilon, random));
    for (const [x, y] of [
      [1, 0],
      [0, 0],
      [-1, 0],
      [1, 1],
      [2, -1],
    ] as const) {
      const share =
        draws.filter((draw) => Math.abs((draw[0] ?? 0) - x) < 0.25 && Math.abs((draw[1] ?? 0) - y) < 0.25).length /
        40_000;
      expect(Math.abs(share - massOf(x, y))).toBeLessThan(4 * Math.sqrt(massOf(x, y) / 40_000));
    }
    /** The density epsilon² / 2π exp(-epsilon |r - z|), summed over a cell of side 0.5. */
    function massOf(x: number, y: number): number {
      let sum = 0;
      for (let i = 0; i < 40; i += 1)
        for (let j = 0; j < 40; j += 1) {
          const at = Float64Array.from([x - 0.25 + (i + 0.5) / 80, y - 0.25 + (j + 0.5) / 80]);
          sum += Math.exp(logDensityOfNoise(at, meta, epsilon)) / 80 ** 2;
        }
      return (sum * epsilon ** 2) / (2 * Math.PI);
    }
  });
});

it('sends multiples of one step only, whatever the vector is', () => {
  const random = seededRandom('grid');
  for (const value of withVectorNoise(Float64Array.from([1 / 3, Math.SQRT1_2]), 75, random))
    expect(Number.isInteger(value * 2 ** 16)).toBe(true);
});

it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('refuses epsilon %d', (epsilon) => {
  expect(() => withVectorNoise(new Float64Array(2), epsilon, seededRandom('x'))).toThrow(RangeError);
});
