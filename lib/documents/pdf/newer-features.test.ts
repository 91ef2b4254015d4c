import { expect, it } from 'vitest';
import { addNewerFeatures } from './newer-features.ts';

interface Newer {
  getOrInsertComputed(key: string, compute: (key: string) => unknown): unknown;
}

it('computes the value of a missing key once, also an undefined one', () => {
  addNewerFeatures();
  const map = new Map<string, unknown>([['known', undefined]]) as unknown as Newer;
  expect(map.getOrInsertComputed('known', () => 'new')).toBeUndefined();
  expect(map.getOrInsertComputed('other', (key) => `for ${key}`)).toBe('for other');
  expect(map.getOrInsertComputed('other', () => 'again')).toBe('for other');
});

it('writes bytes in hexadecimal digits, and hides what it adds from loops', () => {
  addNewerFeatures();
  const bytes = Uint8Array.of(0, 10, 255) as Uint8Array & { toHex(): string };
  expect(bytes.toHex()).toBe('000aff');
  expect(Object.keys(new Map())).toEqual([]);
});
