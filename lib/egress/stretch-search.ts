// Searches readings for stretches (`stretches.ts`). Folding a megabyte costs more than searching it, so a reading is folded only if it contains the
// words of a stretch.
import { foldedForSearch } from './fold.ts';
import { MIN_NEEDLE_LENGTH } from './scanner.ts';
import { skippingSearchFor } from './skipping-search.ts';
import { tokensOf } from './token-text.ts';

/**
 * ASCII, Latin, Cyrillic and Han: `tokensOf` gives the same for such a character as for anything that `foldedForSearch` turns into it. This fails for
 * final sigmas, and for the marks of other scripts, which `foldedForSearch` may reorder.
 */
const FOLDS_ALIKE = /[\0-\x7f\u00c0-\u024f\u0400-\u0481\u048a-\u052f\u4e00-\u9fff]+/g;

/** The longest words that every text with this stretch contains; empty if no part of the stretch folds alike. */
function wordsIn(stretch: string): string {
  const pieces = (stretch.match(FOLDS_ALIKE) ?? []).map(tokensOf);
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '');
}

interface StretchSearch {
  /** Words as `tokensOf` gives them. */
  readonly words: readonly string[];
  /** @param meetsWords whether one of `words` stands in the reading. */
  isIn(reading: string, meetsWords: boolean): boolean;
}

export function stretchSearchFor(stretches: readonly string[]): StretchSearch {
  const search = skippingSearchFor(stretches);
  const words = stretches.map(wordsIn);
  const isAlwaysFolded = words.some(({ length }) => length < MIN_NEEDLE_LENGTH);
  return {
    words,
    isIn(reading, meetsWords) {
      let isFound = false;
      if (meetsWords || isAlwaysFolded)
        search(foldedForSearch(reading), () => {
          isFound = true;
          return true;
        });
      return isFound;
    },
  };
}
