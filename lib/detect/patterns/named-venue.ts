// Finds clinics, schools, shops and small firms in scripts without capitals by their venue word ("clinic", "school"): "햇살숲어린이집", "仁心牙科诊所",
// "こもれび小児科", "รพ.ตะกั่วป่า". A venue word without a name ("종합병원", "附近的诊所") is not found.
import { anyOf } from '../../lexicon/alternatives.ts';
import type { Span } from '../../text/span.ts';
import { venuesNamedAfterVenueWord } from './named-venue-before.ts';
import { japaneseVenues } from './named-venue-japanese.ts';
import { venuesNamedBeforeVenueWord } from './named-venue-spaced.ts';
import { normalisedForRules, type PatternRule } from './rule.ts';
import { venueWords, wordsThatNameNoVenue } from './venue-words.ts';

const CONFIDENCE = 0.75;
export const NAMED_VENUE_RULE = 'named-venue';

/** Names that are made of words that name no venue. */
const allGeneric = (language: string) => `^${anyOf(wordsThatNameNoVenue('word', language))}+$`;

const KOREAN_VENUE_WORDS = anyOf(venueWords('unspaced', 'ko'));
const KOREAN_GENERIC = new RegExp(allGeneric('ko'), 'u');
const KOREAN = new RegExp(
  `(?<![가-힣A-Za-z])(?:24시 ?)?(?<name>[가-힣]{2,8}?)${KOREAN_VENUE_WORDS}(?: [가-힣]{2,5}점)?(?=(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|으로|로|에게|하고|부터|까지|이라|인데|입니다|이에요|예요)?(?![가-힣]))`,
  'gu',
);

/** Venue words that mean something else beside some words: "taxi" for "car hire", an illness of the mouth for a dentist's. */
export const AMBIGUOUS_HAN_VENUE_WORDS =
  '(?<!出)租车|口腔(?!(?:崩解|溃疡|黏膜|粘膜|卫生(?![院所服])|炎|癌|异味|喷雾|颌|内(?!科)|治疗|护理|疼|感染|检查)(?!\\p{L}?(?:专科|中心|医院|诊所|门诊)))';
const HAN_VENUE_WORDS = `${anyOf(venueWords('unspaced', 'zh'))}|${AMBIGUOUS_HAN_VENUE_WORDS}`;
/** Characters that cannot be part of a venue's name, such as "my", "in" and "go". A name begins after the last of them or after punctuation. */
const HAN_STOPS =
  '别別在去到从從是的了和与與跟给給向于於我你他她们們个個这這那所间間把被为為对對让讓叫有没沒不也就都还還说說问問请請帮幫想要读讀上念进進找由给给经過过住来來回及或等称稱名为之第往送议議某随隨种種很些可岁歲做意诉告吃尝哪入赁';
const HAN_GENERIC = new RegExp(`${allGeneric('zh')}|${anyOf(wordsThatNameNoVenue('inside', 'zh'))}`, 'u');
const HAN = new RegExp(
  `(?<name>(?:(?![${HAN_STOPS}])\\p{Script=Han}){2,10}?)(?:${HAN_VENUE_WORDS})(?!\\p{Script=Han}?(?:生|老师|老師|作文|数学|數學|英语|课|課|教))`,
  'gu',
);

const KANA_VENUE_WORDS = anyOf(venueWords('unspaced', 'ja'));
const KANA_GENERIC = new RegExp(allGeneric('ja'), 'u');
const KANA = new RegExp(
  `(?<![\\p{Script=Han}\\p{Script=Katakana}ー])(?<name>[\\p{Script=Han}\\p{Script=Katakana}ー・]{2,8}?|(?<=^|[^\\p{L}])\\p{Script=Hiragana}{3,6}ー?(?<![はのがにでをもとへや]|れば|けば|せば|らば|なら|たら|けど|から|まで|より|とても|もっと|いつも|どこか)|(?<=^|[^\\p{L}])\\p{Script=Hiragana}{2,4}(?<![はのがにでをもとへや])[ヶケ]?[丘野台原浜島山川町村里森])${KANA_VENUE_WORDS}(?!\\p{Script=Han})`,
  'gu',
);

/** Thai venues after a venue word that stands only before a name, such as the short forms for schools, state hospitals and health posts. */
const THAI =
  /(?:(?<![\p{Script=Thai}])|(?<=ที่|จาก|ไป|ใน|กับ|และ|มา|เข้า|อยู่))(?<kind>รพ\.สต\. ?|รพ\. ?|รร\. ?|หจก\. ?|หอพัก|โรงเรียนบ้าน|โรงเรียนวัด|โรงเรียนอนุบาล|วัดบาง|วัดป่า)(?<name>[\p{Script=Thai}\p{M}]{3,24})/gu;
const THAI_GENERIC = new RegExp(`^${anyOf(wordsThatNameNoVenue('start after a short form', 'th'))}`, 'u');
/** Words that show where a Thai name ends, because the sentence goes on without a space. */
const THAI_ENDS =
  /(?:ครับ|ค่ะ|คะ|นะ|อยู่|แล้ว|เมื่อ|ตั้งแต่|ไม่|ที่|และ|กับ|ได้|จะ|มี|ให้|เป็น|ห้อง|ชั้น|แผนก|วันที่)(?![\u0E30-\u0E3A\u0E45\u0E47-\u0E4E])/u;

/** Chinese and, below, Korean shops that are named after their owner: "马记轮胎" ("Ma's tyres"), "은별이네 반찬". */
const CHINESE_OWNER =
  /(?<!\p{Script=Han})(?<name>[老小阿]?(?![笔日登标传书游切牢死铭忘印战速手])\p{Script=Han}记(?![者录得住忆账性号载下起在过不错了事名分仇牌恨挂述叙])\p{Script=Han}{2,4})(?!\p{Script=Han})/gu;
const KOREAN_OWNER = new RegExp(
  `(?<![가-힣])(?<name>(?!아줌마|할머니|친구|우리|그|얘)[가-힣]{1,4}네) ?${anyOf(venueWords('owner', 'ko'))}(?=(?:은|는|이|가|을|를|과|와|랑|도|만|의|에|에서|으로|로|하고|라고)?(?![가-힣]))`,
  'gu',
);
/** Japanese primary and middle schools whose names end in the short forms "小" and "中": "市立ひばり中", "ひばり小5年". */
const JAPANESE_SCHOOL =
  /(?:[市区町村]立(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶー]{2,8}?)(?<!病院.{0,8}|図書館.{0,8}|の)[小中](?=$|[^\p{L}]|[のにでをはがへと](?!心)|卒|出身)|(?<![\p{L}])(?!来年|今年|昨年|去年|現在|うち|この|全)[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ヶー]{1,6}(?<![のはがもを歳])[小中](?=[1-6一二三四五六]年|[1-6]の[1-9]|[1-6]-[1-9]))/gu;
/** Matches nothing, for forms whose patterns already exclude words that are not names. */
const NOTHING_GENERIC = /(?!)/u;

interface Form {
  readonly needs: RegExp;
  readonly pattern: RegExp;
  readonly generic: RegExp;
}

/** Korean schools in their short forms. A word for a class or for attending must follow: "신목중 2학년" ("second year at Sinmok middle school"). */
const KOREAN_SCHOOL =
  /(?<![가-힣A-Za-z])(?<name>[가-힣]{2,4})(?:초|중|고|여중|여고)(?= (?:[1-6]학년|[1-6]-\d|졸업|입학|재학|내신|다니|교사|근처로)|에 다니|를 졸업|를 나왔|에서 전학|으?로 전학|(?<=초) \d{1,2}반)/gu;
const KOREAN_SCHOOL_GENERIC = new RegExp(`^${anyOf(wordsThatNameNoVenue('school', 'ko'))}$`, 'u');

const FORMS: readonly Form[] = [
  { needs: /[가-힣]/u, pattern: KOREAN_SCHOOL, generic: KOREAN_SCHOOL_GENERIC },
  { needs: /[가-힣]/u, pattern: KOREAN, generic: KOREAN_GENERIC },
  { needs: /[가-힣]/u, pattern: KOREAN_OWNER, generic: NOTHING_GENERIC },
  { needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pattern: JAPANESE_SCHOOL, generic: NOTHING_GENERIC },
  { needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u, pattern: KANA, generic: KANA_GENERIC },
];
const CHINESE: readonly Form[] = [
  { needs: /\p{Script=Han}/u, pattern: HAN, generic: HAN_GENERIC },
  { needs: /记/u, pattern: CHINESE_OWNER, generic: NOTHING_GENERIC },
];

function venuesInForm(text: string, { pattern, generic }: Form): Span[] {
  return Array.from(text.matchAll(pattern))
    .filter(({ groups }) => !generic.test(groups?.name ?? ''))
    .map(({ index, 0: venue }) => ({ start: index, end: index + venue.length }));
}

function thaiVenues(text: string): Span[] {
  return Array.from(text.matchAll(THAI)).flatMap(({ index, groups }) => {
    const { kind = '', name = '' } = groups ?? {};
    if (THAI_GENERIC.test(name)) return [];
    const cut = name.search(THAI_ENDS);
    const length = cut >= 3 ? cut : name.length;
    return [{ start: index, end: index + kind.length + length }];
  });
}

/** Applies the patterns for the scripts of the text. Chinese characters are read as Japanese if the text has kana, as Korean if it has Hangul. */
function venuesIn(text: string): Span[] {
  const forms = FORMS.filter(({ needs }) => needs.test(text));
  const isChinese = forms.length === 0 && /\p{Script=Han}/u.test(text);
  return [
    ...(isChinese ? CHINESE : forms).flatMap((form) => venuesInForm(text, form)),
    ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) ? japaneseVenues(text) : []),
    ...thaiVenues(text),
    ...venuesNamedBeforeVenueWord(text),
    ...venuesNamedAfterVenueWord(text),
  ];
}

export const namedVenue: PatternRule = {
  name: NAMED_VENUE_RULE,
  find: (text) =>
    venuesIn(normalisedForRules(text)).map(({ start, end }) => ({
      start,
      end,
      type: 'ORGANIZATION',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: NAMED_VENUE_RULE },
    })),
};
