// Given and family names in scripts without capitals, as the lists beside this file hold them.
import { NO_NAMES } from './no-names.ts';

/** Names are separated by spaces. `givenAlsoWords` lists given names that are also ordinary words; they are removed from `given`. */
export interface NameList {
  readonly given: string;
  readonly givenAlsoWords: string;
  readonly family: string;
}

export const namesOf = (list: string): readonly string[] => list.split(' ');

export interface Names {
  /** Hardly ever anything but a name. */
  readonly given: ReadonlySet<string>;
  readonly givenAlsoWords: ReadonlySet<string>;
  readonly family: ReadonlySet<string>;
}

/** The names of several languages that share a script. A given name that is a word in one of them counts as a word. */
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
