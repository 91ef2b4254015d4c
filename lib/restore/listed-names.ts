// Whether a word is in the lists of names that surrogates are drawn from.
import { fullNamesOf, poolNamesOf } from '../people/name-tables.ts';
import {
  FIRST_NAME_LISTS,
  isNameAndOrdinaryWord,
  LAST_NAME_LISTS,
  type NameList,
  NON_LATIN_NAME_LISTS,
  PLACE_LISTS,
} from '../privacy/lists/index.ts';
import { standInTownCalled } from '../privacy/lists/towns.ts';

const inLists = (lists: readonly NameList[]) => (word: string) => {
  const lower = word.toLowerCase();
  return lists.some(({ indexOf }) => indexOf.has(lower));
};
const nonLatin = (beginning: string) => NON_LATIN_NAME_LISTS.filter(({ name }) => name.startsWith(beginning));
const isListedFirstName = inLists([...FIRST_NAME_LISTS, ...nonLatin('first-')]);
const isInPools = (word: string, kind: 'given' | 'family') => poolNamesOf(word).some((name) => name.kind === kind);
export const isFirstName = (word: string) => isListedFirstName(word) || isInPools(word, 'given');
const isListedLastName = inLists([...LAST_NAME_LISTS, ...nonLatin('last-')]);
/** Whether a word is a short form of a given name. Some are ordinary words too, so ask only of surrogates. */
export const isShortName = (word: string) => fullNamesOf(word).length > 0;
const isInPlaceLists = inLists(PLACE_LISTS);
export const isListedPlace = (word: string) => isInPlaceLists(word) || standInTownCalled(word) !== undefined;
export const isLastName = (word: string) =>
  isListedLastName(word) || isInPools(word, 'family') || isNameAndOrdinaryWord(word.toLowerCase());
