// Completes names that the network cut short, in scripts without capitals: Arabic, Hebrew, Korean. The rules add only the rest of a word,
// or a part that always has a name beside it. In Thai, names are shortened instead.
import { isListedNativeName } from '../detect/native-names/spaced.ts';
import type { Span } from '../text/span.ts';

/** How many code units before and after a finding are read. */
const CHARACTERS_AROUND = 40;

const ARABIC_WORD = '[\\p{Script=Arabic}\\p{M}]+(?:\\u200c[\\p{Script=Arabic}\\p{M}]+)*';
/** Parts with which an Arabic name never ends: "father of", "son of", "servant of". */
const ARABIC_LINK = '(?:أبو|ابو|أبي|ابي|أم|بن|ابن|بنت|آل|عبد|بو|ولد)';
const ENDS_WITH_LINK = new RegExp(`(?<![\\p{L}\\p{M}])${ARABIC_LINK}$`, 'u');
const NEXT_ARABIC_WORD = new RegExp(`^ ${ARABIC_WORD}`, 'u');
/** Second parts of Arabic names of two words, such as نظام الدين and عبد الرحمن. */
const SECOND_PART = '(?:الدين|الله|الإسلام|الرحمن|الرحيم|الكريم|العزيز|الزهراء)';
/** Words with an article and the ending -ī, like family names from a place or trade, that are not names: ordinals, "last", "current". */
const WORDS_LIKE_ARABIC_FAMILY_NAMES =
  '(?:الثاني|الحالي|الماضي|التالي|القاضي|الأساسي|الرئيسي|النهائي|الشخصي|الأصلي|السنوي|الشهري|اليومي|الأسبوعي|الإلكتروني|الرسمي|العادي|الجامعي|المدرسي|المالي|الطبي|القانوني|الذي|التي|اللي)';
const REST_OF_ARABIC_NAME = new RegExp(
  `^ (?:${ARABIC_LINK} ${ARABIC_WORD}|${SECOND_PART}|(?!${WORDS_LIKE_ARABIC_FAMILY_NAMES}(?![\\p{L}\\p{M}]))ال[\\p{Script=Arabic}]{2,}ي)(?![\\p{L}\\p{M}])`,
  'u',
);
const REST_BEHIND_JOINER = /^\u200c[\p{Script=Arabic}\p{M}]+/u;

/** The rest of a Hebrew name after a geresh, gershayim or maqaf, which stand inside names: "ג'וליה", "נטע-לי". */
const REST_OF_HEBREW_NAME = /^(?:['’׳־-]\p{Script=Hebrew}+)+/u;
const START_OF_HEBREW_NAME =
  /(?<!\p{Script=Hebrew}['’-]?)(?:\p{Script=Hebrew}+['’-])*(?:\p{Script=Hebrew}+['’-]|\p{Script=Hebrew}+(?<=\p{Script=Hebrew}[׳־]))$/u;

const KOREAN_TITLE =
  /^(?:씨|님|군|양|대표|대리|과장|부장|차장|사장|이사|팀장|실장|원장|부원장|선생|교수|회장|기자|변호|의사|간호|약사|주임|사원|반장|소장|국장|박사|작가|감독|코치|목사|신부|스님|여사|형사|책임|선임|매니저|쌤|샘)/u;
const KOREAN_PARTICLE = /^[은는이가을를의에도와과랑야아께]/u;

function wholeArabicName(text: string, { start, end }: Span): Span {
  let to = end;
  // At most three additions: "أبو", "أبو تيم", "أبو تيم بن سعيد".
  for (let turn = 0; turn < 3; turn += 1) {
    const ahead = text.slice(to, to + CHARACTERS_AROUND);
    const more =
      REST_BEHIND_JOINER.exec(ahead) ??
      (ENDS_WITH_LINK.test(text.slice(start, to)) ? NEXT_ARABIC_WORD.exec(ahead) : REST_OF_ARABIC_NAME.exec(ahead));
    if (!more) break;
    to += more[0].length;
  }
  return withListedNeighbours(text, { start, end: to });
}

function wholeHebrewName(text: string, { start, end }: Span): Span {
  const before = START_OF_HEBREW_NAME.exec(text.slice(Math.max(0, start - CHARACTERS_AROUND), start))?.[0].length ?? 0;
  const after = REST_OF_HEBREW_NAME.exec(text.slice(end, end + CHARACTERS_AROUND))?.[0].length ?? 0;
  return withListedNeighbours(text, { start: start - before, end: end + after });
}

const NEXT_WORD = /^ ([\p{L}\p{M}\u200c'’׳־-]+)/u;
const PREVIOUS_WORD = /(?<![\p{L}\p{M}])([\p{L}\p{M}\u200c'’׳־-]{1,40}) $/u;

/** Extends the span by listed names that stand directly beside it. */
function withListedNeighbours(text: string, { start, end }: Span): Span {
  const ahead = NEXT_WORD.exec(text.slice(end, end + CHARACTERS_AROUND));
  const behind = PREVIOUS_WORD.exec(text.slice(Math.max(0, start - CHARACTERS_AROUND), start));
  return {
    start: behind && isListedNativeName(behind[1] ?? '') ? start - behind[0].length : start,
    end: ahead && isListedNativeName(ahead[1] ?? '') ? end + ahead[0].length : end,
  };
}

function matchLength(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/**
 * Extends a Korean name to the beginning of its word. If it is only a family name of one syllable, up to two syllables of the given name
 * are added.
 */
function wholeKoreanName(text: string, { start, end }: Span): Span {
  const before = matchLength(text.slice(Math.max(0, start - CHARACTERS_AROUND), start), /(?<![가-힣])[가-힣]+$/u);
  const from = before === 1 && /[가-힣]/u.test(text.charAt(start)) ? start - 1 : start;
  if (before > 1 || end - from !== 1) return { start: from, end };
  const rest = text.slice(end, end + CHARACTERS_AROUND);
  const after = matchLength(rest, /^[가-힣]+/u);
  if (KOREAN_TITLE.test(rest) || (after === 1 && KOREAN_PARTICLE.test(rest))) return { start: from, end };
  return { start: from, end: end + Math.min(after, 2) };
}

/** Thai words that continue the sentence after a name: "not", "is". If a name included them, replacing it would lose them. */
const THAI_WORDS_AFTER_NAME =
  /(?<=.{3})(?:ไม่|ได้|จะ|เป็น|ให้|และ|กับ|ของ|เคย|ยัง|ถูก|ก็|บอก|อยู่|ต้อง|คือ|แล้ว|ว่า|ไป|เลย|นะ|ครับ|ค่ะ|คะ){1,9}$/u;

function withoutThaiRest(text: string, { start, end }: Span): Span {
  const more = THAI_WORDS_AFTER_NAME.exec(text.slice(start, end));
  return { start, end: more ? start + more.index : end };
}

/** Corrects the span of a person's name in Arabic, Hebrew, Thai and Korean; other spans are returned unchanged. */
export function extendToWholeName(text: string, span: Span): Span {
  const last = text.slice(Math.max(span.start, span.end - 1), span.end);
  if (/\p{Script=Arabic}/u.test(last)) return wholeArabicName(text, span);
  if (/\p{Script=Hebrew}/u.test(last)) return wholeHebrewName(text, span);
  if (/[\p{Script=Thai}\p{M}]/u.test(last) && /\p{Script=Thai}/u.test(text.slice(span.start, span.end)))
    return withoutThaiRest(text, span);
  return /[가-힣]/u.test(last) ? wholeKoreanName(text, span) : span;
}
