// Every list that is permuted, by name. The name carries the version: a changed list is another list.
import { CONDITIONS, DRUGS, GENDERS, NATIONALITIES, OCCUPATIONS, RELIGIONS, SYMPTOMS } from './attributes.ts';
import { ALL_COMPOSED, classesOf } from './composed.ts';
import { FIRST_FEMALE, FIRST_MALE } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { list, type NameList, without } from './name-list.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from './places.ts';
import { SCRIPT_LISTS } from './script-lists.ts';

export { isNameAndWord, type NameList } from './name-list.ts';
export * from './script-lists.ts';

export const FIRST_LISTS: readonly NameList[] = [
  list('first-female-2', () => FIRST_FEMALE),
  list('first-male-2', () => without(FIRST_MALE, FIRST_FEMALE)),
];
export const LAST_LISTS: readonly NameList[] = [list('last-2', () => without(LAST_NAMES, FIRST_FEMALE, FIRST_MALE))];
const NAMES = [FIRST_FEMALE, FIRST_MALE, LAST_NAMES];
export const PLACE_LISTS: readonly NameList[] = [
  list('city-americas-2', () => without(CITIES_AMERICAS, ...NAMES)),
  list('city-europe-2', () => without(CITIES_EUROPE, ...NAMES, CITIES_AMERICAS)),
  list('city-world-2', () => without(CITIES_WORLD, ...NAMES, CITIES_AMERICAS, CITIES_EUROPE)),
  list('country-1', () => without(COUNTRIES, ...NAMES)),
];
export const NATIONALITY_LISTS: readonly NameList[] = [list('nationality-1', () => NATIONALITIES)];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  list('religion-1', () => without(RELIGIONS, ...NAMES)),
  list('gender-1', () => GENDERS),
];
export const OCCUPATION_LISTS: readonly NameList[] = [list('occupation-1', () => OCCUPATIONS)];
export const CONDITION_LISTS: readonly NameList[] = [
  list('condition-1', () => CONDITIONS),
  list('symptom-1', () => SYMPTOMS),
];
export const DRUG_LISTS: readonly NameList[] = [list('drug-1', () => DRUGS)];

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

/** A word that some permutation could produce: no reserve surrogate may be one. */
export function isListed(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ALL_LISTS.some(({ indexOf }) => indexOf.has(lower)) ||
    ALL_COMPOSED.some((names) => classesOf(word, names) !== undefined)
  );
}
