// The stored form of the key that seals everything: a non-extractable key, or one wrapped under a passphrase.
import { said } from '../language/message.ts';
import { VaultError, VaultLocked } from './errors.ts';
import {
  areScryptParamsValid,
  isEqualInConstantTime,
  newScryptParams,
  requirePassphrase,
  type ScryptParams,
  type StretchedKey,
  stretchPassphrase,
} from './passphrase.ts';
import { importSealingKey, newSealingKey, type RandomBytes, type SealedValue, seal, unseal } from './seal.ts';

export interface WrappedKey extends ScryptParams {
  readonly check: Uint8Array<ArrayBuffer>;
  readonly sealed: SealedValue;
}

export interface KeyRecord {
  readonly id: string;
  /** Counts the keys: a context that still holds an older one must not seal with it. Missing in keys that an older Coatcheck stored. */
  readonly generation?: number;
  /** Not extractable, so that no script can take it out of this browser profile. Missing if a passphrase is set. */
  readonly key?: CryptoKey;
  readonly wrapped?: WrappedKey;
  /** The name of the database that replaced this one; the record then holds no key. */
  readonly movedTo?: string;
}

export interface OpenedKey {
  readonly key: CryptoKey;
  readonly generation: number;
  /** The raw key for the browser's session memory; set only for a key that a passphrase wraps. */
  readonly bytes?: Uint8Array;
}

export const SEALING_KEY_ID = 'sealing';
const WRAPPED_KEY_NAME = 'sealing key under a passphrase';
const KEY_BYTES = 32;

export const keyGenerationOf = (record: KeyRecord | undefined): number => record?.generation ?? 0;

export interface FreshKey {
  readonly record: KeyRecord;
  readonly open: OpenedKey;
}

/** The same key with the next generation, for rows that are written again: a context that holds the older generation must read them again. */
export function keyWithNextGeneration(record: KeyRecord, { key, bytes, generation }: OpenedKey): FreshKey {
  const next = generation + 1;
  return {
    record: { ...record, generation: next },
    open: { key, generation: next, ...(bytes ? { bytes } : {}) },
  };
}

export async function freshKey(generation: number): Promise<FreshKey> {
  const key = await newSealingKey();
  return { record: { id: SEALING_KEY_ID, generation, key }, open: { key, generation } };
}

/** Draws a new key, wrapped under the passphrase. @throws VaultError if the passphrase is too short. */
export async function freshWrappedKey(
  passphrase: string,
  generation: number,
  logN: number,
  randomBytes: RandomBytes,
): Promise<FreshKey> {
  requirePassphrase(passphrase);
  const bytes = randomBytes(KEY_BYTES);
  const stretching = newScryptParams(randomBytes, logN);
  const { key: wrapping, check } = await stretchPassphrase(passphrase, stretching);
  const sealed = await seal(wrapping, WRAPPED_KEY_NAME, [...bytes], randomBytes);
  const key = await importSealingKey(bytes);
  const record = { id: SEALING_KEY_ID, generation, wrapped: { ...stretching, check, sealed } };
  return { record, open: { key, generation, bytes } };
}

/** The key that unwraps the sealing key. @throws VaultError if the passphrase is wrong. */
async function unwrappingKey(passphrase: string, wrapped: WrappedKey): Promise<StretchedKey> {
  if (!areScryptParamsValid(wrapped)) throw new VaultError(said('passphraseRecordDamaged'));
  const own = await stretchPassphrase(passphrase, wrapped);
  if (!isEqualInConstantTime(own.check, wrapped.check)) throw new VaultError(said('passphraseWrong'));
  return own;
}

/** Checks the passphrase if one is set. @throws VaultError if it is wrong. */
export async function requireCorrectPassphrase({ wrapped }: KeyRecord, passphrase: string | undefined): Promise<void> {
  if (wrapped) await unwrappingKey(passphrase ?? '', wrapped);
}

/** Opens the stored key. @throws VaultLocked if a passphrase is needed and missing, VaultError if it is wrong. */
export async function openKey(record: KeyRecord, passphrase?: string): Promise<OpenedKey> {
  const generation = keyGenerationOf(record);
  if (record.key) return { key: record.key, generation };
  if (passphrase === undefined || !record.wrapped) throw new VaultLocked();
  const { key: wrapping } = await unwrappingKey(passphrase, record.wrapped);
  const bytes = Uint8Array.from((await unseal(wrapping, WRAPPED_KEY_NAME, record.wrapped.sealed)) as number[]);
  return { key: await importSealingKey(bytes), generation, bytes };
}
