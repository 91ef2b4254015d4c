// Pools of reserve words in scripts other than Latin, for originals that are in no list. A word is composed of a beginning (head) and an
// end (tail), chosen so that most combinations read like a name.
import type { Script } from '../../text/script.ts';
import {
  CHINESE_RESERVE_GIVEN_NAMES,
  CHINESE_RESERVE_LAST_NAMES,
  CHINESE_TRANSLITERATED_FIRST_NAMES,
  CHINESE_TRANSLITERATED_LAST_NAMES,
} from './chinese.ts';
import * as C from './cyrillic.ts';
import {
  JAPANESE_RESERVE_FEMALE_NAME_TAILS,
  JAPANESE_RESERVE_FIRST_NAME_HEADS,
  JAPANESE_RESERVE_KANA_NAME_HEADS,
  JAPANESE_RESERVE_KANA_NAME_TAILS,
  JAPANESE_RESERVE_LAST_NAME_HEADS,
  JAPANESE_RESERVE_LAST_NAME_TAILS,
  JAPANESE_RESERVE_MALE_NAME_TAILS,
} from './japanese.ts';
import { KOREAN_RESERVE_LAST_NAMES, KOREAN_RESERVE_NAME_HEADS } from './korean.ts';
import * as L from './language-names.ts';
import * as O from './other-scripts.ts';

interface NamePool {
  readonly heads: readonly string[];
  /** The ends; a single empty string if the heads are whole words. */
  readonly tails: readonly string[];
}

const wordsIn = (list: string): readonly string[] => list.trim().split(/\s+/u);
const charactersIn = (list: string): readonly string[] => [...new Set(list.replace(/\s+/gu, ''))];
const NO_TAIL = [''];
/** Splits a list into names, which may have several words: "Ngô_Gia_Tự". */
const phrases = (list: string): readonly string[] => wordsIn(list).map((name) => name.replaceAll('_', ' '));
const wholeNames = (...lists: readonly string[]): NamePool => ({ heads: lists.flatMap(phrases), tails: NO_TAIL });

const CHINESE_BRANDS = charactersIn('鼎瀚恒睿锦博启创盛辉泰祥隆腾骏诚汇凯航晟');
const CHINESE_BRAND_TAILS = charactersIn('源达创科信维联通域岳峰宸润泽洲帆途德胜亿');
const CHINESE_PLACES = charactersIn('青云丰临清永安宁长东南西北金龙凤玉石沙白柳桃');
const CHINESE_PLACE_TAILS = charactersIn('川陵溪湾桥塘岭浦泉坪屯堡庄埠港城阳原林坡');
const KATAKANA_SHIFT = 0x60;

/** Converts hiragana to katakana. */
export const toKatakana = (text: string): string =>
  text.replace(/[\u3041-\u3096]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) + KATAKANA_SHIFT));

export type NamePoolKind =
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

const surnames = (tails: string): NamePool => ({
  heads: wordsIn(C.CYRILLIC_RESERVE_NAME_HEADS),
  tails: wordsIn(tails),
});
const slavicNames = (tails: string, ending = ''): NamePool => ({
  heads: wordsIn(C.SLAVIC_NAME_HEADS),
  tails: wordsIn(tails).map((tail) => tail + ending),
});

/** A pool holds the names of one script. Languages that share a script but not their names have separate pools. */
export type NamePoolId = Script | 'persian' | 'urdu' | 'ukrainian' | 'vietnamese' | 'indonesian';

const POOLS: Partial<Record<NamePoolId, Partial<Record<NamePoolKind, () => NamePool>>>> = {
  han: {
    last: () => ({ heads: charactersIn(CHINESE_RESERVE_LAST_NAMES), tails: NO_TAIL }),
    given: () => ({
      heads: charactersIn(CHINESE_RESERVE_GIVEN_NAMES),
      tails: [...charactersIn(CHINESE_RESERVE_GIVEN_NAMES)].reverse(),
    }),
    'given-one': () => ({ heads: charactersIn(CHINESE_RESERVE_GIVEN_NAMES), tails: NO_TAIL }),
    'foreign-last': () => ({ heads: wordsIn(CHINESE_TRANSLITERATED_LAST_NAMES), tails: NO_TAIL }),
    'foreign-first': () => ({ heads: wordsIn(CHINESE_TRANSLITERATED_FIRST_NAMES), tails: NO_TAIL }),
    'japanese-last': () => ({
      heads: wordsIn(JAPANESE_RESERVE_LAST_NAME_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_LAST_NAME_TAILS),
    }),
    'japanese-female': () => ({
      heads: wordsIn(JAPANESE_RESERVE_FIRST_NAME_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_FEMALE_NAME_TAILS),
    }),
    'japanese-male': () => ({
      heads: wordsIn(JAPANESE_RESERVE_FIRST_NAME_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_MALE_NAME_TAILS),
    }),
    organization: () => ({ heads: CHINESE_BRANDS, tails: CHINESE_BRAND_TAILS }),
    place: () => ({ heads: CHINESE_PLACES, tails: CHINESE_PLACE_TAILS }),
  },
  kana: {
    last: () => ({
      heads: wordsIn(JAPANESE_RESERVE_KANA_NAME_HEADS),
      tails: wordsIn(JAPANESE_RESERVE_KANA_NAME_TAILS),
    }),
    katakana: () => ({
      heads: wordsIn(toKatakana(JAPANESE_RESERVE_KANA_NAME_HEADS)),
      tails: wordsIn(toKatakana(JAPANESE_RESERVE_KANA_NAME_TAILS)),
    }),
  },
  hangul: {
    last: () => ({ heads: wordsIn(KOREAN_RESERVE_LAST_NAMES).filter((name) => name.length === 1), tails: NO_TAIL }),
    'last-two': () => ({ heads: wordsIn(KOREAN_RESERVE_LAST_NAMES).filter((name) => name.length > 1), tails: NO_TAIL }),
    given: () => ({ heads: wordsIn(KOREAN_RESERVE_NAME_HEADS), tails: NO_TAIL }),
    organization: () => ({
      heads: wordsIn(KOREAN_RESERVE_NAME_HEADS),
      tails: wordsIn('솔루션 웍스 테크 넷 온 빛 들 샘 터 원'),
    }),
    place: () => ({ heads: wordsIn(KOREAN_RESERVE_NAME_HEADS), tails: wordsIn('골 터 벌 뜰 내 재 말 들 실 곡') }),
  },
  cyrillic: {
    'last-ов': () => surnames('ов ин'),
    'last-ский': () => surnames('овский инский'),
    'last-ський': () => surnames('овський инський'),
    'last-енко': () => surnames('енко'),
    'last-ук': () => surnames('ук'),
    'last-а': () => surnames('а'),
    'last-ых': () => surnames('ых'),
    'patronymic-male': () => slavicNames(C.SLAVIC_MALE_NAME_TAILS, 'ович'),
    'patronymic-female': () => slavicNames(C.SLAVIC_MALE_NAME_TAILS, 'овна'),
    'patronymic-ukrainian': () => wholeNames(L.UKRAINIAN_FEMALE_PATRONYMICS),
    'given-male': () => slavicNames(C.SLAVIC_MALE_NAME_TAILS),
    'given-female': () => slavicNames(C.SLAVIC_FEMALE_NAME_TAILS),
    'given-ий': () => ({ heads: wordsIn(C.CYRILLIC_RESERVE_NAMES_ENDING_IN_IY), tails: NO_TAIL }),
    'given-ия': () => ({ heads: wordsIn(C.CYRILLIC_RESERVE_NAMES_ENDING_IN_IYA), tails: NO_TAIL }),
    organization: () => ({
      heads: wordsIn(
        'Авангард Атлант Вектор Гранит Зенит Импульс Исток Кедр Лидер Маяк Орион Парус Рубин Сириус Старт Факел Эталон',
      ),
      tails: wordsIn('строй сервис снаб трейд пром техно маш сбыт'),
    }),
    place: () => ({ heads: wordsIn(C.CYRILLIC_RESERVE_NAME_HEADS), tails: wordsIn('ово ино ское') }),
  },
  greek: {
    last: () => ({ heads: wordsIn(O.GREEK_RESERVE_NAME_HEADS), tails: wordsIn('ίδης ιάδης άκης') }),
    'given-female': () => ({ heads: wordsIn(O.GREEK_RESERVE_NAME_HEADS), tails: wordsIn('ίνα ούλα') }),
    given: () => wholeNames(L.GREEK_GIVEN_MALE_NAMES),
  },
  arabic: {
    last: () => wholeNames(O.ARABIC_RESERVE_LAST_NAMES),
    'given-male': () => wholeNames(O.ARABIC_RESERVE_MALE_NAMES),
    'given-female': () => wholeNames(O.ARABIC_RESERVE_FEMALE_NAMES),
  },
  persian: {
    last: () => wholeNames(L.PERSIAN_LAST_NAMES),
    'given-male': () => wholeNames(L.PERSIAN_MALE_NAMES),
    'given-female': () => wholeNames(L.PERSIAN_FEMALE_NAMES),
    organization: () => wholeNames(L.PERSIAN_FIRM_NAMES),
    place: () => wholeNames(L.PERSIAN_PLACE_NAMES),
  },
  urdu: {
    last: () => wholeNames(L.URDU_LAST_NAMES),
    'given-male': () => wholeNames(L.URDU_MALE_NAMES),
    'given-female': () => wholeNames(L.URDU_FEMALE_NAMES),
    place: () => wholeNames(L.URDU_PLACE_NAMES),
  },
  bengali: {
    last: () => wholeNames(L.BENGALI_LAST_NAMES),
    'given-male': () => wholeNames(L.BENGALI_MALE_NAMES),
    'given-female': () => wholeNames(L.BENGALI_FEMALE_NAMES),
    place: () => wholeNames(L.BENGALI_PLACE_NAMES),
  },
  ukrainian: {
    'given-male': () => wholeNames(L.UKRAINIAN_GIVEN_MALE_NAMES),
    'given-female': () => wholeNames(L.UKRAINIAN_GIVEN_FEMALE_NAMES),
  },
  vietnamese: {
    last: () => wholeNames(L.VIETNAMESE_LAST_NAMES),
    'given-male': () => wholeNames(L.VIETNAMESE_GIVEN_MALE_NAMES),
    'given-female': () => wholeNames(L.VIETNAMESE_GIVEN_FEMALE_NAMES),
    organization: () => wholeNames(L.VIETNAMESE_FIRM_NAMES),
    place: () => wholeNames(L.VIETNAMESE_STREET_NAMES),
  },
  indonesian: {
    last: () => wholeNames(L.INDONESIAN_LAST_NAMES),
    'given-male': () => wholeNames(L.INDONESIAN_MALE_NAMES),
    'given-female': () => wholeNames(L.INDONESIAN_FEMALE_NAMES),
    place: () => wholeNames(L.INDONESIAN_STREET_NAMES),
  },
  hebrew: {
    last: () => wholeNames(O.HEBREW_RESERVE_LAST_NAMES),
    'given-male': () => wholeNames(O.HEBREW_RESERVE_MALE_NAMES),
    'given-female': () => wholeNames(O.HEBREW_RESERVE_FEMALE_NAMES),
  },
  devanagari: {
    last: () => wholeNames(O.HINDI_RESERVE_LAST_NAMES),
    'given-male': () => wholeNames(O.HINDI_RESERVE_MALE_NAMES),
    'given-female': () => wholeNames(O.HINDI_RESERVE_FEMALE_NAMES),
  },
  thai: {
    last: () => ({ heads: wordsIn(O.THAI_RESERVE_LAST_NAMES), tails: NO_TAIL }),
    given: () => ({ heads: wordsIn(O.THAI_RESERVE_FIRST_NAMES), tails: NO_TAIL }),
  },
};

const builtPools = new Map<string, NamePool | undefined>();

/** The pool of a kind, or of the nearest kind that the script has; undefined if the script has no pools, like Latin. */
export function namePoolFor(script: NamePoolId, kind: NamePoolKind): NamePool | undefined {
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

/** The word at any index. When all pairs of head and tail are used, a second word of the pool is put in front, so the pool never runs out. */
export function poolWordAt({ heads, tails }: NamePool, index: number): string {
  const pairs = heads.length * tails.length;
  // Head and tail both change from one index to the next, so that two names of a conversation have nothing in common.
  const head = index % heads.length;
  const round = Math.floor((index % pairs) / heads.length);
  const word = (heads[head] ?? '') + (tails[(head + round) % tails.length] ?? '');
  return index < pairs ? word : poolWordAt({ heads, tails }, Math.floor(index / pairs) - 1) + word;
}
