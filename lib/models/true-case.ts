// Rewrites words in capitals in their usual case, because the network knows "Hansen" better than "HANSEN".
import type { PiecesOf } from './alignment.ts';

const capitalRun = (least: number) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])\\p{Lu}[\\p{Lu}\\p{M}]{${least - 1},}(?![\\p{L}\\p{M}\\p{N}_])`, 'gu');
const CAPITALS_OF_THREE = capitalRun(3);
/** The pattern for lines that also have lower-case words: there, shorter words in capitals are mostly acronyms and are left alone. */
const CAPITALS_OF_FIVE = capitalRun(5);

const capitalised = (small: string) => small.charAt(0).toUpperCase() + small.slice(1);

/**
 * A word's rank by frequency, which is its number, because our vocabulary is sorted by frequency. A word that is not a single piece ranks
 * last.
 */
function rankOf(word: string, piecesOf: PiecesOf): number {
  const [piece, ...rest] = piecesOf(word);
  return piece === undefined || rest.length > 0 ? Number.POSITIVE_INFINITY : piece;
}

/** Whether a lower-case word is more often written with a capital, or is outside the vocabulary. */
export const isUsuallyCapitalised = (small: string, piecesOf: PiecesOf): boolean =>
  rankOf(capitalised(small), piecesOf) <= rankOf(small, piecesOf);

function usualForm(word: string, piecesOf: PiecesOf): string {
  const small = word.toLowerCase();
  if (small.length !== word.length) return word;
  const forms = [small, word];
  return forms.reduce(
    (best, form) => (rankOf(form, piecesOf) < rankOf(best, piecesOf) ? form : best),
    capitalised(small),
  );
}

/** Rewrites words in capitals. No character changes its offset. */
export function withTrueCase(text: string, piecesOf: PiecesOf): string {
  return text.replace(/[^\n]+/gu, (line) =>
    line.replace(/\p{Ll}{2}/u.test(line) ? CAPITALS_OF_FIVE : CAPITALS_OF_THREE, (word) => usualForm(word, piecesOf)),
  );
}
