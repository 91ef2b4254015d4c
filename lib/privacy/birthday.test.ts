import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayBesideInCycle, dayMovedWithinYear } from './birthday.ts';
import { newKey, newTweak } from './keys.ts';
import { seededRandom } from './random.seeded.test-support.ts';
import { chiSquare } from './words/chi-square.test-support.ts';

const random = seededRandom('birthdays');
const secret = () => ({ key: newKey(random), tweak: newTweak(random) });

it.each([12, 144, 365, 366])('moves every one of %d places to another, and back', (size) => {
  const mine = secret();
  const moved = Array.from({ length: size }, (_, place) => dayMovedWithinYear(mine, place, 1, size));
  expect(new Set(moved).size).toBe(size);
  moved.forEach((to, place) => {
    expect(to).not.toBe(place);
    expect(dayMovedWithinYear(mine, to, -1, size)).toBe(place);
  });
});

it('moves a place to every other equally often over the keys', () => {
  const size = 12;
  fc.assert(
    fc.property(fc.nat(size - 1), (place) => {
      const bins = new Float64Array(size);
      for (let i = 0; i < 4400; i += 1) {
        const to = dayMovedWithinYear(secret(), place, 1, size);
        bins[to] = (bins[to] ?? 0) + 1;
      }
      const share = new Float64Array(size).fill(1 / (size - 1));
      expect(bins[place]).toBe(0);
      const others = (all: Float64Array) => all.filter((_, at) => at !== place);
      // 10 degrees of freedom: 35.6 is the 99.99th percentile.
      expect(chiSquare(others(bins), others(share))).toBeLessThan(35.6);
    }),
    { numRuns: 4 },
  );
});

it.each([
  [365, 0, 329],
  [365, 330, 364],
  [366, 0, 13],
  [144, 20, 140],
])('moves every day of a part of a year of %d days within the part, and back', (size, first, last) => {
  const mine = secret();
  const isInPart = (place: number) => place >= first && place <= last;
  const part = Array.from({ length: size }, (_, place) => place).filter(isInPart);
  const moved = part.map((place) => dayMovedWithinYear(mine, place, 1, size, isInPart));
  expect(new Set(moved)).toEqual(new Set(part));
  part.forEach((place, at) => {
    expect(moved[at]).not.toBe(place);
    expect(dayMovedWithinYear(mine, moved[at] ?? 0, -1, size, isInPart)).toBe(place);
  });
});

/** All orders of `size` days: each stands for the keys that give it, and they are equally likely. */
function allOrders(size: number): readonly { forward(i: number): number; inverse(i: number): number }[] {
  const orders = (left: readonly number[]): number[][] =>
    left.length === 0
      ? [[]]
      : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]));
  return orders(Array.from({ length: size }, (_, i) => i)).map((order) => ({
    forward: (i) => order.indexOf(i),
    inverse: (i) => order[i] ?? 0,
  }));
}

// A year of seven days. On the first day of sending the birthday had been, on the second day it was still to come, the third prompt told no age.
const SIZE = 7;
const PARTS = [(day: number) => day <= 4, (day: number) => day >= 2, () => true];
const BIRTHDAYS = [2, 3, 4];

it('lets a surrogate show the part of the year and nothing else: exact shares over all keys', () => {
  for (const birthday of BIRTHDAYS) {
    for (const isInPart of PARTS) {
      const counts = new Map<number, number>();
      for (const order of allOrders(SIZE)) {
        const to = dayBesideInCycle(order, birthday, 1, SIZE, isInPart);
        counts.set(to, (counts.get(to) ?? 0) + 1);
      }
      const others = Array.from({ length: SIZE }, (_, i) => i).filter((day) => isInPart(day) && day !== birthday);
      expect([...counts.keys()].sort()).toEqual(others);
      expect(new Set(counts.values()).size).toBe(1);
    }
  }
});

it('lets the surrogates of one birthday under several parts show the parts, and which days it is not', () => {
  const likelihoods = BIRTHDAYS.map((birthday) => {
    const counts = new Map<string, number>();
    for (const order of allOrders(SIZE)) {
      const seen = PARTS.map((isInPart) => dayBesideInCycle(order, birthday, 1, SIZE, isInPart)).join(' ');
      counts.set(seen, (counts.get(seen) ?? 0) + 1);
    }
    return { birthday, counts };
  });
  for (const { birthday, counts } of likelihoods) {
    for (const [seen, count] of counts) {
      for (const other of likelihoods) {
        if (seen.includes(`${birthday}`) || seen.includes(`${other.birthday}`)) continue;
        expect(other.counts.get(seen)).toBe(count);
      }
    }
  }
});
