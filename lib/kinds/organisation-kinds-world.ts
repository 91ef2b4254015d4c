// Words for the kind of an organisation in all languages. No word here may be a name in a list of this project (kinds-and-names.test.ts).
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';
import { generalWordsOf, isTitleOrParticle, LATIN_GENERAL_WORDS } from './general-words.ts';
import { KINDS_AFTER_NAME, KINDS_AFTER_NAME_OR_SURNAMES } from './organisation-kinds.ts';

const GENERAL_WORDS = [...LATIN_GENERAL_WORDS, ...generalWordsOf(readData('kinds/more-general-words.tsv'))];
/** Words that identify nobody: they stay inside names, organisations and addresses, and revealing them is no leak. */
export const GENERIC_WORDS: ReadonlySet<string> = new Set(GENERAL_WORDS.map(({ word }) => word));
/** Those that are no surnames. */
export const GENERIC_WORDS_ONLY: ReadonlySet<string> = new Set(
  GENERAL_WORDS.filter(({ isSurname }) => !isSurname).map(({ word }) => word),
);

const kindsAt = wordsByUse<'any' | 'not first' | 'first' | 'behind a kind'>(readData('kinds/kinds-before-name.tsv'));

/** Words for kinds in all other languages, most of which put them before the name. */
export const KINDS_IN_OTHER_LANGUAGES: ReadonlySet<string> = new Set([...kindsAt('any'), ...kindsAt('not first')]);
/** Words for kinds that are surnames too, in languages that put the surname last: they count only as the first word of a name. */
export const FIRST_OR_SURNAME: ReadonlySet<string> = new Set(kindsAt('first'));
/** Words for kinds that are surnames too, and count only behind the first word of a name. */
export const LAST_OR_SURNAME: ReadonlySet<string> = new Set([...KINDS_AFTER_NAME_OR_SURNAMES, ...kindsAt('not first')]);
/** Legal forms and family words, which follow names that begin with their kind too: "Construcciones Lago Hermanos". */
export const AFTER_FIRST_KIND: ReadonlySet<string> = new Set(kindsAt('behind a kind'));

/** A trade after "for the", as in Arabic names: "البركة للمعادن" ("Al-Baraka for metals"). Titles are excluded. */
const ARABIC_TRADE = /^لل(?!شيخ|حاج|سيد|دكتور|شهيد)\p{L}{3,}$/u;

/** Whether a word is a word for a kind in every language. @param word in lower case */
export const isKindInEveryLanguage = (word: string): boolean =>
  KINDS_AFTER_NAME.has(word) || KINDS_IN_OTHER_LANGUAGES.has(word);
/** Whether a word is a trade in the form of Arabic names of firms. @param word in lower case */
export const isArabicTradeWord = (word: string): boolean => ARABIC_TRADE.test(word);

/** Whether a word is a title, a particle or a generic word. @param word in any case, with or without a full stop. */
export function isGeneralWord(word: string): boolean {
  return isTitleOrParticle(word) || GENERIC_WORDS.has(word.toLowerCase().replace(/\.$/, ''));
}
