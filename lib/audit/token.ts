// Splits a text into words and numbers, each also in a plain spelling without case, accents and other scripts' digits.
import { isCommonWord } from '../detect/common-words.ts';
import { isNameAndOrdinaryWord, isSurrogateCandidate } from '../privacy/lists/index.ts';
import type { Replacement } from '../sanitize/sanitized.ts';
import { normaliseCharacters } from '../text/normalise-characters.ts';

/** Removes the differences that hide nothing: case, accents, and the forms of digits, spaces and dashes. */
export function withoutSpellingVariants(text: string): string {
  return normaliseCharacters(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Whether a lower-case word is in the language's word list; undefined if no list is loaded. */
export type IsWord = ((word: string) => boolean) | undefined;

export interface Token {
  readonly text: string;
  readonly plain: string;
  /** The surrogate that contains this token; undefined in text that the person wrote. */
  readonly within?: Replacement;
  /** Written like an ordinary word, and so no trace of a name. */
  readonly isEveryday: boolean;
  /** A word of the language that is in no name list and whose capital proves nothing here, so that it is no misspelt name. */
  readonly isOrdinary: boolean;
}

const TOKEN = /[\p{L}\p{M}]+|\p{N}+(?:[.,'’\u00a0\u202f ]\p{N}{3}(?!\p{N}))*(?:[.,]\p{N}{1,2}(?!\p{N}))?/gu;
const SENTENCE_END = /(?:^|[.!?:;\n•*–—"“(-])[^\S\n]*$/u;
const LOOK_BACK = 8;

const isLowerCase = (word: string) => word === word.toLowerCase();

/** An ordinary word in lower case, or a common word whose capital starts a sentence. */
function isEveryday(word: string, startsSentence: boolean, isOrdinary: boolean): boolean {
  if (isLowerCase(word)) return isOrdinary || isCommonWord(word);
  return startsSentence && isLowerCase(word.slice(1)) && isCommonWord(word);
}

export function tokensOf(text: string, replacements: readonly Replacement[] = [], isWord?: IsWord): readonly Token[] {
  const sorted = [...replacements].sort((a, b) => a.outStart - b.outStart);
  let next = 0;
  return Array.from(text.matchAll(TOKEN), (match): Token => {
    const [word] = match;
    while (next < sorted.length && (sorted[next]?.outEnd ?? 0) <= match.index) next += 1;
    const surrogate = sorted[next];
    const own = withoutSpellingVariants(word);
    const isOrdinary = isWord?.(own) === true && !isSurrogateCandidate(word) && !isNameAndOrdinaryWord(word);
    const startsSentence = SENTENCE_END.test(text.slice(Math.max(0, match.index - LOOK_BACK), match.index));
    const token: Token = {
      text: word,
      plain: own,
      isEveryday: isEveryday(word, startsSentence, isOrdinary),
      isOrdinary: isOrdinary && (startsSentence || isLowerCase(word) || word === word.toUpperCase()),
    };
    return surrogate && surrogate.outStart < match.index + word.length ? { ...token, within: surrogate } : token;
  });
}

export const digitsOf = (text: string): string => withoutSpellingVariants(text).replace(/\D/g, '');
