// The one place that draws randomness. Tests inject a seeded source; production code can only reach this one.

export interface Random {
  /** `length` fresh bytes. */
  bytes(length: number): Uint8Array<ArrayBuffer>;
}

/** The system gives at most this many bytes in one call. */
const LARGEST_DRAW = 65_536;

export const systemRandom: Random = {
  bytes(length) {
    const drawn = new Uint8Array(length);
    for (let at = 0; at < length; at += LARGEST_DRAW) {
      crypto.getRandomValues(drawn.subarray(at, Math.min(length, at + LARGEST_DRAW)));
    }
    return drawn;
  },
};

const TWO_32 = 2 ** 32;

function uint32(random: Random): number {
  return new DataView(random.bytes(4).buffer).getUint32(0);
}

/** Uniform in 0 … n - 1, exactly: draws above the largest multiple of n are thrown away. @throws RangeError for n outside 1 … 2^32. */
export function uniformBelow(n: number, random: Random): number {
  if (!Number.isInteger(n) || n < 1 || n > TWO_32) throw new RangeError(`uniformBelow needs 1 <= n <= 2^32, got ${n}`);
  const limit = TWO_32 - (TWO_32 % n);
  let drawn = uint32(random);
  while (drawn >= limit) drawn = uint32(random);
  return drawn % n;
}
