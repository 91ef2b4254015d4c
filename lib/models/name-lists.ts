// Lists of names (made by models/training/name_lists.py). They help the detector with names for which its vocabulary has only pieces.
import { said } from '../language/message.ts';
import { ModelError } from './errors.ts';
import { type BloomFilter, filterContains, filtersIn, hashesOfWord } from './word-filter.ts';

export const NAME_LISTS_FILE = 'names.bin';
/** Here, because the manifest needs no more than this name of the list in `ordinary-words.ts`. */
export const ORDINARY_WORDS_FILE = 'ordinary.bin';

/**
 * Gives a sum of bits, one for each list that holds the word: 1 given names, 2 family names, 4 places, 8 names that are mostly ordinary
 * words.
 */
export type ListBitsOfWord = (word: string) => number;

/** Keeps the bits of the first three lists; the network was trained without the fourth. */
export const bitsReadByModel = (lists: number): number => lists & 7;
export const isListedName = (lists: number): boolean => (lists & 3) !== 0 && (lists & 8) === 0;

const LISTABLE_WORD = /^\p{L}{3,}$/u;

/** The filters of a model's file. @throws ModelError if the content does not have the expected form */
export function readFilters(content: Uint8Array): readonly BloomFilter[] {
  try {
    return filtersIn(content);
  } catch (error) {
    throw new ModelError(said('nameListsUnreadable'), { cause: error });
  }
}

/** Reads the name lists of a model's file. @throws ModelError if the content does not have the expected form */
export function readNameLists(content: Uint8Array): ListBitsOfWord {
  const filters = readFilters(content);
  return (word) => {
    if (!LISTABLE_WORD.test(word)) return 0;
    const hashes = hashesOfWord(word);
    return filters.reduce((held, filter, list) => held | (filterContains(filter, hashes) ? 1 << list : 0), 0);
  };
}
