// Finds listed names in Korean, which joins particles to names, and in Thai and Japanese, which have no spaces.
import type { Span } from '../../text/span.ts';
import { chineseNames } from './chinese.ts';
import { isListedKana, japaneseNames } from './japanese.ts';
import ko from './ko.json';
import { koreanNamesBesideWords } from './korean-names-beside-words.ts';
import { type NativeNameList, nativeNameSets, splitNames } from './lists.ts';
import th from './th.json';

const anyOf = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');

const KOREAN_AFTER =
  '(?=(?:이?(?:은|는|이|가|을|를|과|와|랑|도|만|의|에게|에게서|한테|한테서|께|께서|하고|부터|까지|보다|처럼|로|라고|라는|네|나|아|야)|입니다|이에요|예요|이야|이고|인데|씨|님|군|양)?(?![가-힣]))';

/** Nouns of the form of a full name: "표현식" ("expression"). */
const KOREAN_NOUN = '표현식|방정식|정규식|함수식|조건식|고정식|이동식|전자식|주입식|신청서';

/** Matches a surname with a listed given name, or a given name that is not also a word. Particles are not part of the match. */
function korean({ given, family }: NativeNameList): RegExp {
  const names = anyOf(nativeNameSets({ given, givenAlsoWords: ko.givenAlsoWords, family }).given);
  return new RegExp(
    `(?<![가-힣])(?!${KOREAN_NOUN})(?:(?:${anyOf(splitNames(family))})(?:${names})|(?:${names}))${KOREAN_AFTER}`,
    'gu',
  );
}

/** Words after which the name of a person follows. */
const THAI_BEFORE =
  'ด\\.ช\\.|ด\\.ญ\\.|(?<!\\p{Script=Thai})นาย|นางสาว|น\\.ส\\.|ยาย|ย่า|ปู่|เสี่ย|โค้ช|แอดมิน|ซ้อ|เจ้|ลูกชาย|ลูกสาว|สามี|ภรรยา|เมีย|ชื่อเล่น|ผศ\\.|ดร\\.|เพื่อนชื่อ|หลาน|พี่|น้อง|คุณ|ป้า|ลุง|(?<!ห)น้า|ครู|เฮีย|เจ๊|ช่าง|หมอ|ชื่อ|อาจารย์|เพื่อน';
/** The fewest letters of a formal name that counts without a word before it. */
const SHORTEST_THAI = 5;
const SHORTEST_NICKNAME = 3;
/** Longer names are found by `thaiFormal`. */
const SHORTEST_FORMAL = 8;
/** The end of a name: a vowel sign or tone mark may not follow, because it would belong to the name's last letter. */
const THAI_END = '(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])';

function thaiFormal({ family }: NativeNameList): RegExp {
  const formal = [...nativeNameSets(th).given].filter((name) => name.length >= SHORTEST_THAI);
  return new RegExp(`(?:${anyOf(formal)})${THAI_END}(?: (?:${anyOf(splitNames(family))}))?`, 'gu');
}

/** Matches a listed formal name after a form of address together with a surname, which need not be listed: "คุณสุภาวดี แก้วกาญจนา". */
function thaiAddressed(): RegExp {
  const formal = [...nativeNameSets(th).given].filter((name) => name.length >= SHORTEST_THAI);
  return new RegExp(
    `(?<=(?:คุณ|นาย|นาง|นางสาว|น\\.ส\\.) ?)(?:${anyOf(formal)}) (?!${THAI_VERB})[\\p{Script=Thai}\\p{M}]{4,18}(?=[\\s,.()\\d]|$)`,
    'gu',
  );
}

function thaiCalled({ given, givenAlsoWords }: NativeNameList): RegExp {
  const called = anyOf([...splitNames(given), ...splitNames(givenAlsoWords)]);
  return new RegExp(
    `(?<=(?<![แเโใไ])(?:${THAI_BEFORE}) ?)(?!จริง|สกุล|เล่น|(?<=ครู|อาจารย์)ใหญ่|นกฮูก)(?:${called})${THAI_END}`,
    'gu',
  );
}

/** Nicknames that are no words, such as those from English, before a verb or after "with" or "give": "ไบรท์บอกว่า", "ฝากแนท". */
function thaiNickname({ given }: NativeNameList): RegExp {
  const called = anyOf(
    splitNames(given).filter((name) => name.length >= SHORTEST_NICKNAME && name.length < SHORTEST_FORMAL),
  );
  return new RegExp(
    `(?<=^|[\\s"“(,/]|กับ|ฝาก|บอก|และ)(?:${called})(?=(?:บอก|ว่า|ก็|ไม่|จะ|กับ|มา|ไป|ให้|ขอ|ช่วย|โทร|ส่ง|ชอบ|ยัง|เพิ่ง|ต้อง|ลืม|ถาม|ตอบ|ทำ|เป็น|อยู่|คะ|ค่ะ|ครับ|นะ)(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])|[\\s",)/:]|$)`,
    'gmu',
  );
}

const segmenter = typeof Intl.Segmenter === 'undefined' ? undefined : new Intl.Segmenter('th', { granularity: 'word' });
/** How many characters are segmented to find the end of a word. */
const LONGEST_WORD = 24;

/** Words that often follow a name. The segmenter does not know names and may join a name to one of these words. */
const THAI_VERB =
  '(?:บอก|ว่า|ก็|ไม่|จะ|ที่|กับ|มา|ไป|ให้|เป็น|ได้|แล้ว|คะ|ค่ะ|ครับ|นะ|ไหม|มั้ย|หน่อย|ช่วย|ขอ|อยู่|ทำ|เขา|โทร|ส่ง|ชอบ|เอา|นี่|เลย|ยัง|เพิ่ง|ต้อง|คือ|และ|หรือ|ของ|ด้วย|คน)';
const THAI_FOLLOWS = new RegExp(`^${THAI_VERB}`, 'u');

/** Whether a word ends where the span ends: true for "น้ำ" in "พี่น้ำบอก", false in "พี่น้ำใจดี". */
function endsWord(text: string, { start, end }: Span): boolean {
  if (THAI_FOLLOWS.test(text.slice(end, end + LONGEST_WORD))) return true;
  if (!segmenter) return !/\p{Script=Thai}/u.test(text.charAt(end));
  const words = segmenter.segment(text.slice(start, end + LONGEST_WORD));
  return Array.from(words).some(({ segment, index }) => start + index + segment.length === end);
}

const [KOREAN_NAME, THAI_FORMAL, THAI_CALLED, THAI_ADDRESSED, THAI_NICKNAME] = [
  korean(ko),
  thaiFormal(th),
  thaiCalled(th),
  thaiAddressed(),
  thaiNickname(th),
];

const matches = (text: string, pattern: RegExp): readonly Span[] =>
  Array.from(text.matchAll(pattern), ({ index, 0: name }) => ({ start: index, end: index + name.length }));

const LISTED: ReadonlySet<string> = new Set(
  [ko, th].flatMap((list) => [...splitNames(list.given), ...splitNames(list.givenAlsoWords)]),
);

/** Whether the Korean, Thai or Japanese lists have a word as a given name, even if it is also an ordinary word. */
export const isListedUnspaced = (word: string): boolean => LISTED.has(word) || isListedKana(word);

export function namesInUnspacedScripts(text: string): readonly Span[] {
  if (/[가-힣]/u.test(text)) return [...matches(text, KOREAN_NAME), ...koreanNamesBesideWords(text)];
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return japaneseNames(text);
  if (/\p{Script=Han}/u.test(text)) return chineseNames(text);
  if (!/\p{Script=Thai}/u.test(text)) return [];
  return [
    ...matches(text, THAI_FORMAL),
    ...matches(text, THAI_ADDRESSED),
    ...matches(text, THAI_NICKNAME),
    ...matches(text, THAI_CALLED).filter((span) => endsWord(text, span)),
  ];
}
