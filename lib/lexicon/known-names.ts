// Who and what everybody knows, in small letters.
import { readData } from './read-data.ts';

export const KNOWN_PEOPLE: readonly string[] = [
  readData('known-names/people.tsv'),
  readData('known-names/people-in-many-languages.tsv'),
];
export const KNOWN_CHARACTERS = readData('known-names/characters.tsv');
export const KNOWN_ORGANISATIONS: readonly string[] = [
  readData('known-names/organisations.tsv'),
  readData('known-names/organisations-named-like-people.tsv'),
];
export const KNOWN_PLACES: readonly string[] = [
  readData('known-names/countries.tsv'),
  readData('known-names/regions.tsv'),
  readData('known-names/towns.tsv'),
];
/** Single words that name one public person and very few private people. */
export const UNMISTAKABLE_NAMES = readData('known-names/unmistakable.tsv');
/** Names that mean a work or a thing if they stand alone, and that private people have too. */
export const AMBIGUOUS_NAMES = readData('known-names/ambiguous.tsv');
