// The tables of names and words from which surrogates are drawn. Their rows are split when they are first looked up.

import { once } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy, wordsUnder } from '../../lexicon/words.ts';

const latinRows = once(() => rowsBy(readData('surrogates/latin-names.tsv'), [0]));
/** By list: `latinNames('first-female')`. */
export const latinNames = (list: string): readonly string[] =>
  (latinRows().get(list) ?? []).map(([, , name = '']) => name);
/** The culture of each name of some lists, in lower case. If two lists have a name, the first decides. */
export const culturesOfLatinNames = (...lists: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    lists
      .flatMap((list) => latinRows().get(list) ?? [])
      .map(([, culture = '', name = '']) => [name.toLowerCase(), culture] as const)
      .reverse(),
  );
export const places = wordsUnder(readData('surrogates/places.tsv'));
export const attributes = wordsUnder(readData('surrogates/attributes.tsv'));
/** By language and list: `namesByLanguage('ru first-male')`. */
export const namesByLanguage = wordsUnder(readData('surrogates/names-by-language.tsv'));
/** By pool and kind: `poolNames('persian given-male')`. */
export const poolNames = wordsUnder(readData('surrogates/name-pools.tsv'));
/** By kind and part: `nameParts('greek head')`. */
export const nameParts = wordsUnder(readData('surrogates/name-parts.tsv'));
/** By how often it is a word, or by language: `namesThatAreWords('common')`. */
export const namesThatAreWords = wordsUnder(readData('surrogates/names-that-are-words.tsv'));
/** Given names that are no surrogates, by gender. */
export const givenNamesOf = wordsUnder(readData('facts/given-name-genders.tsv'));
