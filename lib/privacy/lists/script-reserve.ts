// Pools of reserve words in scripts other than Latin, for originals that no list has. A word is a beginning (head) and an end (tail),
// chosen so that most combinations read like a name.
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
  /** A single empty string if the heads are whole words. */
  readonly tails: readonly string[];
}

const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/u);
const charactersIn = (list: string): readonly string[] => [...new Set(list.replace(/\s+/gu, ''))];
const NO_TAIL = [''];
/** Names of two words: "Ngô_Gia_Tự". */
const phrases = (list: string): readonly string[] => wordsIn(list).map((name) => name.replaceAll('_', ' '));
const wholeNames = (...lists: readonly string[]): Pool => ({ heads: lists.flatMap(phrases), tails: NO_TAIL });

const CHINESE_BRANDS = charactersIn('鼎瀚恒睿锦博启创盛辉泰祥隆腾骏诚汇凯航晟');
const CHINESE_BRAND_TAILS = charactersIn('源达创科信维联通域岳峰宸润泽洲帆途德胜亿');
const CHINESE_PLACES = charactersIn('青云丰临清永安宁长东南西北金龙凤玉石沙白柳桃');
const CHINESE_PLACE_TAILS = charactersIn('川陵溪湾桥塘岭浦泉坪屯堡庄埠港城阳原林坡');
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

const surnames = (tails: string): Pool => ({ heads: wordsIn(C.CYRILLIC_RESERVE_HEADS), tails: wordsIn(tails) });
const slavicNames = (tails: string, ending = ''): Pool => ({
  heads: wordsIn(C.SLAVIC_HEADS),
  tails: wordsIn(tails).map((tail) => tail + ending),
});

/** Whose names a pool holds: a script's, or those of a language that shares its script but not its names with another. */
export type NamePoolId = Script | 'persian' | 'urdu' | 'ukrainian' | 'vietnamese' | 'indonesian';

const POOLS: Partial<Record<NamePoolId, Partial<Record<PoolKind, () => Pool>>>> = {
  han: {
    last: () => ({ heads: charactersIn(CHINESE_RESERVE_LAST), tails: NO_TAIL }),
    given: () => ({
      heads: charactersIn(CHINESE_RESERVE_GIVEN),
      tails: [...charactersIn(CHINESE_RESERVE_GIVEN)].reverse(),
    }),
    'given-one': () => ({ heads: charactersIn(CHINESE_RESERVE_GIVEN), tails: NO_TAIL }),
    'foreign-last': () => ({ heads: wordsIn(CHINESE_FOREIGN_LAST), tails: NO_TAIL }),
    'foreign-first': () => ({ heads: wordsIn(CHINESE_FOREIGN_FIRST), tails: NO_TAIL }),
    'japanese-last': () => ({
      heads: wordsIn(JAPANESE_RESERVE_LAST_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_LAST_TAILS),
    }),
    'japanese-female': () => ({
      heads: wordsIn(JAPANESE_RESERVE_FIRST_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_FEMALE_TAILS),
    }),
    'japanese-male': () => ({
      heads: wordsIn(JAPANESE_RESERVE_FIRST_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_MALE_TAILS),
    }),
    organization: () => ({ heads: CHINESE_BRANDS, tails: CHINESE_BRAND_TAILS }),
    place: () => ({ heads: CHINESE_PLACES, tails: CHINESE_PLACE_TAILS }),
  },
  kana: {
    last: () => ({ heads: wordsIn(JAPANESE_RESERVE_KANA), tails: wordsIn(JAPANESE_RESERVE_KANA_TAILS) }),
    katakana: () => ({
      heads: wordsIn(inKatakana(JAPANESE_RESERVE_KANA)),
      tails: wordsIn(inKatakana(JAPANESE_RESERVE_KANA_TAILS)),
    }),
  },
  hangul: {
    last: () => ({ heads: wordsIn(KOREAN_RESERVE_LAST).filter((name) => name.length === 1), tails: NO_TAIL }),
    'last-two': () => ({ heads: wordsIn(KOREAN_RESERVE_LAST).filter((name) => name.length > 1), tails: NO_TAIL }),
    given: () => ({ heads: wordsIn(KOREAN_RESERVE_HEADS), tails: NO_TAIL }),
    organization: () => ({
      heads: wordsIn(KOREAN_RESERVE_HEADS),
      tails: wordsIn('솔루션 웍스 테크 넷 온 빛 들 샘 터 원'),
    }),
    place: () => ({ heads: wordsIn(KOREAN_RESERVE_HEADS), tails: wordsIn('골 터 벌 뜰 내 재 말 들 실 곡') }),
  },
  cyrillic: {
    'last-ов': () => surnames('ов ин'),
    'last-ский': () => surnames('овский инский'),
    'last-ський': () => surnames('овський инський'),
    'last-енко': () => surnames('енко'),
    'last-ук': () => surnames('ук'),
    'last-а': () => surnames('а'),
    'last-ых': () => surnames('ых'),
    'patronymic-male': () => slavicNames(C.SLAVIC_MALE_TAILS, 'ович'),
    'patronymic-female': () => slavicNames(C.SLAVIC_MALE_TAILS, 'овна'),
    'patronymic-ukrainian': () => wholeNames(L.UKRAINIAN_PATRONYMICS_FEMALE),
    'given-male': () => slavicNames(C.SLAVIC_MALE_TAILS),
    'given-female': () => slavicNames(C.SLAVIC_FEMALE_TAILS),
    'given-ий': () => ({ heads: wordsIn(C.RESERVE_IY), tails: NO_TAIL }),
    'given-ия': () => ({ heads: wordsIn(C.RESERVE_IYA), tails: NO_TAIL }),
    organization: () => ({
      heads: wordsIn(
        'Авангард Атлант Вектор Гранит Зенит Импульс Исток Кедр Лидер Маяк Орион Парус Рубин Сириус Старт Факел Эталон',
      ),
      tails: wordsIn('строй сервис снаб трейд пром техно маш сбыт'),
    }),
    place: () => ({ heads: wordsIn(C.CYRILLIC_RESERVE_HEADS), tails: wordsIn('ово ино ское') }),
  },
  greek: {
    last: () => ({ heads: wordsIn(O.GREEK_RESERVE_HEADS), tails: wordsIn('ίδης ιάδης άκης') }),
    'given-female': () => ({ heads: wordsIn(O.GREEK_RESERVE_HEADS), tails: wordsIn('ίνα ούλα') }),
    given: () => wholeNames(L.GREEK_GIVEN_MALE),
  },
  arabic: {
    last: () => wholeNames(O.ARABIC_RESERVE_LAST),
    'given-male': () => wholeNames(O.ARABIC_RESERVE_MALE),
    'given-female': () => wholeNames(O.ARABIC_RESERVE_FEMALE),
  },
  persian: {
    last: () => wholeNames(L.PERSIAN_LAST),
    'given-male': () => wholeNames(L.PERSIAN_MALE),
    'given-female': () => wholeNames(L.PERSIAN_FEMALE),
    organization: () => wholeNames(L.PERSIAN_FIRMS),
    place: () => wholeNames(L.PERSIAN_PLACES),
  },
  urdu: {
    last: () => wholeNames(L.URDU_LAST),
    'given-male': () => wholeNames(L.URDU_MALE),
    'given-female': () => wholeNames(L.URDU_FEMALE),
    place: () => wholeNames(L.URDU_PLACES),
  },
  bengali: {
    last: () => wholeNames(L.BENGALI_LAST),
    'given-male': () => wholeNames(L.BENGALI_MALE),
    'given-female': () => wholeNames(L.BENGALI_FEMALE),
    place: () => wholeNames(L.BENGALI_PLACES),
  },
  ukrainian: {
    'given-male': () => wholeNames(L.UKRAINIAN_GIVEN_MALE),
    'given-female': () => wholeNames(L.UKRAINIAN_GIVEN_FEMALE),
  },
  vietnamese: {
    last: () => wholeNames(L.VIETNAMESE_LAST),
    'given-male': () => wholeNames(L.VIETNAMESE_GIVEN_MALE),
    'given-female': () => wholeNames(L.VIETNAMESE_GIVEN_FEMALE),
    organization: () => wholeNames(L.VIETNAMESE_FIRMS),
    place: () => wholeNames(L.VIETNAMESE_PLACES),
  },
  indonesian: {
    last: () => wholeNames(L.INDONESIAN_LAST),
    'given-male': () => wholeNames(L.INDONESIAN_MALE),
    'given-female': () => wholeNames(L.INDONESIAN_FEMALE),
    place: () => wholeNames(L.INDONESIAN_PLACES),
  },
  hebrew: {
    last: () => wholeNames(O.HEBREW_RESERVE_LAST),
    'given-male': () => wholeNames(O.HEBREW_RESERVE_MALE),
    'given-female': () => wholeNames(O.HEBREW_RESERVE_FEMALE),
  },
  devanagari: {
    last: () => wholeNames(O.HINDI_RESERVE_LAST),
    'given-male': () => wholeNames(O.HINDI_RESERVE_MALE),
    'given-female': () => wholeNames(O.HINDI_RESERVE_FEMALE),
  },
  thai: {
    last: () => ({ heads: wordsIn(O.THAI_RESERVE_LAST), tails: NO_TAIL }),
    given: () => ({ heads: wordsIn(O.THAI_RESERVE_FIRST), tails: NO_TAIL }),
  },
};

const builtPools = new Map<string, Pool | undefined>();

/** The pool of a kind, or else of the nearest kind that the script has; undefined if it has no pools, like Latin. */
export function poolOf(script: NamePoolId, kind: PoolKind): Pool | undefined {
  const key = `${script} ${kind}`;
  if (!builtPools.has(key)) {
    const own = POOLS[script];
    builtPools.set(
      key,
      (
        own?.[kind] ??
        (kind === 'place' || kind === 'organization' ? own?.last : (own?.given ?? own?.['given-male'] ?? own?.last))
      )?.(),
    );
  }
  return builtPools.get(key);
}

/** Never runs out: when every pair of head and tail is used, another word of the pool is put in front. */
export function poolWord({ heads, tails }: Pool, index: number): string {
  const pairs = heads.length * tails.length;
  // Head and tail both change from one index to the next, so that two names of a conversation have nothing in common.
  const head = index % heads.length;
  const round = Math.floor((index % pairs) / heads.length);
  const word = (heads[head] ?? '') + (tails[(head + round) % tails.length] ?? '');
  return index < pairs ? word : poolWord({ heads, tails }, Math.floor(index / pairs) - 1) + word;
}
