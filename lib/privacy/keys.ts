// One key per person, one tweak per conversation; everything else is derived from the two.

import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { CodedError } from '../language/coded-error.ts';
import { said } from '../language/message.ts';

import type { Random } from './random.ts';

/** The secret from which every surrogate of one conversation is derived. The key is the person's; the tweak is drawn per conversation. */
export interface ConversationSecret {
  /** 32 bytes. */
  readonly key: Uint8Array;
  /** 16 bytes. */
  readonly tweak: Uint8Array;
  /**
   * 16 bytes that all chats of one site share; shifts of dates, factors of amounts and noise are derived from them
   * (`lib/privacy/across-chats.ts`).
   */
  readonly site?: Uint8Array;
}

const KEY_BYTES = 32;
export const TWEAK_BYTES = 16;
const HASH_BYTES = 16;

export class KeyError extends CodedError {
  override readonly name = 'KeyError';
}

const utf8 = (text: string) => new TextEncoder().encode(text);

export function newKey(random: Random): Uint8Array<ArrayBuffer> {
  return random.bytes(KEY_BYTES);
}

export function newTweak(random: Random): Uint8Array<ArrayBuffer> {
  return random.bytes(TWEAK_BYTES);
}

/**
 * The tweak of a conversation of the command line. It is derived from the key and the conversation's name, so that each run with the same
 * name has the same tweak. @throws KeyError if the key has the wrong length.
 */
export function tweakForConversation(key: Uint8Array, conversation: string): Uint8Array {
  requireKey(key);
  return hmac(sha256, key, utf8(`coatcheck tweak ${conversation}`)).slice(0, TWEAK_BYTES);
}

function requireKey(key: Uint8Array): void {
  if (key.length !== KEY_BYTES) throw new KeyError(said('keyDamaged', { needed: KEY_BYTES, given: key.length }));
}

/** Checks a secret. @throws KeyError if the key or the tweak has the wrong length. */
export function requireValidSecret({ key, tweak }: ConversationSecret): void {
  requireKey(key);
  if (tweak.length !== TWEAK_BYTES)
    throw new KeyError(said('keyDamaged', { needed: TWEAK_BYTES, given: tweak.length }));
}

const subKeys = new WeakMap<ConversationSecret, Map<string, Uint8Array>>();

/** Derives 32 bytes by HKDF-SHA256 (RFC 5869) with the tweak as salt. Keys for different purposes are independent. */
export function deriveSubKey(secret: ConversationSecret, purpose: string): Uint8Array {
  requireValidSecret(secret);
  const known = subKeys.get(secret) ?? new Map<string, Uint8Array>();
  subKeys.set(secret, known);
  const found = known.get(purpose) ?? hkdf(sha256, secret.key, secret.tweak, utf8(`coatcheck ${purpose}`), KEY_BYTES);
  known.set(purpose, found);
  return found;
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** A hash that proves later that a surrogate was issued in this conversation. Without the key, the hash does not reveal the surrogate. */
export function keyedHash(secret: ConversationSecret, codec: string, canonical: string): string {
  const mac = hmac(sha256, deriveSubKey(secret, 'issued'), utf8(`${codec}\u0000${canonical}`));
  return base64url(mac.subarray(0, HASH_BYTES));
}

/** A number from 0 to 2^32 - 1 that only the key's holder can tell from a random one. */
export function keyedNumber(secret: ConversationSecret, purpose: string, value: string): number {
  const mac = hmac(sha256, deriveSubKey(secret, purpose), utf8(value));
  return new DataView(mac.buffer, mac.byteOffset).getUint32(0);
}
