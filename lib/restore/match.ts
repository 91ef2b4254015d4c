// The result of a finder: a span of the reply, and the original that replaces it.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { FoldedReading } from '../text/folded-reading.ts';

export interface SurrogateMatch {
  /** Offset in the raw reply. */
  readonly start: number;
  readonly end: number;
  readonly original: string;
  readonly pair: RestorePair;
  /** True for a house number, which is restored only beside another part of the address. */
  readonly besideAddress?: true;
  /** True if the form of the original is not known, so that the surrogate stays, marked. */
  readonly isUncertain?: true;
}

export interface SurrogateFinder {
  find(reading: FoldedReading, add: (match: SurrogateMatch) => void): void;
}

/** How many characters of the reply the rules read on either side of a match. */
export const CONTEXT_CHARACTERS = 120;
