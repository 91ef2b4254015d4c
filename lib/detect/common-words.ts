// Names that are also ordinary words, such as "will". In lower case or at the start of a sentence, they are usually the word.
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';

const COMMON_WORDS: ReadonlySet<string> = new Set(Object.values(wordsBy(readData('names/common-words.tsv'))).flat());

export function isCommonWord(word: string): boolean {
  return COMMON_WORDS.has(word.toLowerCase());
}
