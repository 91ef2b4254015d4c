// Finds names in Korean, which joins particles to names, and in Thai, Japanese and Chinese, which have no spaces.
import { anyOf } from '../../lexicon/alternatives.ts';
import { once } from '../../lexicon/once.ts';
import type { Span } from '../../text/span.ts';
import { chineseNames } from './chinese.ts';
import { japaneseNames } from './japanese.ts';
import { koreanNamesBesideWords } from './korean-names-beside-words.ts';
import { type NativeNameList, nativeNameSets, nativeNamesOf } from './lists.ts';
import { thaiNamesBesideWords } from './thai-names.ts';
import { nativeWords } from './words.ts';

const KOREAN = nativeNamesOf('ko');
const THAI = nativeNamesOf('th');

const KOREAN_AFTER =
  '(?=(?:이?(?:은|는|이|가|을|를|과|와|랑|도|만|의|에게|에게서|한테|한테서|께|께서|하고|부터|까지|보다|처럼|로|라고|라는|네|나|아|야)|입니다|이에요|예요|이야|이고|인데|씨|님|군|양)?(?![가-힣]))';

/** Words that look like a surname and a given name: "표현식" ("expression"), "진행자" ("host"), "고요한" ("quiet"). */
const KOREAN_NOUN = anyOf(nativeWords('noun like a name', 'ko'));

/** A pattern for listed given names that are not also words, with or without a surname. A particle after the name is not part of the match. */
function korean(list: NativeNameList): RegExp {
  const names = anyOf(nativeNameSets(list).given);
  return new RegExp(`(?<![가-힣])(?!${KOREAN_NOUN})(?:${anyOf(list.family)})?${names}${KOREAN_AFTER}`, 'gu');
}

/** Thai words that stand before the name of a person: titles, words for relatives, "is called". */
const THAI_BEFORE = `(?:(?<!\\p{Script=Thai})นาย|(?<!ห)น้า|${anyOf(nativeWords('person before', 'th'))})`;
/** The fewest characters of a formal Thai name that counts without a word for a person before it. */
const SHORTEST_THAI = 5;
const SHORTEST_NICKNAME = 3;
/** Names of at least this length are not searched as nicknames, because `thaiFormal` finds them. */
const SHORTEST_FORMAL = 8;
/** The end of a Thai name: no vowel sign or tone mark may follow, because it would belong to the last letter. */
const THAI_END = '(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])';

function thaiFormal({ family }: NativeNameList): RegExp {
  const formal = [...nativeNameSets(THAI).given].filter((name) => name.length >= SHORTEST_THAI);
  return new RegExp(`${anyOf(formal)}${THAI_END}(?: ${anyOf(family)})?`, 'gu');
}

/** Words that often follow a given name and are no surname: "เจ้าของ" ("owner"), "แผนก" ("department"). */
const NO_THAI_SURNAME = anyOf(nativeWords('no surname', 'th'));

/** A pattern for a listed formal name with an unlisted surname, after a form of address: "คุณสุภาวดี แก้วกาญจนา". */
function thaiAddressed(): RegExp {
  const formal = [...nativeNameSets(THAI).given].filter((name) => name.length >= SHORTEST_THAI);
  return new RegExp(
    `(?<=(?:คุณ|นาย|นาง|นางสาว|น\\.ส\\.) ?)${anyOf(formal)} (?!${THAI_VERB}|${NO_THAI_SURNAME})[\\p{Script=Thai}\\p{M}]{4,18}(?=[\\s,.()\\d]|$)`,
    'gu',
  );
}

function thaiCalled({ given, givenAlsoWords }: NativeNameList): RegExp {
  const called = anyOf([...given, ...givenAlsoWords]);
  return new RegExp(
    `(?<=(?<![แเโใไ])${THAI_BEFORE} ?)(?!จริง|สกุล|เล่น|(?<=ครู|อาจารย์)ใหญ่|นกฮูก)${called}${THAI_END}`,
    'gu',
  );
}

/** A pattern for nicknames that are not also words, before a verb or after "with" or "give": "ไบรท์บอกว่า" ("Bright said"), "ฝากแนท". */
function thaiNickname({ given }: NativeNameList): RegExp {
  const called = anyOf(given.filter((name) => name.length >= SHORTEST_NICKNAME && name.length < SHORTEST_FORMAL));
  return new RegExp(
    `(?<=^|[\\s"“(,/]|กับ|ฝาก|บอก|และ)${called}(?=${anyOf(nativeWords('after a nickname', 'th'))}(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])|[\\s",)/:]|$)`,
    'gmu',
  );
}

const SEGMENTER = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });
/** How many characters after a span are given to the segmenter to find the end of a word. */
const LONGEST_WORD = 24;

/** Words that often follow a name. The segmenter does not know names and may join a name to one of these words. */
const THAI_VERB = anyOf(nativeWords('after a name', 'th'));
const THAI_FOLLOWS = new RegExp(`^${THAI_VERB}`, 'u');

/** Whether a word ends where the span ends. It does for "น้ำ" in "พี่น้ำบอก" ("Nam said"), but not in "พี่น้ำใจดี" ("kindness"). */
function endsWord(text: string, { start, end }: Span): boolean {
  if (THAI_FOLLOWS.test(text.slice(end, end + LONGEST_WORD))) return true;
  if (!SEGMENTER) return !/\p{Script=Thai}/u.test(text.charAt(end));
  const words = SEGMENTER.segment(text.slice(start, end + LONGEST_WORD));
  return Array.from(words).some(({ segment, index }) => start + index + segment.length === end);
}

const koreanName = once(() => korean(KOREAN));
const thaiPatterns = once(() => ({
  formal: thaiFormal(THAI),
  called: thaiCalled(THAI),
  addressed: thaiAddressed(),
  nickname: thaiNickname(THAI),
}));

const matches = (text: string, pattern: RegExp): readonly Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: name }) => ({ start: index, end: index + name.length }));

export function namesInUnspacedScripts(text: string): readonly Span[] {
  if (/[가-힣]/u.test(text)) return [...matches(text, koreanName()), ...koreanNamesBesideWords(text)];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japaneseNames(text);
  if (/\p{Script=Han}/u.test(text)) return chineseNames(text);
  if (!/\p{Script=Thai}/u.test(text)) return [];
  const { formal, called, addressed, nickname } = thaiPatterns();
  return [
    ...matches(text, formal),
    ...matches(text, addressed),
    ...matches(text, nickname),
    ...matches(text, called).filter((span) => endsWord(text, span)),
    ...thaiNamesBesideWords(text, endsWord),
  ];
}
