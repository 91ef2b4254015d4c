// The tables of words for streets, houses and flats.
import { anyFormOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { type WordsByUse, wordsByUse } from '../../lexicon/words.ts';

export const streetWords: WordsByUse<
  | 'street'
  | 'ending'
  | 'number first'
  | 'number last'
  | 'country'
  | 'no street'
  | 'begins a sentence'
  | 'typed, number first'
  | 'typed, number last'
  | 'typed, ending'
  | 'typed, behind the name'
  | 'no name'
  | 'lives'
  | 'flat'
  | 'side'
  | 'unit'
  | 'with a number'
  | 'with a name'
  | 'behind the name'
> = wordsByUse(readData('addresses/street-words.tsv'));

const dwellingWordsWith = wordsByUse<'dweller' | 'home' | 'number' | 'house' | 'house, prefixed'>(
  readData('addresses/dwelling-words.tsv'),
);
/** The source of a regular expression. "~" in the table stands for any ending. */
export const anyDwellingWord = (...uses: Parameters<typeof dwellingWordsWith>): string =>
  anyFormOf(dwellingWordsWith(...uses));
