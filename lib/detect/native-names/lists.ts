// Given and family names in scripts without capitals.
import { allOf, familyNamesOf, givenNamesOf } from '../../lexicon/names.ts';
import { WORDS_THAT_ARE_NO_NAMES } from './no-names.ts';

export interface NativeNameList {
  readonly given: readonly string[];
  /** Given names that are also ordinary words. */
  readonly givenAlsoWords: readonly string[];
  readonly family: readonly string[];
}

export function nativeNamesOf(language: string): NativeNameList {
  const { onlyNames, alsoWords } = givenNamesOf(language);
  return { given: onlyNames, givenAlsoWords: alsoWords, family: allOf(familyNamesOf(language)) };
}

/** The names of one script, for look-up. */
export interface NativeNameSets {
  /** Given names that are hardly ever ordinary words. */
  readonly given: ReadonlySet<string>;
  readonly givenAlsoWords: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** Merges the lists of languages that share a script. A given name that is also a word in one of the languages counts as such in all. */
export function nativeNameSets(...lists: readonly NativeNameList[]): NativeNameSets {
  const all = (key: keyof NativeNameList) =>
    lists.flatMap((list) => list[key]).filter((name) => !WORDS_THAT_ARE_NO_NAMES.has(name));
  const alsoWords = new Set(all('givenAlsoWords'));
  return {
    given: new Set(all('given').filter((name) => !alsoWords.has(name))),
    givenAlsoWords: alsoWords,
    family: new Set(all('family')),
  };
}

const WITH_NAMES_THAT_ARE_WORDS = ['he', 'ar', 'fa'].map(nativeNamesOf);
/** Given names that are far more often ordinary words: "איתי" is Itai and "with me". Such a word is a name before a family name. */
const NAMES_MOSTLY_WORDS: ReadonlySet<string> = new Set(
  WITH_NAMES_THAT_ARE_WORDS.flatMap(({ given }) => given).filter((name) => WORDS_THAT_ARE_NO_NAMES.has(name)),
);
const FAMILY_NAMES = nativeNameSets(...WITH_NAMES_THAT_ARE_WORDS).family;
/** Whether two words are a full name although the first is mostly an ordinary word: "איתי כהן" (Itai Cohen). */
export const isFullNameOfWord = (first: string, second: string): boolean =>
  NAMES_MOSTLY_WORDS.has(first) && FAMILY_NAMES.has(second);
