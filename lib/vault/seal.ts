// Encryption at rest: AES-256-GCM with a fresh 96-bit IV per record, bound to the record's id.
import { said } from '../language/message.ts';
import { VaultError } from './errors.ts';

export interface SealedValue {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly data: ArrayBuffer;
}

/** Fills `length` bytes from a cryptographically secure source. */
export type RandomBytes = (length: number) => Uint8Array;

const IV_BYTES = 12;

export function newSealingKey(): Promise<CryptoKey> {
  return crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
}

export function importSealingKey(bytes: Uint8Array): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', new Uint8Array(bytes), 'AES-GCM', false, ['encrypt', 'decrypt']);
}

// JSON keeps lone surrogate code units (as escapes); plain UTF-8 would not.
const toBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** Seals bytes; `id` is authenticated along with them, so that what was moved to another id does not open. */
export async function sealBytes(
  key: CryptoKey,
  id: string,
  bytes: Uint8Array<ArrayBuffer>,
  randomBytes: RandomBytes,
): Promise<SealedValue> {
  const iv = new Uint8Array(randomBytes(IV_BYTES));
  const additionalData = new TextEncoder().encode(id);
  const data = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, key, bytes);
  return { iv, data };
}

/** @throws VaultError if the bytes were changed, moved, or sealed with another key. */
export async function unsealBytes(
  key: CryptoKey,
  id: string,
  { iv, data }: SealedValue,
): Promise<Uint8Array<ArrayBuffer>> {
  const additionalData = new TextEncoder().encode(id);
  try {
    return new Uint8Array(await crypto.subtle.decrypt({ name: 'AES-GCM', iv, additionalData }, key, data));
  } catch (error) {
    throw new VaultError(said('recordDamaged'), { cause: error });
  }
}

export const seal = (key: CryptoKey, id: string, value: unknown, randomBytes: RandomBytes): Promise<SealedValue> =>
  sealBytes(key, id, toBytes(value), randomBytes);

/** @throws VaultError if the record was changed, moved, or sealed with another key. */
export async function unseal(key: CryptoKey, id: string, sealed: SealedValue): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await unsealBytes(key, id, sealed)));
}
