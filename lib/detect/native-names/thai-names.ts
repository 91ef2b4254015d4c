// Finds Thai nicknames by the field, title or verb beside them: "ชื่อเล่น: โปเต้", "กำนันเทิ้ม", "- น้ำฝนลาคลอด", "ถ้าเกดไม่อยู่".
import { anyOf } from '../../lexicon/alternatives.ts';
import { allOf, givenNamesOf } from '../../lexicon/names.ts';
import { once, type WordSet, wordSet } from '../../lexicon/once.ts';
import type { Span } from '../../text/span.ts';
import { nativeWords } from './words.ts';

const oneOf = (use: string) => anyOf(nativeWords(use, 'th'));

/** No vowel sign or tone mark may follow a name, because it would belong to the last letter. */
const END = '(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])';
const BORDER = '[\\s"“”\'‘’(,:;/•–—-]';

/** A nickname in its field. Any short word counts, because the field has nothing else. */
const NICKNAME_FIELD = new RegExp(
  `(?<=ชื่อเล่น(?: ?[:：] ?|\\t| (?=[\\p{Script=Thai}\\p{M}]{2,9}(?:$|[\\n,)(])))(?:น้อง)?)(?!${oneOf('no nickname')})(?<name>[\\p{Script=Thai}\\p{M}]{2,9})(?=$|[\\s,()/])`,
  'dgmu',
);

/** Titles that only a name follows. */
const TITLE = oneOf('title');
/** Titles after which another word may stand too, so the name must not be an ordinary word. */
const WEAKER_TITLE = oneOf('weaker title');
/** Words after which a nickname stands as the subject or object of a sentence. */
const LINK = oneOf('before a name in a sentence');
/** Verbs that are hardly ever said of things. They are written directly after a name. */
const PERSONAL_VERB = oneOf('verb of a person');
/** Words that end the object of a sentence: "บอกเกดว่า" ("tell Ket that"). */
const AFTER_OBJECT = oneOf('after an object');

/** Nicknames that are also frequent words, which may stand before such verbs: "ถ้าฝนไม่มา" ("if no rain comes"), "ให้ละเอียดด้วย". */
export const OFTEN_THAI_WORDS: WordSet = wordSet(() => givenNamesOf('th').frequentWords);

const spans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const at = indices?.groups?.name;
    return at ? [{ start: at[0], end: at[1] }] : [];
  });

/** Patterns of names after a title, and of names in sentences and fields. */
const patterns = once(() => {
  const all = allOf(givenNamesOf('th')).filter(({ length }) => length > 1);
  const sure = all.filter((name) => !OFTEN_THAI_WORDS.has(name));
  const [anyName, sureName] = [`(?<name>${anyOf(all)})${END}`, `(?<name>${anyOf(sure)})${END}`];
  const titled = [
    new RegExp(`(?<=${TITLE} ?)${anyName}`, 'dgu'),
    new RegExp(`(?<=(?:^|${BORDER})${WEAKER_TITLE} ?)${sureName}`, 'dgmu'),
  ];
  const inSentences = [
    NICKNAME_FIELD,
    new RegExp(`(?<=^|${BORDER}|${LINK})${sureName}(?=${PERSONAL_VERB})`, 'dgmu'),
    new RegExp(`(?<=ถ้า|ให้|บอก|ฝาก|คุยกับ|ชวน|ถาม|เจอ)${sureName}(?=${AFTER_OBJECT})`, 'dgu'),
    new RegExp(`(?<=แอดมิน|ชวน|เพื่อนเรียก|ลูกสาวชื่อ|ลูกชายชื่อ)${sureName}(?=$|[\\s,)("”:])`, 'dgmu'),
  ];
  return { titled, inSentences };
});

/** @param endsWord whether a word ends where a span ends. Names may be the beginning of another word. */
export function thaiNamesBesideWords(text: string, endsWord: (text: string, span: Span) => boolean): readonly Span[] {
  const { titled, inSentences } = patterns();
  return [
    ...inSentences.flatMap((pattern) => spans(text, pattern)),
    ...titled.flatMap((pattern) => spans(text, pattern).filter((span) => endsWord(text, span))),
  ];
}
