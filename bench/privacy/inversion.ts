// Embedding inversion: is the original word among the nearest of what stands in its place?
import type { AlignedWord } from './align.ts';
import type { Share } from './extraction.ts';

/** The `count` words nearest to one, nearest first, without itself. */
export type Nearest = (word: string, count: number) => readonly string[];

/**
 * Rap-LI, definition IV.2, and the KNN attack of Cape, section 5: the attacker guesses the `count` words nearest to the one he
 * sees, which is the nearest of all, so that one guess recovers what was left as it was. A word without a vector is
 * guessed to be itself.
 */
export function invertedShare(words: readonly AlignedWord[], count: number, nearest: Nearest): Share {
  const part = words.filter(({ original, sanitized }) => {
    if (!sanitized) return false;
    const [seen, wanted] = [sanitized.text.toLowerCase(), original.toLowerCase()];
    return seen === wanted || nearest(seen, count - 1).includes(wanted);
  }).length;
  return { part, whole: words.length };
}
