// Finds Thai nicknames by the field, title or verb beside them: "ชื่อเล่น: โปเต้", "กำนันเทิ้ม", "- น้ำฝนลาคลอด", "ถ้าเกดไม่อยู่".
import type { Span } from '../../text/span.ts';
import { splitNames } from './lists.ts';
import th from './th.json';

const anyOf = (names: Iterable<string>) => [...names].sort((a, b) => b.length - a.length).join('|');

/** No vowel sign or tone mark may follow a name, because it would belong to the last letter. */
const END = '(?![\\u0E30-\\u0E3A\\u0E45\\u0E47-\\u0E4E])';
const BORDER = '[\\s"“”\'‘’(,:;/•–—-]';

/** A nickname in its field. Any short word counts, because the field has nothing else. */
const NICKNAME_FIELD =
  /(?<=ชื่อเล่น(?: ?[:：] ?|\t| (?=[\p{Script=Thai}\p{M}]{2,9}(?:$|[\n,)(])))(?:น้อง)?)(?!น้อง|ไม่มี|อะไร|ของ|ภาษา|ไทย|ที่|และ|หรือ|น่ารัก|ยอดนิยม|มงคล|เท่|เก๋|เพราะ|ลูก(?:ชาย|สาว)|เด็ก|แปลก|คือ|สั้น|อื่น|ตาม|ผู้)(?<name>[\p{Script=Thai}\p{M}]{2,9})(?=$|[\s,()/])/dgmu;

/** Titles that only a name follows. */
const TITLE = 'กำนัน|หลวงตา|หลวงพี่|หลวงปู่|ไอ้|ทิด|อาม่า|อากง|ซินแส|ผู้กอง|สารวัตร|ผอ\\.';
/** Titles after which another word may stand too, so the name must not be an ordinary word. */
const WEAKER_TITLE = 'หัวหน้า|แอดมิน|ผู้ใหญ่|จ่า|ดาบ|บัง|เถ้าแก่|พยาบาล|เภสัชกร|น้องชาย|น้องสาว|พี่ชาย|พี่สาว|รูมเมท|เพื่อนบ้าน|แม่บ้าน|พี่เลี้ยง';
/** Words after which a nickname stands as the subject or object of a sentence. */
const LINK = 'กับ|ถ้า|ให้|บอก|ฝาก|แทน|ตอบ|รู้ว่า|รู้ยังว่า|และ|ชวน|เจอ|ถาม|รอ|คิดถึง|ลูก|คือ|เพราะ|เห็น';
/** Verbs that are hardly ever said of things. They are written directly after a name. */
const PERSONAL_VERB =
  'บอกว่า|บอกให้|บอกเลิก|ฝากไว้|ฝากกุญแจ|ฝากบอก|ฝากให้|ร้องไห้|โทรมา|โทรหา|โทรบอก|ทักมา|ทักไลน์|ส่งไลน์|ถามว่า|ตอบว่า|พูดว่า|เล่าว่า|เลิกกับ|คบกับ|แต่งงาน|ทะเลาะ|นอกใจ|ยืมเงิน|ติดเงิน|โอนเงิน|ค้ำประกัน|เซ็น|ลาคลอด|ลาป่วย|ลากิจ|ลางาน|ลาออก|ลาพักร้อน|ขาดงาน|มาสาย|เข้ากะ|สลับกะ|ยังไม่ตอบ|ไม่ยอม|ไม่มาทำงาน|ไม่อยู่บ้าน|งอน|โกรธ|เสียใจ|น้อยใจ|ขอโทษ|ขอยืม|ขอลา|แอบชอบ|แอบคุย|เรียนอยู่|ทำงานอยู่|ทำงานที่|สอบตก|สอบติด|เป็นคนบอก|เป็นคนทำ|เป็นแฟน|ติดงาน';
/** Words that end the object of a sentence: "บอกเกดว่า" ("tell Ket that"). */
const AFTER_OBJECT = 'ว่า|ไหม|มั้ย|หน่อย|ด้วย|ไม่อยู่|ไม่ว่าง|ไม่มา|ไม่รู้เรื่อง|คุย|ลงไป|ช่วย|โทร|จัดการ|เคลียร์';

/** Nicknames that are also frequent words, which may stand before such verbs: "ถ้าฝนไม่มา" ("if no rain comes"), "ให้ละเอียดด้วย". The list begins with them. */
export const OFTEN_THAI_WORDS: ReadonlySet<string> = new Set(splitNames(th.givenAlsoWords).slice(0, th.oftenWords));

const spans = (text: string, pattern: RegExp): Span[] =>
  Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const at = indices?.groups?.name;
    return at ? [{ start: at[0], end: at[1] }] : [];
  });

/** @param endsWord whether a word ends where a span ends. Names may be the beginning of another word. */
export function thaiNamesBesideWords(
  endsWord: (text: string, span: Span) => boolean,
): (text: string) => readonly Span[] {
  const all = [...new Set([...splitNames(th.given), ...splitNames(th.givenAlsoWords)])].filter(
    ({ length }) => length > 1,
  );
  const sure = all.filter((name) => !OFTEN_THAI_WORDS.has(name));
  const [anyName, sureName] = [`(?<name>${anyOf(all)})${END}`, `(?<name>${anyOf(sure)})${END}`];
  const titled = [
    new RegExp(`(?<=(?:${TITLE}) ?)${anyName}`, 'dgu'),
    new RegExp(`(?<=(?:^|${BORDER})(?:${WEAKER_TITLE}) ?)${sureName}`, 'dgmu'),
  ];
  const inSentences = [
    NICKNAME_FIELD,
    new RegExp(`(?<=^|${BORDER}|${LINK})${sureName}(?=${PERSONAL_VERB})`, 'dgmu'),
    new RegExp(`(?<=ถ้า|ให้|บอก|ฝาก|คุยกับ|ชวน|ถาม|เจอ)${sureName}(?=${AFTER_OBJECT})`, 'dgu'),
    new RegExp(`(?<=แอดมิน|ชวน|เพื่อนเรียก|ลูกสาวชื่อ|ลูกชายชื่อ)${sureName}(?=$|[\\s,)("”:])`, 'dgmu'),
  ];
  return (text) => [
    ...inSentences.flatMap((pattern) => spans(text, pattern)),
    ...titled.flatMap((pattern) => spans(text, pattern).filter((span) => endsWord(text, span))),
  ];
}
