// Japanese surnames in Han characters.
import { familyNamesOf } from '../../lexicon/names.ts';

const { onlyNames, alsoWords } = familyNamesOf('ja');
/** Surnames of three or more characters, which are not also words. */
export const LONG_SURNAMES = onlyNames;
/** Shorter surnames. They count only next to a job title or form of address, because they may also be words. */
export const SHORT_SURNAMES = alsoWords;
