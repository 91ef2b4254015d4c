// Restores names that a reply spells letter by letter: "P-e-t-r-y", "P E T R Y". The separator shows it in any language.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { foldText } from '../text/folded-reading.ts';
import type { SurrogateFinder } from './match.ts';
import { IS_NAME_OF_LETTERS, lettersOf } from './name-letters.ts';

/** Letters with the same separator between them. Three letters are needed, because two are initials or an abbreviation. */
const SPELLED =
  /(?<![\p{L}\p{N}])\p{L}(?<gap> ?[-–—·•/.] ?|,? )\p{L}(?:\k<gap>\p{L})+(?![\p{L}\p{N}\p{M}]|[-–—·•/]\p{L})/gu;
const LONGEST_NAME = 40;

const spelledRuns = (text: string) =>
  Array.from(text.matchAll(SPELLED), ({ 0: run, index, groups }) => ({
    start: index,
    end: index + run.length,
    letters: lettersOf(run),
    gap: groups?.gap ?? '',
  })).filter(({ letters }) => letters.length <= LONGEST_NAME);

/** The words that are spelled in a reply. */
export const spelledWords = (reply: string): readonly string[] =>
  spelledRuns(reply).map(({ letters: [first = '', ...rest] }) => first.toUpperCase() + rest.join('').toLowerCase());

/** The original's letters in capitals or small letters, as the reply spells the surrogate. */
function withCaseOfLetters(original: string, letters: readonly string[]): string {
  const [, ...rest] = letters;
  if (rest.every((letter) => letter === letter.toUpperCase())) return original.toUpperCase();
  return letters.every((letter) => letter === letter.toLowerCase()) ? original.toLowerCase() : original;
}

const isOfLetters = (text: string) => IS_NAME_OF_LETTERS.test(text);
const keyOf = (letters: readonly string[]) => foldText(letters.join(''));

export function spelledNameFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const byLetters = new Map<string, RestorePair>();
  for (const pair of pairs)
    if (isOfLetters(pair.surrogate) && isOfLetters(pair.original))
      byLetters.set(keyOf(lettersOf(pair.surrogate)), pair);
  return {
    find({ raw }, add) {
      if (byLetters.size === 0) return;
      for (const { start, end, letters, gap } of spelledRuns(raw)) {
        const pair = byLetters.get(keyOf(letters));
        if (!pair) continue;
        add({ start, end, original: lettersOf(withCaseOfLetters(pair.original, letters)).join(gap), pair });
      }
    },
  };
}
