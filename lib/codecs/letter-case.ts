// Applies the capitalization of one word to another.

/**
 * Writes `word` in upper or lower case if all of `model` is in that case. Otherwise keeps the case of `word`, with a capital first if
 * `model` has one.
 */
export function withCaseOf(word: string, model: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return word.toUpperCase();
  if (letters !== '' && letters === letters.toLowerCase()) return word.toLowerCase();
  return /^\p{Lu}/u.test(letters) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
