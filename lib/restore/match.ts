// The result of a finder: a span of the reply, and the original that replaces it.
import type { RestorePair } from '../sanitize/sanitized.ts';
import type { Reading } from './reading.ts';

export interface Match {
  /** Offset in the raw reply. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly pair: RestorePair;
  /** True for a house number, which is restored only beside another part of the address. */
  readonly besideAddress?: true;
}

export interface Finder {
  find(reading: Reading, add: (match: Match) => void): void;
}

/** How many characters of the reply the rules read on either side of a match. */
export const CONTEXT_REACH = 120;
