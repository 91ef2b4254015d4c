// Applies the capitalization of one word to another.
import { nonGeorgianLettersOf, withCapital } from '../text/letter-case.ts';

/**
 * Writes `word` in upper or lower case if all letters of `model` are in that case. Otherwise keeps the case of `word`, except that the first
 * letter becomes a capital if that of `model` is one.
 */
export function withCaseOf(word: string, model: string): string {
  const letters = nonGeorgianLettersOf(model);
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return word.toUpperCase();
  // Letters without case, as in Tamil, show no case.
  if (letters === letters.toLowerCase() && letters !== letters.toUpperCase()) return word.toLowerCase();
  return /^\p{Lu}/u.test(letters) ? withCapital(word) : word;
}
