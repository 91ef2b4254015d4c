// The only place that draws randomness. Tests inject a seeded source; production code can reach only this one.
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';

export interface Random {
  /** Returns `length` fresh bytes. */
  bytes(length: number): Uint8Array<ArrayBuffer>;
}

/** The system gives at most this many bytes per call. */
const LARGEST_DRAW = 65_536;

export class RandomError extends CodedError {
  override readonly name = 'RandomError';
}

/**
 * How many bytes are drawn at once. A sampler asks for four bytes at a time, thousands of times, and a system call for each would cost more
 * than the sampling.
 */
const POOL_BYTES = 2048;
/** A longer draw, such as a key or a tweak, does not use the pool. */
const LONGEST_FROM_POOL = 8;
let pool = new Uint8Array(0);
let used = 0;

/** Takes bytes from the pool and erases them there, so that none is given out twice. */
function fromPool(length: number): Uint8Array<ArrayBuffer> {
  if (used + length > pool.length) {
    pool = crypto.getRandomValues(new Uint8Array(POOL_BYTES));
    used = 0;
  }
  const drawn = pool.slice(used, used + length);
  pool.fill(0, used, used + length);
  used += length;
  return drawn;
}

/** Draws from the system's source of randomness. @throws RandomError if the platform has no such source; then nothing is sanitized. */
export const systemRandom: Random = {
  bytes(length) {
    if (typeof globalThis.crypto?.getRandomValues !== 'function') {
      throw new RandomError(said('randomMissing'));
    }
    if (length <= LONGEST_FROM_POOL) return fromPool(length);
    const drawn = new Uint8Array(length);
    for (let at = 0; at < length; at += LARGEST_DRAW) {
      crypto.getRandomValues(drawn.subarray(at, Math.min(length, at + LARGEST_DRAW)));
    }
    return drawn;
  },
};

const TWO_32 = 2 ** 32;
const TWO_53 = 2 ** 53;

function uint32(random: Random): number {
  return new DataView(random.bytes(4).buffer).getUint32(0);
}

function uint53(random: Random): number {
  const words = new DataView(random.bytes(8).buffer);
  return (words.getUint32(0) % 2 ** 21) * TWO_32 + words.getUint32(4);
}

/**
 * Draws a whole number from 0 … n - 1, exactly uniformly: draws above the largest multiple of n are discarded. @throws RangeError for n
 * outside 1 … 2^53.
 */
export function uniformBelow(n: number, random: Random): number {
  if (!Number.isInteger(n) || n < 1 || n > TWO_53) throw new RangeError(`uniformBelow needs 1 <= n <= 2^53, got ${n}`);
  const [room, draw] = n <= TWO_32 ? [TWO_32, uint32] : [TWO_53, uint53];
  const limit = room - (room % n);
  let drawn = draw(random);
  while (drawn >= limit) drawn = draw(random);
  return drawn % n;
}
