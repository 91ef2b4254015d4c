// A name that the network cut short, in scripts where a capital does not tell where a name begins and ends: Arabic, Hebrew, Korean.
// What the rules add is short and certain: the rest of a word, or a part that never stands without a name beside it.
import { isListedInScript } from '../detect/native-names/spaced.ts';
import type { Span } from '../text/span.ts';

/** How far around a find the text is read. */
const REACH = 40;

const ARABIC_WORD = '[\\p{Script=Arabic}\\p{M}]+(?:\\u200c[\\p{Script=Arabic}\\p{M}]+)*';
/** What never ends a name in Arabic: "father of", "son of", "servant of". */
const ARABIC_LINK = '(?:أبو|ابو|أبي|ابي|أم|بن|ابن|بنت|آل|عبد|بو|ولد)';
const ENDS_WITH_LINK = new RegExp(`(?<![\\p{L}\\p{M}])${ARABIC_LINK}$`, 'u');
const NEXT_ARABIC = new RegExp(`^ ${ARABIC_WORD}`, 'u');
/** Second parts of names such as نظام الدين and عبد الرحمن. */
const SECOND_PART = '(?:الدين|الله|الإسلام|الرحمن|الرحيم|الكريم|العزيز|الزهراء)';
/** Family names from a place or trade end in -ī and have the article; ordinals and "last", "current" look alike. */
const NOT_NISBA =
  '(?:الثاني|الحالي|الماضي|التالي|القاضي|الأساسي|الرئيسي|النهائي|الشخصي|الأصلي|السنوي|الشهري|اليومي|الأسبوعي|الإلكتروني|الرسمي|العادي|الجامعي|المدرسي|المالي|الطبي|القانوني|الذي|التي|اللي)';
const BEHIND_ARABIC = new RegExp(
  `^ (?:${ARABIC_LINK} ${ARABIC_WORD}|${SECOND_PART}|(?!${NOT_NISBA}(?![\\p{L}\\p{M}]))ال[\\p{Script=Arabic}]{2,}ي)(?![\\p{L}\\p{M}])`,
  'u',
);
const REST_BEHIND_JOINER = /^\u200c[\p{Script=Arabic}\p{M}]+/u;

/** Geresh, gershayim and maqaf stand inside a Hebrew name: "ג'וליה", "נטע-לי". */
const HEBREW_REST = /^(?:['’׳־-]\p{Script=Hebrew}+)+/u;
const HEBREW_OPEN = /(?:\p{Script=Hebrew}+['’׳־-])+$/u;

const KOREAN_TITLE =
  /^(?:씨|님|군|양|대표|대리|과장|부장|차장|사장|이사|팀장|실장|원장|부원장|선생|교수|회장|기자|변호|의사|간호|약사|주임|사원|반장|소장|국장|박사|작가|감독|코치|목사|신부|스님|여사|형사|책임|선임|매니저|쌤|샘)/u;
const KOREAN_PARTICLE = /^[은는이가을를의에도와과랑야아께]/u;

function inArabic(text: string, { start, end }: Span): Span {
  let to = end;
  // Three times at most: "أبو", "أبو تيم", "أبو تيم بن سعيد".
  for (let turn = 0; turn < 3; turn += 1) {
    const ahead = text.slice(to, to + REACH);
    const more =
      REST_BEHIND_JOINER.exec(ahead) ??
      (ENDS_WITH_LINK.test(text.slice(start, to)) ? NEXT_ARABIC.exec(ahead) : BEHIND_ARABIC.exec(ahead));
    if (!more) break;
    to += more[0].length;
  }
  return withListedNeighbours(text, { start, end: to });
}

function inHebrew(text: string, { start, end }: Span): Span {
  const before = HEBREW_OPEN.exec(text.slice(Math.max(0, start - REACH), start))?.[0].length ?? 0;
  const after = HEBREW_REST.exec(text.slice(end, end + REACH))?.[0].length ?? 0;
  return withListedNeighbours(text, { start: start - before, end: end + after });
}

const WORD_AHEAD = /^ ([\p{L}\p{M}\u200c'’׳־-]+)/u;
const WORD_BEHIND = /(?<![\p{L}\p{M}])([\p{L}\p{M}\u200c'’׳־-]+) $/u;

/** With the listed names that stand directly beside it. */
function withListedNeighbours(text: string, { start, end }: Span): Span {
  const ahead = WORD_AHEAD.exec(text.slice(end, end + REACH));
  const behind = WORD_BEHIND.exec(text.slice(Math.max(0, start - REACH), start));
  return {
    start: behind && isListedInScript(behind[1] ?? '') ? start - behind[0].length : start,
    end: ahead && isListedInScript(ahead[1] ?? '') ? end + ahead[0].length : end,
  };
}

function syllables(text: string, pattern: RegExp): number {
  return pattern.exec(text)?.[0].length ?? 0;
}

/** A name begins where its word begins; a family name of one syllable that runs on has two more. */
function inKorean(text: string, { start, end }: Span): Span {
  const before = syllables(text.slice(Math.max(0, start - REACH), start), /[가-힣]+$/u);
  const from = before === 1 && /[가-힣]/u.test(text.charAt(start)) ? start - 1 : start;
  if (before > 1 || end - from !== 1) return { start: from, end };
  const rest = text.slice(end, end + REACH);
  const after = syllables(rest, /^[가-힣]+/u);
  if (KOREAN_TITLE.test(rest) || (after === 1 && KOREAN_PARTICLE.test(rest))) return { start: from, end };
  return { start: from, end: end + Math.min(after, 2) };
}

/** What a sentence goes on with behind a Thai name: "Khun Somporn|not", "|is". Swallowed by the name, "not" would be lost from the prompt. */
const THAI_GOES_ON = /(?<=.{3})(?:ไม่|ได้|จะ|เป็น|ให้|และ|กับ|ของ|เคย|ยัง|ถูก|ก็|บอก|อยู่|ต้อง|คือ|แล้ว|ว่า|ไป|เลย|นะ|ครับ|ค่ะ|คะ)+$/u;

function inThai(text: string, { start, end }: Span): Span {
  const more = THAI_GOES_ON.exec(text.slice(start, end));
  return { start, end: more ? start + more.index : end };
}

/** The span of a person's name with what belongs to it; itself in all other scripts. */
export function wholeName(text: string, span: Span): Span {
  const last = text.slice(Math.max(span.start, span.end - 1), span.end);
  if (/\p{Script=Arabic}/u.test(last)) return inArabic(text, span);
  if (/\p{Script=Hebrew}/u.test(last)) return inHebrew(text, span);
  if (/[\p{Script=Thai}\p{M}]/u.test(last) && /\p{Script=Thai}/u.test(text.slice(span.start, span.end)))
    return inThai(text, span);
  return /[가-힣]/u.test(last) ? inKorean(text, span) : span;
}
