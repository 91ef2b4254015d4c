// Derives a key from a passphrase with scrypt (RFC 7914), which makes each guess cost memory as well as time.

import { scryptAsync } from '@noble/hashes/scrypt.js';
import { said } from '../language/message.ts';
import { VaultError } from './errors.ts';
import { MIN_PASSPHRASE_LENGTH } from './passphrase-length.ts';
import type { RandomBytes } from './seal.ts';

/** The parameters of the derivation. With r = 8 and p = 1, each guess needs 2^(logN + 10) bytes of memory. */
export interface ScryptParams {
  readonly salt: Uint8Array<ArrayBuffer>;
  readonly logN: number;
}

export interface StretchedKey {
  /** AES-256-GCM, not extractable. */
  readonly key: CryptoKey;
  /** Derived from the passphrase like the key. Compared with the stored check, it tells a wrong passphrase from a damaged record. */
  readonly check: Uint8Array<ArrayBuffer>;
}

/** 128 MiB and about a second, as OWASP asks of scrypt (N = 2^17, r = 8, p = 1). */
export const SCRYPT_LOG_N = 17;
/** An upper limit, so that a damaged or foreign record cannot exhaust the memory. */
const MAX_LOG_N = 20;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
export const PASSPHRASE_CHECK_BYTES = 16;

export function newScryptParams(randomBytes: RandomBytes, logN: number): ScryptParams {
  return { salt: new Uint8Array(randomBytes(SALT_BYTES)), logN };
}

/** @throws VaultError */
export function requirePassphrase(passphrase: unknown): asserts passphrase is string {
  if (typeof passphrase === 'string' && [...passphrase].length >= MIN_PASSPHRASE_LENGTH) return;
  throw new VaultError(said('passphraseTooShort'));
}

/** Normalised to NFC, as RFC 8265 requires, because another keyboard may produce other code points for the same passphrase. */
const bytesOf = (passphrase: string) => new TextEncoder().encode(passphrase.normalize('NFC'));

export const areScryptParamsValid = ({ salt, logN }: ScryptParams): boolean =>
  salt.length === SALT_BYTES && Number.isInteger(logN) && logN >= 1 && logN <= MAX_LOG_N;

/** Derives the key and the check; yields regularly, so that other work is not blocked. */
export async function stretchPassphrase(passphrase: string, { salt, logN }: ScryptParams): Promise<StretchedKey> {
  const cost = { N: 2 ** logN, r: 8, p: 1, dkLen: KEY_BYTES + PASSPHRASE_CHECK_BYTES };
  const bytes = new Uint8Array(await scryptAsync(bytesOf(passphrase), salt, cost));
  const key = await crypto.subtle.importKey('raw', bytes.slice(0, KEY_BYTES), 'AES-GCM', false, ['encrypt', 'decrypt']);
  return { key, check: bytes.slice(KEY_BYTES) };
}

/** Compares all bytes, so that the time does not tell how many of them are right. */
export function isEqualInConstantTime(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (let at = 0; at < one.length; at += 1) difference |= (one[at] ?? 0) ^ (other[at] ?? 0);
  return difference === 0;
}
