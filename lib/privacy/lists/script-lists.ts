// The permuted lists of names in scripts other than Latin.
import { CHINESE_LAST, CHINESE_LAST_TRADITIONAL, CHINESE_LAST_TWO } from './chinese.ts';
import * as C from './cyrillic.ts';
import { JAPANESE_FEMALE, JAPANESE_KANA_FIRST, JAPANESE_KANA_LAST, JAPANESE_LAST, JAPANESE_MALE } from './japanese.ts';
import { KOREAN_LAST_CONSONANT, KOREAN_LAST_VOWEL } from './korean.ts';
import { type NameList, nameList, without } from './name-list.ts';
import * as O from './other-scripts.ts';
import { inKatakana } from './script-reserve.ts';

const spacedCharacters = (signs: string) => [...signs.replace(/\s+/gu, '')].join(' ');

export const CHINESE_LAST_LISTS: readonly NameList[] = [
  nameList('last-chinese-1', () => spacedCharacters(CHINESE_LAST)),
  nameList('last-chinese-traditional-1', () =>
    without(spacedCharacters(CHINESE_LAST_TRADITIONAL), spacedCharacters(CHINESE_LAST)),
  ),
  nameList('last-chinese-two-1', () => CHINESE_LAST_TWO),
];
export const JAPANESE_LAST_LISTS: readonly NameList[] = [
  nameList('last-japanese-1', () => JAPANESE_LAST),
  nameList('last-hiragana-1', () => JAPANESE_KANA_LAST),
  nameList('last-katakana-1', () => inKatakana(JAPANESE_KANA_LAST)),
];
export const JAPANESE_FIRST_LISTS: readonly NameList[] = [
  nameList('first-japanese-female-1', () => JAPANESE_FEMALE),
  nameList('first-japanese-male-1', () => JAPANESE_MALE),
  nameList('first-hiragana-1', () => JAPANESE_KANA_FIRST),
  nameList('first-katakana-1', () => inKatakana(JAPANESE_KANA_FIRST)),
];
export const KOREAN_LAST_LISTS: readonly NameList[] = [
  nameList('last-korean-consonant-1', () => spacedCharacters(KOREAN_LAST_CONSONANT)),
  nameList('last-korean-vowel-1', () => spacedCharacters(KOREAN_LAST_VOWEL)),
];

/** Names that take the same endings. The first ending is that of the nominative. */
export interface DeclinedList {
  readonly names: NameList;
  readonly endings: readonly string[];
}

const endingsIn = (text: string) => text.split(' ').map((ending) => (ending === '-' ? '' : ending));
const declined = (name: string, endings: string, source: () => string): DeclinedList => ({
  names: nameList(name, source),
  endings: endingsIn(endings),
});

const MALE_ENDINGS = '- а у ом ем ові е і';
const FEMALE_ENDINGS = 'а ы у е ой ей ою';
const OV_ENDINGS = '- а у ым е ой ою ы ых ыми';

export const CYRILLIC_LISTS: readonly DeclinedList[] = [
  declined('first-russian-male-1', MALE_ENDINGS, () => C.RUSSIAN_MALE),
  declined('first-russian-male-ей-1', 'ей ея ею еем ее', () => C.RUSSIAN_MALE_EY),
  declined('first-russian-male-ий-1', 'ий ия ию ием ии', () => C.RUSSIAN_MALE_IY),
  declined('first-russian-male-а-1', FEMALE_ENDINGS, () => C.RUSSIAN_MALE_A),
  declined('first-russian-male-я-1', 'я и ю е ей', () => C.RUSSIAN_MALE_YA),
  declined('first-russian-female-1', FEMALE_ENDINGS, () => C.RUSSIAN_FEMALE),
  declined('first-russian-female-ия-1', 'ия ии ию ией', () => C.RUSSIAN_FEMALE_IYA),
  declined('first-russian-female-я-1', 'я и ю е ей', () => C.RUSSIAN_FEMALE_YA),
  declined('first-ukrainian-male-1', MALE_ENDINGS, () => C.UKRAINIAN_MALE),
  declined('first-ukrainian-male-ій-1', 'ій ія ію ієві ієм ії', () => C.UKRAINIAN_MALE_IY),
  declined('first-ukrainian-male-о-1', 'о а у ові ом е', () => C.UKRAINIAN_MALE_O),
  declined('first-ukrainian-female-1', 'а и у і ою о', () => without(C.UKRAINIAN_FEMALE, C.RUSSIAN_FEMALE)),
  declined('first-ukrainian-female-ія-1', 'ія ії ію ією іє', () => C.UKRAINIAN_FEMALE_IYA),
  declined('last-ов-1', OV_ENDINGS, () => C.LAST_OV),
  declined('last-ский-1', 'ий ого ому им ом ая ой ую ие их ими', () => C.LAST_SKIY),
  declined('last-ський-1', 'ий ого ому им ім а ої ій у ою і их ими', () => C.LAST_SKYY),
  declined('last-енко-1', 'о а у ові ом', () => C.LAST_ENKO),
  declined('last-ук-1', '- а у ом ові е и ів ам ами', () => C.UKRAINIAN_LAST_NAMES),
  declined('last-patronymic-1', 'ич ича ичу ичем иче на ны не ну ной ною', () => C.PATRONYMICS),
  declined('last-patronymic-ukrainian-1', 'ович овича овичу овичем овичеві івна івни івні івну івною', () =>
    without(C.UKRAINIAN_PATRONYMICS, C.PATRONYMICS),
  ),
];
export const GREEK_LISTS: readonly DeclinedList[] = [
  declined('first-greek-male-ος-1', 'ος ου ο ε', () => O.GREEK_MALE_OS),
  declined('first-greek-male-ης-1', 'ης η', () => O.GREEK_MALE_IS),
  declined('first-greek-male-ας-1', 'ας α', () => O.GREEK_MALE_AS),
  declined('first-greek-female-α-1', 'α ας', () => O.GREEK_FEMALE_A),
  declined('first-greek-female-η-1', 'η ης', () => O.GREEK_FEMALE_I),
  declined('first-greek-female-ή-1', 'ή ής', () => O.GREEK_FEMALE_I_STRESSED),
  declined('last-greek-όπουλος-1', 'όπουλος όπουλου οπούλου όπουλο', () => O.GREEK_LAST_OPOULOS),
  declined('last-greek-δης-1', 'ης η ου', () => O.GREEK_LAST_IDIS),
  declined('last-greek-άκης-1', 'ης η', () => O.GREEK_LAST_AKIS),
];
export const DECLINED_LISTS: readonly DeclinedList[] = [...CYRILLIC_LISTS, ...GREEK_LISTS];

export const ARABIC_LISTS: readonly NameList[] = [
  nameList('first-arabic-female-1', () => O.ARABIC_FEMALE),
  nameList('first-arabic-male-1', () => without(O.ARABIC_MALE, O.ARABIC_FEMALE)),
  nameList('last-arabic-1', () => without(O.ARABIC_LAST, O.ARABIC_FEMALE, O.ARABIC_MALE)),
];
export const HEBREW_LISTS: readonly NameList[] = [
  nameList('first-hebrew-female-1', () => O.HEBREW_FEMALE),
  nameList('first-hebrew-male-1', () => without(O.HEBREW_MALE, O.HEBREW_FEMALE)),
  nameList('last-hebrew-1', () => without(O.HEBREW_LAST, O.HEBREW_FEMALE, O.HEBREW_MALE)),
];
export const HINDI_LISTS: readonly NameList[] = [
  nameList('first-hindi-female-1', () => O.HINDI_FEMALE),
  nameList('first-hindi-male-1', () => without(O.HINDI_MALE, O.HINDI_FEMALE)),
  nameList('last-hindi-1', () => without(O.HINDI_LAST, O.HINDI_FEMALE, O.HINDI_MALE)),
];
export const THAI_FIRST_LISTS: readonly NameList[] = [nameList('first-thai-1', () => O.THAI_FIRST)];
export const THAI_LAST_LISTS: readonly NameList[] = [nameList('last-thai-1', () => without(O.THAI_LAST, O.THAI_FIRST))];

export const SCRIPT_LISTS: readonly NameList[] = [
  ...CHINESE_LAST_LISTS,
  ...JAPANESE_LAST_LISTS,
  ...JAPANESE_FIRST_LISTS,
  ...KOREAN_LAST_LISTS,
  ...DECLINED_LISTS.map(({ names }) => names),
  ...ARABIC_LISTS,
  ...HEBREW_LISTS,
  ...HINDI_LISTS,
  ...THAI_FIRST_LISTS,
  ...THAI_LAST_LISTS,
];
