// Chance that can be had again: everything a run does follows from the campaign's seed and the run's number.
export interface Chance {
  /** 0 ≤ x < 1 */
  next(): number;
  /** least … most, both included */
  whole(least: number, most: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  isTrue(share: number): boolean;
  digits(count: number): string;
}

/** Marsaglia's xorshift with the multiplication of "mulberry32": short, and even enough to choose faults by. */
export function chance(seed: number, run: number): Chance {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca6b)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let x = Math.imul(state ^ (state >>> 15), state | 1);
    x ^= x + Math.imul(x ^ (x >>> 7), x | 61);
    return ((x ^ (x >>> 14)) >>> 0) / 4294967296;
  };
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    isTrue: (share) => next() < share,
    digits: (count) => Array.from({ length: count }, () => whole(0, 9)).join(''),
  };
}
