// Every list that is permuted, by name. The name carries the version: a changed list is another list.
import { CONDITIONS, DRUGS, GENDERS, NATIONALITIES, OCCUPATIONS, RELIGIONS, SYMPTOMS } from './attributes.ts';
import { FIRST_FEMALE, FIRST_MALE } from './first-names.ts';
import { LAST_NAMES } from './last-names.ts';
import { CITIES_AMERICAS, CITIES_EUROPE, CITIES_WORLD, COUNTRIES } from './places.ts';

export interface NameList {
  readonly name: string;
  readonly entries: readonly string[];
  /** Index by the entry in lower case. */
  readonly indexOf: ReadonlyMap<string, number>;
}

/** Names that are words too: as a surrogate they could not be told from the word in a reply. */
const COMMON = new Set(
  `angel autumn berry can cole cousin dean dong fang field fields france franklin gene grant graves grace guy hart hector holly hope
  jack jean ivy joy june king lane lang lance little long lucky mark may mercy miles moon olive parker pascal pat patience peace
  pearl penny ray rich rob robin rocky rose ruby sally shaw stone summer sunny turkey chile chad jordan georgia warren will
  winter young reed wade dale pierce cooper carter parker mason hunter chase drew frank faith dawn carol bruce bath reading
  mobile phoenix nice van della chang rocha bravo cruz testa villa santos song long sierra luz sol mars norma iris dong ting
  lei can cem harvey chan rui ming peng feng jian tao jun kai lan hui jing ying yue hara wada ono ota mori abe endo imai ito
  das rao roy shah obi eze vo bui lim seo chung fong leon rosario florence victoria charlotte jackson lincoln austin
  sydney madison hamilton durham bradford preston rochester richmond derby cork split essen porto lima cali toledo orlando
  valencia bergen santiago david simon martin thomas grant francis paul page major marshall carpenter fisher chandler
  weaver shepherd sage sterling wolf steel`.split(/\s+/),
);

function list(name: string, source: string): NameList {
  const unique = new Map(
    source
      .trim()
      .split(/\s+/)
      .map((entry) => entry.replaceAll('_', ' '))
      .map((entry) => [entry.toLowerCase(), entry] as const),
  );
  const entries = [...unique].filter(([key]) => !COMMON.has(key)).map(([, entry]) => entry);
  return { name, entries, indexOf: new Map(entries.map((entry, index) => [entry.toLowerCase(), index])) };
}

/** Removes from `later` what `earlier` has: one word, one list, so that a surrogate says which list it came from. */
function without(source: string, ...earlier: readonly string[]): string {
  const taken = new Set(earlier.flatMap((s) => s.trim().toLowerCase().split(/\s+/)));
  return source
    .trim()
    .split(/\s+/)
    .filter((entry) => !taken.has(entry.toLowerCase()))
    .join(' ');
}

export const FIRST_LISTS: readonly NameList[] = [
  list('first-female-1', FIRST_FEMALE),
  list('first-male-1', without(FIRST_MALE, FIRST_FEMALE)),
];
export const LAST_LISTS: readonly NameList[] = [list('last-1', without(LAST_NAMES, FIRST_FEMALE, FIRST_MALE))];
const NAMES = [FIRST_FEMALE, FIRST_MALE, LAST_NAMES];
export const PLACE_LISTS: readonly NameList[] = [
  list('city-americas-1', without(CITIES_AMERICAS, ...NAMES)),
  list('city-europe-1', without(CITIES_EUROPE, ...NAMES, CITIES_AMERICAS)),
  list('city-world-1', without(CITIES_WORLD, ...NAMES, CITIES_AMERICAS, CITIES_EUROPE)),
  list('country-1', without(COUNTRIES, ...NAMES)),
];
export const NATIONALITY_LISTS: readonly NameList[] = [list('nationality-1', NATIONALITIES)];
export const DEMOGRAPHIC_LISTS: readonly NameList[] = [
  ...NATIONALITY_LISTS,
  list('religion-1', without(RELIGIONS, ...NAMES)),
  list('gender-1', GENDERS),
];
export const OCCUPATION_LISTS: readonly NameList[] = [list('occupation-1', OCCUPATIONS)];
export const CONDITION_LISTS: readonly NameList[] = [list('condition-1', CONDITIONS), list('symptom-1', SYMPTOMS)];
export const DRUG_LISTS: readonly NameList[] = [list('drug-1', DRUGS)];

export const ALL_LISTS: readonly NameList[] = [
  ...FIRST_LISTS,
  ...LAST_LISTS,
  ...PLACE_LISTS,
  ...DEMOGRAPHIC_LISTS,
  ...OCCUPATION_LISTS,
  ...CONDITION_LISTS,
  ...DRUG_LISTS,
];
