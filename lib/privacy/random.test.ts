import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import { seededRandom } from './random.seeded.test-support.ts';
import { RandomError, systemRandom, uniformBelow } from './random.ts';

afterEach(() => vi.unstubAllGlobals());

it('draws any number of bytes from the system', () => {
  expect(systemRandom.bytes(0)).toHaveLength(0);
  const many = systemRandom.bytes(200_001);
  expect(many).toHaveLength(200_001);
  // The last bytes are filled too: 64 zero bytes in a row would occur by chance once in 2^512.
  expect(many.slice(-64).some((byte) => byte !== 0)).toBe(true);
});

it('gives out no byte twice, short draws and long ones mixed', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 3000; i += 1) {
    seen.add(systemRandom.bytes(8).join(' '));
    if (i % 100 === 0) seen.add(systemRandom.bytes(32).join(' '));
  }
  expect(seen.size).toBe(3030);
  // If a caller overwrites its bytes, those that other callers get must not change.
  systemRandom.bytes(4).fill(0);
  const four = Array.from({ length: 64 }, () => systemRandom.bytes(4));
  expect(four.every((bytes) => bytes.length === 4)).toBe(true);
  expect(four.filter((bytes) => bytes.every((byte) => byte === 0))).toHaveLength(0);
});

it('says so where there is no source of randomness', () => {
  vi.stubGlobal('crypto', undefined);
  expect(() => systemRandom.bytes(1)).toThrow(RandomError);
});

it('is uniform below n, by a chi-square test', () => {
  const random = seededRandom('uniform');
  const n = 7;
  const draws = 14_000;
  const seen = new Array<number>(n).fill(0);
  for (let i = 0; i < draws; i += 1) {
    const value = uniformBelow(n, random);
    seen[value] = (seen[value] ?? 0) + 1;
  }
  const chi = seen.reduce((sum, count) => sum + (count - draws / n) ** 2 / (draws / n), 0);
  // 6 degrees of freedom, p = 0.001.
  expect(chi).toBeLessThan(22.46);
});

it('stays below n up to 2^53, and reaches the upper half', () => {
  const random = seededRandom('big');
  fc.assert(
    fc.property(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (n) => {
      const drawn = uniformBelow(n, random);
      expect(Number.isSafeInteger(drawn) && drawn >= 0 && drawn < n).toBe(true);
    }),
  );
  const n = 3 * 2 ** 50;
  const upper = Array.from({ length: 2_000 }, () => uniformBelow(n, random)).filter((drawn) => drawn >= n / 2).length;
  expect(Math.abs(upper - 1_000)).toBeLessThan(150);
});

it('refuses numbers that it cannot draw exactly', () => {
  for (const n of [0, -1, 1.5, 2 ** 53 + 2, Number.NaN]) {
    expect(() => uniformBelow(n, seededRandom('x'))).toThrow(RangeError);
  }
});

it('repeats a seeded source exactly, and another seed differs', () => {
  expect(seededRandom('a').bytes(5_000)).toEqual(seededRandom('a').bytes(5_000));
  expect(seededRandom('a').bytes(32)).not.toEqual(seededRandom('b').bytes(32));
});
