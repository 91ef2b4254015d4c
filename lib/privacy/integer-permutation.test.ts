import { expect, it } from 'vitest';
import { permuteInteger, unpermuteInteger } from './integer-permutation.ts';

const secret = { key: new Uint8Array(32).fill(3), tweak: new Uint8Array(16).fill(4) };

it.each([
  ['a list', 5_000n],
  ['FF1', 5_000_000n],
] as const)('%s: what is issued within the accepted values comes back', (label, size) => {
  const accepts = (value: bigint) => value % 7n === 3n;
  for (let value = 3n; value < 700n; value += 7n) {
    const issued = permuteInteger(value, { label, size, accepts }, secret);
    expect(issued !== undefined && accepts(issued)).toBe(true);
    expect(unpermuteInteger(issued ?? 0n, { label, size, accepts }, secret)).toBe(value);
  }
});

it('gives up where next to nothing is accepted, in both directions', () => {
  const domain = { label: 'rare', size: 900_000n, accepts: (value: bigint) => value === 5n || value === 6n };
  for (const walk of [permuteInteger, unpermuteInteger]) {
    const found = [5n, 6n].map((value) => walk(value, domain, secret));
    for (const value of found) expect([5n, 6n, undefined]).toContain(value);
    expect(found).toContain(undefined);
  }
});
