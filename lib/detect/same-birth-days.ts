// Finds the day of birth again where it stands in another form, or as a birthday: "DOB 07/30/1978, in the other system it is 1978-07-30",
// "turns 40 on 30 July". Beside a moved date of birth, a birthday that stays would give its day away.

import type { Finding } from './annotation.ts';
import { MONTH_NAME_PATTERN, monthNumber } from './patterns/months.ts';
import { SortedFindings } from './sorted-findings.ts';

/** Above that of the rule for dates, which reads no context. */
const CONFIDENCE = 0.97;
/** A number above every day and month, so that it can only be a year. */
const LEAST_YEAR = 32;
/** So many characters on each side are searched for words for a birthday, in the same sentence. */
const REACH = 60;

const BIRTHDAY_WORDS =
  /(?<!\p{L})(?:ages?|aged|turn(?:s|ed|ing)?|b-?days?|birthdays?|born|(?:years?|yrs) old|\p{L}*geburtstag\p{L}*|wird|werde|wurde|alt|anniversaires?|fêt\p{L}+|ans|cumple\p{L}*|años|compleann\p{L}+|compi\p{L}+|anni|aniversári\p{L}+|anivers\p{L}+|anos|verjaar\p{L}+|verjaardag\p{L}*|jarig|jaar|födelsedag\p{L}*|fyller|fylder|fødselsdag\p{L}*|bursdag\p{L}*|syntymäpäiv\p{L}*|täyt\p{L}+|urodzin\p{L}*|kończy\p{L}*|narozenin\p{L}*|narodenin\p{L}*|születésnap\p{L}*|éves|rođendan\p{L}*|рожден\p{L}+|исполн\p{L}+|лет|років|народжен\p{L}+|виповн\p{L}+|γενέθλι\p{L}+|κλείν\p{L}+|doğum günü\p{L}*|yaş\p{L}*|ulang tahun|sinh nhật|hari jadi|ميلاد\p{L}*|تولد\p{L}*|יום הולדת\p{L}*|जन्मदिन|জন্মদিন)(?!\p{L})|生日|誕生日|岁|歲|歳|생일|วันเกิด|ครบ/iu;
const SENTENCE_END = /[.!?](?=\s+\p{Lu})|[。！？\n]/u;

/** The numbers of a date in ascending order, the month among them: all spellings of a day have the same. */
function numbersOf(value: string): readonly number[] {
  const month = value
    .match(/\p{L}{3,}/gu)
    ?.map(monthNumber)
    .find((number) => number !== undefined);
  const numbers = [...(value.match(/\d+/gu) ?? []).map(Number), ...(month === undefined ? [] : [month])];
  return numbers.sort((a, b) => a - b);
}

const keyOf = (numbers: readonly number[]) => numbers.join('-');

/** The day and the month in ascending order; empty for a date that lacks one of them. */
function birthdayIn(value: string): string {
  const numbers = numbersOf(value);
  const isFull = numbers.length === 3 && (numbers[2] ?? 0) >= LEAST_YEAR;
  const isDay = numbers.length === 2 && (numbers[1] ?? 0) < LEAST_YEAR;
  return isFull || isDay ? keyOf(numbers.slice(0, 2)) : '';
}

/** A day with its month and no year. No rule for dates finds it in every language, because alone it tells little. */
const DAY_AND_MONTH = new RegExp(
  `(?<![\\p{L}\\p{N}]|\\p{N}[.,/-])(?:\\d{1,2}(?:st|nd|rd|th|er|[.º])?[\\s\\u00a0]{1,2}(?:de |of )?${MONTH_NAME_PATTERN}(?!\\p{L})|${MONTH_NAME_PATTERN}\\.?[\\s\\u00a0]{1,2}\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}\\.\\d{1,2}\\.|\\d{1,2}/\\d{1,2}|\\d{1,2}月\\d{1,2}日|\\d{1,2}월 ?\\d{1,2}일)(?![\\d%]|[.,/-]\\d)`,
  'giu',
);

/** The days without a year that no rule found. */
function otherDays(text: string, found: readonly Finding[]): readonly Finding[] {
  const dates = new SortedFindings();
  for (const finding of found) if (finding.type === 'DATE') dates.add(finding);
  return Array.from(text.matchAll(DAY_AND_MONTH), ({ index, 0: value }): Finding => {
    const span = { start: index, end: index + value.length };
    return { ...span, type: 'DATE', confidence: CONFIDENCE, source: { detector: 'pattern', rule: 'same-birth-day' } };
  }).filter((day) => dates.overlapping(day).length === 0);
}

function isNearBirthdayWord(text: string, { start, end }: Finding): boolean {
  const before =
    text
      .slice(Math.max(0, start - REACH), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const after = text.slice(end, end + REACH).split(SENTENCE_END)[0] ?? '';
  return BIRTHDAY_WORDS.test(before) || BIRTHDAY_WORDS.test(after);
}

/** @param found findings without overlaps */
export function sameBirthDays(text: string, found: readonly Finding[]): Finding[] {
  const writtenIn = ({ start, end }: Finding) => text.slice(start, end);
  const births = found.filter(({ kind }) => kind === 'date-of-birth').map(writtenIn);
  if (births.length === 0) return [];
  const days = new Set(
    births
      .map(numbersOf)
      .filter(({ length }) => length === 3)
      .map(keyOf),
  );
  const birthdays = new Set(births.map(birthdayIn).filter(Boolean));
  const isSame = (finding: Finding) => {
    const value = writtenIn(finding);
    const numbers = numbersOf(value);
    if (days.has(keyOf(numbers))) return true;
    // "7/30" may also be a fraction, and the same day of another year another event.
    const isBirthday = (numbers.length === 2 && /\p{L}/u.test(value)) || isNearBirthdayWord(text, finding);
    return birthdays.has(birthdayIn(value)) && isBirthday;
  };
  return [...found, ...otherDays(text, found)]
    .filter((finding) => finding.type === 'DATE' && finding.kind !== 'date-of-birth' && isSame(finding))
    .map((finding) => ({
      ...finding,
      kind: 'date-of-birth',
      confidence: CONFIDENCE,
      source: { detector: 'pattern', rule: 'same-birth-day' },
    }));
}
