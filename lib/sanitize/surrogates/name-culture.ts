// The culture of a person's names in Latin letters. Both stand-ins of a person come from it: "Grigory" and "Duong" would be two cultures'.
import { allOf, givenNamesOf, languagesOfGivenNames } from '../../lexicon/names.ts';
import { once } from '../../lexicon/once.ts';
import { readData } from '../../lexicon/read-data.ts';
import { rowsBy } from '../../lexicon/words.ts';
import { addressLetters } from '../../people/address-names.ts';
import { fullNamesOf, poolNamesOf } from '../../people/name-tables.ts';
import type { NameKind } from '../../people/paradigms/paradigm.ts';
import { culturesOfLatinNames } from '../../privacy/lists/tables.ts';

const ROWS = once(() => rowsBy(readData('surrogates/name-cultures.tsv'), [0]));
const rowsOf = (part: string) =>
  (ROWS().get(part) ?? []).map(([, culture = '', text = '']) => [text, culture] as const);
const lowered = (rows: readonly (readonly [string, string])[]) =>
  new Map(rows.map(([text, culture]) => [addressLetters(text), culture]));

const LISTED = {
  given: once(() =>
    culturesOfLatinNames('first-female', 'first-male', 'spare-first-female', 'spare-first-male', 'spare-first'),
  ),
  family: once(() => culturesOfLatinNames('last', 'spare-last')),
} as const;
const OTHER_NAMES = once(() => lowered(rowsOf('name')));
const ENDINGS = once(() => [...rowsOf('ending')].sort(([one], [other]) => other.length - one.length));
/** The shortest part of a surname before its ending: "Lin" is no name in "-in". */
const SHORTEST_STEM = 2;
const BY_LANGUAGE = once(() => new Map(rowsOf('language')));
export const cultureOfLanguage = (language: string | undefined): string | undefined =>
  BY_LANGUAGE().get(language ?? '');

/** The languages of given names, for names that no list of surrogates has. */
const LANGUAGES_OF_GIVEN = once(() => {
  const languages = new Map<string, string[]>();
  for (const language of languagesOfGivenNames().filter((one) => cultureOfLanguage(one) !== undefined))
    for (const name of allOf(givenNamesOf(language))) {
      const known = languages.get(name);
      if (known) known.push(language);
      else languages.set(name, [language]);
    }
  return languages;
});

function cultureByEnding(letters: string): string | undefined {
  return ENDINGS().find(([ending]) => letters.length >= ending.length + SHORTEST_STEM && letters.endsWith(ending))?.[1];
}

const definedOf = (cultures: readonly (string | undefined)[]): readonly string[] => [
  ...new Set(cultures.flatMap((culture) => culture ?? [])),
];

/** People of many languages give their children names of this culture, so such a name alone shows less than the prompt's language. */
const WIDELY_GIVEN = 'english';

/** The cultures in which a word is a name of the kind, the likeliest first. */
function culturesOf(word: string, kind: NameKind): readonly string[] {
  const letters = addressLetters(word);
  const listed = LISTED[kind]().get(letters) ?? OTHER_NAMES().get(letters);
  const pools = poolNamesOf(word).filter((entry) => entry.kind === kind);
  const languages = [
    ...pools.map(({ culture }) => culture),
    ...(kind === 'given' ? (LANGUAGES_OF_GIVEN().get(word.toLowerCase()) ?? []) : []),
    ...(kind === 'given' ? fullNamesOf(word).map(({ language }) => language) : []),
  ];
  const ofLanguages = definedOf(languages.map(cultureOfLanguage));
  const known = definedOf([listed, ...ofLanguages.filter((culture) => culture === WIDELY_GIVEN), ...ofLanguages]);
  return known.length > 0 || kind === 'given' ? known : definedOf([cultureByEnding(letters)]);
}

/**
 * The culture of a person: that in which both words are names, or else the surname's, or else the given name's, or else that of the language.
 * @param given and family may be undefined if the text does not say them
 * @param language of the prompt, which decides if a name is of several cultures
 */
export function cultureOfPerson(
  given: string | undefined,
  family: string | undefined,
  language: string | undefined,
): string | undefined {
  const own = cultureOfLanguage(language);
  const likeliest = (cultures: readonly string[]) =>
    own !== undefined && cultures.includes(own) ? own : cultures.at(0);
  const families = family === undefined ? [] : culturesOf(family, 'family');
  const givens = given === undefined ? [] : culturesOf(given, 'given');
  return (
    likeliest(families.filter((culture) => givens.includes(culture))) ??
    likeliest(families) ??
    (givens.at(0) === WIDELY_GIVEN ? own : undefined) ??
    likeliest(givens) ??
    own
  );
}

/** The words of a name, with the given name and the surname among them. */
export interface NameParts {
  readonly words: readonly string[];
  readonly given?: string | undefined;
  readonly family?: string | undefined;
}

/** The culture of each word of some names, by the word in lower case. A full name says more than one of its words alone. */
export function culturesOfNames(
  names: readonly NameParts[],
  language: string | undefined,
): ReadonlyMap<string, string | undefined> {
  const cultures = new Map<string, string | undefined>();
  const fullFirst = [...names].sort((one, other) => Number(other.words.length > 1) - Number(one.words.length > 1));
  for (const { words, given, family } of fullFirst) {
    const missing = words.map((word) => word.toLowerCase()).filter((word) => !cultures.has(word));
    if (missing.length === 0) continue;
    const culture = cultureOfPerson(given, family, language);
    for (const word of missing) cultures.set(word, culture);
  }
  return cultures;
}

/** The culture of a name that the text does not show to be a person's. */
export const cultureOfName = (
  word: string,
  role: 'first' | 'last',
  language: string | undefined,
): string | undefined =>
  role === 'first' ? cultureOfPerson(word, undefined, language) : cultureOfPerson(undefined, word, language);

/** Whether a table has the word as a given name or a surname, however it is accented. */
export function isListedName(word: string): boolean {
  const letters = addressLetters(word);
  return (
    [LISTED.given(), LISTED.family(), OTHER_NAMES()].some((names) => names.has(letters)) ||
    poolNamesOf(word).length > 0 ||
    fullNamesOf(word).length > 0 ||
    LANGUAGES_OF_GIVEN().has(word.toLowerCase())
  );
}

/** Whether a listed name is of the culture, if that is known. */
export const isOfCulture = (name: string, culture: string | undefined): boolean =>
  culture === undefined ||
  [LISTED.given(), LISTED.family()].some((listed) => listed.get(addressLetters(name)) === culture);
