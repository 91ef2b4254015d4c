// Hashes of files as the hub lists them, taken piece by piece, so that a large file need not be in memory at once.
import { sha1 } from '@noble/hashes/legacy.js';
import { sha256 } from '@noble/hashes/sha2.js';

/**
 * What the hub knows of a file: SHA-256 where it is stored as a large one, else git's name for its content, which is the
 * SHA-1 of a header and the bytes. SHA-1 guards against damage, not against a forger who makes both files.
 */
export interface ContentHash {
  readonly algorithm: 'sha256' | 'git-sha1';
  /** Hexadecimal, lower case. */
  readonly hex: string;
}

export interface RunningHash {
  update(bytes: Uint8Array): void;
  /** Hexadecimal, lower case. Ends the hash. */
  digest(): string;
}

/** `length` is the size of the whole file, which git's hash starts with. */
export function runningHash(algorithm: ContentHash['algorithm'], length: number): RunningHash {
  const hash = algorithm === 'sha256' ? sha256.create() : sha1.create();
  if (algorithm === 'git-sha1') hash.update(new TextEncoder().encode(`blob ${length}\0`));
  return {
    update: (bytes) => void hash.update(bytes),
    digest: () => Array.from(hash.digest(), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  };
}
