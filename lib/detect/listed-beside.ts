// Finds names in lists of people, in scripts without capitals. If "하늘" and "나라" were found in "하늘, 우주, 나라", "우주" is a name too;
// so is "豆豆" at the start of a line, if lines around it begin with a name.
import { overlaps, type Span } from '../text/span.ts';
import type { Finding } from './annotation.ts';
import { WORDS_THAT_ARE_NO_NAMES } from './native-names/no-names.ts';
import { isListedNativeName } from './native-names/spaced.ts';
import { isListedUnspacedName } from './native-names/unspaced.ts';
import { SPEAKER_ROLES } from './patterns/speaker-roles.ts';

/** High enough that other mentions of the name are searched for. In Chinese and Japanese it is lower, because words may contain the name: "互相包容". */
const CONFIDENCE = 0.78;
const CONFIDENCE_WITHOUT_BORDERS = 0.7;
/** Findings with less confidence do not show that a list is a list of people. */
const MIN_CONFIDENCE = 0.6;
/** How many names must be found in a list before an unlisted word in it counts as a name. */
const MIN_FOUND = 2;

export const LISTED_BESIDE_RULE = 'listed-beside';

const LETTER =
  "[\\p{Script=Hangul}\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Thai}\\p{Script=Hebrew}\\p{Script=Arabic}\\p{Script=Devanagari}\\p{M}'’׳\\u200c]";
const NOTE = ' ?[(（][^()（）\\n]{1,24}[)）]';
const ITEM = `${LETTER}{1,12}(?!${LETTER})(?:${NOTE})?`;
/** The sign between items. In Chinese and Japanese it is only 、, because a comma divides sentences there. */
const DIVIDER = `(?:[、،;؛] ?| ?[/／・] ?|(?<!\\p{Script=Han}),(?: ?)(?!\\p{Script=Han}))`;
const INLINE_LIST = new RegExp(`(?<!${LETTER})${ITEM}(?:${DIVIDER}${ITEM}){1,39}`, 'gu');
const ITEMS = new RegExp(`(?<=^|${DIVIDER})${LETTER}+`, 'gu');

const BULLET = '(?:[-*•・·□○●✓✔☑] ?|\\d{1,3}(?:[.)）、]| ) ?|[①-⑳] ?)?(?:\\[[^\\]\\n]{3,24}\\] ?|\\d{1,2}:\\d{2} )?';
const LINE = new RegExp(
  `^[ \\t]*(?<bullet>${BULLET})(?<item>${LETTER}{1,12})(?=(?<behind>さん|くん|ちゃん|[ \\t　]*[^\\p{L}\\p{M}]|[ \\t　]|$))`,
  'du',
);

/** The greatest length of a given name or nickname by script. Signs for vowels in Thai and Hindi count as characters. */
const LONGEST: readonly (readonly [RegExp, number])[] = [
  [/^\p{Script=Han}+$/u, 3],
  [/^\p{Script=Hangul}+$/u, 4],
  [/^[\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}$/u, 6],
  [/^[\p{Script=Thai}\p{Script=Devanagari}\p{M}]{2,}$/u, 10],
  [/^[\p{Script=Hebrew}\p{Script=Arabic}'’׳\u200c]{2,}$/u, 8],
];
const NOT_NAMES: ReadonlySet<string> = new Set(
  'なお また ただし そして でも سلام שלום مرحبا בן בת ป๊า ม๊า 등 외 기타 나머지 모두 전원 다음 미정 없음 공석 합계 총 以上 以下 他 ほか その他 全員 合計 なし 未定 其他 等 等等 合计 共 全部 无 待定 รวม อื่นๆ ไม่มี ทุกคน סה"כ אחרים כולם المجموع الجميع أخرى وغيرهم غیره بقیه कुल बाकी सभी'.split(
    ' ',
  ),
);

const isShort = (word: string) => LONGEST.some(([form, longest]) => form.test(word) && word.length <= longest);
const mayBeName = (word: string) =>
  isShort(word) && !WORDS_THAT_ARE_NO_NAMES.has(word) && !SPEAKER_ROLES.has(word) && !NOT_NAMES.has(word);
const isListed = (word: string) => isListedNativeName(word) || isListedUnspacedName(word);

interface Item extends Span {
  readonly word: string;
  /** Whether signs of the list stand on both sides of the word. Otherwise it may be part of the sentence around the list. */
  readonly isAlone: boolean;
  /** The sign after the word, such as a colon. The word counts only if a found name of the list has the same sign. */
  readonly sign: string;
}

function inlineLists(text: string): Item[][] {
  return Array.from(text.matchAll(INLINE_LIST), ({ index, 0: list }) => {
    const items = Array.from(list.matchAll(ITEMS), ({ index: at, 0: word }) => ({ at: index + at, word }));
    const before = text.slice(Math.max(0, index - 2), index);
    const behind = text.slice(index + list.length, index + list.length + 1);
    return items.map(({ at, word }, place) => ({
      word,
      start: at,
      end: at + word.length,
      isAlone:
        (place > 0 || /(?:^|[:：　(（"“「\n]|[:：] )$/u.test(before)) &&
        (place < items.length - 1 || /^$|[\n)）"”」。.!！？?]/u.test(behind)),
      sign: ',',
    }));
  });
}

function lineLists(text: string): Item[][] {
  const lists: Item[][] = [];
  let at = 0;
  let list: Item[] = [];
  for (const line of text.split('\n')) {
    const match = LINE.exec(line);
    const [start, end] = match?.indices?.groups?.item ?? [0, 0];
    if (match) {
      const word = line.slice(start, end);
      const behind = (match.groups?.behind ?? '').trim();
      const isHeading = /[:：]/u.test(behind) && line.slice(end).trim() === behind;
      // After a bullet, a sentence may begin. In Chinese and Japanese it would have no space after its first word, so a single word is an item.
      const isBullet =
        (match.groups?.bullet ?? '') !== '' && /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
      const isAlone = (behind !== '' && !isHeading) || isBullet || end === line.trimEnd().length;
      list.push({ word, start: at + start, end: at + end, isAlone, sign: behind });
    } else if (list.length > 0) {
      lists.push(list);
      list = [];
    }
    at += line.length + 1;
  }
  return [...lists, list];
}

/** Names in lists in which other names were found. They get the role of the first of those. */
export function namesInListsOfPeople(text: string, found: readonly Finding[]): Finding[] {
  if (!new RegExp(LETTER, 'u').test(text)) return [];
  const people = found.filter(({ type, confidence }) => type === 'PERSON' && confidence >= MIN_CONFIDENCE);
  if (people.length === 0) return [];
  return [...inlineLists(text), ...lineLists(text)].flatMap((items): Finding[] => {
    const named = items.map((item) => people.find((person) => overlaps(person, item)));
    const first = named.find((person) => person !== undefined);
    if (!first || items.length < 2) return [];
    const count = new Set(items.filter((_, at) => named[at]).map(({ word }) => word)).size;
    const words = new Set(items.map(({ word }) => word)).size;
    const isOfPeople = count >= MIN_FOUND && count * 5 >= words * 2;
    return items.flatMap((item, at): Finding[] => {
      const isLikeNamed = items.some(({ sign }, other) => named[other] && sign === item.sign);
      const isName = item.isAlone && (isOfPeople || isListed(item.word));
      if (named[at] || !isName || !isLikeNamed || !mayBeName(item.word)) return [];
      if (found.some((finding) => overlaps(finding, item))) return [];
      const { role, roleConfidence = 0 } = first;
      const source = { detector: 'pattern', rule: LISTED_BESIDE_RULE } as const;
      const { start, end, word } = item;
      const confidence = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word)
        ? CONFIDENCE_WITHOUT_BORDERS
        : CONFIDENCE;
      return [{ start, end, type: 'PERSON', confidence, ...(role ? { role, roleConfidence } : {}), source }];
    });
  });
}
