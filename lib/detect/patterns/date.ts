import { anyOf } from '../../lexicon/alternatives.ts';
import { readData } from '../../lexicon/read-data.ts';
import { cellsOf } from '../../lexicon/words.ts';
import { THAI_MONTHS } from '../../text/month-names.ts';
import { isBirthDateCandidate } from './birth-context.ts';
import { isAmbiguousMonth, MONTH_NAME_PATTERN, monthNumber } from './months.ts';
import { type Candidate, type PatternShape, shapeRule } from './rule.ts';

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const isDay = (day: number, month: number) => day >= 1 && day <= (DAYS[month - 1] ?? 0);
const isYear = (year: number) => (year >= 1800 && year <= 2200) || year < 100;

/** Whether a number can be a recent year of the Thai Buddhist calendar. Without a word for birth, such a number is usually a version or count. */
const isBuddhistYear = (year: number) => year >= 2440 && year <= 2600;
/** Whether a number can be a recent year of the Iranian calendar; it too needs a word for birth. */
const isSolarHijriYear = (year: number) => year >= 1290 && year <= 1420;

/** Whether a candidate is a date that exists; day and month may be in either order. */
function isNumericDate(candidate: Candidate): boolean {
  const [a = 0, b = 0, c = 0] = candidate.value.split(/[./ -]+/).map(Number);
  const isYearHere = (year: number) =>
    isYear(year) || ((isBuddhistYear(year) || isSolarHijriYear(year)) && isBirthDateCandidate(candidate));
  if (a > 999) return isYearHere(a) && isDay(c, b);
  return isYearHere(c) && (isDay(a, b) || isDay(b, a));
}

function isMarkedDate({ value }: Candidate): boolean {
  const [month = 0, day = 0] = (value.match(/\d+/g) ?? []).slice(-2).map(Number);
  return isDay(day, month);
}

const isVietnameseDate = ({ value }: Candidate): boolean => {
  const [day = 0, month = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return isDay(day, month);
};

const kindOf = (full: 'date' | 'date-partial') => (candidate: Candidate) =>
  isBirthDateCandidate(candidate) ? 'date-of-birth' : full;

function isTextual({ value, text, end }: Candidate): boolean {
  const month = value
    .match(/[\p{L}\p{M}]+/gu)
    ?.find((word) => monthNumber(word) !== undefined && !/^(?:de|of)$/i.test(word));
  if (month === undefined) return false;
  const hasYear = /\d{4}|'\d{2}/.test(value);
  const day = Number(/(?<!\d)\d{1,2}(?!\d)/.exec(value.replace(/'\d{2}/, ''))?.[0] ?? 1);
  if (!isDay(day, monthNumber(month) ?? 0)) return false;
  // Without a year, the name of a month may be another word: "I may 10 times", "out 5 items" ("out" is October in Portuguese).
  if (isAmbiguousMonth(month) && !hasYear && !/\d(?:st|nd|rd|th)\b/.test(value)) return false;
  return !/^[\d%]/.test(text.slice(end, end + 1));
}

const SHORT_THAI = THAI_MONTHS.short.split(' ');
const THAI_MONTH = anyOf(SHORT_THAI);

function isShortThaiDate({ value }: Candidate): boolean {
  const month = SHORT_THAI.findIndex((name) => value.includes(name)) + 1;
  const [day = 0, year = 0] = (value.match(/\d+/g) ?? []).map(Number);
  return isDay(day, month) && (isYear(year) || isBuddhistYear(year));
}

const WEEKDAY = anyOf(cellsOf(readData('words/weekdays.tsv')).map(([, word = '']) => word));
const DAY = '\\d{1,2}(?:st|nd|rd|th|er|ª|º|°|\\.)?';
const YEAR = "(?:,? (?:de |del )?(?:\\d{4}|'\\d{2}))";
// In Hebrew, a hyphen may join a preposition to the date.
const LEAD = '(?<![\\p{L}\\p{N}_/]|(?<!\\p{Script=Hebrew})-|\\p{N}[.,:])';
const TAIL = '(?![\\p{L}\\p{N}_])';
const textual = (body: string) => new RegExp(`${LEAD}${body}${TAIL}`, 'giu');
const base = { type: 'DATE', confidence: 0.95 } as const;

const shapes: readonly PatternShape[] = [
  {
    ...base,
    pattern:
      /(?<![\w./]|(?<![א-ת])-)(?:\d{4}([./-])\d{1,2}\1\d{1,2}|\d{1,2}([./-])\d{1,2}\2(?:\d{4}|\d{2})|\d{1,2}\. ?\d{1,2}\. ?\d{4}|\d{4}\. \d{1,2}\. \d{1,2}\.?)(?=T\d|[^\w/-]|$)(?!\.\d|-\w)/g,
    accept: isNumericDate,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    pattern: textual(`(?:${WEEKDAY},? )?(?:the )?${DAY} ?(?:of |de |d'|ב)?${MONTH_NAME_PATTERN}\\.?${YEAR}`),
    accept: isTextual,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    pattern: textual(`(?:${WEEKDAY},? )?${MONTH_NAME_PATTERN}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?${YEAR}`),
    accept: isTextual,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    // Chinese, Japanese and Korean dates: "1987年3月14日", "昭和60年4月12日", "1987년 3월 14일".
    pattern:
      /(?<!\d)(?:\d{4}|(?:令和|平成|昭和|大正|明治)(?:\d{1,2}|元)) ?[年년] ?\d{1,2} ?[月월] ?\d{1,2} ?[日号號일]/gu,
    accept: isMarkedDate,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    pattern: new RegExp(`(?<![\\d/.])\\d{1,2} ?${THAI_MONTH} ?\\d{2,4}(?!\\d)`, 'gu'),
    accept: isShortThaiDate,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    pattern: textual('\\d{1,2} tháng \\d{1,2},? năm \\d{4}'),
    accept: isVietnameseDate,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    // Hungarian and Lithuanian dates: "1987. március 14.", "1987 m. kovo 12 d."
    pattern: textual(`\\d{4}(?:\\. ?| m\\. )${MONTH_NAME_PATTERN} \\d{1,2}`),
    accept: ({ value }) => isDay(Number(/\d{1,2}$/.exec(value)?.[0]), 1),
    kindOf: kindOf('date'),
  },
  {
    ...base,
    // Dates whose month is a Roman numeral: "12.XI.1941", "05-III-1971".
    pattern:
      /(?<![\p{L}\p{N}._/-])\d{1,2}([./-]) ?(?:I{1,3}|IV|VI{0,3}|IX|XI{0,2})\1 ?(?:18|19|20)\d{2}(?![\p{L}\p{N}_])/gu,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    pattern: textual(`\\d{1,2}([./])${MONTH_NAME_PATTERN}\\1(?:\\d{4}|\\d{2})`),
    accept: isTextual,
    kindOf: kindOf('date'),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: textual(
      `(?:${WEEKDAY},? )?(?:the )?${DAY}[ -](?:of |de )?${MONTH_NAME_PATTERN}\\.?(?:-\\d{2,4})?(?!${YEAR})`,
    ),
    accept: isTextual,
    kindOf: (candidate) => kindOf(/-\d{2,4}$/.test(candidate.value) ? 'date' : 'date-partial')(candidate),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: textual(
      `(?:${WEEKDAY},? )?${MONTH_NAME_PATTERN}\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?!${YEAR}|[:.,]?\\d)`,
    ),
    accept: isTextual,
    kindOf: kindOf('date-partial'),
  },
  {
    ...base,
    confidence: 0.85,
    pattern: textual(`(?<!\\d[. ]{1,2})${MONTH_NAME_PATTERN}\\.?,? (?:de |del |of )?(?:18|19|20|21)\\d{2}`),
    accept: isTextual,
    kindOf: kindOf('date-partial'),
  },
  {
    ...base,
    confidence: 0.8,
    // Day and month after a preposition: "on 14/3", "am 14.3."
    pattern:
      /(?:\b(?:on|am|vom|bis|zum|den|le|el|il|op)|date:) (?<value>\d{1,2}(?:\.\d{1,2}\.|\/\d{1,2}))(?![\d/.])/dgi,
    accept: ({ value }) => {
      const [a = 0, b = 0] = value.split(/[./]/).map(Number);
      return isDay(a, b) || isDay(b, a);
    },
    kindOf: kindOf('date-partial'),
  },
  {
    ...base,
    kind: 'birth-year',
    confidence: 0.85,
    pattern:
      /\b(?:born(?: in)?|year of birth|birth year|geboren|jahrgang|née? en|nacid[oa] en|nat[oa] nel|nascid[oa] em|geboren in|b\.):? (?:the year )?(?<value>(?:18|19|20)\d{2})(?!\d|[-/.]\d)/dgiu,
  },
];

export const date = shapeRule('date', shapes);
