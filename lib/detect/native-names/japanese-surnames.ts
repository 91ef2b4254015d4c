// Japanese surnames in Han characters.
import { familyNamesOf } from '../../lexicon/names.ts';

/** Surnames of three or more characters, which are not also words. */
export const longSurnames = (): readonly string[] => familyNamesOf('ja').onlyNames;
/** Shorter surnames. They count only next to a job title or form of address, because they may also be words. */
export const shortSurnames = (): readonly string[] => familyNamesOf('ja').alsoWords;
