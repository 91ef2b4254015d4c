// Words beside a surrogate that show whether it is a person's name or part of another name.
import { readData } from '../lexicon/read-data.ts';
import { wordsFor, wordsOf } from '../lexicon/words.ts';

/** The words of one use in data/replies/words-beside-names.tsv. */
export const wordsBesideNames = wordsFor(readData('replies/words-beside-names.tsv'));

/** First names that the name lists lack: those that are also words, short forms, and first names of many well-known people. */
export const MORE_FIRST_NAMES: ReadonlySet<string> = new Set(wordsOf(readData('replies/first-names.tsv')));
