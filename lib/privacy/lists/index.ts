// Every list that is permuted, by name. The name carries the version: a changed list is another list.
import { CONDITIONS, DRUGS, GENDERS, NATIONALITIES, OCCUPATIONS, RELIGIONS, SYMPTOMS } from './attributes.ts';
import { ALL_COMPOSED, classesOf } from './composed.ts';
import { FIRST_FEMALE, FIRST_MALE } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { list, type NameList, without } from './name-list.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from './places.ts';
import { SCRIPT_LISTS } from './script-lists.ts';
import * as SEATS from './seats.ts';

export { isNameAndWord, type NameList } from './name-list.ts';
export * from './script-lists.ts';

const NAMES = [FIRST_FEMALE, FIRST_MALE, LAST_NAMES];
export const FIRST_FEMALE_LIST = list('first-female-3', () => FIRST_FEMALE, {
  seats: () => without(SEATS.FEMALE_SEATS, ...NAMES),
});
export const FIRST_MALE_LIST = list('first-male-3', () => without(FIRST_MALE, FIRST_FEMALE), {
  seats: () => without(SEATS.MALE_SEATS, ...NAMES),
});
export const FIRST_LISTS: readonly NameList[] = [FIRST_FEMALE_LIST, FIRST_MALE_LIST];
export const LAST_LISTS: readonly NameList[] = [
  list('last-3', () => without(LAST_NAMES, FIRST_FEMALE, FIRST_MALE), {
    seats: () => without(SEATS.LAST_SEATS, ...NAMES),
  }),
];

const CITIES = [CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD];
const NAME_SEATS = [SEATS.FEMALE_SEATS, SEATS.MALE_SEATS, SEATS.LAST_SEATS];
const citySeats = (seats: string) => ({ seats: () => without(seats, ...NAMES, ...NAME_SEATS, ...CITIES, COUNTRIES) });
export const CITY_LISTS: readonly NameList[] = [
  list('city-americas-3', () => without(CITIES_AMERICAS, ...NAMES), citySeats(SEATS.AMERICAS_SEATS)),
  list('city-europe-3', () => without(CITIES_EUROPE, ...NAMES, CITIES_AMERICAS), citySeats(SEATS.EUROPE_SEATS)),
  list(
    'city-world-3',
    () => without(CITIES_WORLD, ...NAMES, CITIES_AMERICAS, CITIES_EUROPE),
    citySeats(SEATS.WORLD_SEATS),
  ),
];
/** Countries have no seats: an unlisted place counts as a town. */
export const PLACE_LISTS: readonly NameList[] = [...CITY_LISTS, list('country-1', () => without(COUNTRIES, ...NAMES))];

const inOwnCase = (seats: string) => ({ seats: () => without(seats, ...NAMES), isInOwnCase: true });
export const NATIONALITY_LISTS: readonly NameList[] = [
  list('nationality-2', () => NATIONALITIES, inOwnCase(SEATS.NATIONALITY_SEATS)),
];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  list('religion-2', () => without(RELIGIONS, ...NAMES), { isInOwnCase: true }),
  list('gender-2', () => GENDERS, { isInOwnCase: true }),
];
export const OCCUPATION_LISTS: readonly NameList[] = [
  list('occupation-2', () => OCCUPATIONS, inOwnCase(SEATS.OCCUPATION_SEATS)),
];
/** Illnesses and symptoms in one list: a surrogate does not tell which of the two it stands for. */
export const CONDITION_LISTS: readonly NameList[] = [
  list('condition-2', () => `${CONDITIONS} ${SYMPTOMS}`, inOwnCase(SEATS.CONDITION_SEATS)),
];
export const DRUG_LISTS: readonly NameList[] = [list('drug-2', () => DRUGS, inOwnCase(SEATS.DRUG_SEATS))];

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

/** A word that some permutation could produce: nothing that is composed may be one. */
export function isListed(word: string): boolean {
  const lower = word.toLowerCase();
  return (
    ALL_LISTS.some(({ indexOf }) => indexOf.has(lower)) ||
    ALL_COMPOSED.some((names) => classesOf(word, names) !== undefined)
  );
}
