// Words that show what a text is about: questions and orders, people, letters, frauds, the place where somebody lives.
import { anyFormOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';

export type WordUse =
  | 'request'
  | 'task'
  | 'task, no spaces'
  | 'polite'
  | 'polite, no spaces'
  | 'tell me'
  | 'how do I'
  | 'person'
  | 'correspondence'
  | 'fraud'
  | 'fraud, no spaces'
  | 'place follows';

const wordsWith = wordsByUse<WordUse>(readData('questions/question-words.tsv'));

/** The source of a regular expression for the words with these uses. In the table, "~" stands for any ending, and an apostrophe may be missing. */
export const anyWordWith = (...uses: readonly WordUse[]): string =>
  anyFormOf(uses.flatMap((use) => wordsWith(use))).replaceAll('’', "['’]?");
