// A keyed permutation of a whole list, for domains that are smaller than the million values that FF1 needs.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ConversationSecret } from './keys.ts';
import { deriveSubKey } from './keys.ts';

export interface Permutation {
  forward(index: number): number;
  inverse(index: number): number;
}

const MAX_PERMUTED_LIST_LENGTH = 1_000_000;
/** Limits the memory of the tables of all lists: each entry takes 8 bytes. */
const REMEMBERED_ENTRIES = 2_000_000;

const recentTables = new Map<string, { readonly table: Permutation; readonly size: number }>();
const NONCE = new Uint8Array(12);

/**
 * Sorts the indices 0 … n - 1 by a pseudorandom 64-bit value of each (Preempt leaves domains below FF1's bound open;
 * DESIGN section 5). Values are the words of a ChaCha20 keystream under a key derived for `label` and `n`, so the order
 * is that of a uniformly random permutation for whoever lacks the key, up to n^2 / 2^65 for equal values.
 * Guarantee: exact, stateless, invertible; equal inputs give equal outputs within one conversation.
 * @param label names the list and its version: another list needs another permutation.
 * @throws RangeError for n outside 1 … 1,000,000, and for an index outside the list. @throws KeyError for a bad secret.
 */
export function permutation(secret: ConversationSecret, label: string, n: number): Permutation {
  if (!Number.isInteger(n) || n < 1 || n > MAX_PERMUTED_LIST_LENGTH)
    throw new RangeError(`A list has 1 to ${MAX_PERMUTED_LIST_LENGTH} entries, not ${n}.`);
  const key = deriveSubKey(secret, `permutation ${label} ${n}`);
  const name = bytesToHex(key);
  const found = recentTables.get(name);
  const table = found?.table ?? sortByKeystream(key, n);
  recentTables.delete(name);
  recentTables.set(name, { table, size: n });
  forgetOldest();
  return table;
}

/**
 * Removes the least recently used tables from the cache. They come first, because a Map iterates in order of insertion and every use
 * inserts its table anew.
 */
function forgetOldest(): void {
  let total = 0;
  for (const { size } of recentTables.values()) total += size;
  for (const [name, { size }] of recentTables) {
    if (total <= REMEMBERED_ENTRIES || recentTables.size === 1) return;
    recentTables.delete(name);
    total -= size;
  }
}

const INDEX_ROOM = 2 ** 20;

function sortByKeystream(key: Uint8Array, n: number): Permutation {
  const stream = chacha20(key, NONCE, new Uint8Array(n * 8));
  const words = new DataView(stream.buffer, stream.byteOffset);
  const high = (index: number) => words.getUint32(index * 8);
  const low = (index: number) => words.getUint32(index * 8 + 4);
  // The high word and the index fit into one double (52 bits), which sorts natively, without a comparator. A list may have nearly a million
  // entries, and plain loops take a third of the time of `from` and `forEach`.
  const packed = new Float64Array(n);
  for (let index = 0; index < n; index += 1) packed[index] = high(index) * INDEX_ROOM + index;
  packed.sort();
  const order = new Uint32Array(n);
  for (let at = 0; at < n; at += 1) order[at] = (packed[at] ?? 0) % INDEX_ROOM;
  sortTies(order, high, low);
  const back = new Uint32Array(n);
  for (let at = 0; at < n; at += 1) back[order[at] ?? 0] = at;
  const look = (table: Uint32Array, index: number): number => {
    const value = table[index];
    if (value === undefined) throw new RangeError(`This list has no entry ${index}.`);
    return value;
  };
  return { forward: (index) => look(order, index), inverse: (index) => look(back, index) };
}

/** Sorts entries with equal high words, which are neighbours, by their low words. */
function sortTies(order: Uint32Array, high: (index: number) => number, low: (index: number) => number): void {
  for (let start = 0; start < order.length; ) {
    const word = high(order[start] ?? 0);
    let end = start + 1;
    while (end < order.length && high(order[end] ?? 0) === word) end += 1;
    if (end - start > 1) order.subarray(start, end).sort((a, b) => low(a) - low(b) || a - b);
    start = end;
  }
}
