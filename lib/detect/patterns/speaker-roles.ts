// Labels at the start of a line that are not the name of a speaker: words for roles and relatives, and fields of questions and forms.
import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';

export const SPEAKER_ROLES: ReadonlySet<string> = new Set(
  Object.values(wordsBy(readData('beside-names/speaker-roles.tsv'))).flat(),
);
