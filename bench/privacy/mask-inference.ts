// Mask inference: does a language model guess the original word from the words around it?
import type { Span } from '../../lib/text/span.ts';
import type { AlignedWord } from './align.ts';
import type { Share } from './extraction.ts';

export interface MaskGuesser {
  /** The `count` words that the model thinks likeliest at each place, likeliest first, in lower case. */
  guesses(text: string, places: readonly Span[], count: number): Promise<readonly (readonly string[])[]>;
}

/** Rap-LI, definition IV.1: each word of the sanitized text is masked by itself and guessed. */
export async function inferred(
  sanitized: string,
  words: readonly AlignedWord[],
  count: number,
  guesser: MaskGuesser,
): Promise<Share> {
  const placed = words.flatMap(({ original, sanitized: place }) => (place ? [{ original, place }] : []));
  const guesses = await guesser.guesses(
    sanitized,
    placed.map(({ place }) => place),
    count,
  );
  const part = placed.filter(({ original }, at) => guesses[at]?.includes(original.toLowerCase())).length;
  return { part, whole: words.length };
}
