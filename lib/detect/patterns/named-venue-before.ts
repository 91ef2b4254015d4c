// Finds schools, garages, clinics and small firms in languages that put the venue word ("garage") before the name, as in "garage Peretz Brothers":
// "מוסך האחים פרץ", "مدرسة الرواد الأهلية", "อู่ช่างเดชเซอร์วิส".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { WORDS_THAT_ARE_NO_NAMES } from '../native-names/no-names.ts';
import { venueWords, wordsThatNameNoVenue } from './venue-words.ts';

interface Language {
  readonly needs: RegExp;
  readonly pattern: RegExp;
  /** Words after the venue word that are not a name, such as the last word of "בית ספר יסודי" ("elementary school"). */
  readonly generic: ReadonlySet<string>;
}

const HEBREW_WORD = '[\\p{Script=Hebrew}"\'׳״-]{2,14}';
const HEBREW_ENDS = '(?![\\p{L}\\p{M}])';
const HEBREW_VENUE_WORDS = anyOf(venueWords('before', 'he'));
const HEBREW: Language = {
  needs: /\p{Script=Hebrew}/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}"'׳״-])(?:(?<!רמת )[ושבל]{0,2}(?=גן )|[ושלבמ]{0,2}(?!גן |(?<=ש)מעון ))(?<venue>${HEBREW_VENUE_WORDS} (?<name>${HEBREW_WORD}(?:(?<=(?:^| )(?:ה?אחים|בני|אבו|בן|בת|יד|נווה|הר|לב|עין|תל|אור|ניצני|אורט|עמל|ד"ר|ד״ר|שערי|נוף|כפר|רמת|גבעת|קרית|קריית|בית)) ${HEBREW_WORD}){0,2}(?: ${HEBREW_WORD}(?= ?[,.!?):\\n]|$))?))${HEBREW_ENDS}`,
    'dgu',
  ),
  generic: new Set(wordsThatNameNoVenue('word', 'he')),
};

const ARABIC_WORD = '[\\p{Script=Arabic}\\p{M}]{2,14}';
const ARABIC_VENUE_WORDS = anyOf(venueWords('before', 'ar'));
const ARABIC: Language = {
  needs: /\p{Script=Arabic}/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])[وفبلك]{0,2}(?<venue>${ARABIC_VENUE_WORDS} (?<name>(?:(?:(?:أبو|ابن|ابو|بن|دار|د\\.|عبد|آل|الشهيد|الأسطى|الحاج|الحاجة|السيدة|الدكتور|الدكتورة|المعلم|الأخوين|الإخوة) ){1,2}${ARABIC_WORD}|ال${ARABIC_WORD}|(?!لل|ال)${ARABIC_WORD}(?= (?:لل|ال)\\p{Script=Arabic}))(?: (?:لل|ال)(?!طابق|دور|شارع|ساعة|يوم)${ARABIC_WORD}){0,2}))(?![\\p{L}\\p{M}])`,
    'dgu',
  ),
  generic: new Set(wordsThatNameNoVenue('word', 'ar')),
};

/** Arabic shops that are named after their owner: "مطعم بابا علي" ("Baba Ali's restaurant"), "محطة بن غانم". */
const ARABIC_OWNER = new RegExp(
  `(?<![\\p{L}\\p{M}])[وفبلك]{0,2}(?<venue>${anyOf(venueWords('before an owner', 'ar'))} (?<name>(?:بن|أبو|ابو|بابا|عمو|أم|ام|ابن|الحاج|الأسطى) ${ARABIC_WORD}))(?![\\p{L}\\p{M}])`,
  'dgu',
);

const PERSIAN_WORD = '[\\p{Script=Arabic}\\p{M}\\u200c]{2,14}';
const PERSIAN_VENUE_WORDS = anyOf(venueWords('before', 'fa'));
const PERSIAN: Language = {
  needs: /[پچژگکی]/u,
  pattern: new RegExp(
    `(?<![\\p{L}\\p{M}])(?<venue>${PERSIAN_VENUE_WORDS} (?!تبدیل (?:کرد|شد|می|کن|شو)|(?<=عکاسی )منظره)(?<name>${PERSIAN_WORD}(?: ${PERSIAN_WORD}(?= ?[،,.!؟?):\\n]|$| (?:هست|است|بود|کار|می|بنویس|رو|را|که|گفت)))?))(?![\\p{L}\\p{M}\\u200c])`,
    'dgu',
  ),
  generic: new Set(wordsThatNameNoVenue('word', 'fa')),
};

const THAI_RUN = '[\\p{Script=Thai}\\p{M}]';
/** Words that show where a Thai name ends, because the sentence goes on without a space. */
const THAI_ENDS =
  /(?:ครับ|ค่ะ|คะ|นะ|อยู่|แล้ว|เมื่อ|ตั้งแต่|ไม่|ที่|และ|กับ|ได้|จะ|มี|ให้|เป็น|ห้อง|ชั้น|แผนก|วันที่|(?<!เห)มา$|ไป|ว่า|หรือ|โทร|ของ|เพราะ|บอก|โดน|แถว|ซอย|ตอน|ถึง|นี้|ใน|ก็|เลย|ยัง|ลงความ|เอา|หน่อย|คนดูแล)(?![\u0E30-\u0E3A\u0E45\u0E47-\u0E4E])/gu;
const THAI_PERSON = '(?:ป้า|ลุง|เจ๊|เฮีย|ช่าง|คุณ|พี่|ยาย|แม่|นาย|หมอ|ครู|เสี่ย|น้า|น้อง)';
const THAI: Language = {
  needs: /\p{Script=Thai}/u,
  pattern: new RegExp(
    `(?<venue>(?:${anyOf(venueWords('before a person', 'th'))} ?${THAI_PERSON}|โรงเรียน(?!${THAI_PERSON})|คอนโด(?=ริม|เดอะ|ลุม|ลิล|บ้าน|แกรนด์)|บจก\\. ?|หจก\\. ?|อบต\\.|สภ\\.|รพ\\.สต\\.|${anyOf(venueWords('before', 'th'))})(?<name>${THAI_RUN}{3,28}))`,
    'dgu',
  ),
  generic: new Set(),
};
const THAI_GENERIC = new RegExp(
  `^(?:${anyOf(wordsThatNameNoVenue('start', 'th'))}|ครู$|บาง(?!\\p{Script=Thai}{3})|วัด\\b)`,
  'u',
);

/** Source of a regular expression for venue words ("school", "bakery") that precede the name. */
export const VENUE_WORDS_BEFORE_NAME = `${HEBREW_VENUE_WORDS}|${ARABIC_VENUE_WORDS}|${PERSIAN_VENUE_WORDS}`;

function venuesInLanguage(text: string, { pattern, generic }: Language): Span[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ indices, groups }) => {
    const at = indices?.groups?.venue;
    const first = groups?.name?.split(' ')[0] ?? '';
    if (!at || generic.has(first) || WORDS_THAT_ARE_NO_NAMES.has(first)) return [];
    const last = groups?.name?.split(' ').at(-1) ?? '';
    const extra = last !== first && WORDS_THAT_ARE_NO_NAMES.has(last) ? last.length + 1 : 0;
    return [{ start: at[0], end: at[1] - extra }];
  });
}

/** The least length of a Thai name before one of `THAI_ENDS`. Nicknames are short: "ไฝ" in "เจ๊ไฝอยู่ตรงไหน". */
const SHORTEST_THAI = 2;

function thaiVenues(text: string): Span[] {
  return Array.from(text.matchAll(THAI.pattern)).flatMap(({ indices, groups }) => {
    const at = indices?.groups?.venue;
    const name = groups?.name ?? '';
    if (!at || THAI_GENERIC.test(name)) return [];
    const cut = Array.from(name.matchAll(THAI_ENDS), ({ index }) => index).find((index) => index >= SHORTEST_THAI);
    return [{ start: at[0], end: at[1] - (cut === undefined ? 0 : name.length - cut) }];
  });
}

export const venuesNamedAfterVenueWord = (text: string): readonly Span[] => [
  ...(HEBREW.needs.test(text) ? venuesInLanguage(text, HEBREW) : []),
  ...(ARABIC.needs.test(text) ? venuesInLanguage(text, ARABIC) : []),
  ...(ARABIC.needs.test(text) ? venuesInLanguage(text, { ...ARABIC, pattern: ARABIC_OWNER }) : []),
  ...(PERSIAN.needs.test(text) ? venuesInLanguage(text, PERSIAN) : []),
  ...(THAI.needs.test(text) ? thaiVenues(text) : []),
];
