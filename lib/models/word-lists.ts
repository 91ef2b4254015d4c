// The lists of words among a model's files.
import type { ModelContent } from './manifest.ts';
import { type ListBitsOfWord, NAME_LISTS_FILE, ORDINARY_WORDS_FILE, readNameLists } from './name-lists.ts';
import { type IsOrdinaryWord, readOrdinaryWords } from './ordinary-words.ts';

export interface WordLists {
  /** The lists of names that the network reads beside the pieces. */
  readonly listBitsOf?: ListBitsOfWord;
  /** Tells which words are ordinary words, so that they are not taken for names. */
  readonly isOrdinaryWord?: IsOrdinaryWord;
}

/** The word lists that come with a model; a downloaded model has none. @throws ModelError if one cannot be read */
export function wordListsOfModel(files: ModelContent): WordLists {
  const [names, ordinary] = [files.get(NAME_LISTS_FILE), files.get(ORDINARY_WORDS_FILE)];
  return {
    ...(names ? { listBitsOf: readNameLists(names) } : {}),
    ...(ordinary ? { isOrdinaryWord: readOrdinaryWords(ordinary) } : {}),
  };
}
