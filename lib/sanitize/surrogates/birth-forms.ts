// Reads a date of birth in a form that has no codec, and writes another day in that form: "12.III.1987", "870312", "March the 12th, 1987",
// "1987. március 12.", "۱۲ مارس ۱۹۸۷".

import { capitalisedLike, writeDay } from '../../codecs/formats/calendar-words.ts';
import type { Day } from '../../notation/calendar.ts';
import { MONTH_NAMES } from '../../text/month-names.ts';
import { digitsLike, normaliseCharacters } from '../../text/normalise-characters.ts';
import type { Span } from '../../text/span.ts';
import { twoDigits } from '../../text/two-digits.ts';

interface WrittenBirth {
  readonly day: Day;
  write(day: Day): string;
}

/** A part of the date: its place, and the text for another day. */
interface DatePart extends Span {
  write(day: Day): string;
}

const ROMAN_NUMERALS = 'I II III IV V VI VII VIII IX X XI XII'.split(' ');
const MONTH_LISTS = [...Object.values(MONTH_NAMES).map((names) => names.split(' ')), ROMAN_NUMERALS];
/** In Hebrew, a preposition is joined to the name of the month. */
const LONGEST_PREFIX = 1;

const exists = ({ year, month, day }: Day) =>
  month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

const fullYear = (digits: string, latest: number) => {
  const year = Number(digits);
  if (digits.length === 4) return year;
  return year + (2000 + year <= latest ? 2000 : 1900);
};

/** Replaces the parts from the last to the first, so that the places of those before stay the same. */
const withParts = (text: string, parts: readonly DatePart[], day: Day): string =>
  [...parts]
    .sort((a, b) => b.start - a.start)
    .reduce((out, part) => out.slice(0, part.start) + part.write(day) + out.slice(part.end), text);

/** "19870312", "870312" and "12031987". */
function compactBirth(text: string, latest: number): WrittenBirth | undefined {
  const digits = normaliseCharacters(text);
  const [, y = '', m = '', d = ''] = /^((?:19|20)\d{2}|\d{2})(\d{2})(\d{2})$/.exec(digits) ?? [];
  const yearFirst = { year: fullYear(y, latest), month: Number(m), day: Number(d) };
  if (y !== '' && exists(yearFirst)) {
    const write = (day: Day) => String(day.year).slice(-y.length) + twoDigits(day.month) + twoDigits(day.day);
    return { day: yearFirst, write: (day) => digitsLike(write(day), text) };
  }
  const [, dd = '', mm = '', yy = ''] = /^(\d{2})(\d{2})((?:19|20)\d{2}|\d{2})$/.exec(digits) ?? [];
  const dayFirst = { year: fullYear(yy, latest), month: Number(mm), day: Number(dd) };
  if (yy === '' || !exists(dayFirst)) return undefined;
  const write = (day: Day) => twoDigits(day.day) + twoDigits(day.month) + String(day.year).slice(-yy.length);
  return { day: dayFirst, write: (day) => digitsLike(write(day), text) };
}

/** The name of a month in a date, as a part of it, with the month's number. */
function monthPart(text: string): { readonly part: DatePart; readonly month: number } | undefined {
  for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const small = word.toLowerCase();
    for (const names of MONTH_LISTS) {
      const at = names.findIndex((name) => {
        const prefix = small.length - name.length;
        return (
          small.endsWith(name.toLowerCase()) &&
          prefix >= 0 &&
          prefix <= (/\p{Script=Hebrew}/u.test(name) ? LONGEST_PREFIX : 0)
        );
      });
      const name = names[at];
      if (name === undefined) continue;
      const start = index + word.length - name.length;
      const model = text.slice(start, index + word.length);
      const written = (month: number) =>
        names === ROMAN_NUMERALS && model === model.toUpperCase()
          ? (names[month - 1] ?? '')
          : capitalisedLike(names[month - 1] ?? '', model);
      return { month: at + 1, part: { start, end: index + word.length, write: ({ month }) => written(month) } };
    }
  }
  return undefined;
}

interface Digits extends Span {
  readonly digits: string;
  readonly ordinal: string;
}

const digitsIn = (text: string): readonly Digits[] =>
  Array.from(
    normaliseCharacters(text).matchAll(/(\d+)(st|nd|rd|th)?/giu),
    ({ 0: all, 1: digits = '', 2: ordinal = '', index }) => ({
      start: index,
      end: index + all.length,
      digits,
      ordinal,
    }),
  );

/** The numbers of day and month in a date whose year is `year`; the month is undefined if it has a name. */
function partsOfNumbers(numbers: readonly Digits[], year: Digits, hasMonthName: boolean) {
  const others = numbers.filter((number) => number !== year);
  if (hasMonthName) return others.length === 1 ? { day: others[0], month: undefined } : undefined;
  // A date of numbers that begins with the day has a codec.
  return others.length === 2 && year === numbers[0] ? { month: others[0], day: others[1] } : undefined;
}

const isYear = ({ digits }: Digits, text: string, start: number) =>
  digits.length === 4 || (digits.length === 2 && (Number(digits) > 31 || /['’]$/u.test(text.slice(0, start))));

/** @param latest the latest possible year of birth, which tells the century of a year of two digits */
export function readBirth(text: string, latest: number): WrittenBirth | undefined {
  const compact = compactBirth(text.trim(), latest);
  if (compact && text === text.trim()) return compact;
  const named = monthPart(text);
  const numbers = digitsIn(text);
  const year = numbers.find((number) => isYear(number, text, number.start));
  const parts = year && partsOfNumbers(numbers, year, named !== undefined);
  if (!year || !parts?.day) return undefined;
  const { day: dayNumber, month: monthNumber } = parts;
  const day = {
    year: fullYear(year.digits, latest),
    month: named?.month ?? Number(monthNumber?.digits),
    day: Number(dayNumber.digits),
  };
  if (!exists(day)) return undefined;
  const isPadded = [dayNumber, monthNumber].some((number) => number?.digits.startsWith('0'));
  const number = (place: Digits, value: number) => {
    const written = isPadded ? twoDigits(value) : writeDay(value, place.ordinal.toLowerCase(), 'en');
    return digitsLike(written, text.slice(place.start, place.end));
  };
  const written: DatePart[] = [
    { ...dayNumber, write: (to) => number(dayNumber, to.day) },
    ...(monthNumber ? [{ ...monthNumber, write: (to: Day) => number(monthNumber, to.month) }] : []),
    ...(named ? [named.part] : []),
  ];
  return { day, write: (to) => withParts(text, written, to) };
}
