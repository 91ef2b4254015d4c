// What the finders report: a stretch of the reply and what belongs in its place.
import type { RestorePair } from '../sanitize/sanitized.ts';
import type { Reading } from './reading.ts';

export interface Match {
  /** In the raw reply. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly pair: RestorePair;
  /** A house number alone says nothing: it counts only beside another part of the address. */
  readonly besideAddress?: true;
}

export interface Finder {
  find(reading: Reading, add: (match: Match) => void): void;
}

/** How far the rules look to either side of a match, in characters of the reply. */
export const CONTEXT = 120;
