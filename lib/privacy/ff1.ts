// FF1 (NIST SP 800-38G) from @noble/ciphers, with NIST's own lower bound on the domain and with cycle walking.

import { FF1 } from '@noble/ciphers/ff1.js';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';

/** The smallest number of values that FF1 may encrypt: SP 800-38G Rev. 1, section 5.1 requires radix^minlen to be at least one million. */
export const MIN_DOMAIN_SIZE = 1_000_000;
/**
 * The most steps of cycle walking. If one in n values is valid, it takes n steps on average; in every codec of this project at least one in
 * 200 values is valid.
 */
const LONGEST_WALK = 20_000;

export class DomainError extends CodedError {
  override readonly name = 'DomainError';
}

interface Numerals {
  readonly radix: number;
  readonly length: number;
}

interface Ff1Key {
  /** An AES key of 16, 24 or 32 bytes. */
  readonly key: Uint8Array;
  /** The tweak may have any length. */
  readonly tweak: Uint8Array;
}

type Accepts = (numerals: readonly number[]) => boolean;
const acceptsAll: Accepts = () => true;

function cipher({ radix, length }: Numerals, { key, tweak }: Ff1Key) {
  if (radix ** length < MIN_DOMAIN_SIZE) {
    throw new DomainError(said('valueTooShort'));
  }
  return FF1(radix, key, tweak);
}

function walk(start: readonly number[], step: (x: number[]) => number[], accepts: Accepts): number[] {
  let at = [...start];
  for (let steps = 0; steps < LONGEST_WALK; steps += 1) {
    at = step(at);
    if (accepts(at)) return at;
  }
  throw new DomainError(said('noOtherValue'));
}

/**
 * Encrypts numerals (each 0 … radix - 1) to numerals of the same length that `accepts` accepts; the input must be accepted too.
 * Guarantee: a pseudorandom permutation of the accepted values for whoever lacks the key; equal inputs give equal outputs.
 * @throws DomainError for a domain below a million, or when cycle walking does not end.
 */
export function ff1Encrypt(numerals: readonly number[], radix: number, key: Ff1Key, accepts = acceptsAll): number[] {
  const ff1 = cipher({ radix, length: numerals.length }, key);
  return walk(numerals, (x) => ff1.encrypt(x), accepts);
}

/** The inverse of `ff1Encrypt` with the same key, tweak and `accepts`. */
export function ff1Decrypt(numerals: readonly number[], radix: number, key: Ff1Key, accepts = acceptsAll): number[] {
  const ff1 = cipher({ radix, length: numerals.length }, key);
  return walk(numerals, (x) => ff1.decrypt(x), accepts);
}
