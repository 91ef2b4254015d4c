// The attacker's language model: the shipped one.
import type { WordContext } from '../../lib/privacy/words/word-context.ts';
import type { MaskGuesser } from './mask-inference.ts';

/** The places of the largest numbers, largest first. */
export function largest(numbers: Float32Array, count: number): number[] {
  const best: number[] = [];
  for (let at = 0; at < numbers.length; at += 1) {
    const value = numbers[at] ?? 0;
    if (best.length === count && value <= (numbers[best[count - 1] ?? 0] ?? 0)) continue;
    const rank = best.findIndex((other) => (numbers[other] ?? 0) < value);
    best.splice(rank < 0 ? best.length : rank, 0, at);
    if (best.length > count) best.pop();
  }
  return best;
}

/** A row never depends on the word at its own place: that is the mask. */
export const contextGuesser = (context: WordContext): MaskGuesser => ({
  async guesses(text, places, count) {
    if (places.length === 0) return [];
    const rows = await context.logits(text, places);
    return rows.map((row) => largest(row, count).map((index) => context.words[index] ?? ''));
  },
});
