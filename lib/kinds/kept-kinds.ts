// Finds the words of an organisation's name that its surrogate keeps: the words for its kind. They count only at the end of the name where
// the language puts them, because inside a name they may be a surname: "Talleres Juan Peña", "Atelier Lise Moreau".
import { LOCAL_VENUE_WORDS } from '../detect/patterns/local-venue.ts';
import { VENUE_WORDS_BEFORE_NAME } from '../detect/patterns/named-venue-before.ts';
import { VENUE_WORDS_AFTER_NAME } from '../detect/patterns/named-venue-spaced.ts';
import { NON_ENGLISH_VENUE_WORDS } from '../detect/patterns/own-venue.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import { HONORIFICS, SMALL_WORDS, TITLES_AFTER_NAME } from './general-words.ts';
import { isTradeCompound } from './kind-compounds.ts';
import { isInflectedKind, type KindPosition } from './kind-stems.ts';
import { splitLegalForm } from './legal-form.ts';
import { FIRST_IN_ALL_LANGUAGES, KINDS_AT_END } from './organisation-kinds.ts';
import {
  AFTER_FIRST_KIND,
  FIRST_OR_SURNAME,
  GENERIC_WORDS_ONLY,
  isArabicTradeWord,
  isKindInEveryLanguage,
  KINDS_IN_OTHER_LANGUAGES,
  LAST_OR_SURNAME,
} from './organisation-kinds-world.ts';

const KIND_PHRASES = cellsOf(readData('kinds/kind-phrases.tsv')).map(([, words = '']) => words);

/** Lets each word begin with a capital or a small letter. The flag `i` cannot do this, because it would let `\p{Ll}` match capitals too. */
const inEitherCase = (phrases: string) =>
  phrases.replace(/(?<![\p{L}\p{M}])\p{Ll}/gu, (first) => `[${first.toUpperCase()}${first}]`);

/**
 * Narrows the patterns of the venue rules. They take any word after some kinds ("Zakład Kowalski"); here the word must be a short one in
 * lower case.
 */
const withSmallWordsOnly = (kinds: string) =>
  kinds
    .replaceAll('(?: \\p{Lu}\\p{L}+)?', '')
    .replaceAll(' \\p{L}+', ' \\p{Ll}+')
    .replaceAll('\\p{L}+', '\\p{Ll}{1,3}')
    .replaceAll('\\p{Ll}*', '\\p{Ll}{0,4}');

const PHRASE = [
  inEitherCase(anyOf(KIND_PHRASES)),
  withSmallWordsOnly(`${LOCAL_VENUE_WORDS}|${NON_ENGLISH_VENUE_WORDS}`),
  VENUE_WORDS_BEFORE_NAME,
  VENUE_WORDS_AFTER_NAME,
].join('|');
const PHRASES = new RegExp(`(?<![\\p{L}\\p{M}\\p{N}])(?:${PHRASE})(?![\\p{L}\\p{M}\\p{N}])`, 'gu');

const identifiesNobody = (key: string) => GENERIC_WORDS_ONLY.has(key);

/** Languages that put the kind before the name. */
const KIND_FIRST_LANGUAGES = new Set(
  'ar he fa es fr it pt ca ro pl cs sk hr sr ru uk bg el vi id ms th sw tl'.split(' '),
);
const withoutPossessive = (word: string) => word.replace(/(?<=.)['’]s?$/iu, '');
/** Lower-cases a word and removes its possessive ending. */
const keyOf = (word: string) => withoutPossessive(word).toLowerCase();
const WORD = /[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu;

/** Punctuation after which another part of the name begins: "Sweet Hand Bakery, Arima". */
const PART_BORDER = /[,;()„“”"«»–—/|]/u;
/** The sign before the case ending of an abbreviation: "Kft.-nek", "Oy:ssä". */
const ENDING_BEFORE = /(?:\.-|:)$/u;

interface NameWord {
  readonly written: string;
  /** The word in lower case. */
  readonly key: string;
  readonly isInPhrase: boolean;
  /** Whether it is a preposition, an article or a case ending, which identifies nobody. */
  readonly isSmall: boolean;
}

/** The words in each part of a name. */
function partsOf(name: string): readonly (readonly NameWord[])[] {
  const phrases = Array.from(name.matchAll(PHRASES), ({ index, 0: phrase }) => [index, index + phrase.length] as const);
  const parts: NameWord[][] = [[]];
  let at = 0;
  for (const { index, 0: word } of name.matchAll(WORD)) {
    const written = withoutPossessive(word);
    const between = name.slice(at, index);
    at = index + word.length;
    if (PART_BORDER.test(between) && parts.at(-1)?.length !== 0) parts.push([]);
    parts.at(-1)?.push({
      written,
      key: written.toLowerCase(),
      isInPhrase: phrases.some(([start, end]) => start <= index && index + written.length <= end),
      isSmall: SMALL_WORDS.has(written) || (ENDING_BEFORE.test(between) && /^\p{Ll}{1,4}$/u.test(written)),
    });
  }
  return parts;
}

function tellsKind({ key, isInPhrase }: NameWord, position: KindPosition): boolean {
  if (isInPhrase || isTradeCompound(key) || isInflectedKind(key, position)) return true;
  if (position === 'last') return isKindInEveryLanguage(key) || isArabicTradeWord(key);
  return (isKindInEveryLanguage(key) && !LAST_OR_SURNAME.has(key)) || FIRST_OR_SURNAME.has(key);
}

const canStayAt = (word: NameWord, position: KindPosition) =>
  tellsKind(word, position) || identifiesNobody(word.key) || word.isSmall;
const isTitle = (words: readonly NameWord[], at: number) => {
  const key = words[at]?.key ?? '';
  return HONORIFICS.has(key) && (at < words.length - 1 || TITLES_AFTER_NAME.has(key));
};

/** How many words at the beginning of a part stay. */
function countAtStart(words: readonly NameWord[]): number {
  const end = words.findIndex((word, at) => !canStayAt(word, 'first') && !isTitle(words, at));
  return end < 0 ? words.length : end;
}

/** Whether a word stays at the end of a name that begins with its kind. Fewer words do, because such languages end the name with a surname. */
const staysAfterFirstKind = ({ key, isSmall }: NameWord) =>
  AFTER_FIRST_KIND.has(key) || identifiesNobody(key) || isSmall;
const beginsWithKind = (word: NameWord | undefined) =>
  word !== undefined &&
  /^\p{Script=Latin}/u.test(word.key) &&
  (word.isInPhrase || KINDS_IN_OTHER_LANGUAGES.has(word.key) || isInflectedKind(word.key, 'first'));

/** Whether a word stays at the end of any other name. @param orSurnames whether words for kinds that are also surnames count */
const staysAtEnd = (word: NameWord, orSurnames: boolean) =>
  orSurnames
    ? canStayAt(word, 'last') || KINDS_AT_END.has(word.key)
    : canStayAt(word, 'last') && !LAST_OR_SURNAME.has(word.key);

/** For each word of a part, whether it stays. @param orSurnames whether words for kinds that are also surnames count */
function keptPlaces(words: readonly NameWord[], isKindFirst: boolean, orSurnames: boolean): readonly boolean[] {
  const stays = (word: NameWord, at: number) =>
    isTitle(words, at) || (isKindFirst ? staysAfterFirstKind(word) : staysAtEnd(word, orSurnames));
  const start = countAtStart(words);
  const end = words.findLastIndex((word, at) => !stays(word, at));
  return words.map((word, at) => at < start || at > end || word.isSmall || isTitle(words, at));
}

/** The words that are kept everywhere in the name; a word that is replaced at one place is not among them. */
function keptOf(parts: readonly (readonly NameWord[])[], orSurnames: boolean): ReadonlySet<string> {
  const first = parts[0]?.[0];
  const isKindFirst = beginsWithKind(first);
  // In "Praxis Anna Hall", the kind comes first, so "Hall" is a surname.
  const isSurname = first !== undefined && tellsKind(first, 'first');
  const places = parts.flatMap((words) => keptPlaces(words, isKindFirst, orSurnames && !isSurname));
  const keys = parts.flat().map(({ key }) => key);
  const replaced = new Set(keys.filter((_, at) => !places[at]));
  return new Set(keys.filter((key) => !replaced.has(key)));
}

/**
 * The words of an organisation's name that its surrogate keeps, in lower case: its kind, titles, prepositions and articles. If all words
 * are of these sorts ("Family Dental Care"), they are the name itself, so only one of them is kept. A name of a single word keeps nothing.
 */
export function keptWordsOfOrganisation(name: string, language?: string): ReadonlySet<string> {
  const parts = partsOf(name);
  const words = parts.flat();
  // In "School No. 14", the number is the name.
  const isAll = (kept: ReadonlySet<string>) => !/\p{N}/u.test(name) && words.every(({ key }) => kept.has(key));
  for (const orSurnames of [true, false]) {
    const kept = keptOf(parts, orSurnames);
    if (!isAll(kept)) return kept;
  }
  const small = words.filter(({ isSmall }) => isSmall);
  // Before a preposition, the word for the kind comes first in every language: "Realschule am Inn", "College of Law".
  const isFirst =
    KIND_FIRST_LANGUAGES.has(language ?? '') || small.length > 0 || FIRST_IN_ALL_LANGUAGES.has(words[0]?.key ?? '');
  const kinds = words.filter((word) => tellsKind(word, isFirst ? 'first' : 'last'));
  const one = (isFirst ? kinds[0] : kinds.at(-1))?.key;
  if (one === undefined || words.every(({ key }) => key === one)) return new Set();
  return new Set([one, ...small.map(({ key }) => key)]);
}

/**
 * Removes the legal form and the kept words from an organisation's name. In some names, the language decides which word is kept; then the
 * surrogate shows which one it was. Without a surrogate, such a word counts as replaced.
 */
export function withoutKeptWords(text: string, surrogate?: string): string {
  const [name] = splitLegalForm(text);
  const [kindLast, kindFirst] = [keptWordsOfOrganisation(name, 'en'), keptWordsOfOrganisation(name, 'fr')];
  const sent = surrogate === undefined ? undefined : new Set((surrogate.match(WORD) ?? []).map(keyOf));
  const isKept = (key: string) =>
    sent ? (kindLast.has(key) || kindFirst.has(key)) && sent.has(key) : kindLast.has(key) && kindFirst.has(key);
  return name.replace(WORD, (word) => (isKept(keyOf(word)) ? ' ' : word));
}
