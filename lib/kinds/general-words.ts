// Words that identify nobody: they stay inside names, organisations and addresses, and revealing them is no leak.
import { readData } from '../lexicon/read-data.ts';
import { cellsOf, wordsByUse } from '../lexicon/words.ts';

type TitleKind = 'title' | 'suffix' | 'attached' | 'kin' | 'also a name' | 'particle' | 'small';

const titlesOf = wordsByUse<TitleKind>(readData('kinds/titles.tsv'));

/** Titles that follow a name. */
export const TITLES_AFTER_NAME: ReadonlySet<string> = new Set(titlesOf('suffix'));
export const HONORIFICS: ReadonlySet<string> = new Set([...titlesOf('title'), ...TITLES_AFTER_NAME]);
/** Titles that follow a name without a space. @param language `zh`, `ja` or `ko` */
export const attachedTitles = (language: 'zh' | 'ja' | 'ko'): readonly string[] => titlesOf('attached', language);
/** Kinship words and titles that are names too: "Wei Pan", "Tia Morgan". With a capital they are part of the name. */
export const TITLES_THAT_ARE_ALSO_NAMES: ReadonlySet<string> = new Set(titlesOf('also a name'));
/** Words that say how the person named beside them is related to the writer; they are not part of the name. */
export const KIN_WORDS: ReadonlySet<string> = new Set(titlesOf('kin'));
/** Prepositions, articles and the like in the names of organisations, which stay if they are written in lower case. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(titlesOf('small'));
/** Small words inside names: "van" in "van Gogh", "bin", "de la". */
const NAME_PARTICLES: ReadonlySet<string> = new Set(titlesOf('particle'));
/** Whether a word of a name is a particle. The "E." of "E. Thompson" is an initial and no particle; "Ó" is one. */
export const isNameParticle = (word: string): boolean =>
  NAME_PARTICLES.has(word.toLowerCase().replace(/\.$/, '')) && !/^[A-Z]$/.test(word);
/** Whether a word occurs in many names and therefore identifies nobody. @param word in any case, with or without a full stop */
export function isTitleOrParticle(word: string): boolean {
  const key = word.toLowerCase().replace(/\.$/, '');
  return HONORIFICS.has(key) || NAME_PARTICLES.has(key);
}

/** A row of general-words.tsv or more-general-words.tsv. */
export interface GeneralWord {
  readonly word: string;
  readonly isSurname: boolean;
}
export const generalWordsOf = (rows: string): readonly GeneralWord[] =>
  cellsOf(rows).map(([, word = '', also]) => ({ word, isSurname: also === 'surname' }));

export const LATIN_GENERAL_WORDS = generalWordsOf(readData('kinds/general-words.tsv'));
/** Words of addresses and of the names of organisations in Latin letters. */
export const LATIN_GENERIC_WORDS: ReadonlySet<string> = new Set(LATIN_GENERAL_WORDS.map(({ word }) => word));
