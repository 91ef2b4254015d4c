// Replaces a town by its country or by a part of the country: "a city in northern England".
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf, wordsUnder } from '../../lexicon/words.ts';
import { phraseOfGroup } from './group-list.ts';
import type { PhraseLanguage } from './phrase.ts';

const TOWNS = readData('facts/towns.tsv');
const COUNTRIES = readData('facts/countries.tsv');
/** By language and country. */
const namesInPhrases = wordsUnder(readData('facts/countries-in-phrases.tsv'));

const keyOf = (text: string) => text.trim().toLowerCase();

interface Town {
  readonly country: string;
  /** The part of a large country, in English. */
  readonly part: string;
}

let known: ReadonlyMap<string, Town> | undefined;
function townCalled(name: string): Town | undefined {
  known ??= new Map(
    cellsOf(TOWNS).map(([town = '', part = '', country = '']) => [keyOf(town), { country, part }] as const),
  );
  return known.get(keyOf(name));
}

const LOCALES: Readonly<Record<PhraseLanguage, string>> = { en: 'en', de: 'de', fr: 'fr', es: 'es', zh: 'zh-Hans' };
const namesOf = new Map<PhraseLanguage, Intl.DisplayNames>();

function countryName(code: string, language: PhraseLanguage): string {
  const names = namesOf.get(language) ?? new Intl.DisplayNames(LOCALES[language], { type: 'region' });
  namesOf.set(language, names);
  return names.of(code) ?? code;
}

function townPhrase(code: string, language: PhraseLanguage): string {
  const country = namesInPhrases(`${language} ${code}`)[0] ?? countryName(code, language);
  switch (language) {
    case 'en':
      return `a city in ${country}`;
    case 'de':
      return `eine Stadt in ${country}`;
    case 'fr':
      return `une ville (${country})`;
    case 'es':
      return `una ciudad de ${country}`;
    case 'zh':
      return `${country}的一座城市`;
  }
}

interface Country {
  readonly code: string;
  readonly region: string;
}

let countries: ReadonlyMap<string, Country> | undefined;

/** A country by its name in any of the languages: a prompt may name a country in another language than its own. */
function countryCalled(name: string): Country | undefined {
  countries ??= new Map(
    cellsOf(COUNTRIES).flatMap(([region = '', code = '']) =>
      (Object.keys(LOCALES) as PhraseLanguage[]).map(
        (language) => [keyOf(countryName(code, language)), { code, region }] as const,
      ),
    ),
  );
  return countries.get(keyOf(name));
}

/** The code of a place's country. Undefined if the place is in no list. */
export function listedPlace(name: string): { readonly country: string; readonly isTown: boolean } | undefined {
  const town = townCalled(name);
  const country = town?.country ?? countryCalled(name)?.code;
  return country === undefined ? undefined : { country, isTown: town !== undefined };
}

/** Other names of countries, and countries of the United Kingdom. */
const OTHER_NAMES: ReadonlyMap<string, string> = new Map([
  ...['usa', 'united states of america'].map((name) => [name, 'US'] as const),
  ...['uk', 'great britain', 'england', 'scotland', 'wales'].map((name) => [name, 'GB'] as const),
]);

function regionGroupOf(name: string): string | undefined {
  // Georgia is left out, because the name may also mean the state of the United States.
  if (name === 'georgia') return undefined;
  const code = OTHER_NAMES.get(name);
  return code === undefined
    ? countryCalled(name)?.region
    : cellsOf(COUNTRIES).find(([, country]) => country === code)?.[0];
}

/** The phrase for the region of a place. Undefined if the place is in no list. */
export function regionOf(original: string, language: PhraseLanguage): string | undefined {
  const town = townCalled(original);
  if (town !== undefined)
    return language === 'en' && town.part !== '' ? `a city in ${town.part}` : townPhrase(town.country, language);
  return phraseOfGroup(regionGroupOf(keyOf(original)), language);
}
