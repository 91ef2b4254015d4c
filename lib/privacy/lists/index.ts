// All lists that are permuted, with their names. A name carries the list's version: a changed list must get a new name.
import { CONDITIONS, DRUGS, GENDERS, NATIONALITIES, OCCUPATIONS, RELIGIONS, SYMPTOMS } from './attributes.ts';
import { ALL_COMPOSED, classesOf } from './composed.ts';
import { FIRST_FEMALE, FIRST_MALE } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { type NameList, nameList, without } from './name-list.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from './places.ts';
import { SCRIPT_LISTS } from './script-lists.ts';
import * as SPARES from './spare-entries.ts';

export { isNameAndWord, type NameList } from './name-list.ts';
export * from './script-lists.ts';

const NAMES = [FIRST_FEMALE, FIRST_MALE, LAST_NAMES];
export const FIRST_FEMALE_LIST = nameList('first-female-3', () => FIRST_FEMALE, {
  spares: () => without(SPARES.SPARE_FIRST_FEMALE, ...NAMES),
});
export const FIRST_MALE_LIST = nameList('first-male-3', () => without(FIRST_MALE, FIRST_FEMALE), {
  spares: () => without(SPARES.SPARE_FIRST_MALE, ...NAMES),
});
export const FIRST_LISTS: readonly NameList[] = [FIRST_FEMALE_LIST, FIRST_MALE_LIST];
export const LAST_LISTS: readonly NameList[] = [
  nameList('last-3', () => without(LAST_NAMES, FIRST_FEMALE, FIRST_MALE), {
    spares: () => without(SPARES.SPARE_LAST_NAMES, ...NAMES),
  }),
];

const CITIES = [CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD];
const SPARE_NAMES = [SPARES.SPARE_FIRST_FEMALE, SPARES.SPARE_FIRST_MALE, SPARES.SPARE_LAST_NAMES];
const spareCities = (spares: string) => ({
  spares: () => without(spares, ...NAMES, ...SPARE_NAMES, ...CITIES, COUNTRIES),
});
export const CITY_LISTS: readonly NameList[] = [
  nameList('city-americas-3', () => without(CITIES_AMERICAS, ...NAMES), spareCities(SPARES.SPARE_CITIES_AMERICAS)),
  nameList(
    'city-europe-3',
    () => without(CITIES_EUROPE, ...NAMES, CITIES_AMERICAS),
    spareCities(SPARES.SPARE_CITIES_EUROPE),
  ),
  nameList(
    'city-world-3',
    () => without(CITIES_WORLD, ...NAMES, CITIES_AMERICAS, CITIES_EUROPE),
    spareCities(SPARES.SPARE_CITIES_WORLD),
  ),
];
/** Countries have no spare entries: an unlisted place counts as a town. */
export const PLACE_LISTS: readonly NameList[] = [
  ...CITY_LISTS,
  nameList('country-1', () => without(COUNTRIES, ...NAMES)),
];

const inOwnCase = (spares: string) => ({ spares: () => without(spares, ...NAMES), isInOwnCase: true });
export const NATIONALITY_LISTS: readonly NameList[] = [
  nameList('nationality-2', () => NATIONALITIES, inOwnCase(SPARES.SPARE_NATIONALITIES)),
];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  nameList('religion-2', () => without(RELIGIONS, ...NAMES), { isInOwnCase: true }),
  nameList('gender-2', () => GENDERS, { isInOwnCase: true }),
];
export const OCCUPATION_LISTS: readonly NameList[] = [
  nameList('occupation-2', () => OCCUPATIONS, inOwnCase(SPARES.SPARE_OCCUPATIONS)),
];
/** Illnesses and symptoms in one list: a surrogate does not tell which of the two it stands for. */
export const CONDITION_LISTS: readonly NameList[] = [
  nameList('condition-2', () => `${CONDITIONS} ${SYMPTOMS}`, inOwnCase(SPARES.SPARE_CONDITIONS)),
];
export const DRUG_LISTS: readonly NameList[] = [nameList('drug-2', () => DRUGS, inOwnCase(SPARES.SPARE_DRUGS))];

export const ALL_LISTS: readonly NameList[] = [
  ...FIRST_LISTS,
  ...LAST_LISTS,
  ...PLACE_LISTS,
  ...DEMOGRAPHIC_LISTS,
  ...OCCUPATION_LISTS,
  ...CONDITION_LISTS,
  ...DRUG_LISTS,
  ...SCRIPT_LISTS,
];

/** Whether some permutation could produce the word. No composed word may be one of these. */
export function isListed(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ALL_LISTS.some(({ indexOf }) => indexOf.has(lower)) ||
    ALL_COMPOSED.some((names) => classesOf(word, names) !== undefined)
  );
}
