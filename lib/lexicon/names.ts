// Given and family names by language.
import { once } from './once.ts';
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

/** @param rows of one language: language, "word" or "frequent word" or nothing, name */
function listedNames(rows: string): ListedNames {
  const onlyNames: string[] = [];
  const alsoWords: string[] = [];
  const frequentWords: string[] = [];
  for (const [, also, name = ''] of cellsOf(rows)) {
    (also === '' ? onlyNames : alsoWords).push(name);
    if (also === 'frequent word') frequentWords.push(name);
  }
  return { onlyNames, alsoWords, frequentWords };
}

/** The names of each language, which are read when they are first asked for: a text needs those of its own language. */
function namesByLanguage(rows: string): ReadonlyMap<string, () => ListedNames> {
  const lists = new Map<string, () => ListedNames>();
  for (let start = 0; start < rows.length; ) {
    const language = rows.slice(start, rows.indexOf('\t', start));
    const last = rows.lastIndexOf(`\n${language}\t`);
    const end = rows.indexOf('\n', last < start ? start : last + 1);
    const own = rows.slice(start, end < 0 ? rows.length : end);
    lists.set(
      language,
      once(() => listedNames(own)),
    );
    start += own.length + 1;
  }
  return lists;
}

const GIVEN_NAMES = namesByLanguage(readData('names/given.tsv'));
const FAMILY_NAMES = namesByLanguage(readData('names/family.tsv'));

export const languagesOfGivenNames = (): readonly string[] => [...GIVEN_NAMES.keys()];
export const givenNamesOf = (language: string): ListedNames => GIVEN_NAMES.get(language)?.() ?? NO_NAMES;
export const familyNamesOf = (language: string): ListedNames => FAMILY_NAMES.get(language)?.() ?? NO_NAMES;
/** All names of a list, with those that are also words. */
export const allOf = ({ onlyNames, alsoWords }: ListedNames): readonly string[] => [...onlyNames, ...alsoWords];
