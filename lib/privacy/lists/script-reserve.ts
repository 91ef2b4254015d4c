// Reserve pools in other scripts than Latin, for names and words that no list has. A word is a beginning and an end; those are chosen so
// that most of them read as a name does.
import type { Script } from '../../text/script.ts';
import { CHINESE_FOREIGN_FIRST, CHINESE_FOREIGN_LAST, CHINESE_RESERVE_GIVEN, CHINESE_RESERVE_LAST } from './chinese.ts';
import * as C from './cyrillic.ts';
import {
  JAPANESE_RESERVE_FEMALE_TAILS,
  JAPANESE_RESERVE_FIRST_HEADS,
  JAPANESE_RESERVE_KANA,
  JAPANESE_RESERVE_KANA_TAILS,
  JAPANESE_RESERVE_LAST_HEADS,
  JAPANESE_RESERVE_LAST_TAILS,
  JAPANESE_RESERVE_MALE_TAILS,
} from './japanese.ts';
import { KOREAN_RESERVE_HEADS, KOREAN_RESERVE_LAST } from './korean.ts';
import * as L from './language-names.ts';
import * as O from './other-scripts.ts';

export interface Pool {
  readonly heads: readonly string[];
  /** Empty strings where the heads are whole words. */
  readonly tails: readonly string[];
}

const words = (list: string): readonly string[] => list.trim().split(/\s+/u);
const signs = (list: string): readonly string[] => [...new Set(list.replace(/\s+/gu, ''))];
const WHOLE = [''];
/** Names of two words: "Ngô_Gia_Tự". */
const phrases = (list: string): readonly string[] => words(list).map((name) => name.replaceAll('_', ' '));
const named = (...lists: readonly string[]): Pool => ({ heads: lists.flatMap(phrases), tails: WHOLE });

const CHINESE_BRANDS = signs('鼎瀚恒睿锦博启创盛辉泰祥隆腾骏诚汇凯航晟');
const CHINESE_BRAND_TAILS = signs('源达创科信维联通域岳峰宸润泽洲帆途德胜亿');
const CHINESE_PLACES = signs('青云丰临清永安宁长东南西北金龙凤玉石沙白柳桃');
const CHINESE_PLACE_TAILS = signs('川陵溪湾桥塘岭浦泉坪屯堡庄埠港城阳原林坡');
const KATAKANA_SHIFT = 0x60;

/** Hiragana as katakana. */
export const inKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_SHIFT));

export type PoolKind =
  | 'last'
  | 'last-two'
  | 'given'
  | 'foreign-last'
  | 'foreign-first'
  | 'given-one'
  | 'given-female'
  | 'given-male'
  | 'japanese-last'
  | 'japanese-female'
  | 'japanese-male'
  | 'katakana'
  | 'last-ов'
  | 'last-ский'
  | 'last-ський'
  | 'last-енко'
  | 'last-ук'
  | 'last-а'
  | 'last-ых'
  | 'patronymic-male'
  | 'patronymic-female'
  | 'patronymic-ukrainian'
  | 'given-ий'
  | 'given-ия'
  | 'organization'
  | 'place';

const surnames = (tails: string): Pool => ({ heads: words(C.CYRILLIC_RESERVE_HEADS), tails: words(tails) });
const slavic = (tails: string, ending = ''): Pool => ({
  heads: words(C.SLAVIC_HEADS),
  tails: words(tails).map((tail) => tail + ending),
});

/** A script, or a language that shares a script but not its names. */
export type Letters = Script | 'persian' | 'urdu' | 'ukrainian' | 'vietnamese' | 'indonesian';

const POOLS: Partial<Record<Letters, Partial<Record<PoolKind, () => Pool>>>> = {
  han: {
    last: () => ({ heads: signs(CHINESE_RESERVE_LAST), tails: WHOLE }),
    given: () => ({ heads: signs(CHINESE_RESERVE_GIVEN), tails: [...signs(CHINESE_RESERVE_GIVEN)].reverse() }),
    'given-one': () => ({ heads: signs(CHINESE_RESERVE_GIVEN), tails: WHOLE }),
    'foreign-last': () => ({ heads: words(CHINESE_FOREIGN_LAST), tails: WHOLE }),
    'foreign-first': () => ({ heads: words(CHINESE_FOREIGN_FIRST), tails: WHOLE }),
    'japanese-last': () => ({ heads: words(JAPANESE_RESERVE_LAST_HEADS), tails: words(JAPANESE_RESERVE_LAST_TAILS) }),
    'japanese-female': () => ({
      heads: words(JAPANESE_RESERVE_FIRST_HEADS),
      tails: words(JAPANESE_RESERVE_FEMALE_TAILS),
    }),
    'japanese-male': () => ({
      heads: words(JAPANESE_RESERVE_FIRST_HEADS),
      tails: words(JAPANESE_RESERVE_MALE_TAILS),
    }),
    organization: () => ({ heads: CHINESE_BRANDS, tails: CHINESE_BRAND_TAILS }),
    place: () => ({ heads: CHINESE_PLACES, tails: CHINESE_PLACE_TAILS }),
  },
  kana: {
    last: () => ({ heads: words(JAPANESE_RESERVE_KANA), tails: words(JAPANESE_RESERVE_KANA_TAILS) }),
    katakana: () => ({
      heads: words(inKatakana(JAPANESE_RESERVE_KANA)),
      tails: words(inKatakana(JAPANESE_RESERVE_KANA_TAILS)),
    }),
  },
  hangul: {
    last: () => ({ heads: words(KOREAN_RESERVE_LAST).filter((name) => name.length === 1), tails: WHOLE }),
    'last-two': () => ({ heads: words(KOREAN_RESERVE_LAST).filter((name) => name.length > 1), tails: WHOLE }),
    given: () => ({ heads: words(KOREAN_RESERVE_HEADS), tails: WHOLE }),
    organization: () => ({ heads: words(KOREAN_RESERVE_HEADS), tails: words('솔루션 웍스 테크 넷 온 빛 들 샘 터 원') }),
    place: () => ({ heads: words(KOREAN_RESERVE_HEADS), tails: words('골 터 벌 뜰 내 재 말 들 실 곡') }),
  },
  cyrillic: {
    'last-ов': () => surnames('ов ин'),
    'last-ский': () => surnames('овский инский'),
    'last-ський': () => surnames('овський инський'),
    'last-енко': () => surnames('енко'),
    'last-ук': () => surnames('ук'),
    'last-а': () => surnames('а'),
    'last-ых': () => surnames('ых'),
    'patronymic-male': () => slavic(C.SLAVIC_MALE_TAILS, 'ович'),
    'patronymic-female': () => slavic(C.SLAVIC_MALE_TAILS, 'овна'),
    'patronymic-ukrainian': () => named(L.UKRAINIAN_PATRONYMICS_FEMALE),
    'given-male': () => slavic(C.SLAVIC_MALE_TAILS),
    'given-female': () => slavic(C.SLAVIC_FEMALE_TAILS),
    'given-ий': () => ({ heads: words(C.RESERVE_IY), tails: WHOLE }),
    'given-ия': () => ({ heads: words(C.RESERVE_IYA), tails: WHOLE }),
    organization: () => ({
      heads: words(
        'Авангард Атлант Вектор Гранит Зенит Импульс Исток Кедр Лидер Маяк Орион Парус Рубин Сириус Старт Факел Эталон',
      ),
      tails: words('строй сервис снаб трейд пром техно маш сбыт'),
    }),
    place: () => ({ heads: words(C.CYRILLIC_RESERVE_HEADS), tails: words('ово ино ское') }),
  },
  greek: {
    last: () => ({ heads: words(O.GREEK_RESERVE_HEADS), tails: words('ίδης ιάδης άκης') }),
    'given-female': () => ({ heads: words(O.GREEK_RESERVE_HEADS), tails: words('ίνα ούλα') }),
    given: () => named(L.GREEK_GIVEN_MALE),
  },
  arabic: {
    last: () => named(O.ARABIC_RESERVE_LAST),
    'given-male': () => named(O.ARABIC_RESERVE_MALE),
    'given-female': () => named(O.ARABIC_RESERVE_FEMALE),
  },
  persian: {
    last: () => named(L.PERSIAN_LAST),
    'given-male': () => named(L.PERSIAN_MALE),
    'given-female': () => named(L.PERSIAN_FEMALE),
    organization: () => named(L.PERSIAN_FIRMS),
    place: () => named(L.PERSIAN_PLACES),
  },
  urdu: {
    last: () => named(L.URDU_LAST),
    'given-male': () => named(L.URDU_MALE),
    'given-female': () => named(L.URDU_FEMALE),
    place: () => named(L.URDU_PLACES),
  },
  bengali: {
    last: () => named(L.BENGALI_LAST),
    'given-male': () => named(L.BENGALI_MALE),
    'given-female': () => named(L.BENGALI_FEMALE),
    place: () => named(L.BENGALI_PLACES),
  },
  ukrainian: {
    'given-male': () => named(L.UKRAINIAN_GIVEN_MALE),
    'given-female': () => named(L.UKRAINIAN_GIVEN_FEMALE),
  },
  vietnamese: {
    last: () => named(L.VIETNAMESE_LAST),
    'given-male': () => named(L.VIETNAMESE_GIVEN_MALE),
    'given-female': () => named(L.VIETNAMESE_GIVEN_FEMALE),
    organization: () => named(L.VIETNAMESE_FIRMS),
    place: () => named(L.VIETNAMESE_PLACES),
  },
  indonesian: {
    last: () => named(L.INDONESIAN_LAST),
    'given-male': () => named(L.INDONESIAN_MALE),
    'given-female': () => named(L.INDONESIAN_FEMALE),
    place: () => named(L.INDONESIAN_PLACES),
  },
  hebrew: {
    last: () => named(O.HEBREW_RESERVE_LAST),
    'given-male': () => named(O.HEBREW_RESERVE_MALE),
    'given-female': () => named(O.HEBREW_RESERVE_FEMALE),
  },
  devanagari: {
    last: () => named(O.HINDI_RESERVE_LAST),
    'given-male': () => named(O.HINDI_RESERVE_MALE),
    'given-female': () => named(O.HINDI_RESERVE_FEMALE),
  },
  thai: {
    last: () => ({ heads: words(O.THAI_RESERVE_LAST), tails: WHOLE }),
    given: () => ({ heads: words(O.THAI_RESERVE_FIRST), tails: WHOLE }),
  },
};

const made = new Map<string, Pool | undefined>();

/** The pool of a kind, or the nearest that the script has; undefined for Latin. */
export function poolOf(script: Letters, kind: PoolKind): Pool | undefined {
  const key = `${script} ${kind}`;
  if (!made.has(key)) {
    const own = POOLS[script];
    made.set(
      key,
      (
        own?.[kind] ??
        (kind === 'place' || kind === 'organization' ? own?.last : (own?.given ?? own?.['given-male'] ?? own?.last))
      )?.(),
    );
  }
  return made.get(key);
}

/** Never runs out: past the last pair of beginning and end, more beginnings come before. */
export function poolWord({ heads, tails }: Pool, index: number): string {
  const pairs = heads.length * tails.length;
  // Both change from one index to the next, so that two names of a conversation have nothing in common.
  const head = index % heads.length;
  const round = Math.floor((index % pairs) / heads.length);
  const word = (heads[head] ?? '') + (tails[(head + round) % tails.length] ?? '');
  return index < pairs ? word : poolWord({ heads, tails }, Math.floor(index / pairs) - 1) + word;
}
