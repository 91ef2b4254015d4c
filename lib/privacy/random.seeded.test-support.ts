// A seeded source for tests. `seeded-unreachable.test.ts` checks that no entrypoint can reach this file.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { Random } from './random.ts';

export function seededRandom(seed: string): Random {
  const key = sha256(new TextEncoder().encode(seed));
  let block = 0;
  let pool = new Uint8Array(0);
  return {
    bytes(length) {
      const out = new Uint8Array(length);
      for (let at = 0; at < length; ) {
        if (pool.length === 0) {
          const nonce = new Uint8Array(12);
          new DataView(nonce.buffer).setUint32(0, block);
          block += 1;
          pool = new Uint8Array(chacha20(key, nonce, new Uint8Array(4096)));
        }
        const taken = pool.subarray(0, length - at);
        out.set(taken, at);
        at += taken.length;
        pool = pool.subarray(taken.length);
      }
      return out;
    },
  };
}

/** A conversation's secret, which is equal for equal seeds. */
export function secretFrom(seed: string) {
  const random = seededRandom(seed);
  return { key: random.bytes(32), tweak: random.bytes(16) };
}
