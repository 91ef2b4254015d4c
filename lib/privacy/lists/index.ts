// All lists that are permuted, with their names. A name carries the list's version: a changed list must get a new name.
import { ALL_COMPOSED_NAMES, characterClassesOf } from './composed-names.ts';
import { type NameList, nameList, withoutEarlierEntries } from './name-list.ts';
import { NON_LATIN_NAME_LISTS } from './name-lists-by-script.ts';
import { attributes, culturesOfLatinNames, latinNames, places } from './tables.ts';

export { isNameAndOrdinaryWord, type NameList } from './name-list.ts';
export * from './name-lists-by-script.ts';

const names = () => ['first-female', 'first-male', 'last'].map(latinNames);
/** Names that show no gender are divided between the two lists of first names, because each entry may be in only one list. */
const halfOfNeutralNames = (half: 0 | 1) => latinNames('spare-first').filter((_, index) => index % 2 === half);
const spareNames = {
  'first-female': () => [...latinNames('spare-first-female'), ...halfOfNeutralNames(0)],
  'first-male': () => [...latinNames('spare-first-male'), ...halfOfNeutralNames(1)],
  last: () => latinNames('spare-last'),
};
/** @param before the lists whose entries are left out */
const listOfNames = (version: string, list: keyof typeof spareNames, ...before: readonly string[]): NameList =>
  nameList(version, () => withoutEarlierEntries(latinNames(list), ...before.map(latinNames)), {
    spares: () => withoutEarlierEntries(spareNames[list](), ...names()),
    cultures: () => culturesOfLatinNames(list, `spare-${list}`, 'spare-first'),
  });
export const FEMALE_FIRST_NAME_LIST = listOfNames('first-female-4', 'first-female');
export const MALE_FIRST_NAME_LIST = listOfNames('first-male-4', 'first-male', 'first-female');
export const FIRST_NAME_LISTS: readonly NameList[] = [FEMALE_FIRST_NAME_LIST, MALE_FIRST_NAME_LIST];
export const LAST_NAME_LISTS: readonly NameList[] = [listOfNames('last-4', 'last', 'first-female', 'first-male')];

const cities = () => ['city-americas', 'city-europe', 'city-world'].map(places);
const listOfCities = (version: string, list: string, ...before: readonly string[]): NameList =>
  nameList(version, () => withoutEarlierEntries(places(list), ...names(), ...before.map(places)), {
    spares: () =>
      withoutEarlierEntries(
        places(`spare-${list}`),
        ...names(),
        ...Object.values(spareNames).map((spares) => spares()),
        ...cities(),
        places('country'),
      ),
  });
export const CITY_LISTS: readonly NameList[] = [
  listOfCities('city-americas-3', 'city-americas'),
  listOfCities('city-europe-3', 'city-europe', 'city-americas'),
  listOfCities('city-world-3', 'city-world', 'city-americas', 'city-europe'),
];
/** Lists of countries have no spare entries, because a place that is in no list counts as a town. */
export const PLACE_LISTS: readonly NameList[] = [
  ...CITY_LISTS,
  nameList('country-1', () => withoutEarlierEntries(places('country'), ...names())),
];
/** Cities and countries, some of which are people's names too. */
export const allPlaces = (): readonly string[] => [...places('country'), ...cities().flat()];

const listInOwnCase = (version: string, list: string, ...more: readonly string[]): NameList =>
  nameList(version, () => withoutEarlierEntries([list, ...more].flatMap(attributes), ...names()), {
    spares: () => withoutEarlierEntries(attributes(`spare-${list}`), ...names()),
    isInOwnCase: true,
  });
export const NATIONALITY_LISTS: readonly NameList[] = [listInOwnCase('nationality-2', 'nationality')];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  listInOwnCase('religion-2', 'religion'),
  listInOwnCase('gender-2', 'gender'),
];
export const OCCUPATION_LISTS: readonly NameList[] = [listInOwnCase('occupation-2', 'occupation')];
/** Illnesses and symptoms are in one list, so that a surrogate does not show which of the two its original is. */
export const MEDICAL_CONDITION_LISTS: readonly NameList[] = [listInOwnCase('condition-2', 'condition', 'symptom')];
export const DRUG_LISTS: readonly NameList[] = [listInOwnCase('drug-2', 'drug')];

export const ALL_NAME_LISTS: readonly NameList[] = [
  ...FIRST_NAME_LISTS,
  ...LAST_NAME_LISTS,
  ...PLACE_LISTS,
  ...DEMOGRAPHIC_LISTS,
  ...OCCUPATION_LISTS,
  ...MEDICAL_CONDITION_LISTS,
  ...DRUG_LISTS,
  ...NON_LATIN_NAME_LISTS,
];

/** Whether a permutation can produce the word. Reserve words must not equal such words. */
export function isSurrogateCandidate(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ALL_NAME_LISTS.some(({ indexOf }) => indexOf.has(lower)) ||
    ALL_COMPOSED_NAMES.some((names) => characterClassesOf(word, names) !== undefined)
  );
}
