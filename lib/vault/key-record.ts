// The key that seals everything, as the database holds it: as it is, out of reach of scripts, or wrapped under a passphrase.
import { said } from '../language/message.ts';
import { VaultError, VaultLocked } from './errors.ts';
import {
  isSameCheck,
  isStretching,
  newStretching,
  requirePassphrase,
  type StretchedKey,
  type Stretching,
  stretched,
} from './passphrase.ts';
import { importSealingKey, newSealingKey, type RandomBytes, type Sealed, seal, unseal } from './seal.ts';

interface Wrapped extends Stretching {
  readonly check: Uint8Array<ArrayBuffer>;
  readonly sealed: Sealed;
}

export interface KeyRecord {
  readonly id: string;
  /** Counts the keys: whoever still holds an older one must not seal with it. Missing in the first ones. */
  readonly generation?: number;
  /** Not extractable, so that it cannot leave this browser profile through a script. Missing where there is a passphrase. */
  readonly key?: CryptoKey;
  readonly wrapped?: Wrapped;
  /** The database that has taken this one's place; there is no key here any more. */
  readonly movedTo?: string;
}

export interface OpenKey {
  readonly key: CryptoKey;
  readonly generation: number;
  /** The key itself, for the browser's session. Only of one that a passphrase wraps. */
  readonly bytes?: Uint8Array;
}

export const SEALING_KEY = 'sealing';
const WRAPPED = 'sealing key under a passphrase';
const KEY_BYTES = 32;

export const generationOf = (record: KeyRecord | undefined): number => record?.generation ?? 0;

export interface FreshKey {
  readonly record: KeyRecord;
  readonly open: OpenKey;
}

/** The same key for rows that are written anew: whoever still holds the older generation must look for them again. */
export function nextGeneration(record: KeyRecord, { key, bytes, generation }: OpenKey): FreshKey {
  const next = generation + 1;
  return {
    record: { ...record, generation: next },
    open: { key, generation: next, ...(bytes ? { bytes } : {}) },
  };
}

export async function freshKey(generation: number): Promise<FreshKey> {
  const key = await newSealingKey();
  return { record: { id: SEALING_KEY, generation, key }, open: { key, generation } };
}

/** @throws VaultError where the passphrase is too short. */
export async function freshWrappedKey(
  passphrase: string,
  generation: number,
  logN: number,
  randomBytes: RandomBytes,
): Promise<FreshKey> {
  requirePassphrase(passphrase);
  const bytes = randomBytes(KEY_BYTES);
  const stretching = newStretching(randomBytes, logN);
  const { key: wrapping, check } = await stretched(passphrase, stretching);
  const sealed = await seal(wrapping, WRAPPED, [...bytes], randomBytes);
  const key = await importSealingKey(bytes);
  const record = { id: SEALING_KEY, generation, wrapped: { ...stretching, check, sealed } };
  return { record, open: { key, generation, bytes } };
}

/** @throws VaultError where the passphrase is another. */
async function unwrapping(passphrase: string, wrapped: Wrapped): Promise<StretchedKey> {
  if (!isStretching(wrapped)) throw new VaultError(said('passphraseRecordDamaged'));
  const own = await stretched(passphrase, wrapped);
  if (!isSameCheck(own.check, wrapped.check)) throw new VaultError(said('passphraseWrong'));
  return own;
}

/** @throws VaultError where the passphrase is another; nothing where there is none to be asked for. */
export async function requireOwnPassphrase({ wrapped }: KeyRecord, passphrase: string | undefined): Promise<void> {
  if (wrapped) await unwrapping(passphrase ?? '', wrapped);
}

/** @throws VaultLocked where a passphrase wraps the key, VaultError where it is another. */
export async function openKey(record: KeyRecord, passphrase?: string): Promise<OpenKey> {
  const generation = generationOf(record);
  if (record.key) return { key: record.key, generation };
  if (passphrase === undefined || !record.wrapped) throw new VaultLocked();
  const { key: wrapping } = await unwrapping(passphrase, record.wrapped);
  const bytes = Uint8Array.from((await unseal(wrapping, WRAPPED, record.wrapped.sealed)) as number[]);
  return { key: await importSealingKey(bytes), generation, bytes };
}
