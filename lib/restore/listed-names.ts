// Whether a word is in the lists of names that surrogates are drawn from.
import {
  FIRST_NAME_LISTS,
  isNameAndOrdinaryWord,
  LAST_NAME_LISTS,
  type NameList,
  NON_LATIN_NAME_LISTS,
  PLACE_LISTS,
} from '../privacy/lists/index.ts';

const inLists = (lists: readonly NameList[]) => (word: string) => {
  const lower = word.toLowerCase();
  return lists.some(({ indexOf }) => indexOf.has(lower));
};
const nonLatin = (beginning: string) => NON_LATIN_NAME_LISTS.filter(({ name }) => name.startsWith(beginning));
export const isFirstName = inLists([...FIRST_NAME_LISTS, ...nonLatin('first-')]);
const isListedLastName = inLists([...LAST_NAME_LISTS, ...nonLatin('last-')]);
export const isListedPlace = inLists(PLACE_LISTS);
export const isLastName = (word: string) => isListedLastName(word) || isNameAndOrdinaryWord(word.toLowerCase());
