// Words beside a number that say how it follows from others.
import { anyPatternOf } from '../../../lexicon/alternatives.ts';
import { readData } from '../../../lexicon/read-data.ts';
import { wordsUnder } from '../../../lexicon/words.ts';

const patterns = wordsUnder(readData('facts/number-words.tsv'));

/** Matches one of the words of these kinds: the source of a regular expression, without the borders of words. */
export const numberWordPattern = (...kinds: readonly string[]): string => anyPatternOf(kinds.flatMap(patterns));
