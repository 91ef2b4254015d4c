// Finds surrogates in Chinese, Japanese, Korean and Thai replies, where a name stands inside a run of letters, and in Hindi replies, where
// a vowel sign does not count as a letter.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { TITLE_AFTER_NAME } from '../kinds/unspaced-titles.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { NON_LATIN_NAME_LISTS } from '../privacy/lists/index.ts';
import { beginsPublicName } from './known-names.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';
import { wordsBesideNames } from './words-beside-names.ts';

const HANGUL = /\p{Script=Hangul}/u;
/** Particles and endings that Korean attaches to a name. */
const KOREAN_ENDING =
  /^(?:$|\P{Script=Hangul}|이?(?:은|는|가|를|을|의|도|만|와|랑|로|네|라|야)|이|과|으로|에|한테|께|하고|아|부터|까지|처럼|보다|입니다|예요|이에요|이었|였|인)/u;
const FAMILIAR_PREFIX = /[小老阿]$/u;
/** Thai marks that belong to the letter before them, and vowels that belong to the letter after them. */
const THAI_MARK = /^\p{M}/u;
const THAI_VOWEL = /[\u0e40-\u0e44]$/u;
/** How many characters around an offset are read to find the borders of words. */
const BORDER_REACH = 8;
/** A surrogate up to this length may be part of a word by chance. */
const MAX_CHANCE_LENGTH = 2;

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('zh', { granularity: 'word' });

/** Whether an offset is a border between words. False between 森 and 林 in 森林 ("forest"), where 林 is not a name. */
function isWordBorder(raw: string, place: number): boolean {
  if (!SEGMENTER || place === 0 || place === raw.length) return true;
  const from = Math.max(0, place - BORDER_REACH);
  for (const { index, segment } of SEGMENTER.segment(raw.slice(from, place + BORDER_REACH))) {
    const start = from + index;
    if (start < place && start + segment.length > place) return false;
  }
  return true;
}

/** The end of an illness, town, firm or other thing whose name begins with a surname: 川崎病, 福島県. */
const REST_OF_THING_NAME = new RegExp(`^${anyOf(wordsBesideNames('rest-of-thing-name'))}`, 'u');
const JAPANESE_GIVEN = NON_LATIN_NAME_LISTS.filter(({ name }) => name.startsWith('first-japanese'));
/** Whether a Japanese given name of two or three characters follows, so that a surname before it is somebody else's. */
const isGivenName = (rest: string) =>
  [2, 3].some((length) =>
    JAPANESE_GIVEN.some(({ indexOf }) => rest.length >= length && indexOf.has(rest.slice(0, length))),
  );

const isSingleName = ({ type, shape }: RestorePair) => type === 'PERSON' && shape === 'word';

export function unspacedSurrogateFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const bySurrogate = new Map<string, RestorePair>();
  for (const pair of pairs) if (!bySurrogate.has(pair.surrogate)) bySurrogate.set(pair.surrogate, pair);
  const all = [...bySurrogate.values()].sort((a, b) => b.surrogate.length - a.surrogate.length);
  const names = all.filter(isSingleName);
  const longest = all[0]?.surrogate.length ?? 0;

  /** Another name that ends at `place`, with at most a space between it and `place`. */
  const nameBefore = (raw: string, place: number, but: RestorePair) =>
    names.find((name) => {
      const before = raw.slice(Math.max(0, place - longest - 1), place).replace(/[ \u3000]$/u, '');
      return name !== but && before.endsWith(name.surrogate);
    });
  const nameAfter = (raw: string, place: number, but: RestorePair) => {
    const after = raw.slice(place, place + longest + 1).replace(/^[ \u3000]/u, '');
    return names.find((name) => name !== but && after.startsWith(name.surrogate));
  };

  function isMeant(raw: string, start: number, end: number, pair: RestorePair): boolean {
    const length = [...pair.surrogate].length;
    const last = raw.slice(Math.max(0, start - 1), start);
    const rest = raw.slice(end, end + BORDER_REACH);
    if (/\p{Script=Devanagari}/u.test(pair.surrogate))
      return !/[\p{L}\p{M}]$/u.test(last) && !/^[\p{L}\p{M}]/u.test(rest);
    if (!isSingleName(pair)) return length > 1;
    const before = nameBefore(raw, start, pair);
    const after = nameAfter(raw, end, pair);
    if (HANGUL.test(pair.surrogate)) return isKoreanName(last, rest, length, before ?? after);
    if (/\p{Script=Thai}/u.test(pair.surrogate)) return !THAI_MARK.test(rest) && !THAI_VOWEL.test(last);
    const other = before ?? after;
    if (!after && (beginsPublicName(raw, start, end) || REST_OF_THING_NAME.test(rest) || isGivenName(rest)))
      return false;
    const isLong = length + (other?.surrogate.length ?? 0) > MAX_CHANCE_LENGTH;
    if (length > 1 && isLong) return true;
    const from = before ? raw.lastIndexOf(before.surrogate, start) : start;
    const to = after ? raw.indexOf(after.surrogate, end) + after.surrogate.length : end;
    const isTitled = TITLE_AFTER_NAME.test(rest);
    if (length > 1 || other) return isLong || (isWordBorder(raw, from) && (isTitled || isWordBorder(raw, to)));
    // A single character counts only if the characters around it are not letters, or if a title or familiar prefix is beside it: 王先生, 小明.
    if (!/\p{L}$/u.test(last) && !/^\p{L}/u.test(rest)) return true;
    return (
      (isTitled || FAMILIAR_PREFIX.test(last)) && isWordBorder(raw, FAMILIAR_PREFIX.test(last) ? start - 1 : start)
    );
  }

  function isKoreanName(last: string, rest: string, length: number, other: RestorePair | undefined): boolean {
    if (other) return true;
    if (HANGUL.test(last)) return false;
    return TITLE_AFTER_NAME.test(rest) || (length > 1 && KOREAN_ENDING.test(rest));
  }

  return {
    find({ raw }, add: (match: SurrogateMatch) => void) {
      for (const pair of all) {
        const { surrogate, original } = pair;
        for (let start = raw.indexOf(surrogate); start >= 0; start = raw.indexOf(surrogate, start + 1)) {
          const end = start + surrogate.length;
          if (isMeant(raw, start, end, pair)) add({ start, end, original, pair });
        }
      }
    },
  };
}
