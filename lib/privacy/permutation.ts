// A keyed permutation of a whole list, for domains below FF1's million.
import { chacha20 } from '@noble/ciphers/chacha.js';
import type { ConversationSecret } from '../sanitize/sanitized.ts';
import { subKey } from './keys.ts';

export interface Permutation {
  forward(index: number): number;
  inverse(index: number): number;
}

export const LARGEST_LIST = 1_000_000;
/** Lists are few and repeat in every prompt; building one of 100,000 costs tens of milliseconds. */
const REMEMBERED = 64;

const built = new WeakMap<ConversationSecret, Map<string, Permutation>>();
const NONCE = new Uint8Array(12);

/**
 * Sorts the indices 0 … n - 1 by a pseudorandom 64-bit value of each (Preempt leaves domains below FF1's bound open;
 * DESIGN section 5). Values are the words of a ChaCha20 keystream under a key derived for `label` and `n`, so the order
 * is that of a uniformly random permutation for whoever lacks the key, up to n^2 / 2^65 for equal values.
 * Guarantee: exact, stateless, invertible; equal inputs give equal outputs within one conversation.
 * @param label names the list and its version: another list needs another permutation.
 * @throws RangeError for n outside 1 … 1,000,000.
 */
export function permutation(secret: ConversationSecret, label: string, n: number): Permutation {
  if (!Number.isInteger(n) || n < 1 || n > LARGEST_LIST)
    throw new RangeError(`A list has 1 to ${LARGEST_LIST} entries, not ${n}.`);
  const known = built.get(secret) ?? new Map<string, Permutation>();
  built.set(secret, known);
  const name = `permutation ${label} ${n}`;
  const found = known.get(name);
  if (found) return found;
  if (known.size >= REMEMBERED) known.clear();
  const made = sortByKeystream(subKey(secret, name), n);
  known.set(name, made);
  return made;
}

function sortByKeystream(key: Uint8Array, n: number): Permutation {
  const stream = chacha20(key, NONCE, new Uint8Array(n * 8));
  const values = new BigUint64Array(stream.buffer, stream.byteOffset, n);
  const order = Uint32Array.from({ length: n }, (_, index) => index);
  order.sort((a, b) => {
    const x = values[a] ?? 0n;
    const y = values[b] ?? 0n;
    return x < y ? -1 : x > y ? 1 : a - b;
  });
  const back = new Uint32Array(n);
  order.forEach((value, index) => {
    back[value] = index;
  });
  const look = (table: Uint32Array, index: number): number => {
    const value = table[index];
    if (value === undefined) throw new RangeError(`This list has no entry ${index}.`);
    return value;
  };
  return { forward: (index) => look(order, index), inverse: (index) => look(back, index) };
}
