// The permuted lists of names in scripts other than Latin.
import { CHINESE_LAST_NAMES, CHINESE_LAST_NAMES_OF_TWO_CHARACTERS, CHINESE_LAST_NAMES_TRADITIONAL } from './chinese.ts';
import * as C from './cyrillic.ts';
import {
  JAPANESE_FEMALE_NAMES,
  JAPANESE_KANA_FIRST_NAMES,
  JAPANESE_KANA_LAST_NAMES,
  JAPANESE_LAST_NAMES,
  JAPANESE_MALE_NAMES,
} from './japanese.ts';
import { KOREAN_LAST_NAMES_ENDING_IN_CONSONANT, KOREAN_LAST_NAMES_ENDING_IN_VOWEL } from './korean.ts';
import { type NameList, nameList, withoutEarlierEntries } from './name-list.ts';
import { toKatakana } from './name-pools-by-script.ts';
import * as O from './other-scripts.ts';

const spacedCharacters = (signs: string) => [...signs.replace(/\s+/gu, '')].join(' ');

export const CHINESE_LAST_NAME_LISTS: readonly NameList[] = [
  nameList('last-chinese-1', () => spacedCharacters(CHINESE_LAST_NAMES)),
  nameList('last-chinese-traditional-1', () =>
    withoutEarlierEntries(spacedCharacters(CHINESE_LAST_NAMES_TRADITIONAL), spacedCharacters(CHINESE_LAST_NAMES)),
  ),
  nameList('last-chinese-two-1', () => CHINESE_LAST_NAMES_OF_TWO_CHARACTERS),
];
export const JAPANESE_LAST_NAME_LISTS: readonly NameList[] = [
  nameList('last-japanese-1', () => JAPANESE_LAST_NAMES),
  nameList('last-hiragana-1', () => JAPANESE_KANA_LAST_NAMES),
  nameList('last-katakana-1', () => toKatakana(JAPANESE_KANA_LAST_NAMES)),
];
export const JAPANESE_FIRST_NAME_LISTS: readonly NameList[] = [
  nameList('first-japanese-female-1', () => JAPANESE_FEMALE_NAMES),
  nameList('first-japanese-male-1', () => JAPANESE_MALE_NAMES),
  nameList('first-hiragana-1', () => JAPANESE_KANA_FIRST_NAMES),
  nameList('first-katakana-1', () => toKatakana(JAPANESE_KANA_FIRST_NAMES)),
];
export const KOREAN_LAST_NAME_LISTS: readonly NameList[] = [
  nameList('last-korean-consonant-1', () => spacedCharacters(KOREAN_LAST_NAMES_ENDING_IN_CONSONANT)),
  nameList('last-korean-vowel-1', () => spacedCharacters(KOREAN_LAST_NAMES_ENDING_IN_VOWEL)),
];

/** Names that take the same endings. The first ending is that of the nominative. */
export interface InflectedNameList {
  readonly names: NameList;
  readonly endings: readonly string[];
}

const endingsIn = (text: string) => text.split(' ').map((ending) => (ending === '-' ? '' : ending));
const inflectedNameList = (name: string, endings: string, source: () => string): InflectedNameList => ({
  names: nameList(name, source),
  endings: endingsIn(endings),
});

const MALE_ENDINGS = '- а у ом ем ові е і';
const FEMALE_ENDINGS = 'а ы у е ой ей ою';
const OV_ENDINGS = '- а у ым е ой ою ы ых ыми';

export const CYRILLIC_NAME_LISTS: readonly InflectedNameList[] = [
  inflectedNameList('first-russian-male-1', MALE_ENDINGS, () => C.RUSSIAN_MALE_NAMES),
  inflectedNameList('first-russian-male-ей-1', 'ей ея ею еем ее', () => C.RUSSIAN_MALE_NAMES_ENDING_IN_EY),
  inflectedNameList('first-russian-male-ий-1', 'ий ия ию ием ии', () => C.RUSSIAN_MALE_NAMES_ENDING_IN_IY),
  inflectedNameList('first-russian-male-а-1', FEMALE_ENDINGS, () => C.RUSSIAN_MALE_NAMES_ENDING_IN_A),
  inflectedNameList('first-russian-male-я-1', 'я и ю е ей', () => C.RUSSIAN_MALE_NAMES_ENDING_IN_YA),
  inflectedNameList('first-russian-female-1', FEMALE_ENDINGS, () => C.RUSSIAN_FEMALE_NAMES),
  inflectedNameList('first-russian-female-ия-1', 'ия ии ию ией', () => C.RUSSIAN_FEMALE_NAMES_ENDING_IN_IYA),
  inflectedNameList('first-russian-female-я-1', 'я и ю е ей', () => C.RUSSIAN_FEMALE_NAMES_ENDING_IN_YA),
  inflectedNameList('first-ukrainian-male-1', MALE_ENDINGS, () => C.UKRAINIAN_MALE_NAMES),
  inflectedNameList('first-ukrainian-male-ій-1', 'ій ія ію ієві ієм ії', () => C.UKRAINIAN_MALE_NAMES_ENDING_IN_IY),
  inflectedNameList('first-ukrainian-male-о-1', 'о а у ові ом е', () => C.UKRAINIAN_MALE_NAMES_ENDING_IN_O),
  inflectedNameList('first-ukrainian-female-1', 'а и у і ою о', () =>
    withoutEarlierEntries(C.UKRAINIAN_FEMALE_NAMES, C.RUSSIAN_FEMALE_NAMES),
  ),
  inflectedNameList('first-ukrainian-female-ія-1', 'ія ії ію ією іє', () => C.UKRAINIAN_FEMALE_NAMES_ENDING_IN_IYA),
  inflectedNameList('last-ов-1', OV_ENDINGS, () => C.RUSSIAN_LAST_NAMES_ENDING_IN_OV),
  inflectedNameList('last-ский-1', 'ий ого ому им ом ая ой ую ие их ими', () => C.RUSSIAN_LAST_NAMES_ENDING_IN_SKIY),
  inflectedNameList(
    'last-ський-1',
    'ий ого ому им ім а ої ій у ою і их ими',
    () => C.UKRAINIAN_LAST_NAMES_ENDING_IN_SKYY,
  ),
  inflectedNameList('last-енко-1', 'о а у ові ом', () => C.UKRAINIAN_LAST_NAMES_ENDING_IN_ENKO),
  inflectedNameList('last-ук-1', '- а у ом ові е и ів ам ами', () => C.UKRAINIAN_LAST_NAMES),
  inflectedNameList('last-patronymic-1', 'ич ича ичу ичем иче на ны не ну ной ною', () => C.RUSSIAN_PATRONYMICS),
  inflectedNameList('last-patronymic-ukrainian-1', 'ович овича овичу овичем овичеві івна івни івні івну івною', () =>
    withoutEarlierEntries(C.UKRAINIAN_PATRONYMICS, C.RUSSIAN_PATRONYMICS),
  ),
];
export const GREEK_NAME_LISTS: readonly InflectedNameList[] = [
  inflectedNameList('first-greek-male-ος-1', 'ος ου ο ε', () => O.GREEK_MALE_NAMES_ENDING_IN_OS),
  inflectedNameList('first-greek-male-ης-1', 'ης η', () => O.GREEK_MALE_NAMES_ENDING_IN_IS),
  inflectedNameList('first-greek-male-ας-1', 'ας α', () => O.GREEK_MALE_NAMES_ENDING_IN_AS),
  inflectedNameList('first-greek-female-α-1', 'α ας', () => O.GREEK_FEMALE_NAMES_ENDING_IN_A),
  inflectedNameList('first-greek-female-η-1', 'η ης', () => O.GREEK_FEMALE_NAMES_ENDING_IN_I),
  inflectedNameList('first-greek-female-ή-1', 'ή ής', () => O.GREEK_FEMALE_NAMES_ENDING_IN_I_STRESSED),
  inflectedNameList(
    'last-greek-όπουλος-1',
    'όπουλος όπουλου οπούλου όπουλο',
    () => O.GREEK_LAST_NAMES_ENDING_IN_OPOULOS,
  ),
  inflectedNameList('last-greek-δης-1', 'ης η ου', () => O.GREEK_LAST_NAMES_ENDING_IN_IDIS),
  inflectedNameList('last-greek-άκης-1', 'ης η', () => O.GREEK_LAST_NAMES_ENDING_IN_AKIS),
];
export const INFLECTED_NAME_LISTS: readonly InflectedNameList[] = [...CYRILLIC_NAME_LISTS, ...GREEK_NAME_LISTS];

export const ARABIC_NAME_LISTS: readonly NameList[] = [
  nameList('first-arabic-female-1', () => O.ARABIC_FEMALE_NAMES),
  nameList('first-arabic-male-1', () => withoutEarlierEntries(O.ARABIC_MALE_NAMES, O.ARABIC_FEMALE_NAMES)),
  nameList('last-arabic-1', () =>
    withoutEarlierEntries(O.ARABIC_LAST_NAMES, O.ARABIC_FEMALE_NAMES, O.ARABIC_MALE_NAMES),
  ),
];
export const HEBREW_NAME_LISTS: readonly NameList[] = [
  nameList('first-hebrew-female-1', () => O.HEBREW_FEMALE_NAMES),
  nameList('first-hebrew-male-1', () => withoutEarlierEntries(O.HEBREW_MALE_NAMES, O.HEBREW_FEMALE_NAMES)),
  nameList('last-hebrew-1', () =>
    withoutEarlierEntries(O.HEBREW_LAST_NAMES, O.HEBREW_FEMALE_NAMES, O.HEBREW_MALE_NAMES),
  ),
];
export const HINDI_NAME_LISTS: readonly NameList[] = [
  nameList('first-hindi-female-1', () => O.HINDI_FEMALE_NAMES),
  nameList('first-hindi-male-1', () => withoutEarlierEntries(O.HINDI_MALE_NAMES, O.HINDI_FEMALE_NAMES)),
  nameList('last-hindi-1', () => withoutEarlierEntries(O.HINDI_LAST_NAMES, O.HINDI_FEMALE_NAMES, O.HINDI_MALE_NAMES)),
];
export const THAI_FIRST_NAME_LISTS: readonly NameList[] = [nameList('first-thai-1', () => O.THAI_FIRST_NAMES)];
export const THAI_LAST_NAME_LISTS: readonly NameList[] = [
  nameList('last-thai-1', () => withoutEarlierEntries(O.THAI_LAST_NAMES, O.THAI_FIRST_NAMES)),
];

export const NON_LATIN_NAME_LISTS: readonly NameList[] = [
  ...CHINESE_LAST_NAME_LISTS,
  ...JAPANESE_LAST_NAME_LISTS,
  ...JAPANESE_FIRST_NAME_LISTS,
  ...KOREAN_LAST_NAME_LISTS,
  ...INFLECTED_NAME_LISTS.map(({ names }) => names),
  ...ARABIC_NAME_LISTS,
  ...HEBREW_NAME_LISTS,
  ...HINDI_NAME_LISTS,
  ...THAI_FIRST_NAME_LISTS,
  ...THAI_LAST_NAME_LISTS,
];
