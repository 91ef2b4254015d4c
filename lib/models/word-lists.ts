// The list of ordinary words among a model's files.
import type { ModelContent } from './manifest.ts';
import { type IsOrdinaryWord, readOrdinaryWords } from './ordinary-words.ts';
import { ORDINARY_WORDS_FILE } from './word-filter.ts';

export interface WordLists {
  /** Tells which words are ordinary words, so that they are not taken for names. */
  readonly isOrdinaryWord?: IsOrdinaryWord;
}

/** The word lists that come with a model; a downloaded model has none. @throws ModelError if one cannot be read */
export function wordListsOfModel(files: ModelContent): WordLists {
  const ordinary = files.get(ORDINARY_WORDS_FILE);
  return ordinary ? { isOrdinaryWord: readOrdinaryWords(ordinary) } : {};
}
