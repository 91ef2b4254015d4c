// A keyed permutation of whole numbers. A codec numbers the values of its format (rank), permutes the numbers here, and turns a number back
// into its value (unrank).

import { ff1Decrypt, ff1Encrypt, MIN_DOMAIN_SIZE } from './ff1.ts';
import type { ConversationSecret } from './keys.ts';
import { deriveSubKey } from './keys.ts';
import { permutation } from './permutation.ts';

/** The numbers 0 … size - 1. Only those for which `accepts` returns true are in the domain. */
interface IntegerDomain {
  readonly label: string;
  readonly size: bigint;
  readonly accepts?: (value: bigint) => boolean;
}

function toBits(value: bigint, length: number): number[] {
  return Array.from(value.toString(2).padStart(length, '0'), Number);
}

const fromBits = (bits: readonly number[]) => BigInt(`0b${bits.join('')}`);

/**
 * How many steps to the next accepted value are tried. If few values are accepted, the walk would take too long. Recovering walks the same
 * steps in reverse, so it finds every value that was issued within this limit.
 */
const MAX_STEPS = 2000;

class WalkTooLong extends Error {
  override readonly name = 'WalkTooLong';
}

function permute(value: bigint, domain: IntegerDomain, secret: ConversationSecret, inverse: boolean): bigint {
  const { label, size } = domain;
  let steps = 0;
  const accepts = (candidate: bigint) => {
    if (domain.accepts?.(candidate) ?? true) return true;
    steps += 1;
    if (steps > MAX_STEPS) throw new WalkTooLong();
    return false;
  };
  if (size < BigInt(MIN_DOMAIN_SIZE)) {
    const list = permutation(secret, label, Number(size));
    let at = value;
    do at = BigInt(inverse ? list.inverse(Number(at)) : list.forward(Number(at)));
    while (!accepts(at));
    return at;
  }
  const length = (size - 1n).toString(2).length;
  const key = { key: deriveSubKey(secret, `ff1 ${label}`), tweak: secret.tweak };
  const inside = (bits: readonly number[]) => {
    const number = fromBits(bits);
    return number < size && accepts(number);
  };
  return fromBits((inverse ? ff1Decrypt : ff1Encrypt)(toBits(value, length), 2, key, inside));
}

/**
 * A pseudorandom permutation of the domain (rank-encipher-unrank): FF1 over the bits with cycle walking for a domain of a million values or
 * more, a keyed permutation of the whole list for a smaller one. `value` must be in the domain.
 * Undefined if the walk to an accepted value is too long; the caller then lets the vault keep the surrogate.
 * Guarantee: for whoever lacks the key, indistinguishable from a random permutation; equal values stay equal.
 */
export function permuteInteger(value: bigint, domain: IntegerDomain, secret: ConversationSecret): bigint | undefined {
  return withinSteps(() => permute(value, domain, secret, false));
}

export function unpermuteInteger(value: bigint, domain: IntegerDomain, secret: ConversationSecret): bigint | undefined {
  return withinSteps(() => permute(value, domain, secret, true));
}

function withinSteps(walk: () => bigint): bigint | undefined {
  try {
    return walk();
  } catch (error) {
    if (error instanceof WalkTooLong) return undefined;
    throw error;
  }
}
