import { allOf, familyNamesOf } from '../../lexicon/names.ts';

/** Chinese surnames of one character, in simplified and traditional writing. Many are also ordinary words. */
export const CHINESE_SURNAMES: ReadonlySet<string> = new Set(allOf(familyNamesOf('zh')));
