// Hashes of files as the hub lists them, computed piece by piece, so that a large file need not be in memory at once.
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * The hash that the hub lists for a file: SHA-256 for files in large-file storage, otherwise git's object id, which is the SHA-1 of a
 * header and the bytes. SHA-1 protects against damage, but not against somebody who forges two files with the same hash.
 */
export interface ContentHash {
  readonly algorithm: 'sha256' | 'git-sha1';
  /** Hexadecimal, lower case. */
  readonly hex: string;
}

export interface RunningHash {
  update(bytes: Uint8Array): void;
  /** The hash in lower-case hexadecimal. `update` must not be called afterwards. */
  digest(): string;
}

/** @param length the size of the whole file, with which git's hash starts */
export function runningHash(algorithm: ContentHash['algorithm'], length: number): RunningHash {
  const hash = algorithm === 'sha256' ? sha256.create() : sha1.create();
  if (algorithm === 'git-sha1') hash.update(new TextEncoder().encode(`blob ${length}\0`));
  return {
    update: (bytes) => void hash.update(bytes),
    digest: () => Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
