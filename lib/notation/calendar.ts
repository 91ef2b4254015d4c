// Reads dates in every form that people and replies use, and writes another date in the same form.

import { capitalisedLike, WEEKDAYS, writeDay } from '../codecs/formats/calendar-words.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';
import { foldText } from '../text/folded-reading.ts';
import { twoDigits } from '../text/two-digits.ts';
import { eastAsianDates } from './east-asian-dates.ts';
import { languagesOfMonths, type MonthName, monthsNamed, nameLike } from './named-months.ts';

export interface Day {
  readonly year: number;
  /** The month, 1 (January) to 12. */
  readonly month: number;
  readonly day: number;
}

/** A date in a text: its possible meanings, and how to write another date in its form. */
export interface WrittenDate {
  readonly start: number;
  readonly end: number;
  /** The dates that the text may mean; two if day and month may be in either order. A missing year or day is zero. */
  readonly days: readonly Day[];
  /** @param like a date in the language that is the likeliest for the name of the month */
  write(original: Day, reading: number, like?: string): string;
  /** The weekday before the date, if there is one. */
  weekday?(): Weekday | undefined;
}

interface Weekday {
  readonly length: number;
  /** The weekday that the text names: 0 (Monday) to 6. */
  readonly said: number;
  write(original: Day): string;
}

export const dayKey = ({ year, month, day }: Day): string => `${year}-${month}-${day}`;
/** As ISO 8601 writes a date: "1987-03-12". */
export const isoDate = ({ year, month, day }: Day): string => `${year}-${twoDigits(month)}-${twoDigits(day)}`;
const fullYear = (text: string) => (text.length > 2 ? Number(text) : Number(text) + (Number(text) >= 50 ? 1900 : 2000));
const yearLike = (year: number, text: string) => (text.length === 2 ? twoDigits(year % 100) : String(year));

/** Matches the words, but not inside an identifier: the "im" of "kacm_im_86" is no German word. */
const asWords = (words: readonly string[]) =>
  new RegExp(`(?<![\\p{L}\\p{N}_]|[\\p{L}\\p{N}][:.-])${anyOf(words)}(?![\\p{L}\\p{N}_]|[:.-][\\p{L}\\p{N}])`, 'giu');

const LANGUAGE_HINTS: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(wordsBy(readData('calendar/words-around-dates.tsv'))).map(([language, words]) => [
    language,
    asWords(words),
  ]),
);

const WEEKDAY_LANGUAGES = ['en', 'en', 'de', 'fr', 'es', 'it', 'nl'];
const WEEKDAY_LISTS = new Map(
  WEEKDAYS.flatMap((names, row) => names.map((name) => [foldText(name), { names, row }] as const)),
);

/** Languages that write a full stop after the day. */
const LANGUAGES_WITH_STOP: ReadonlySet<string> = new Set('de da nb fi cs sk'.split(' '));

/** Chooses between the languages that share this month's name, by the weekday and the small words around it and the language of `like`. */
function spokenLanguage(
  names: readonly MonthName[],
  { around, dayMark, weekday, like }: Readonly<Record<'around' | 'dayMark' | 'weekday' | 'like', string>>,
): MonthName {
  const weekdayLanguage = WEEKDAY_LANGUAGES[WEEKDAY_LISTS.get(weekday)?.row ?? -1];
  const alike = languagesOfMonths(like);
  const scored = names.map((name) => {
    const base = name.language.slice(0, 2);
    const own =
      (base === weekdayLanguage ? 20 : dayMark === '.' && LANGUAGES_WITH_STOP.has(base) ? 8 : 0) +
      (alike.includes(base) ? 2 : 0);
    const hints = around.match(LANGUAGE_HINTS.get(base) ?? /$^/)?.length ?? 0;
    return { name, score: own + hints + (base === 'en' ? 0.6 : 0) + (name.language.includes('-') ? 0 : 0.3) };
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).name;
}

const WEEKDAY_BEFORE = /(?<!\p{L})(?<w>\p{L}{2,})[.,]{0,2}[\s\u00a0*_]+(?:(?:the|den|dem|le|el|il)[\s\u00a0]+)?$/iu;

/** The weekday right before a date, if there is one. */
function weekdayBefore(before: string) {
  const word = WEEKDAY_BEFORE.exec(before);
  const name = word?.groups?.w ?? '';
  const names = word ? WEEKDAY_LISTS.get(foldText(name))?.names : undefined;
  if (!word || !names) return undefined;
  return { name, names, length: before.length - word.index, gap: before.slice(word.index + name.length) };
}

export const weekdayOf = ({ year, month, day }: Day) => (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

function withWeekday(date: WrittenDate, raw: string): WrittenDate {
  return {
    ...date,
    weekday() {
      const lead = weekdayBefore(raw.slice(Math.max(0, date.start - 24), date.start));
      if (!lead) return undefined;
      const { names, name, gap, length } = lead;
      return {
        length,
        said: names.findIndex((one) => foldText(one) === foldText(name)),
        write: (original) => capitalisedLike(names[weekdayOf(original)] ?? '', name) + gap,
      };
    },
  };
}

const DAY_BEFORE =
  /(?<![\d.,/-])(?<d>\d{1,2})(?<o>st|nd|rd|th|er|\.|º|ª)?(?<a>[\s\u00a0*_]+(?:de[\s\u00a0]+|of[\s\u00a0]+|di[\s\u00a0]+)?|-|\.)$/iu;
const YEAR_AFTER =
  /^(?<b>\.?,?[\s\u00a0*_]+(?:de[l]?[\s\u00a0]+|of[\s\u00a0]+)?|-)(?<y>\d{4}|['’]\d{2}(?!\d))(?!\d|[.,]\d)/iu;
const SHORT_YEAR_AFTER = /^(?<b>-)(?<y>\d{2})(?!\d)/u;
const DAY_AFTER = /^(?<a>\.?[\s\u00a0*_]+(?:the )?)(?<d>\d{1,2})(?<o>st|nd|rd|th)?(?!\d|[.,:]\d|\p{L})/iu;

function textualDate(raw: string, start: number, end: number): WrittenDate | undefined {
  const word = raw.slice(start, end);
  const names = monthsNamed(foldText(word));
  if (!names || (word === word.toUpperCase() && word.length < 3)) return undefined;
  const [before, after] = [raw.slice(Math.max(0, start - 40), start), raw.slice(end, end + 30)];
  const first = DAY_BEFORE.exec(before);
  const { month } = names[0] ?? { month: 0 };
  // Only writing a date needs its language. Finding the language is slow, so it is found on demand.
  const language = (like = '') => {
    const lead = first ? before.slice(0, first.index) : before;
    const around = raw.slice(Math.max(0, start - 100), end + 60);
    const weekday = foldText(weekdayBefore(lead)?.name ?? '');
    return spokenLanguage(names, { around, dayMark: first?.groups?.o ?? '', weekday, like });
  };
  const nameOf = (name: MonthName, value: number) => capitalisedLike(nameLike(name, value), word);
  if (first?.groups) {
    const { d = '', o = '', a = '' } = first.groups;
    const year = (YEAR_AFTER.exec(after) ?? SHORT_YEAR_AFTER.exec(after))?.groups;
    const y = (year?.y ?? '').replace(/\D/g, '');
    return withWeekday(
      {
        start: start - (before.length - first.index),
        end: end + (year ? (year.b ?? '').length + (year.y ?? '').length : 0),
        days: [{ year: y === '' ? 0 : fullYear(y), month, day: Number(d) }],
        write: (day, _reading, like) => {
          const name = language(like);
          const padded = d.startsWith('0') ? twoDigits(day.day) : writeDay(day.day, o.toLowerCase(), name.language);
          const tail = year ? (year.b ?? '') + (year.y ?? '').replace(/\d+/, (text) => yearLike(day.year, text)) : '';
          return padded + a + nameOf(name, day.month) + tail;
        },
      },
      raw,
    );
  }
  const second = DAY_AFTER.exec(after);
  if (second?.groups) {
    const { d = '', o = '', a = '' } = second.groups;
    const rest = after.slice(second[0].length);
    const year = YEAR_AFTER.exec(rest)?.groups;
    const y = (year?.y ?? '').replace(/\D/g, '');
    const head = { start, end: end + second[0].length + (year ? (year.b ?? '').length + (year.y ?? '').length : 0) };
    return withWeekday(
      {
        ...head,
        days: [{ year: y === '' ? 0 : fullYear(y), month, day: Number(d) }],
        write(day, _reading, like) {
          const name = language(like);
          const shown = d.startsWith('0') ? twoDigits(day.day) : writeDay(day.day, o.toLowerCase(), name.language);
          const tail = year ? (year.b ?? '') + (year.y ?? '').replace(/\d+/, (text) => yearLike(day.year, text)) : '';
          return nameOf(name, day.month) + a + shown + tail;
        },
      },
      raw,
    );
  }
  const year = YEAR_AFTER.exec(after)?.groups;
  if (!year) return undefined;
  const y = (year.y ?? '').replace(/\D/g, '');
  return {
    start,
    end: end + (year.b ?? '').length + (year.y ?? '').length,
    days: [{ year: fullYear(y), month, day: 0 }],
    write: (day, _reading, like) =>
      nameOf(language(like), day.month) +
      (year.b ?? '') +
      (year.y ?? '').replace(/\d+/, (text) => yearLike(day.year, text)),
  };
}

const NUMERIC_DATE =
  /(?<![\d./-])(?:(?<y1>\d{4})(?<s1>[-/.])(?<m1>\d{1,2})\k<s1>(?<d1>\d{1,2})|(?<a>\d{1,2})(?<s2>\. ?|[/-])(?<b>\d{1,2})(?<s3>\. ?|[/-])(?<y2>\d{4}|\d{2})|(?<m4>0?[1-9]|1[0-2])\/(?<y4>(?:19|20)\d{2})|(?<y5>(?:19|20)\d{2})-(?<m5>0[1-9]|1[0-2])|(?<d3>\d{1,2})\.(?<m3>\d{1,2})\.|(?<c>(?:19|20)\d{6}))(?![\d%]|[/-]\d)/gu;

function numericDates(raw: string): WrittenDate[] {
  return plainNumericDates(raw).map((date) => withWeekday(date, raw));
}

/** Pads with a zero only if every part has two digits: in a reply that writes "28/4/2027", the day 2 must not become "02". */
const paddedLike = (value: number, ...parts: readonly string[]) =>
  parts.every(({ length }) => length === 2) ? twoDigits(value) : String(value);

function plainNumericDates(raw: string): WrittenDate[] {
  return Array.from(raw.matchAll(NUMERIC_DATE)).flatMap((match): WrittenDate[] => {
    const groups = match.groups ?? {};
    const place = { start: match.index, end: match.index + match[0].length };
    if (groups.y1 !== undefined) {
      const { y1: y = '', s1: s = '', m1: m = '', d1: d = '' } = groups;
      return [
        {
          ...place,
          days: [{ year: Number(y), month: Number(m), day: Number(d) }],
          write: (day) => `${day.year}${s}${paddedLike(day.month, m, d)}${s}${paddedLike(day.day, m, d)}`,
        },
      ];
    }
    if (groups.c !== undefined) {
      const c = groups.c;
      const said = { year: Number(c.slice(0, 4)), month: Number(c.slice(4, 6)), day: Number(c.slice(6)) };
      return [{ ...place, days: [said], write: (day) => `${day.year}${twoDigits(day.month)}${twoDigits(day.day)}` }];
    }
    if (groups.y4 !== undefined) {
      const { y4: y = '', m4: m = '' } = groups;
      const days = [{ year: Number(y), month: Number(m), day: 0 }];
      return [{ ...place, days, write: (day) => `${paddedLike(day.month, m)}/${day.year}` }];
    }
    if (groups.y5 !== undefined) {
      const { y5: y = '', m5: m = '' } = groups;
      const days = [{ year: Number(y), month: Number(m), day: 0 }];
      return [{ ...place, days, write: (day) => `${day.year}-${paddedLike(day.month, m)}` }];
    }
    if (groups.d3 !== undefined) {
      const { d3: d = '', m3: m = '' } = groups;
      return [
        withWeekday(
          {
            ...place,
            days: [{ year: 0, month: Number(m), day: Number(d) }],
            write: (day) => `${paddedLike(day.day, d, m)}.${paddedLike(day.month, d, m)}.`,
          },
          raw,
        ),
      ];
    }
    const { a = '', s2 = '', b = '', s3 = '', y2: y = '' } = groups;
    if (s2.trim() !== s3.trim()) return [];
    const year = fullYear(y);
    const dmy = { year, month: Number(b), day: Number(a) };
    const mdy = { year, month: Number(a), day: Number(b) };
    const days = s2.startsWith('.') ? [dmy] : [dmy, mdy];
    return [
      withWeekday(
        {
          ...place,
          days,
          write: (day, reading) =>
            `${paddedLike(reading === 0 ? day.day : day.month, a, b)}${s2}${paddedLike(reading === 0 ? day.month : day.day, a, b)}${s3}${yearLike(day.year, y)}`,
        },
        raw,
      ),
    ];
  });
}

export function writtenDates(
  raw: string,
  words: readonly { readonly start: number; readonly end: number }[],
): WrittenDate[] {
  const textual = words.flatMap(({ start, end }) => textualDate(raw, start, end) ?? []);
  return [...textual, ...numericDates(raw), ...eastAsianDates(raw)];
}
