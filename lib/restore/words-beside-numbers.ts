import { readData } from '../lexicon/read-data.ts';
import { wordsFor } from '../lexicon/words.ts';

/** The words of one use in data/replies/words-beside-numbers.tsv. */
export const wordsBesideNumbers = wordsFor(readData('replies/words-beside-numbers.tsv'));
