import { expect, it, vi } from 'vitest';
import { cachedPerPageRead, withPageReadCache } from './page-read-cache.ts';

it('asks once for each key in a look, and anew in the next and outside of one', () => {
  const ask = vi.fn(({ value }: { value: number }) => value * 2);
  const once = cachedPerPageRead(ask);
  const [a, b] = [{ value: 1 }, { value: 2 }];
  expect(withPageReadCache(() => [once(a), once(b), withPageReadCache(() => once(a)), once(b)])).toEqual([2, 4, 2, 4]);
  expect(ask).toHaveBeenCalledTimes(2);
  a.value = 5;
  expect(withPageReadCache(() => once(a))).toBe(10);
  expect([once(a), once(a)]).toEqual([10, 10]);
  expect(ask).toHaveBeenCalledTimes(5);
});

it('remembers nothing of a look that failed', () => {
  const ask = vi.fn(() => 1);
  const once = cachedPerPageRead(ask);
  const key = {};
  expect(() =>
    withPageReadCache(() => {
      once(key);
      throw new Error('gone');
    }),
  ).toThrow('gone');
  once(key);
  expect(ask).toHaveBeenCalledTimes(2);
});
