// Given and family names by language.
import { readData } from './read-data.ts';
import { cellsOf } from './words.ts';

export interface ListedNames {
  /** Names that are hardly ever ordinary words. */
  readonly onlyNames: readonly string[];
  readonly alsoWords: readonly string[];
  /** Those of `alsoWords` that are frequent as words. */
  readonly frequentWords: readonly string[];
}

const NO_NAMES: ListedNames = { onlyNames: [], alsoWords: [], frequentWords: [] };

/** @param rows language, "word" or "frequent word" or nothing, name */
function namesBy(rows: string): Readonly<Record<string, ListedNames>> {
  const lists: Record<string, Record<keyof ListedNames, string[]>> = {};
  for (const [language = '', also, name = ''] of cellsOf(rows)) {
    lists[language] ??= { onlyNames: [], alsoWords: [], frequentWords: [] };
    lists[language][also === '' ? 'onlyNames' : 'alsoWords'].push(name);
    if (also === 'frequent word') lists[language].frequentWords.push(name);
  }
  return lists;
}

const GIVEN_NAMES = namesBy(readData('names/given.tsv'));
const FAMILY_NAMES = namesBy(readData('names/family.tsv'));

export const LANGUAGES_OF_GIVEN_NAMES: readonly string[] = Object.keys(GIVEN_NAMES);
export const givenNamesOf = (language: string): ListedNames => GIVEN_NAMES[language] ?? NO_NAMES;
export const familyNamesOf = (language: string): ListedNames => FAMILY_NAMES[language] ?? NO_NAMES;
/** All names of a list, with those that are also words. */
export const allOf = ({ onlyNames, alsoWords }: ListedNames): readonly string[] => [...onlyNames, ...alsoWords];
