// Writes an original with the case, spaces, markup and escapes that the surrogate has in the reply.
import { withCapital } from '../text/letter-case.ts';

const WORDS = /[\p{L}\p{N}\p{M}]+/gu;
const MARKS = /\*+|~~|<\/?(?:b|i|em|strong|span|u|mark|code|sup|sub)>/giu;

function withCaseOfMatch(original: string, surrogate: string, match: string): string {
  if (match === surrogate) return original;
  const letters = match.replace(/[^\p{L}]/gu, '');
  if (letters === '') return original;
  if (letters.length > 1 && letters === letters.toUpperCase() && surrogate !== surrogate.toUpperCase())
    return original.toUpperCase();
  if (letters === letters.toLowerCase() && surrogate !== surrogate.toLowerCase()) return original.toLowerCase();
  if (/^\p{Lu}/u.test(match) && /^\p{Ll}/u.test(surrogate)) {
    // For example, the surrogate is "isabel" (as in an e-mail address) and the reply has "Isabel".
    return withCapital(original);
  }
  // If surrogate and original begin with the same word ("The" of "The Copper Kettle"), it is in lower case inside a sentence.
  if (/^\p{Ll}/u.test(match) && /^\p{Lu}/u.test(surrogate) && firstWord(original) === firstWord(surrogate))
    return original.charAt(0).toLowerCase() + original.slice(1);
  return original;
}

const firstWord = (text: string) => /^\p{L}+(?=\s)/u.exec(text)?.[0] ?? text;

/** The marks of `match` without those that the surrogate has itself, as the asterisk of "12 * 34". */
function addedMarks(surrogate: string, match: string): readonly string[] {
  const own: string[] = [...(surrogate.match(MARKS) ?? [])];
  return (match.match(MARKS) ?? []).filter((mark) => {
    const at = own.indexOf(mark);
    if (at >= 0) own.splice(at, 1);
    return at < 0;
  });
}

/** Keeps emphasis marks whose partner is outside the match, so that the pair is not broken. */
function withLooseMarks(original: string, surrogate: string, match: string): string {
  const marks = addedMarks(surrogate, match);
  const open = new Map<string, number>();
  for (const mark of marks) {
    const key = mark.replace(/[</>]/g, '');
    open.set(key, (open.get(key) ?? 0) + 1);
  }
  return original + marks.filter((mark) => (open.get(mark.replace(/[</>]/g, '')) ?? 0) % 2 === 1).join('');
}

/** Writes the original with the spaces and marks between the words of the match, if both have the same number of words. */
function withGapsOf(original: string, surrogate: string, match: string): string {
  const plain = (text: string) => text.replace(WORDS, 'w');
  const gaps = match.split(WORDS);
  const words = original.match(WORDS) ?? [];
  const isSame = plain(surrogate) === plain(match);
  if (isSame || words.length < 2 || gaps.length !== words.length + 1 || plain(surrogate) !== plain(original))
    return withLooseMarks(original, surrogate, match);
  return words.map((word, i) => (gaps[i] ?? '') + word).join('') + (gaps.at(-1) ?? '');
}

/** Escapes the original in the same way as the match: percent-encoded as in an address, or with escaped slashes as in JSON. */
function escapedLike(original: string, match: string): string {
  if (/%[0-9a-f]{2}/i.test(match)) return encodeURIComponent(original);
  if (match.includes('\\/')) return original.replaceAll('/', '\\/');
  return original;
}

export function withSpellingOfMatch(original: string, surrogate: string, match: string): string {
  const spaced = withGapsOf(original, surrogate, match);
  const marked = match.replace(MARKS, '');
  return escapedLike(withCaseOfMatch(spaced, surrogate, marked), match);
}
