// Surrogates word by word: words that identify nobody stay, and every other word and number is replaced separately.
import type { Codec } from '../../codecs/codec.ts';
import { digitsCodec, identifierCodec } from '../../codecs/formats/identifier.ts';
import type { Annotation } from '../../detect/annotation.ts';
import type { KindCompound } from '../../kinds/kind-compounds.ts';
import { GENERIC_WORDS } from '../../kinds/organisation-kinds-world.ts';
import { hasUnspacedLetter, RUN_OF_UNSPACED_LETTERS } from '../../text/script.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { abbreviationReserve, reserveOfSameShape } from './reserves.ts';
import { unspacedWordsSurrogate } from './unspaced-words.ts';

/**
 * A word or a number. The ordinal indicators º and ª ("3º B", "2.ª") are not part of it, so they are kept. A single letter
 * before a colon and a number is not matched either, because it is a label: "D: 3" means flat 3 in Turkish.
 */
export const WORD_OR_NUMBER =
  /(?!\p{L}:\s?\p{N})(?:(?![ºª])[\p{L}\p{M}])+(?:['’\u200c-][\p{L}\p{M}]+)*|[\p{N}](?:(?![ºª])[\p{N}\p{L}-])*/gu;
export const wordKey = (word: string) => word.toLowerCase().replace(/\.$/, '');

function splitPossessive(word: string): readonly [string, string] {
  const match = /^(.+?)(['’]s?)$/iu.exec(word);
  return match ? [match[1] ?? word, match[2] ?? ''] : [word, ''];
}

/** Replaces matches of `pattern`; a possessive ending stays. */
export function mapWords(text: string, pattern: RegExp, replace: (word: string) => string): string {
  return text.replace(pattern, (word) => {
    const [stem, ending] = splitPossessive(word);
    return replace(stem) + ending;
  });
}

interface WordSurrogates {
  readonly type: Annotation['type'];
  readonly codecs: readonly Codec[];
  readonly reserve: (word: string) => Reserve;
  /** Whether a word stays because it identifies nobody. @param word in lower case; by default, the words of `GENERIC_WORDS` stay */
  readonly isKept?: (word: string) => boolean;
  /** The part of a compound that stays: "apotheke" in "Sonnenapotheke". */
  readonly keptPart?: (word: string) => KindCompound | undefined;
}

const UNSPACED_RUNS = new RegExp(`((?:(?=[^\\p{M}])${RUN_OF_UNSPACED_LETTERS}))`, 'u');

/** Replaces a text word by word. Words that identify nobody stay. */
export function replaceWordByWord(text: string, issuer: Issuer, words: WordSurrogates): string {
  const { type, codecs, reserve, isKept = (word) => GENERIC_WORDS.has(word), keptPart } = words;
  // If all words are of that sort ("College"), they are the name and are replaced.
  const hasOnlyKeptWords = (text.match(WORD_OR_NUMBER) ?? []).every((word) =>
    isKept(wordKey(splitPossessive(word)[0])),
  );
  const number = (digits: string) =>
    issuer.issue(digits, type, /^\d{4}/.test(digits) ? [digitsCodec] : [], reserveOfSameShape(digits)).surrogate;
  const withoutRuns = hasUnspacedLetter(text) ? unspacedWordsSurrogate(text, type, issuer) : text;
  const standIn = (word: string): string => {
    if (isKept(wordKey(word)) && !hasOnlyKeptWords) return word;
    if (/^\p{Nd}+$/u.test(word)) return number(word);
    if (/\d/.test(word))
      return issuer.issue(word, type, word.length > 5 ? [identifierCodec] : [], reserveOfSameShape(word)).surrogate;
    if (/^[A-Z]{2}$/.test(word)) {
      // In "Portland, OR", the state stays: it identifies nobody, and a two-letter surrogate would match ordinary words of a reply.
      if (type === 'ADDRESS' || type === 'LOCATION') return word;
      return issuer.issue(word, type, [], abbreviationReserve(word)).surrogate;
    }
    const compound = keptPart?.(word);
    if (compound) {
      const whole = standIn(compound.before) + compound.kind;
      issuer.keep(whole, word, type, 'phrase');
      return whole;
    }
    if ([...word].length === 1) return issuer.issue(word, type, [], reserveOfSameShape(word)).surrogate;
    return issuer.issue(word, type, codecs, reserve(word)).surrogate;
  };
  // Runs without spaces are already replaced; only the words and numbers between them are left.
  return withoutRuns
    .split(UNSPACED_RUNS)
    .map((piece, at) => (at % 2 === 1 ? piece : mapWords(piece, WORD_OR_NUMBER, standIn)))
    .join('');
}
