import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  conversationShiftDays,
  LARGEST_SHIFT_DAYS,
  SHIFT_COUNT,
  SMALLEST_SHIFT_DAYS,
  shiftedIndex,
} from './date-shift.ts';
import { newKey, newTweak } from './keys.ts';
import { seededRandom } from './random.seeded.test-support.ts';
import { chiSquare } from './words/chi-square.test-support.ts';

it('draws every shift as often as any other, in both directions, by whole weeks and never none', () => {
  const random = seededRandom('date shift');
  const key = newKey(random);
  const counts = new Map<number, number>();
  const draws = 100 * SHIFT_COUNT;
  for (let i = 0; i < draws; i += 1) {
    const days = conversationShiftDays({ key, tweak: newTweak(random) });
    counts.set(days, (counts.get(days) ?? 0) + 1);
  }
  const shifts = [...counts.keys()].sort((a, b) => a - b);
  expect(shifts.filter((days) => days % 7 !== 0 || Math.abs(days) < SMALLEST_SHIFT_DAYS)).toEqual([]);
  expect([shifts[0], shifts.at(-1), shifts.length]).toEqual([-LARGEST_SHIFT_DAYS, LARGEST_SHIFT_DAYS, SHIFT_COUNT]);
  // 419 degrees of freedom: 513 is the 99.9th percentile.
  const share = new Float64Array(SHIFT_COUNT).fill(1 / SHIFT_COUNT);
  expect(chiSquare(new Float64Array(counts.values()), share)).toBeLessThan(513);
});

it('is one shift for a conversation and another for the next', () => {
  const random = seededRandom('conversations');
  const [key, tweak] = [newKey(random), newTweak(random)];
  expect(conversationShiftDays({ key, tweak })).toBe(conversationShiftDays({ key, tweak: tweak.slice() }));
  const others = Array.from({ length: 8 }, () => conversationShiftDays({ key, tweak: newTweak(random) }));
  expect(new Set(others).size).toBeGreaterThan(1);
});

it('shifts round a row and exactly back', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5000 }),
      fc.integer({ min: -1500, max: 1500 }),
      fc.nat(),
      (size, shift, at) => {
        const place = at % size;
        const there = shiftedIndex(place, shift, size);
        expect(there >= 0 && there < size).toBe(true);
        expect(shiftedIndex(there, -shift, size)).toBe(place);
      },
    ),
  );
});
