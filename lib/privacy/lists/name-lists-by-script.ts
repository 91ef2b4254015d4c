// The permuted lists of names in scripts other than Latin.
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { toKatakana } from './kana.ts';
import { type NameList, nameList } from './name-list.ts';
import { namesByLanguage } from './tables.ts';

/** @param list the language and the list in the table of names */
const listOf = (version: string, list: string): NameList => nameList(version, () => namesByLanguage(list));
const inKatakana = (version: string, list: string): NameList =>
  nameList(version, () => namesByLanguage(list).map(toKatakana));

export const CHINESE_LAST_NAME_LISTS: readonly NameList[] = [
  listOf('last-chinese-1', 'zh last'),
  listOf('last-chinese-traditional-1', 'zh last-traditional'),
  listOf('last-chinese-two-1', 'zh last-two'),
];
export const JAPANESE_LAST_NAME_LISTS: readonly NameList[] = [
  listOf('last-japanese-1', 'ja last'),
  listOf('last-hiragana-1', 'ja last-kana'),
  inKatakana('last-katakana-1', 'ja last-kana'),
];
export const JAPANESE_FIRST_NAME_LISTS: readonly NameList[] = [
  listOf('first-japanese-female-1', 'ja first-female'),
  listOf('first-japanese-male-1', 'ja first-male'),
  listOf('first-hiragana-1', 'ja first-kana'),
  inKatakana('first-katakana-1', 'ja first-kana'),
];
export const KOREAN_LAST_NAME_LISTS: readonly NameList[] = [
  listOf('last-korean-consonant-1', 'ko last-consonant'),
  listOf('last-korean-vowel-1', 'ko last-vowel'),
];

/** Names that take the same endings. The first ending is that of the nominative. */
export interface InflectedNameList {
  readonly names: NameList;
  readonly endings: readonly string[];
}

const DECLENSIONS = cellsOf(readData('surrogates/declensions.tsv'));
const declinedIn = (...languages: readonly string[]): readonly InflectedNameList[] =>
  DECLENSIONS.filter(([, language = '']) => languages.includes(language)).map(
    ([version = '', language, list, endings = '']) => ({
      names: listOf(version, `${language} ${list}`),
      endings: endings.split(' ').map((ending) => (ending === '-' ? '' : ending)),
    }),
  );

export const CYRILLIC_NAME_LISTS: readonly InflectedNameList[] = declinedIn('ru', 'uk');
export const GREEK_NAME_LISTS: readonly InflectedNameList[] = declinedIn('el');
export const INFLECTED_NAME_LISTS: readonly InflectedNameList[] = [...CYRILLIC_NAME_LISTS, ...GREEK_NAME_LISTS];

export const ARABIC_NAME_LISTS: readonly NameList[] = [
  listOf('first-arabic-female-1', 'ar first-female'),
  listOf('first-arabic-male-1', 'ar first-male'),
  listOf('last-arabic-1', 'ar last'),
];
export const HEBREW_NAME_LISTS: readonly NameList[] = [
  listOf('first-hebrew-female-1', 'he first-female'),
  listOf('first-hebrew-male-1', 'he first-male'),
  listOf('last-hebrew-1', 'he last'),
];
export const HINDI_NAME_LISTS: readonly NameList[] = [
  listOf('first-hindi-female-1', 'hi first-female'),
  listOf('first-hindi-male-1', 'hi first-male'),
  listOf('last-hindi-1', 'hi last'),
];
export const THAI_FIRST_NAME_LISTS: readonly NameList[] = [listOf('first-thai-1', 'th first')];
export const THAI_LAST_NAME_LISTS: readonly NameList[] = [listOf('last-thai-1', 'th last')];

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
