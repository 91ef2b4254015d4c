// Tells whether everybody knows a name, by the lists in this folder. `evidence/known-name.ts` makes evidence of the answer.
import type { EntityType } from '../../detect/annotation.ts';
import { isSurrogateCandidate } from '../../privacy/lists/index.ts';
import { CITIES_AMERICAS, CITIES_ELSEWHERE, CITIES_EUROPE, COUNTRIES } from '../../privacy/lists/places.ts';
import { FICTIONAL_CHARACTERS } from '../../privacy/lists/public-people/characters.ts';
import { PUBLIC_PEOPLE } from '../../privacy/lists/public-people/people.ts';
import { PUBLIC_PEOPLE_ARTS } from '../../privacy/lists/public-people/people-arts.ts';
import { PUBLIC_PEOPLE_ASIA } from '../../privacy/lists/public-people/people-asia.ts';
import { PUBLIC_PEOPLE_BY_LANGUAGE } from '../../privacy/lists/public-people/people-by-language.ts';
import { PUBLIC_PEOPLE_CYRILLIC } from '../../privacy/lists/public-people/people-cyrillic.ts';
import { PUBLIC_PEOPLE_EUROPE } from '../../privacy/lists/public-people/people-europe.ts';
import { PUBLIC_PEOPLE_LATIN } from '../../privacy/lists/public-people/people-latin.ts';
import { PUBLIC_PEOPLE_OTHER_SCRIPTS } from '../../privacy/lists/public-people/people-other-scripts.ts';
import { PUBLIC_PEOPLE_STAGE_AND_SPORTS } from '../../privacy/lists/public-people/people-stage-and-sports.ts';
import { PUBLIC_PEOPLE_WORLD } from '../../privacy/lists/public-people/people-world.ts';
import { AMBIGUOUS_PUBLIC_NAMES } from './ambiguous-public-names.ts';
import { FIRM_LISTS } from './firm-lists.ts';
import { REGIONS } from './regions.ts';
import { TOWNS } from './towns.ts';
import { UNMISTAKABLE_NAMES } from './unmistakable.ts';

/** ISO 3166 codes; the runtime knows the names of the countries in these languages. */
const COUNTRY_CODES =
  'AD AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BH BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DO DZ EC EE EG ER ES ET FI FJ FR GA GB GE GH GM GN GQ GR GT GW GY HK HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH KM KP KR KW KZ LA LB LI LK LR LS LT LU LV LY MA MC MD ME MG MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE VN VU WS YE ZA ZM ZW';
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** The countries of the world in a language. */
function countryNamesIn(language: string): readonly string[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  return COUNTRY_CODES.split(' ').flatMap((code) => names.of(code) ?? []);
}

/** The names of a list. The list is converted as a whole: name by name, the 18,000 names of firms would take twice as long. */
const namesOfList = (list: string): readonly string[] =>
  list.trim().toLowerCase().replace(/\s+/g, '\n').replaceAll('_', ' ').split('\n');

interface PublicNames {
  readonly places: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly unmistakable: ReadonlySet<string>;
  /** Firms, works and bodies, some of which share their names with public people. */
  readonly firms: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
}

let cachedPublicNames: PublicNames | undefined;
let knownStems: ReadonlySet<string> | undefined;
let knownUnaccented: ReadonlySet<string> | undefined;

/** Case endings of names in Slavic languages, in Cyrillic and Latin letters: "Достоевского", "Szymborską". */
const ENDING =
  /(?<=\p{L}{3})(?:ого|его|ому|ему|ыми|ими|ым|им|ой|ою|ей|ием|ий|ия|ии|ию|ый|ая|ую|ом|ем|ём|ів|ові|еві|[аяуюеыиіїйоь]|iej|iego|iemu|ego|emu|ého|ému|owi|ovi|ową|imi|ymi|ým|ích|ami|ów|om|ou|em|im|ym|ej|ie|ą|ę|[aeiouyáéíúýě])$/u;
/** Letters and endings that suggest that a name is in a Slavic language. */
const INFLECTION_HINT = /^[\p{Script=Cyrillic} -]+$|[ąćęłńśźżěščřžýůňďťľĺŕđ]|(?:sk|ck)[aiy](?: |$)/u;

/** A name whose words have lost their case endings. */
const stemOf = (name: string): string =>
  name
    .split(' ')
    .map((word) => word.replace(ENDING, ''))
    .join(' ');

function publicNames(): PublicNames {
  if (cachedPublicNames) return cachedPublicNames;
  const people = [
    PUBLIC_PEOPLE,
    PUBLIC_PEOPLE_WORLD,
    FICTIONAL_CHARACTERS,
    PUBLIC_PEOPLE_EUROPE,
    PUBLIC_PEOPLE_ARTS,
    PUBLIC_PEOPLE_CYRILLIC,
    PUBLIC_PEOPLE_ASIA,
    PUBLIC_PEOPLE_LATIN,
    PUBLIC_PEOPLE_BY_LANGUAGE,
    PUBLIC_PEOPLE_OTHER_SCRIPTS,
    PUBLIC_PEOPLE_STAGE_AND_SPORTS,
  ];
  cachedPublicNames = {
    places: new Set([
      ...[COUNTRIES, CITIES_AMERICAS, CITIES_EUROPE, CITIES_ELSEWHERE, REGIONS, TOWNS].flatMap(namesOfList),
      ...LANGUAGES.flatMap(countryNamesIn).map((name) => name.toLowerCase()),
    ]),
    people: new Set(people.flatMap(namesOfList)),
    unmistakable: new Set(namesOfList(UNMISTAKABLE_NAMES)),
    firms: new Set(FIRM_LISTS.flatMap(namesOfList)),
    alone: new Set(namesOfList(AMBIGUOUS_PUBLIC_NAMES)),
  };
  return cachedPublicNames;
}

/** The full names and the unmistakable single names, without case endings. Built on first use. */
function stems(): ReadonlySet<string> {
  const { people, firms, unmistakable } = publicNames();
  knownStems ??= new Set([...[...people, ...firms].filter((name) => name.includes(' ')), ...unmistakable].map(stemOf));
  return knownStems;
}

/** Combining accents of Latin and Cyrillic letters. Combining marks of other scripts are kept, because there they are letters. */
const ACCENTS = /[\u0300-\u036f]/gu;
const unaccented = (text: string): string => text.normalize('NFD').replace(ACCENTS, '');
const ACCENTED = /[\u00c0-\u024fё]/u;
/** Vietnamese letters. Names with them must not lose their accents, because many differ only by these. */
const VIETNAMESE = /[\u1ea0-\u1ef9ơư]/u;

/** Whether a full name is a public name typed without its accents: "Luka Doncic", "Федор Достоевский". The set of names is built on first use. */
function isKnownUnaccented(name: string): boolean {
  if (!name.includes(' ')) return false;
  if (!knownUnaccented) {
    const names = [...publicNames().people].filter(
      (each) => each.includes(' ') && ACCENTED.test(each) && !VIETNAMESE.test(each),
    );
    // Normalised as one text, because thousands of calls for short texts take several times as long.
    knownUnaccented = new Set(unaccented(names.join('\n')).split('\n'));
  }
  return knownUnaccented.has(unaccented(name));
}

/** Whether a list of people, firms or works holds a name. All lists are searched, because the model confuses these types. */
function isKnown(name: string): boolean {
  const { people, firms, unmistakable } = publicNames();
  return firms.has(name) || people.has(name) || unmistakable.has(name) || isKnownUnaccented(name);
}

/** The model or number of a product, which does not belong to its name: "Galaxy S24", "iPhone 15". */
const VERSION = /(?: (?:\d{1,4}|[a-z]\d{1,3}|pro|max|plus|ultra|mini)){1,9}$/;

const isInflected = (bare: string): boolean => INFLECTION_HINT.test(bare) && stems().has(stemOf(bare));

/** A name in lower case. `toLowerCase` turns "İ" into "i" and a combining dot, which is removed. */
const lowerOf = (name: string): string => name.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('’', "'");
const bareOf = (name: string): string => lowerOf(name).replace(/^the /, '').replace(/'s?$/, '');

/** Whether a name is a single word that very few private people have as a name: "Dostoyevsky", "Voldemort". */
export const isUnmistakableName = (name: string): boolean => {
  const bare = bareOf(name);
  return publicNames().unmistakable.has(bare) || (!bare.includes(' ') && isInflected(bare));
};

/** Whether a name is a firm's and in no list of people: "Siemens", not "Ford". */
export function isFirmOnly(name: string): boolean {
  const { firms, people } = publicNames();
  const bare = bareOf(name);
  return firms.has(bare) && !people.has(bare) && !isSurrogateCandidate(bare);
}

/**
 * Whether a name means a work, a thing or a maker if it stands alone, and private people have it too. No stand-in for a person is such a
 * name.
 */
export const isAmbiguousPublicName = (name: string): boolean => publicNames().alone.has(bareOf(name));

/**
 * Whether a name, as it was found, is known to everybody. Names of people are not looked up in the lists of cities, because cities are
 * people's names too.
 */
export function isPublicName(name: string, type: EntityType): boolean {
  const bare = bareOf(name);
  if (type !== 'PERSON' && publicNames().places.has(bare)) return true;
  const unnumbered = bare.replace(VERSION, '');
  if (isKnown(bare) || isKnown(unnumbered) || isInflected(bare)) return true;
  // In "The Beatles" and "McDonald's", the article and the ending belong to the name. After a person's name, the ending is a genitive.
  const lower = lowerOf(name);
  if (isKnown(lower) && (type !== 'PERSON' || !lower.endsWith("'s"))) return true;
  // "Samsung Galaxy": a firm's product. Two well-known surnames may be anybody's name: "Kennedy Newton".
  return type !== 'PERSON' && unnumbered.split(' ').every(isKnown);
}
