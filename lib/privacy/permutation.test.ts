import { expect, it } from 'vitest';
import { permuteInteger, unpermuteInteger } from './integer-permutation.ts';
import { permutation } from './permutation.ts';
import { secretFrom } from './random.seeded.test-support.ts';

it.each([1, 2, 7, 1000, 99_991])('is exact and inverse on a list of %i', (n) => {
  const { forward, inverse } = permutation(secretFrom('a'), 'list', n);
  const seen = new Set<number>();
  for (let i = 0; i < n; i += 1) {
    seen.add(forward(i));
    if (inverse(forward(i)) !== i) throw new Error(`not inverse at ${i}`);
  }
  expect(seen.size).toBe(n);
});

it('gives every order of three equally often', () => {
  const counts = new Map<string, number>();
  const keys = 3000;
  for (let i = 0; i < keys; i += 1) {
    const { forward } = permutation(secretFrom(`key ${i}`), 'three', 3);
    const order = [forward(0), forward(1), forward(2)].join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - keys / 6) ** 2 / (keys / 6), 0);
  expect(counts.size).toBe(6);
  // 5 degrees of freedom: 20.5 is the 99.9th percentile.
  expect(chiSquare).toBeLessThan(20.5);
});

it('differs between conversations and labels', () => {
  const orderOf = (seed: string, label: string) => {
    const { forward } = permutation(secretFrom(seed), label, 50);
    return Array.from({ length: 50 }, (_, i) => forward(i)).join();
  };
  expect(new Set([orderOf('a', 'x'), orderOf('a', 'y'), orderOf('b', 'x')]).size).toBe(3);
});

it.each([999n, 1_000_000n, 1_234_567n, 10n ** 15n])('permutes the integers below %s', (size) => {
  const secret = secretFrom('integers');
  const domain = { label: 'test', size, accepts: (x: bigint) => x % 7n !== 3n };
  for (let i = 0n; i < 60n; i += 1n) {
    const value = (i * 7919n * 7n) % (size - (size % 7n));
    const issued = permuteInteger(value, domain, secret) ?? -1n;
    expect(issued < size && issued % 7n !== 3n).toBe(true);
    expect(unpermuteInteger(issued, domain, secret)).toBe(value);
  }
});
