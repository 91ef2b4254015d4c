// Reads the JSON lists of given and family names in scripts without capitals.
import { WORDS_THAT_ARE_NO_NAMES } from './no-names.ts';

/** A list as stored: names separated by spaces. `givenAlsoWords` has the given names that are also ordinary words; `given` may have them too. */
export interface NativeNameList {
  readonly given: string;
  readonly givenAlsoWords: string;
  readonly family: string;
}

export const splitNames = (list: string): readonly string[] => list.split(' ');

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
    lists.flatMap((list) => splitNames(list[key])).filter((name) => !WORDS_THAT_ARE_NO_NAMES.has(name));
  const alsoWords = new Set(all('givenAlsoWords'));
  return {
    given: new Set(all('given').filter((name) => !alsoWords.has(name))),
    givenAlsoWords: alsoWords,
    family: new Set(all('family')),
  };
}

/** Given names that are far more often ordinary words: "איתי" is Itai and "with me". Such a word is a name before a family name. */
export const namesMostlyWords = (...lists: readonly NativeNameList[]): ReadonlySet<string> =>
  new Set(lists.flatMap(({ given }) => splitNames(given)).filter((name) => WORDS_THAT_ARE_NO_NAMES.has(name)));
