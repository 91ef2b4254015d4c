// Words for a kind of organisation that stand after its name, as in English and the other Germanic languages. A surrogate keeps them,
// because they say what the place is, not which one. They are separate from the other languages because the restorer in the page needs only
// these.
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';
import { LATIN_GENERIC_WORDS } from './general-words.ts';

const kindsAt = wordsByUse<'any' | 'not first' | 'last' | 'first in all'>(readData('kinds/kinds-after-name.tsv'));

/** English and German kinds that are surnames too. At the beginning of a name they are its owner's: "Temple & Sons". */
export const KINDS_AFTER_NAME_OR_SURNAMES: ReadonlySet<string> = new Set(kindsAt('not first'));
export const KINDS_AFTER_NAME: ReadonlySet<string> = new Set([...kindsAt('any'), ...KINDS_AFTER_NAME_OR_SURNAMES]);
/** Words for a kind that are also ordinary words or surnames: "Azteca Glass", but "Glass & Rowe". They count only at the end of a name. */
export const KINDS_AT_END: ReadonlySet<string> = new Set(kindsAt('last'));
/** Words for kinds that come first even in English and German: "Café Kitchen", "Kita Garten". */
export const FIRST_IN_ALL_LANGUAGES: ReadonlySet<string> = new Set(kindsAt('first in all'));

/** Whether a word after a name can be the kind of its organisation, so that "the Vik Clinic" is no product. @param word in lower case */
export const isKindAfterName = (word: string): boolean =>
  LATIN_GENERIC_WORDS.has(word) || KINDS_AFTER_NAME.has(word) || KINDS_AT_END.has(word);
