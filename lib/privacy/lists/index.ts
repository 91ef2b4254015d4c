// All lists that are permuted, with their names. A name carries the list's version: a changed list must get a new name.
import { DRUGS, GENDERS, MEDICAL_CONDITIONS, NATIONALITIES, OCCUPATIONS, RELIGIONS, SYMPTOMS } from './attributes.ts';
import { ALL_COMPOSED_NAMES, characterClassesOf } from './composed-names.ts';
import { FEMALE_FIRST_NAMES, MALE_FIRST_NAMES } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { type NameList, nameList, withoutEarlierEntries } from './name-list.ts';
import { NON_LATIN_NAME_LISTS } from './name-lists-by-script.ts';
import { CITIES_AMERICAS, CITIES_ELSEWHERE, CITIES_EUROPE, COUNTRIES } from './places.ts';
import * as SPARES from './spare-entries.ts';

export { isNameAndOrdinaryWord, type NameList } from './name-list.ts';
export * from './name-lists-by-script.ts';

const NAMES = [FEMALE_FIRST_NAMES, MALE_FIRST_NAMES, LAST_NAMES];
export const FEMALE_FIRST_NAME_LIST = nameList('first-female-3', () => FEMALE_FIRST_NAMES, {
  spares: () => withoutEarlierEntries(SPARES.SPARE_FEMALE_FIRST_NAMES, ...NAMES),
});
export const MALE_FIRST_NAME_LIST = nameList(
  'first-male-3',
  () => withoutEarlierEntries(MALE_FIRST_NAMES, FEMALE_FIRST_NAMES),
  {
    spares: () => withoutEarlierEntries(SPARES.SPARE_MALE_FIRST_NAMES, ...NAMES),
  },
);
export const FIRST_NAME_LISTS: readonly NameList[] = [FEMALE_FIRST_NAME_LIST, MALE_FIRST_NAME_LIST];
export const LAST_NAME_LISTS: readonly NameList[] = [
  nameList('last-3', () => withoutEarlierEntries(LAST_NAMES, FEMALE_FIRST_NAMES, MALE_FIRST_NAMES), {
    spares: () => withoutEarlierEntries(SPARES.SPARE_LAST_NAMES, ...NAMES),
  }),
];

const CITIES = [CITIES_AMERICAS, CITIES_EUROPE, CITIES_ELSEWHERE];
const SPARE_NAMES = [SPARES.SPARE_FEMALE_FIRST_NAMES, SPARES.SPARE_MALE_FIRST_NAMES, SPARES.SPARE_LAST_NAMES];
const spareCities = (spares: string) => ({
  spares: () => withoutEarlierEntries(spares, ...NAMES, ...SPARE_NAMES, ...CITIES, COUNTRIES),
});
export const CITY_LISTS: readonly NameList[] = [
  nameList(
    'city-americas-3',
    () => withoutEarlierEntries(CITIES_AMERICAS, ...NAMES),
    spareCities(SPARES.SPARE_CITIES_AMERICAS),
  ),
  nameList(
    'city-europe-3',
    () => withoutEarlierEntries(CITIES_EUROPE, ...NAMES, CITIES_AMERICAS),
    spareCities(SPARES.SPARE_CITIES_EUROPE),
  ),
  nameList(
    'city-world-3',
    () => withoutEarlierEntries(CITIES_ELSEWHERE, ...NAMES, CITIES_AMERICAS, CITIES_EUROPE),
    spareCities(SPARES.SPARE_CITIES_ELSEWHERE),
  ),
];
/** Lists of countries have no spare entries, because a place that is in no list counts as a town. */
export const PLACE_LISTS: readonly NameList[] = [
  ...CITY_LISTS,
  nameList('country-1', () => withoutEarlierEntries(COUNTRIES, ...NAMES)),
];

const inOwnCase = (spares: string) => ({ spares: () => withoutEarlierEntries(spares, ...NAMES), isInOwnCase: true });
export const NATIONALITY_LISTS: readonly NameList[] = [
  nameList('nationality-2', () => NATIONALITIES, inOwnCase(SPARES.SPARE_NATIONALITIES)),
];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  nameList('religion-2', () => withoutEarlierEntries(RELIGIONS, ...NAMES), { isInOwnCase: true }),
  nameList('gender-2', () => GENDERS, { isInOwnCase: true }),
];
export const OCCUPATION_LISTS: readonly NameList[] = [
  nameList('occupation-2', () => OCCUPATIONS, inOwnCase(SPARES.SPARE_OCCUPATIONS)),
];
/** Illnesses and symptoms are in one list, so that a surrogate does not show which of the two its original is. */
export const MEDICAL_CONDITION_LISTS: readonly NameList[] = [
  nameList('condition-2', () => `${MEDICAL_CONDITIONS} ${SYMPTOMS}`, inOwnCase(SPARES.SPARE_MEDICAL_CONDITIONS)),
];
export const DRUG_LISTS: readonly NameList[] = [nameList('drug-2', () => DRUGS, inOwnCase(SPARES.SPARE_DRUGS))];

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
