// Reads the JSON lists of given and family names in scripts without capitals.
import { WORDS_THAT_ARE_NO_NAMES } from './no-names.ts';

/** Names are separated by spaces. `givenAlsoWords` lists given names that are also ordinary words; they are removed from `given`. */
export interface NativeNameList {
  readonly given: string;
  readonly givenAlsoWords: string;
  readonly family: string;
}

export const splitNames = (list: string): readonly string[] => list.split(' ');

export interface NativeNameSets {
  /** Given names that are hardly ever ordinary words. */
  readonly given: ReadonlySet<string>;
  readonly givenAlsoWords: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** Merges the names of languages that share a script. A given name that is a word in one of the languages counts as a word in all. */
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
