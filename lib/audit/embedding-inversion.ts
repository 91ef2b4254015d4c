// Embedding inversion: the neighbours of a drawn word. Only a mechanism that draws near its original can be undone so.
import { type AuditedPrompt, type CloseGuess, type Outcome, outcome, type Recovery } from './report.ts';
import { isDrawnByLikeness } from './target.ts';
import { plain } from './token.ts';

/** Which words stand near one; lib/models/word-space.ts has one for models/words-en. */
export interface Neighbours {
  has(word: string): boolean;
  nearest(word: string, count: number): readonly { readonly word: string }[];
}

const LAST_SHOWN = 10;
/** A bound on the work: one search takes about two milliseconds. */
const MOST_SEARCHES = 48;

const MISSING = 'Not tried: the word vectors are not loaded.';

export function embeddingInversion(prompt: AuditedPrompt, neighbours: Neighbours | undefined): Outcome {
  const drawn = new Map(
    prompt.sanitized.replacements
      .filter(isDrawnByLikeness)
      .map((replacement) => [`${plain(replacement.original)} ${plain(replacement.surrogate)}`, replacement]),
  );
  if (drawn.size === 0) return outcome({});
  if (!neighbours) return outcome({ state: 'skipped', notes: [MISSING] });
  const recoveries: Recovery[] = [];
  const close: CloseGuess[] = [];
  const searched = [...drawn.values()].slice(0, MOST_SEARCHES);
  for (const { original, surrogate, type } of searched) {
    const guesses = neighbours.nearest(plain(surrogate), LAST_SHOWN).map(({ word }) => word);
    const rank = guesses.indexOf(plain(original)) + 1;
    if (rank === 1) recoveries.push({ original, type, trace: 'guessed', found: surrogate, earlier: false });
    else if (rank > 1) close.push({ original, type, rank });
  }
  const left = drawn.size - searched.length;
  const notes = left > 0 ? [`${left} more words were not tried, to keep this quick.`] : [];
  return outcome({ tried: searched.length, recoveries, close, notes });
}
