// The key that seals the document, wrapped under the passphrase, as JSON.
import { fromBase64, toBase64 } from '../../vault/base64.ts';
import type { WrappedKey } from '../../vault/key-record.ts';
import { areScryptParamsValid } from '../../vault/passphrase.ts';

export interface StoredKey {
  readonly logN: number;
  readonly salt: string;
  readonly check: string;
  readonly iv: string;
  readonly data: string;
}

const bytesOf = (text: unknown): Uint8Array<ArrayBuffer> => new Uint8Array(fromBase64(text));

export const toStoredKey = ({ salt, logN, check, sealed }: WrappedKey): StoredKey => ({
  logN,
  salt: toBase64(salt),
  check: toBase64(check),
  iv: toBase64(sealed.iv),
  data: toBase64(new Uint8Array(sealed.data)),
});

/** Undefined if it is not such a key. @throws VaultError if a field is not base64 */
export function fromStoredKey(value: unknown): WrappedKey | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { salt, logN, check, iv, data } = value as Readonly<Record<string, unknown>>;
  const sealed = { iv: bytesOf(iv), data: bytesOf(data).buffer };
  const wrapped = { salt: bytesOf(salt), logN: Number(logN), check: bytesOf(check), sealed };
  return areScryptParamsValid(wrapped) ? wrapped : undefined;
}

export const isSameKey = (one: WrappedKey, other: WrappedKey): boolean =>
  JSON.stringify(toStoredKey(one)) === JSON.stringify(toStoredKey(other));
