// Tells whether everybody knows a name, by the lists in data/known-names. `evidence/known-name.ts` makes evidence of the answer.
import type { EntityType } from '../../detect/annotation.ts';
import {
  AMBIGUOUS_NAMES,
  KNOWN_CHARACTERS,
  KNOWN_ORGANISATIONS,
  KNOWN_PEOPLE,
  KNOWN_PLACES,
  UNMISTAKABLE_NAMES,
} from '../../lexicon/known-names.ts';
import { wordsOf } from '../../lexicon/words.ts';
import { allPlaces, isSurrogateCandidate } from '../../privacy/lists/index.ts';
import { formsOfKnown, unaccented } from './forms-of-known.ts';

interface PublicNames {
  readonly places: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  readonly unmistakable: ReadonlySet<string>;
  /** Firms, works and bodies, some of which share their names with public people. */
  readonly firms: ReadonlySet<string>;
  readonly alone: ReadonlySet<string>;
}

let cachedPublicNames: PublicNames | undefined;
let isFormOfPerson: ((name: string) => boolean) | undefined;
let knownUnaccented: ReadonlySet<string> | undefined;

function publicNames(): PublicNames {
  if (cachedPublicNames) return cachedPublicNames;
  cachedPublicNames = {
    places: new Set([...KNOWN_PLACES.flatMap(wordsOf), ...allPlaces().map((place) => place.toLowerCase())]),
    people: new Set([...KNOWN_PEOPLE, KNOWN_CHARACTERS].flatMap(wordsOf)),
    unmistakable: new Set(wordsOf(UNMISTAKABLE_NAMES)),
    firms: new Set(KNOWN_ORGANISATIONS.flatMap(wordsOf)),
    alone: new Set(wordsOf(AMBIGUOUS_NAMES)),
  };
  return cachedPublicNames;
}

function formsOfKnownPeople(): (name: string) => boolean {
  const { people, unmistakable } = publicNames();
  const fullNames = [...people].filter((name) => name.includes(' '));
  return formsOfKnown([...fullNames, ...unmistakable], (name) =>
    name.includes(' ') ? isKnown(name) : unmistakable.has(name),
  );
}

/** Whether a name is the full name or the unmistakable single name of a known person in another case or script. The index is built on first use. */
function isFormOfKnown(name: string): boolean {
  isFormOfPerson ??= formsOfKnownPeople();
  return isFormOfPerson(name);
}

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

/** A name in lower case. `toLowerCase` turns "İ" into "i" and a combining dot, which is removed. */
const lowerOf = (name: string): string => name.toLowerCase().replaceAll('i\u0307', 'i').replaceAll('’', "'");
const bareOf = (name: string): string => lowerOf(name).replace(/^the /, '').replace(/'s?$/, '');

/** Whether a name is a single word that very few private people have as a name: "Dostoyevsky", "Voldemort". */
export const isUnmistakableName = (name: string): boolean => {
  const bare = bareOf(name);
  return publicNames().unmistakable.has(bare) || (!bare.includes(' ') && isFormOfKnown(bare));
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
  if (isKnown(bare) || isKnown(unnumbered) || (type === 'PERSON' && isFormOfKnown(bare))) return true;
  // In "The Beatles" and "McDonald's", the article and the ending belong to the name. After a person's name, the ending is a genitive.
  const lower = lowerOf(name);
  if (isKnown(lower) && (type !== 'PERSON' || !lower.endsWith("'s"))) return true;
  // "Samsung Galaxy": a firm's product. Two well-known surnames may be anybody's name: "Kennedy Newton".
  return type !== 'PERSON' && unnumbered.split(' ').every(isKnown);
}
