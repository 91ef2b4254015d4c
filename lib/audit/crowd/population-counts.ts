// Estimates how many people share a fact.
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { conditionGroup } from '../../sanitize/generalise/conditions.ts';
import { listedPlace } from '../../sanitize/generalise/places.ts';

const MILLION = 1_000_000;

const ROWS = cellsOf(readData('numbers/crowds.tsv'));
const countsOf = (kind: 'country' | 'town' | 'illness', unit: number): ReadonlyMap<string, number> =>
  new Map(ROWS.flatMap(([of, name = '', number]) => (of === kind ? [[name, Number(number) * unit] as const] : [])));

const countries = countsOf('country', MILLION);
const towns = countsOf('town', MILLION);
const illnesses = countsOf('illness', 1);

/** How many people are assumed for a country or known town without a row, for an unknown place, and if no place is named. */
const PEOPLE_OF_COUNTRY = 10 * MILLION;
const PEOPLE_OF_TOWN = 400_000;
const PEOPLE_OF_UNKNOWN_PLACE = 20_000;
export const PEOPLE_IF_NO_PLACE_IS_NAMED = 50 * MILLION;
/** A region's share of its country's people, and the number of people in a continent, which is the group of a country. */
const REGION_OF_COUNTRY = 0.25;
const PEOPLE_OF_CONTINENT = 300 * MILLION;

/** How many people a fact fits, as a share of all people; `peopleInPlace` returns numbers of people instead. */
export interface CrowdEstimate {
  /** How many people the fact itself fits. */
  readonly exact: number;
  /** How many people the group fits that replaces the fact: all of one decade of age, or of a town's region. */
  readonly group: number;
}

/** How many people live in a place, and in its region or continent. */
export function peopleInPlace(place: string): CrowdEstimate {
  const known = listedPlace(place);
  if (!known) return { exact: PEOPLE_OF_UNKNOWN_PLACE, group: PEOPLE_OF_UNKNOWN_PLACE };
  const country = countries.get(known.country) ?? PEOPLE_OF_COUNTRY;
  if (!known.isTown) return { exact: country, group: Math.max(country, PEOPLE_OF_CONTINENT) };
  const town = towns.get(place.trim().toLowerCase()) ?? PEOPLE_OF_TOWN;
  return { exact: town, group: Math.max(town, country * REGION_OF_COUNTRY) };
}

/** The share of people of this age (`exact`), and in its decade (`group`). */
export function shareOfPeopleAged(age: number): CrowdEstimate {
  if (age >= 90) return { exact: 0.0003, group: 0.004 };
  if (age >= 80) return { exact: 0.004, group: 0.04 };
  return { exact: 0.012, group: 0.12 };
}

const LISTED_CONDITION = 0.003;
/** The European Union calls an illness rare if at most 5 in 10,000 people have it (Regulation 141/2000). */
const RARE_CONDITION = 0.0005;
const GROUP_SHARE = 0.05;

export function shareOfPeopleWithCondition(name: string): CrowdEstimate {
  const key = name.trim().toLowerCase();
  const common = [...illnesses].find(([condition]) => key.includes(condition))?.[1];
  const exact = common ?? (conditionGroup(name, 'en') ? LISTED_CONDITION : RARE_CONDITION);
  return { exact, group: Math.max(exact, GROUP_SHARE) };
}

/** The share of people who take one particular drug, and any drug of its class. */
export const SHARE_OF_PEOPLE_TAKING_A_DRUG: CrowdEstimate = { exact: 0.01, group: GROUP_SHARE };

const COMMON_JOBS =
  /student|retired|pensioner|teacher|nurse|engineer|driver|developer|lehrer|rentner|pfleg|ingenieur/iu;
/** A number instead of a `CrowdEstimate`: jobs are not generalised, so they have no group. */
export const shareOfPeopleWithJob = (job: string): number => (COMMON_JOBS.test(job) ? 0.01 : 0.001);

/** The share for a value of the type `DEMOGRAPHIC`; an estimate. */
export const SHARE_OF_PEOPLE_WITH_DEMOGRAPHIC_TRAIT = 0.03;
export const SHARE_OF_GENDER = 0.5;
