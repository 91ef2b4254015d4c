// Words in capitals are read as they are written elsewhere: the network knows "Hansen", and hardly "HANSEN".
import type { PiecesOf } from './alignment.ts';

const capitals = (least: number) =>
  new RegExp(`(?<![\\p{L}\\p{M}\\p{N}_])\\p{Lu}[\\p{Lu}\\p{M}]{${least - 1},}(?![\\p{L}\\p{M}\\p{N}_])`, 'gu');
const IN_CAPITALS = capitals(3);
/** Among other words, shorter ones are acronyms for the most part. */
const AMONG_OTHERS = capitals(5);

const titled = (small: string) => small.charAt(0).toUpperCase() + small.slice(1);

/** Our vocabulary has its words in the order of how often they were counted; what is no piece of its own comes last. */
function rankOf(word: string, piecesOf: PiecesOf): number {
  const [piece, ...rest] = piecesOf(word);
  return piece === undefined || rest.length > 0 ? Number.POSITIVE_INFINITY : piece;
}

/** Whether a word is written with a capital rather than small, or is in no vocabulary. */
export const isMostlyTitled = (small: string, piecesOf: PiecesOf): boolean =>
  rankOf(titled(small), piecesOf) <= rankOf(small, piecesOf);

function usualForm(word: string, piecesOf: PiecesOf): string {
  const small = word.toLowerCase();
  if (small.length !== word.length) return word;
  const forms = [small, word];
  return forms.reduce((best, form) => (rankOf(form, piecesOf) < rankOf(best, piecesOf) ? form : best), titled(small));
}

/** The same length, and every character where it was. */
export function trueCased(text: string, piecesOf: PiecesOf): string {
  return text.replace(/[^\n]+/gu, (line) =>
    line.replace(/\p{Ll}{2}/u.test(line) ? AMONG_OTHERS : IN_CAPITALS, (word) => usualForm(word, piecesOf)),
  );
}
