// The words beside and inside names in scripts without capitals; data/beside-names/native.tsv says what each use is.
import { readData } from '../../lexicon/read-data.ts';
import { wordsByUse } from '../../lexicon/words.ts';

export const nativeWords = wordsByUse(readData('beside-names/native.tsv'));
