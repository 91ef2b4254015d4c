// Words of a reply that speak about the letters of a name: how many they are, which is first, what is made of them.
import { anyWholeFormOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsFor } from '../lexicon/words.ts';

/** The words of one use in data/replies/words-about-letters.tsv. */
const wordsAboutLetters = wordsFor(readData('replies/words-about-letters.tsv'));

/** The source of a regular expression, to be used without regard to case. */
export const anyWordAboutLetters = (use: string): string => anyWholeFormOf(wordsAboutLetters(use));
