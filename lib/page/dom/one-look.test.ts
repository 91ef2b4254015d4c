import { expect, it, vi } from 'vitest';
import { onceALook, oneLook } from './one-look.ts';

it('asks once for each key in a look, and anew in the next and outside of one', () => {
  const ask = vi.fn(({ value }: { value: number }) => value * 2);
  const once = onceALook(ask);
  const [a, b] = [{ value: 1 }, { value: 2 }];
  expect(oneLook(() => [once(a), once(b), oneLook(() => once(a)), once(b)])).toEqual([2, 4, 2, 4]);
  expect(ask).toHaveBeenCalledTimes(2);
  a.value = 5;
  expect(oneLook(() => once(a))).toBe(10);
  expect([once(a), once(a)]).toEqual([10, 10]);
  expect(ask).toHaveBeenCalledTimes(5);
});

it('remembers nothing of a look that failed', () => {
  const ask = vi.fn(() => 1);
  const once = onceALook(ask);
  const key = {};
  expect(() =>
    oneLook(() => {
      once(key);
      throw new Error('gone');
    }),
  ).toThrow('gone');
  once(key);
  expect(ask).toHaveBeenCalledTimes(2);
});
