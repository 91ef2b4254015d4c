// ROUGE-L (Lin 2004), as both papers take it: F1 of the longest common subsequence of words.
import { wordsOf } from './words.ts';

const folded = (text: string) => wordsOf(text.toLowerCase()).map((word) => word.text);

export function longestCommon(a: readonly string[], b: readonly string[]): number {
  let before = new Int32Array(b.length + 1);
  for (const word of a) {
    const row = new Int32Array(b.length + 1);
    for (let at = 1; at <= b.length; at += 1)
      row[at] = b[at - 1] === word ? (before[at - 1] ?? 0) + 1 : Math.max(before[at] ?? 0, row[at - 1] ?? 0);
    before = row;
  }
  return before[b.length] ?? 0;
}

/** 1 for the same words in the same order; 1 for two texts without words. */
export function rougeL(original: string, sanitized: string): number {
  const [a, b] = [folded(original), folded(sanitized)];
  if (a.length + b.length === 0) return 1;
  return (2 * longestCommon(a, b)) / (a.length + b.length);
}
