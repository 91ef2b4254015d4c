// Reads the JSON lists of given and family names in scripts without capitals.
import { NO_NAMES } from './no-names.ts';

/** Names are separated by spaces. `givenAlsoWords` lists given names that are also ordinary words; they are removed from `given`. */
export interface NameList {
  readonly given: string;
  readonly givenAlsoWords: string;
  readonly family: string;
}

export const namesOf = (list: string): readonly string[] => list.split(' ');

export interface Names {
  /** Given names that are hardly ever ordinary words. */
  readonly given: ReadonlySet<string>;
  readonly givenAlsoWords: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** Merges the names of languages that share a script. A given name that is a word in one of the languages counts as a word in all. */
export function namesIn(...lists: readonly NameList[]): Names {
  const all = (key: keyof NameList) =>
    lists.flatMap((list) => namesOf(list[key])).filter((name) => !NO_NAMES.has(name));
  const alsoWords = new Set(all('givenAlsoWords'));
  return {
    given: new Set(all('given').filter((name) => !alsoWords.has(name))),
    givenAlsoWords: alsoWords,
    family: new Set(all('family')),
  };
}
