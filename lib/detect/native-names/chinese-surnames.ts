import { allOf, familyNamesOf } from '../../lexicon/names.ts';
import { type WordSet, wordSet } from '../../lexicon/once.ts';

/** Chinese surnames of one character, in simplified and traditional writing. Many are also ordinary words. */
export const chineseSurnames = (): readonly string[] => allOf(familyNamesOf('zh'));
export const CHINESE_SURNAMES: WordSet = wordSet(chineseSurnames);
