// Estimates how many people share a fact. Country populations are from the United Nations' World Population Prospects 2022, rounded to
// millions; everything else (sizes of towns, shares of ages, jobs and illnesses) is our own rough figure, good to an order of magnitude.
import { conditionGroup } from '../../sanitize/generalise/conditions.ts';
import { listedPlace } from '../../sanitize/generalise/places.ts';

const MILLION = 1_000_000;

const COUNTRIES = `IN 1417 CN 1426 US 338 ID 276 PK 236 NG 219 BR 215 BD 171 RU 145 MX 128 JP 124 ET 123 PH 116 EG 111 CD 99 VN 98 IR 89 TR 85 DE 83 TH 72 GB 68 TZ 65
  FR 65 ZA 60 IT 59 MM 54 KE 54 CO 52 KR 52 ES 48 UG 47 AR 46 DZ 45 SD 47 IQ 44 UA 40 PL 40 CA 38 MA 37 SA 36 UZ 35 PE 34 MY 34 AO 36 MZ 33 GH 33 YE 34 NP 31 VE 28 AU 26
  TW 24 SY 22 LK 22 RO 20 CL 20 KZ 19 NL 18 EC 18 SN 17 ZM 20 ZW 16 BE 12 CU 11 JO 11 SE 11 CZ 10 GR 10 PT 10 HU 10 AE 9 IL 9 CH 9 AT 9 RS 7 BG 7 DK 6 FI 6 NO 5 SK 6
  IE 5 HR 4 NZ 5 SG 6 LT 3 SI 2 LV 2 EE 1`;

/** Towns of more than a million people, in millions. */
const TOWNS = `london 9 berlin 3.7 hamburg 1.9 munich 1.5 münchen 1.5 köln 1.1 cologne 1.1 paris 2.1 madrid 3.3 barcelona 1.6 rome 2.8 milan 1.4 vienna 1.9 wien 1.9 budapest 1.7
  warsaw 1.8 prague 1.3 bucharest 1.8 moscow 13 istanbul 15 chicago 2.7 houston 2.3 phoenix 1.6 philadelphia 1.6 dallas 1.3 toronto 2.8 montreal 1.8 sydney 5 melbourne 5
  birmingham 1.1 tokyo 14 osaka 2.7 seoul 9.4 beijing 22 shanghai 25 delhi 20 mumbai 12 lagos 15 cairo 10 jakarta 11 manila 2 bangkok 10 lima 10 北京 22 上海 25 东京 14`;

function readCountTable(list: string): ReadonlyMap<string, number> {
  const words = list.split(/\s+/u);
  return new Map(words.flatMap((name, i) => (i % 2 === 0 ? [[name, Number(words[i + 1]) * MILLION] as const] : [])));
}
const countries = readCountTable(COUNTRIES);
const towns = readCountTable(TOWNS);

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

const COMMON_CONDITIONS = `hypertension 0.2 bluthochdruck 0.2 diabetes 0.06 asthma 0.05 depression 0.04 anxiety 0.04 migraine 0.1 migräne 0.1 obesity 0.15 arthritis 0.05
  allergy 0.15 cancer 0.005 epilepsy 0.006 psoriasis 0.02 hypothyroidism 0.03 eczema 0.05`;
const conditions = new Map([...readCountTable(COMMON_CONDITIONS)].map(([name, share]) => [name, share / MILLION]));
const LISTED_CONDITION = 0.003;
/** The European Union calls an illness rare if at most 5 in 10,000 people have it (Regulation 141/2000). */
const RARE_CONDITION = 0.0005;
const GROUP_SHARE = 0.05;

export function shareOfPeopleWithCondition(name: string): CrowdEstimate {
  const key = name.trim().toLowerCase();
  const common = [...conditions].find(([condition]) => key.includes(condition))?.[1];
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
