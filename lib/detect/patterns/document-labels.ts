// Words for documents and their numbers, in many languages.
import { anyPatternOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';

const WORDS = wordsByUse(readData('labels/documents.tsv'));

/** The words for a document of the table, as a part of a regular expression. */
export const documentLabel = (document: string): string => anyPatternOf(WORDS(document));
