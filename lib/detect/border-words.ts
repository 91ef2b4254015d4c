// The words in and around names in languages that have capitals; data/beside-names/borders.tsv says what each use is.
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';

export const borderWords = wordsByUse(readData('beside-names/borders.tsv'));
