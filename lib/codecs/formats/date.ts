// Moves full dates. Each written form has a separate codec, because "03/04/2020" may mean two days and "3/4/2020" must be restored without
// zeros. The hash of an issued surrogate includes the codec's name, so restoring knows the form.

import { addDays, differenceInCalendarDays, getDaysInYear, startOfYear } from 'date-fns';
import type { ConversationSecret } from '../../privacy/keys.ts';
import { MONTH_NAMES } from '../../text/month-names.ts';
import { twoDigits } from '../../text/two-digits.ts';
import type { Codec } from '../codec.ts';
import { partOfYear, type YearCuts } from '../year-cuts.ts';
import {
  capitalisedLike,
  dayOfMonthPattern,
  LANGUAGES_WITH_ANY_DATE_ORDER,
  readDay,
  writeDay,
} from './calendar-words.ts';
import type { CalendarDate, DateForm } from './date-form.ts';
import {
  codecNameFor,
  countPossibleOriginals,
  type DateCycle,
  type DateMoveKind,
  indexAfterMove,
  withDividedYears,
} from './date-move.ts';
import { eastAsianDateForms } from './east-asian-dates.ts';

/** A period of years as a cycle of days. */
interface YearWindow extends DateCycle {
  dayAt(place: number): CalendarDate;
  placeOf(date: CalendarDate): number;
}

function windowOf(from: number, to: number): YearWindow {
  const start = new Date(from, 0, 1);
  const dayAt = (place: number): CalendarDate => {
    const day = new Date(from, 0, 1 + place);
    return { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() };
  };
  const daysTo = (day: Date) => differenceInCalendarDays(day, start);
  return {
    dayAt,
    placeOf: ({ year, month, day }) => daysTo(new Date(year, month - 1, day)),
    size: daysTo(new Date(to, 0, 1)),
    daysPerStep: 1,
    yearAt(place) {
      const newYear = startOfYear(addDays(start, place));
      return { first: daysTo(newYear), size: getDaysInYear(newYear) };
    },
    partAt: (place, cuts) => partOfYear(dayAt(place), cuts),
  };
}
/** The window of dates with a four-digit year. A date that moves past its end continues at its start, so every surrogate can be restored. */
const CENTURIES = windowOf(1900, 2100);
/** The window of dates with a two-digit year: 50 to 99 mean 1950 to 1999, the rest 2000 to 2049. */
const TWO_DIGITS = windowOf(1950, 2050);

function exists({ year, month, day }: CalendarDate): boolean {
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day;
}

const fullYear = (text: string) =>
  text.length === 2 ? Number(text) + (Number(text) >= 50 ? 1900 : 2000) : Number(text);
const yearLike = (year: number, text: string) => (text.length === 2 ? twoDigits(year % 100) : String(year));

function numericForm(order: 'dmy' | 'mdy', padded: boolean, shortYear: boolean): DateForm {
  const number = padded ? '\\d{2}' : '\\d{1,2}';
  const [first, second] = order === 'dmy' ? ['d', 'm'] : ['m', 'd'];
  const plain = (text: string) => padded || !text.startsWith('0');
  const show = (value: number) => (padded ? twoDigits(value) : String(value));
  return {
    name: `date:${order}${padded ? '' : '-bare'}${shortYear ? '-yy' : ''}`,
    pattern: new RegExp(
      `(?<${first}>${number})(?<s>\\. ?|[/-])(?<${second}>${number})\\k<s>(?<y>\\d{${shortYear ? 2 : 4}})`,
      'u',
    ),
    read: ({ d = '', m = '', y = '' }) =>
      plain(d) && plain(m) ? { year: fullYear(y), month: Number(m), day: Number(d) } : undefined,
    write: ({ year, month, day }, { s = '', y = '' }) =>
      `${order === 'dmy' ? show(day) : show(month)}${s}${order === 'dmy' ? show(month) : show(day)}${s}${yearLike(year, y)}`,
  };
}

const ISO: DateForm = {
  name: 'date:iso',
  pattern: /(?<y>\d{4})(?<s>[-/.])(?<m>\d{2})\k<s>(?<d>\d{2})/u,
  read: ({ y, m, d }) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  write: ({ year, month, day }, { s = '' }) => `${year}${s}${twoDigits(month)}${s}${twoDigits(day)}`,
};

function textualForm(language: string, dayFirst: boolean, shortYear: boolean): DateForm {
  const months = (MONTH_NAMES[language] ?? '').split(' ');
  const month = `(?<m>${months.join('|')})`;
  // The ordinal mark shows the language: "12. April 1985" is German, although English spells the month in the same way.
  const day = dayOfMonthPattern(language);
  // A full stop may follow an abbreviated month. After a day it is the ordinal mark, which `dayOfMonthPattern` reads.
  const stop = dayFirst ? '' : '\\.?';
  const gap = `(?<a>${stop}[\\s\\u00a0]+(?:de[\\s\\u00a0]+|of[\\s\\u00a0]+)?|${stop}-)`;
  const apostrophe = shortYear ? "['’]?" : '';
  const end = `(?<b>(?:\\.?,?[\\s\\u00a0]+(?:de[\\s\\u00a0]+)?|\\.?-)${apostrophe})(?<y>\\d{${shortYear ? 2 : 4}})`;
  return {
    name: `date:text-${language}-${dayFirst ? 'dmy' : 'mdy'}${shortYear ? '-yy' : ''}`,
    pattern: new RegExp(dayFirst ? `${day}${gap}${month}${end}` : `${month}${gap}${day}${end}`, 'iu'),
    read({ d = '', m = '', y = '', o = '' }) {
      const index = months.findIndex((name) => name.toLowerCase() === m.toLowerCase());
      const day = readDay(d, o, language);
      // A month in an unusual letter case ("mArch") is refused, because it could not be restored.
      return capitalisedLike(m, m) !== m || day === undefined
        ? undefined
        : { year: fullYear(y), month: index + 1, day };
    },
    write({ year, month: number, day: value }, { m = '', o = '', a = '', b = '', y = '' }) {
      const name = capitalisedLike(months[number - 1] ?? '', m);
      const shown = writeDay(value, o, language);
      return `${dayFirst ? shown : name}${a}${dayFirst ? name : shown}${b}${yearLike(year, y)}`;
    },
  };
}

/** The forms by preference: in "May 3, 2020", "May" is read as the full name of the month and not as its short form. */
const FORMS: readonly DateForm[] = [
  ISO,
  ...[true, false].flatMap((padded) =>
    [false, true].flatMap((short) => [numericForm('dmy', padded, short), numericForm('mdy', padded, short)]),
  ),
  ...[false, true].flatMap((short) =>
    [...LANGUAGES_WITH_ANY_DATE_ORDER].flatMap((language) => [
      textualForm(language, true, short),
      textualForm(language, false, short),
    ]),
  ),
  ...Object.keys(MONTH_NAMES)
    .filter((language) => !LANGUAGES_WITH_ANY_DATE_ORDER.has(language))
    .map((language) => textualForm(language, true, false)),
  ...eastAsianDateForms,
];

function dateCodec(form: DateForm, family: DateMoveKind): Codec {
  const window = form.name.endsWith('-yy') ? TWO_DIGITS : CENTURIES;
  const whole = new RegExp(`^(?:${form.pattern.source})$`, form.pattern.flags);
  const groupsOf = (text: string) => whole.exec(text)?.groups;
  /** The number of the date's day in the window; undefined for a date outside the window and for one that does not exist. */
  const placeIn = (text: string) => {
    const groups = groupsOf(text);
    const day = groups && form.read(groups);
    const place = day && exists(day) ? window.placeOf(day) : -1;
    return place >= 0 && place < window.size ? place : undefined;
  };
  const moved = (text: string, direction: 1 | -1, secret: ConversationSecret, cuts?: YearCuts) => {
    const place = placeIn(text);
    const to = place === undefined ? undefined : indexAfterMove(place, window, cuts ?? family, direction, secret);
    return to === undefined ? undefined : form.write(window.dayAt(to), groupsOf(text) ?? {});
  };
  const moves = (cuts?: YearCuts): Pick<Codec, 'issue' | 'recover' | 'domainSize'> => ({
    issue(original, secret) {
      const surrogate = moved(original, 1, secret, cuts);
      return surrogate !== undefined && moved(surrogate, -1, secret, cuts) === original ? surrogate : undefined;
    },
    recover: (surrogate, secret) => moved(surrogate, -1, secret, cuts),
    domainSize: (original) => countPossibleOriginals(placeIn(original) ?? 0, window, cuts ?? family),
  });
  const codec: Codec = {
    name: codecNameFor(family, form.name),
    shape: 'phrase',
    candidates: new RegExp(`(?<!\\d)(?:${form.pattern.source})(?!\\d)`, `g${form.pattern.flags}`),
    canonical(text) {
      const place = placeIn(text);
      if (place === undefined) return undefined;
      const { year, month, day } = window.dayAt(place);
      return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
    },
    ...moves(),
  };
  return family === 'date' ? codec : withDividedYears(codec, moves);
}

export const dateCodecs: readonly Codec[] = FORMS.map((form) => dateCodec(form, 'date'));
/** Codecs of dates of birth, which move within their year. */
export const birthDateCodecs: readonly Codec[] = FORMS.map((form) => dateCodec(form, 'birth'));
