// Words for the kind of an organisation in scripts without spaces. The venue rules of `lib/detect` find organisations by such words, so
// their lists are used here too.
import { AMBIGUOUS_HAN_VENUE_WORDS } from '../detect/patterns/named-venue.ts';
import { venueWords } from '../detect/patterns/venue-words.ts';
import { anyOf, anyPatternOf, escapeRegExp } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsByUse } from '../lexicon/words.ts';

const kindsAt = wordsByUse<'end' | 'start'>(readData('kinds/unspaced-kinds.tsv'));

/** Words for the kind of an organisation that count only at the end of its name; elsewhere they may belong to the name proper. */
const AT_END_WORDS = [...kindsAt('end'), ...venueWords('unspaced')].map(escapeRegExp);
const AT_END = `${anyPatternOf(AT_END_WORDS)}|${AMBIGUOUS_HAN_VENUE_WORDS}`;
/** Words for kinds at the beginning of a name: 居酒屋げん, ร้านอาหารครัวบ้านย่า. */
const AT_START = anyOf(kindsAt('start'));

/** How many words for other kinds of organisation may be between such a word and the end or beginning of the run of letters. */
const MAX_KINDS_BESIDE = 4;

/** Ordinal numbers before the kind of a school: 二小, 第三中. */
const NUMBERED_SCHOOL = '(?<=[一二三四五六七八九十])[小中高幼院]';
/** Schools in their short forms: くすのき小, 늘푸른초. */
const SHORT_SCHOOL =
  '(?<=[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}]{2}台?)[小中高](?=$)|(?<=[가-힣]{2})(?:여중|여고|초|중|고)(?=$)';
/** Thai abbreviations for kinds, written with a full stop after them: รพ.สต. */
export const THAI_KIND_ABBREVIATION = /^(?:รพ|รร|หจก|บจก|บมจ|อบต|สต|สภ)$/u;

/**
 * The source of a regular expression that finds the words for kinds in a run of letters.
 * @param anywhere the words that count at any position, without groups, joined by "|"
 */
export function kindsInRunPattern(anywhere: string): string {
  // Without the limit, or with a word twice, a run with many overlapping words for kinds (医院 and 院) would take exponential time.
  const behind = `(?:${anyPatternOf([...AT_END_WORDS, ...anywhere.split('|')])}|${AMBIGUOUS_HAN_VENUE_WORDS}){0,${MAX_KINDS_BESIDE}}`;
  const before = `(?:${anywhere}){0,${MAX_KINDS_BESIDE}}`;
  return `${anywhere}|(?:${AT_END})(?=${behind}$)|(?<=^${before})${AT_START}(?=.{2}|$)|${NUMBERED_SCHOOL}|${SHORT_SCHOOL}`;
}
