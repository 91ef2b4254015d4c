// Seeded choices for generated texts.

import { seededRandom } from '../../lib/privacy/random.seeded.test-support.ts';
import { uniformBelow } from '../../lib/privacy/random.ts';

export interface Generator {
  /** A whole number from `low` to `high`. */
  number(low: number, high: number): number;
  one<T>(items: readonly T[]): T;
  digits(count: number): string;
}

export function generatorFrom(seed: string): Generator {
  const random = seededRandom(seed);
  const number = (low: number, high: number) => low + uniformBelow(high - low + 1, random);
  return {
    number,
    one: <T>(items: readonly T[]) => items[number(0, items.length - 1)] as T,
    digits: (count) => Array.from({ length: count }, () => number(0, 9)).join(''),
  };
}

export const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en')}`;

/** The first number of a text, without its signs of thousands; undefined for a text without numbers. */
export function numberIn(text: string): number | undefined {
  const [digits] = /-?\d[\d,]*(?:\.\d+)?/u.exec(text) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}
