import { expect, it, vi } from 'vitest';
import { once, wordSet } from './once.ts';

it('makes a value at the first call, and only then', () => {
  const make = vi.fn(() => undefined);
  const value = once(make);
  expect(make).not.toHaveBeenCalled();
  expect([value(), value()]).toEqual([undefined, undefined]);
  expect(make).toHaveBeenCalledOnce();
});

it('makes a set of words at the first look-up', () => {
  const words = vi.fn(() => ['Anna', 'Ben']);
  const names = wordSet(words);
  expect(words).not.toHaveBeenCalled();
  expect([names.has('Anna'), names.has('Clara'), names.has('Ben')]).toEqual([true, false, true]);
  expect(words).toHaveBeenCalledOnce();
});
