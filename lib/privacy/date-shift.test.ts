import fc from 'fast-check';
import { expect, it } from 'vitest';
import { LARGEST_SHIFT, SMALLEST_SHIFT, shiftDays, shifted } from './date-shift.ts';
import { newKey, newTweak } from './keys.ts';
import { seededRandom } from './random.seeded.test-support.ts';
import { chiSquare } from './words/chi-square.test-support.ts';

it('draws every shift as often as any other, in both directions, and never none', () => {
  const random = seededRandom('date shift');
  const key = newKey(random);
  const choices = LARGEST_SHIFT - SMALLEST_SHIFT + 1;
  const bins = new Float64Array(2 * 30);
  for (let i = 0; i < 12_000; i += 1) {
    const days = shiftDays({ key, tweak: newTweak(random) });
    expect(Math.abs(days)).toBeGreaterThanOrEqual(SMALLEST_SHIFT);
    expect(Math.abs(days)).toBeLessThanOrEqual(LARGEST_SHIFT);
    const bin = Math.floor(((Math.abs(days) - SMALLEST_SHIFT) * 30) / choices) + (days < 0 ? 30 : 0);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const sizes = new Float64Array(60);
  for (let at = 0; at < choices; at += 1) {
    const bin = Math.floor((at * 30) / choices);
    for (const one of [bin, bin + 30]) sizes[one] = (sizes[one] ?? 0) + 1 / (2 * choices);
  }
  // 59 degrees of freedom: 98.3 is the 99.9th percentile.
  expect(chiSquare(bins, sizes)).toBeLessThan(98.3);
});

it('is one shift for a conversation and another for the next', () => {
  const random = seededRandom('conversations');
  const [key, tweak] = [newKey(random), newTweak(random)];
  expect(shiftDays({ key, tweak })).toBe(shiftDays({ key, tweak: tweak.slice() }));
  const others = Array.from({ length: 8 }, () => shiftDays({ key, tweak: newTweak(random) }));
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
        const there = shifted(place, shift, size);
        expect(there >= 0 && there < size).toBe(true);
        expect(shifted(there, -shift, size)).toBe(place);
      },
    ),
  );
});
