// Rank, permute, unrank: every format below is a numbered set of values, and this permutes the numbers.
import type { ConversationSecret } from '../sanitize/sanitized.ts';
import { ff1Decrypt, ff1Encrypt, SMALLEST_DOMAIN } from './ff1.ts';
import { subKey } from './keys.ts';
import { permutation } from './permutation.ts';

/** The values 0 … size - 1, of which only those that `accepts` accepts are in the domain. */
export interface IntegerDomain {
  readonly label: string;
  readonly size: bigint;
  readonly accepts?: (value: bigint) => boolean;
}

function toBits(value: bigint, length: number): number[] {
  return Array.from(value.toString(2).padStart(length, '0'), Number);
}

const fromBits = (bits: readonly number[]) => BigInt(`0b${bits.join('')}`);

function permute(value: bigint, domain: IntegerDomain, secret: ConversationSecret, inverse: boolean): bigint {
  const { label, size, accepts } = domain;
  if (size < BigInt(SMALLEST_DOMAIN)) {
    const list = permutation(secret, label, Number(size));
    let at = value;
    do at = BigInt(inverse ? list.inverse(Number(at)) : list.forward(Number(at)));
    while (accepts && !accepts(at));
    return at;
  }
  const length = (size - 1n).toString(2).length;
  const key = { key: subKey(secret, `ff1 ${label}`), tweak: secret.tweak };
  const inside = (bits: readonly number[]) => {
    const number = fromBits(bits);
    return number < size && (accepts?.(number) ?? true);
  };
  return fromBits((inverse ? ff1Decrypt : ff1Encrypt)(toBits(value, length), 2, key, inside));
}

/**
 * A pseudorandom permutation of the domain (rank-encipher-unrank): FF1 over the bits with cycle walking from a million
 * values on, a keyed permutation of the whole list below. `value` must be in the domain.
 * Guarantee: for whoever lacks the key, indistinguishable from a random permutation; equal values stay equal.
 */
export function permuteInteger(value: bigint, domain: IntegerDomain, secret: ConversationSecret): bigint {
  return permute(value, domain, secret, false);
}

export function unpermuteInteger(value: bigint, domain: IntegerDomain, secret: ConversationSecret): bigint {
  return permute(value, domain, secret, true);
}
