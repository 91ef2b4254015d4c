// Applies the capitalization of one word to another.

/** Writes `word` in capitals or small letters where `model` is; otherwise as the list has it. */
export function inCaseOf(word: string, model: string): string {
  const letters = model.replace(/[^\p{L}]/gu, '');
  if (letters.length > 1 && letters === letters.toUpperCase() && letters !== letters.toLowerCase())
    return word.toUpperCase();
  if (letters !== '' && letters === letters.toLowerCase()) return word.toLowerCase();
  return /^\p{Lu}/u.test(letters) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
