// Draws a town for a town: in the same country, and in the same state where the address shows one.
import { withCaseOf } from '../../codecs/list-codecs.ts';
import { once } from '../../lexicon/once.ts';
import { keyedNumber } from '../../privacy/keys.ts';
import { CITY_LISTS } from '../../privacy/lists/index.ts';
import { countriesOfStandInTowns, standInTownCalled, standInTowns } from '../../privacy/lists/towns.ts';
import { permutation } from '../../privacy/permutation.ts';
import { listedPlace, regionOf } from '../generalise/places.ts';
import type { Issuer, Reserve } from './issuer.ts';
import { phraseOf } from './phrases.ts';
import { wordReserve } from './reserves.ts';

/** The country where most people who write in a language live. English, Spanish and others that many countries share are left out. */
const COUNTRY_OF_LANGUAGE: Readonly<Record<string, string>> = {
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  nl: 'NL',
  pl: 'PL',
  cs: 'CZ',
  hu: 'HU',
  ro: 'RO',
  sv: 'SE',
  no: 'NO',
  nb: 'NO',
  da: 'DK',
  fi: 'FI',
  tr: 'TR',
  el: 'GR',
  ru: 'RU',
  uk: 'UA',
  ja: 'JP',
  ko: 'KR',
};

const ANY_COUNTRY = 'US';

/** The area of a town, as its address shows it. */
export interface TownPlace {
  readonly country?: string | undefined;
  readonly state?: string | undefined;
}

/** The country of a town that a table holds. */
const knownCountryOf = (town: string): string | undefined =>
  standInTownCalled(town)?.country ?? listedPlace(town)?.country;

/** Countries of the same part of the world that have towns; all that have, if none is in that part. */
function countriesAround(country: string): readonly string[] {
  const all = countriesOfStandInTowns();
  if (all.includes(country)) return [country];
  const nameOf = new Intl.DisplayNames('en', { type: 'region' });
  const partOf = (code: string) => regionOf(nameOf.of(code) ?? code, 'en');
  const near = all.filter((other) => partOf(other) === partOf(country));
  return near.length > 0 ? near : all;
}

const around = new Map<string, readonly string[]>();
/** As `countriesAround`, which asks the browser for the names of all countries. */
function countriesNear(country: string): readonly string[] {
  const near = around.get(country) ?? countriesAround(country);
  around.set(country, near);
  return near;
}

/** The countries of the listed towns, as often as they have some. The lists hold places without a country too. */
const countriesOfListedTowns = once(() =>
  CITY_LISTS.flatMap(({ entries, ownSize }) => entries.slice(0, ownSize)).flatMap((town) => knownCountryOf(town) ?? []),
);

/**
 * The country whose towns stand in for a town. One that no table holds gets the country of a town that the key chooses among the listed
 * ones, so that a stand-in does not show whether the original is listed.
 */
function countryFor(town: string, { secret, language }: Issuer, place: TownPlace): string {
  const key = town.toLowerCase();
  const chosen = () => {
    const countries = countriesOfListedTowns();
    return countries[keyedNumber(secret, 'country of town', key) % countries.length] ?? ANY_COUNTRY;
  };
  const country = place.country ?? knownCountryOf(town) ?? COUNTRY_OF_LANGUAGE[language ?? ''] ?? chosen();
  const near = countriesNear(country);
  return near[keyedNumber(secret, 'country near town', key) % near.length] ?? country;
}

export function townReserve(town: string, issuer: Issuer, place: TownPlace = {}): Reserve {
  const country = countryFor(town, issuer, place);
  const pool = standInTowns(country, place.state);
  return {
    name: `town ${country} ${place.state ?? ''}`,
    shape: 'phrase',
    isPool: true,
    size: pool.length,
    choices: pool.length,
    longer: () => phraseOf(wordReserve('place', town)),
    at(index, secret) {
      const place = permutation(secret, `town ${country}`, pool.length).forward(index % pool.length);
      return withCaseOf(pool[place]?.name ?? '', town);
    },
  };
}
