// Shapes of addresses (streets, houses and flats) in Arabic, Persian, Urdu, Hebrew, Hindi, Bengali, Korean and Thai: "خیابان شریعتی، کوچه بهار، پلاک ۱۷", "फ्लैट 302, शांति अपार्टमेंट".
import { anyOf } from '../../lexicon/alternatives.ts';
import type { PatternShape } from './rule.ts';
import { streetWords } from './street-words.ts';

const NUMBER = '\\d{1,4}(?:[/-]\\d{1,4})?';
const END = '(?![\\p{L}\\p{M}\\p{N}])';
const START = '(?<![\\p{L}\\p{M}])';

const address = (requires: RegExp, body: string): PatternShape => ({
  type: 'ADDRESS',
  kind: 'street-address',
  confidence: 0.93,
  requires,
  pattern: new RegExp(body, 'gu'),
});

const ARABIC_UNIT = anyOf(streetWords('unit', 'ar'));
/** Parts of an address that have a number, and those that have a name. */
const ARABIC_NUMBERED = `${anyOf(streetWords('with a number', 'ar'))}\\s(?:رقم\\s)?\\d{1,4}${'(?![\\p{L}\\p{M}\\p{N}]|[.,:/]\\d)'}`;
const ARABIC_NAMED = `${anyOf(streetWords('with a name', 'ar'))}\\s(?:(?!في|من|على|إلى|مع|رقم|عمارة|شقة|فيلا|منزل|مبنى|هو|هي|كان)\\p{Script=Arabic}{2,14}\\s?){1,3}?`;
const ARABIC_GAP = '[\\s،,-]{1,3}';
const ARABIC_ORDINAL = 'الأول|الثاني|الثالث|الرابع|الخامس|السادس|السابع|الأرضي';
const PERSIAN_WAY = anyOf(streetWords('with a name', 'fa'));
const PERSIAN_UNIT = anyOf(streetWords('unit', 'fa'));
const URDU_HOUSE = anyOf(streetWords('unit', 'ur'));
const URDU_WAY = anyOf(streetWords('with a number', 'ur'));
const HINDI_HOUSE = anyOf(streetWords('unit', 'hi'));
const HINDI_PLACE = anyOf(streetWords('behind the name', 'hi'));
const BENGALI_HOUSE = anyOf(streetWords('unit', 'bn'));
const BENGALI_WAY = anyOf(streetWords('with a number', 'bn'));
const NUMBERED = '(?:\\s?(?:নং|নম্বর|नंबर|नम्बर|नं\\.?|संख्या|क्रमांक|نمبر|#|-|:))?\\s?';
const LIVES = `${START}(?:גרה?|גרים|גרות|מתגורר[תי]?[םנ]?|ה?כתובת(?:י|נו)?(?: שלי| שלנו)?:?)`;
const BETWEEN = '[،,]?\\s';

export const ADDRESSES_IN_SCRIPTS_WITHOUT_CAPITALS: readonly PatternShape[] = [
  // Korean: "목련마을 3단지 311동 1502호", "신동아파밀리에 204동"
  address(
    /\d동/u,
    '(?<![가-힣])(?!우리|저희)[가-힣]{2,12}(?: ?\\d{1,2}(?:차|단지))? \\d{3,4}동(?!안|시|일)(?:[ -]?\\d{1,2}층)?(?:[ -]?\\d{3,4}호)?',
  ),
  // Thai: "คอนโดลุมพินีสวีท ห้อง 1204", "88/142 หมู่บ้านพฤกษาวิลล์"
  address(
    /คอนโด|หมู่บ้าน|แมนชั่น|หอ|เพลส|อพาร์[ทต]เมน/u,
    '(?:\\d{1,4}(?:/\\d{1,4})? ?หมู่บ้าน[\\p{Script=Thai}\\p{M}]{3,24}(?: \\d{1,2}(?!\\d))?|(?:คอนโด|หมู่บ้าน|แมนชั่น|หอพัก)[\\p{Script=Thai}\\p{M}]{3,24}(?: ชั้น \\d{1,2})?,? (?:(?:ห้อง|เลขที่|บ้านเลขที่) ?\\d{1,4}(?:/\\d{1,4})?|\\d{1,4}/\\d{1,4})(?![\\d,.])|(?<=^|\\s|ของ|ที่|เช่า|อยู่)หอ(?!ม|ย|สมุด|ประชุม|พัก)[\\p{Script=Thai}\\p{M}]{2,14} ห้อง ?\\d{2,4}(?![\\d/])|\\d{1,4}/\\d{1,4} (?:ชั้น ?\\d{1,2} )?[\\p{Script=Thai}\\p{M}]{2,16}(?:คอนโด|แมนชั่น|เพลส|เรสซิเดนซ์|อพาร์[ทต]เมน[ทต]์))',
  ),
  // Arabic, with the name of a building: "عمارة الياسمين الطابق الثالث شقة 9"
  address(
    /عمارة|بناية|برج|مجمع|إقامة/u,
    `${START}(?:عمارة|بناية|برج|إقامة)\\s(?:(?!${ARABIC_UNIT}\\s)\\p{Script=Arabic}{2,14}[\\s،,]{1,2}){1,2}(?:${ARABIC_UNIT}\\s(?:رقم\\s)?(?:\\d{1,4}|${ARABIC_ORDINAL})${END}[،,\\s]{0,3}){1,3}`,
  ),
  // Arabic and Persian, with a street: "شارع الملك فهد، رقم 12، شقة 6"
  address(
    /شارع|خیابان|کوچه/u,
    `(?:شارع|خیابان|کوچه)\\s(?:(?!في|رقم|من|على|و\\s)\\p{Script=Arabic}{2,14}[\\s،,]{1,2}){1,3}(?:(?:رقم|پلاک|بناية|عمارة)\\s?)?\\d{1,4}(?:[،,\\s]{1,3}${ARABIC_UNIT}\\s(?:رقم\\s)?(?:\\d{1,4}|${ARABIC_ORDINAL})${END}){0,3}`,
  ),
  // Arabic, in several parts of which one at least has a number: "حي السلامة، شارع قريش، فيلا 16", "محلة 857 زقاق 14 دار 22", "عمارة 27 شارع فيصل"
  address(
    /\d/,
    `${START}(?:${ARABIC_NAMED}${ARABIC_GAP}){1,2}${ARABIC_NUMBERED}(?:${ARABIC_GAP}${ARABIC_NUMBERED}){0,3}`,
  ),
  address(/\d/, `${START}${ARABIC_NUMBERED}(?:${ARABIC_GAP}${ARABIC_NUMBERED}){1,4}`),
  address(
    /\d/,
    `${START}${ARABIC_NUMBERED}${ARABIC_GAP}${ARABIC_NAMED}(?:${ARABIC_GAP}${ARABIC_NAMED})?(?=\\s?(?:[،,.\\n)؟]|$|\\sب\\p{Script=Arabic}))`,
  ),
  address(
    /\d/,
    `(?<=(?:العنوان|عنواني|عنوانه|عنوانها|ساكن|ساكنة|الكائن|الكائنة)[: ]{1,2}(?:في |ب)?|الكائن ب)\\d{1,4}\\s${ARABIC_NAMED}(?=\\s?(?:[،,.\\n)؟]|$|\\sب\\p{Script=Arabic}))`,
  ),
  // Persian, with the number of the house or flat: "خیابان شریعتی، کوچه بهار، پلاک ۱۷، واحد ۳"
  address(
    /پلاک|واحد/u,
    `${START}(?:${PERSIAN_WAY}\\s(?:(?!${PERSIAN_UNIT}\\s)[\\p{Script=Arabic}\\p{M}\\u200c]{2,16}\\s?){1,3}[،,]?\\s?){1,4}${PERSIAN_UNIT}\\s?\\d{1,4}(?:[،,\\s]{1,3}${PERSIAN_UNIT}\\s?(?:\\d{1,4}|اول|دوم|سوم|چهارم|پنجم)${END}){0,3}`,
  ),
  // Urdu: "مکان نمبر 23، گلی 7"
  address(
    /نمبر|گلی|بلاک/u,
    `${START}${URDU_HOUSE}\\sنمبر\\s?[A-Z]?-?${NUMBER}(?:${BETWEEN}${URDU_WAY}${NUMBERED}(?:\\d{1,3}|[A-Z])${END}){0,3}`,
  ),
  // Hebrew, with a word for a street: "רחוב הרצל 12, דירה 8"
  address(
    /רחוב|רח['׳]|שדרות|שד['׳]/u,
    "(?:רחוב|רח['׳]|שדרות|שד['׳])\\s(?:[\\p{Script=Hebrew}\"״'׳-]{2,14}\\s){1,3}\\d{1,4}(?:/\\d{1,3})?(?:,? (?:דירה|כניסה|קומה) [א-ת\\d]{1,3}(?![\\p{L}\\p{N}])){0,3}",
  ),
  // Hebrew without a word for a street, before the number of a flat ("הרצוג 22 דירה 14") or after a word for a house ("הדירה בביאליק 22")
  address(
    /דירה|כניסה|קומה/u,
    `(?<!${LIVES}\\s)${START}(?:(?!קומה|דירה|כניסה|ב?מספר|(?:גרה?|אנחנו|אני|של|על|את|עם|אל|או|גם|זה|לא)\\s)[\\p{Script=Hebrew}"״'׳-]{2,14}\\s){1,2}\\d{1,3}[א-ו]?(?:/\\d{1,3})?,? (?:דירה|כניסה) [א-ת\\d]{1,3}(?:,? קומה \\d{1,2})?(?![\\p{L}\\p{N}])(?! ?(?:חדר|מ"ר))`,
  ),
  address(
    /דיר|בניין|בית|בבניין|סניף/u,
    `(?<=${START}[ושמלבה]{0,2}(?:דירה|דירתי|דירתנו|הבניין|בניין|דיירים|ועד ה?בית|ועד|שבעה|סניף)(?: שלי| שלנו)?(?: ב(?!-|קומה|מחיר|שווי|גודל|שטח|מרחק|שעה|יום|גיל|עלות|סך|מספר|כיתה|סעיף|עמוד|גובה|דירוג|שלב|חודש|שנת|מקום|ממוצע|פרויקט|תמ)|: ))[\\p{Script=Hebrew}"״'׳-]{3,14}(?:\\s[\\p{Script=Hebrew}"״'׳-]{2,14})?\\s\\d{1,3}(?:/\\d{1,3})?(?:,? (?:דירה|קומה) \\d{1,3})?(?=[,.;:\\n)"]|$| ב[א-ת])`,
  ),
  // Hebrew after "lives in", without a word for a street: "גר באלנבי 55"
  address(
    /גר[הי]?|מתגורר|כתובת/u,
    `(?:(?<=${LIVES}\\sב)|(?<=${LIVES}\\s)(?!ב))(?!רחוב|שד)(?:[\\p{Script=Hebrew}"״'׳-]{2,14}\\s){1,2}\\d{1,3}(?:/\\d{1,3})?(?:,? (?:דירה|כניסה|קומה) [א-ת\\d]{1,3})?(?![\\p{L}\\p{N}%-])(?! (?:שנ|חודש|יום|ימים|דקות|מטר|אנשים))`,
  ),
  // Hindi: "फ्लैट 302, शांति अपार्टमेंट, एमजी रोड"
  address(
    /[\u0900-\u097f]/u,
    `${START}${HINDI_HOUSE}${NUMBERED}[A-Z]?-?${NUMBER}(?:,\\s(?:[\\p{Script=Devanagari}\\p{M}]{2,14}\\s){1,3}${HINDI_PLACE}|${BETWEEN}(?:गली|सेक्टर|ब्लॉक)${NUMBERED}(?:\\d{1,3}|[A-Z]|[\\p{Script=Devanagari}\\p{M}]{1,3}))(?:,\\s(?:[\\p{Script=Devanagari}\\p{M}]{2,14}\\s){1,3}${HINDI_PLACE}){0,2}${END}`,
  ),
  // Bengali: "বাড়ি ১২, রোড ৫, ব্লক সি"
  address(
    /[\u0980-\u09ff]/u,
    `${START}${BENGALI_HOUSE}${NUMBERED}[A-Z]?-?${NUMBER}(?:${BETWEEN}${BENGALI_WAY}${NUMBERED}(?:${NUMBER}|[A-Z]|[\\p{Script=Bengali}\\p{M}]{1,4})${END}){1,3}`,
  ),
  // Thai, with a lane or village: "88/12 ซอยรามคำแหง 24", "45 หมู่ 3 ต.บางพูด"
  address(
    /ซอย|ซ\.|ถนน|ถ\.|หมู่|ม\./u,
    '(?<![\\d/.])(?<!\\d,(?=\\d{3}(?!\\d)))\\d{1,4}(?:/\\d{1,4})? ?(?:(?:หมู่(?:ที่|บ้าน)?|ม\\.) ?\\d{1,2}(?: (?:ต\\.|ตำบล) ?[\\p{Script=Thai}\\p{M}]{2,20})?|(?:(?:หมู่(?:ที่)?|ม\\.) ?\\d{1,2} )?(?:(?:ซอย|ซ\\.|ถนน|ถ\\.) ?[\\p{Script=Thai}\\p{M}]{2,20}(?: \\d{1,3}(?!\\d))?(?: แยก ?\\d{1,3}(?:-\\d{1,2}){0,2})? ?){1,2})',
  ),
];
