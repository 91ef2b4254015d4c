// How well a text reads to our language model. The model guesses each word from the words on both sides, so the figure is a
// pseudo-perplexity (Salazar et al. 2020): it orders texts, and is no perplexity of a model that reads from left to right.
import type { WordContext } from '../../lib/privacy/words/word-context.ts';
import { wordsOf } from './words.ts';

/** Sums that add up over the texts of a corpus. */
export interface Surprise {
  /** Minus the logarithm of each word's probability, added up. */
  readonly sum: number;
  readonly words: number;
}

/** Measures the surprise of a text. */
export type SurpriseOf = (text: string) => Promise<Surprise>;

function minusLogProbability(row: Float32Array, word: number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const logit of row) if (logit > most) most = logit;
  let sum = 0;
  for (const logit of row) sum += Math.exp(logit - most);
  return Math.log(sum) + most - (row[word] ?? Number.NEGATIVE_INFINITY);
}

/** Words outside the model's list are seen by it as unknown, and not counted. */
export function surpriseIn(context: WordContext): SurpriseOf {
  const indices = new Map(context.words.map((word, index) => [word, index]));
  return async (text) => {
    const known = wordsOf(text).flatMap((word) => {
      const index = indices.get(word.text.toLowerCase());
      return index === undefined ? [] : [{ ...word, index }];
    });
    if (known.length === 0) return { sum: 0, words: 0 };
    const rows = await context.logits(text, known);
    const sum = known.reduce(
      (total, { index }, at) => total + minusLogProbability(rows[at] ?? new Float32Array(1), index),
      0,
    );
    return { sum, words: known.length };
  };
}

export function perplexity(surprises: readonly Surprise[]): number {
  const words = surprises.reduce((total, one) => total + one.words, 0);
  return words === 0 ? Number.NaN : Math.exp(surprises.reduce((total, { sum }) => total + sum, 0) / words);
}
