// Randomness that is the same in all chats of a site. If a number were noised, shifted or scaled anew in every chat of an account, the
// average over the chats would reveal the original. So noise and shifts are derived from the person's key, the site and the value.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ConversationSecret } from './keys.ts';
import { deriveSubKey, TWEAK_BYTES } from './keys.ts';
import type { Random } from './random.ts';

const utf8 = (text: string) => new TextEncoder().encode(text);

/** The tweak of a site. `secretAcrossChats` uses it in place of the conversation's tweak. */
export const siteTweak = (key: Uint8Array, site: string): Uint8Array =>
  hmac(sha256, key, utf8(`coatcheck site ${site}`)).slice(0, TWEAK_BYTES);

const siteSecrets = new WeakMap<ConversationSecret, ConversationSecret>();

/**
 * The secret that all conversations of a site share. A conversation without a site, or one that was stored before sites had secrets, keeps
 * its own secret.
 */
export function secretAcrossChats(secret: ConversationSecret): ConversationSecret {
  if (!secret.site) return secret;
  const known = siteSecrets.get(secret) ?? { key: secret.key, tweak: secret.site };
  siteSecrets.set(secret, known);
  return known;
}

/** HMAC-SHA256 in counter mode: without the key, its bytes cannot be told from random bytes. */
function keyedRandom(key: Uint8Array): Random {
  let pool = new Uint8Array(0);
  let counter = 0;
  return {
    bytes(length) {
      const drawn = new Uint8Array(length);
      for (let at = 0; at < length; at += 1) {
        if (pool.length === 0) {
          pool = Uint8Array.from(hmac(sha256, key, utf8(String(counter))));
          counter += 1;
        }
        drawn[at] = pool[0] ?? 0;
        pool = pool.subarray(1);
      }
      return drawn;
    },
  };
}

export const digestOf = (content: string | Uint8Array): string =>
  bytesToHex(sha256(typeof content === 'string' ? utf8(content) : content));

/** Gives the random stream of a purpose. A second call with the same purpose continues the stream. */
export type RandomForPurpose = (purpose: string) => Random;

/**
 * The random streams for draws, one for each purpose. Guarantee: for whoever lacks the key, draws for different purposes are independent;
 * the same purpose gives the same draw in every conversation of the site, so a repetition reveals nothing new. A purpose has to name
 * everything that the draw's distribution depends on: one stream behind two distributions would reveal more than two independent draws.
 * Without a site, every draw is fresh.
 */
export function randomAcrossChats(secret: ConversationSecret, fresh: Random): RandomForPurpose {
  if (!secret.site) return () => fresh;
  const streams = new Map<string, Random>();
  return (purpose) => {
    const stream =
      streams.get(purpose) ??
      keyedRandom(hmac(sha256, deriveSubKey(secretAcrossChats(secret), 'draws'), utf8(purpose)));
    streams.set(purpose, stream);
    return stream;
  };
}
