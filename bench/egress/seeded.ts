// Draws that depend on a seed alone, so that a run can be repeated.
export interface Draws {
  below(limit: number): number;
  one<T>(items: readonly [T, ...T[]] | readonly T[]): T;
  some<T>(count: number, draw: () => T): readonly T[];
  /** Letters of an alphabet. */
  text(length: number, alphabet?: string): string;
  isLucky(share: number): boolean;
}

const LOWER = 'abcdefghijklmnopqrstuvwxyz';
export const HEX = '0123456789abcdef';
export const BASE64 = `${LOWER}${LOWER.toUpperCase()}0123456789+/`;
export const BASE64_URL = `${LOWER}${LOWER.toUpperCase()}0123456789-_`;

/** Mulberry32, a generator of 32 bits. */
export function drawsFrom(seed: number): Draws {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  const some = <T>(count: number, draw: () => T): readonly T[] => Array.from({ length: count }, draw);
  return {
    below,
    some,
    one<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('Nothing to draw from');
      return item;
    },
    text: (length, alphabet = LOWER) => some(length, () => alphabet.charAt(below(alphabet.length))).join(''),
    isLucky: (share) => next() < share,
  };
}
