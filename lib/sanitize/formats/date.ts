// Dates in the ways people write them, shifted. Each way of writing is its own codec: "03/04/2020" is two different days, and
// "3/4/2020" must come back without zeros; the issued hash carries the codec's name and settles which it was.
import { addDays, differenceInCalendarDays, getDaysInYear } from 'date-fns';
import { movedInYear } from '../../privacy/birthday.ts';
import { SHIFTS, shiftDays, shifted } from '../../privacy/date-shift.ts';
import type { Codec } from '../codec.ts';
import type { ConversationSecret } from '../sanitized.ts';
import { dayPattern, inCase, MONTHS, readDay, writtenDay } from './calendar-words.ts';

interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

interface Window {
  readonly first: Date;
  readonly days: number;
}

const windowOf = (from: number, to: number): Window => {
  const first = new Date(from, 0, 1);
  return { first, days: differenceInCalendarDays(new Date(to, 0, 1), first) };
};
/** Four-digit years; surrogates stay inside it, which keeps the shift exact at the edges. */
const CENTURIES = windowOf(1900, 2100);
/** Two-digit years: 50 to 99 are 1950 to 1999, the rest 2000 to 2049. */
const TWO_DIGITS = windowOf(1950, 2050);

function dayOf(year: number, month: number, day: number): Day | undefined {
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? { year, month, day } : undefined;
}

const dayAfter = (first: Date, days: number): Day => {
  const day = addDays(first, days);
  return { year: day.getFullYear(), month: day.getMonth() + 1, day: day.getDate() };
};

const placeOf = ({ year, month, day }: Day, first: Date) =>
  differenceInCalendarDays(new Date(year, month - 1, day), first);

/** How a day becomes another: `direction` -1 undoes 1. */
interface Move {
  readonly family: 'date' | 'birth';
  of(day: Day, direction: 1 | -1, secret: ConversationSecret, window: Window): Day;
  domainSize(day: Day): number;
}

/** With all dates of the conversation. */
const SHIFT: Move = {
  family: 'date',
  of(day, direction, secret, { first, days }) {
    return dayAfter(first, shifted(placeOf(day, first), direction * shiftDays(secret), days));
  },
  domainSize: () => SHIFTS,
};

/** Within its year, apart from all other dates. */
const WITHIN_YEAR: Move = {
  family: 'birth',
  of(day, direction, secret) {
    const first = new Date(day.year, 0, 1);
    return dayAfter(first, movedInYear(secret, placeOf(day, first), direction, getDaysInYear(first)));
  },
  domainSize: ({ year }) => getDaysInYear(new Date(year, 0, 1)),
};

interface DateForm {
  readonly name: string;
  readonly window: Window;
  readonly pattern: RegExp;
  read(groups: Record<string, string>): Day | undefined;
  write(day: Day, groups: Record<string, string>): string;
}

const two = (value: number) => String(value).padStart(2, '0');
const fullYear = (text: string) =>
  text.length === 2 ? Number(text) + (Number(text) >= 50 ? 1900 : 2000) : Number(text);
const yearLike = (year: number, text: string) => (text.length === 2 ? two(year % 100) : String(year));

function numeric(order: 'dmy' | 'mdy', padded: boolean, shortYear: boolean): DateForm {
  const number = padded ? '\\d{2}' : '\\d{1,2}';
  const [first, second] = order === 'dmy' ? ['d', 'm'] : ['m', 'd'];
  const plain = (text: string) => padded || !text.startsWith('0');
  const show = (value: number) => (padded ? two(value) : String(value));
  return {
    name: `date:${order}${padded ? '' : '-bare'}${shortYear ? '-yy' : ''}`,
    window: shortYear ? TWO_DIGITS : CENTURIES,
    pattern: new RegExp(
      `(?<${first}>${number})(?<s>\\. ?|[/-])(?<${second}>${number})\\k<s>(?<y>\\d{${shortYear ? 2 : 4}})`,
      'u',
    ),
    read: ({ d = '', m = '', y = '' }) => (plain(d) && plain(m) ? dayOf(fullYear(y), Number(m), Number(d)) : undefined),
    write: ({ year, month, day }, { s = '', y = '' }) =>
      `${order === 'dmy' ? show(day) : show(month)}${s}${order === 'dmy' ? show(month) : show(day)}${s}${yearLike(year, y)}`,
  };
}

const ISO: DateForm = {
  name: 'date:iso',
  window: CENTURIES,
  pattern: /(?<y>\d{4})(?<s>[-/.])(?<m>\d{2})\k<s>(?<d>\d{2})/u,
  read: ({ y, m, d }) => dayOf(Number(y), Number(m), Number(d)),
  write: ({ year, month, day }, { s = '' }) => `${year}${s}${two(month)}${s}${two(day)}`,
};

function textual(language: string, dayFirst: boolean, shortYear: boolean): DateForm {
  const months = (MONTHS[language] ?? '').split(' ');
  const month = `(?<m>${months.join('|')})`;
  // "12. April 1985" is German, though the month is spelt as in English.
  const day = dayPattern(language);
  // A full stop after the day is its ordinal; after a month it marks a short form.
  const stop = dayFirst ? '' : '\\.?';
  const gap = `(?<a>${stop}[\\s\\u00a0]+(?:de[\\s\\u00a0]+|of[\\s\\u00a0]+)?|${stop}-)`;
  const apostrophe = shortYear ? "['’]?" : '';
  const end = `(?<b>(?:\\.?,?[\\s\\u00a0]+(?:de[\\s\\u00a0]+)?|\\.?-)${apostrophe})(?<y>\\d{${shortYear ? 2 : 4}})`;
  return {
    name: `date:text-${language}-${dayFirst ? 'dmy' : 'mdy'}${shortYear ? '-yy' : ''}`,
    window: shortYear ? TWO_DIGITS : CENTURIES,
    pattern: new RegExp(dayFirst ? `${day}${gap}${month}${end}` : `${month}${gap}${day}${end}`, 'iu'),
    read({ d = '', m = '', y = '', o = '' }) {
      const index = months.findIndex((name) => name.toLowerCase() === m.toLowerCase());
      const day = readDay(d, o, language);
      // Odd case would not come back as it was.
      return inCase(m, m) !== m || day === undefined ? undefined : dayOf(fullYear(y), index + 1, day);
    },
    write({ year, month: number, day: value }, { m = '', o = '', a = '', b = '', y = '' }) {
      const name = inCase(months[number - 1] ?? '', m);
      const shown = writtenDay(value, o, language);
      return `${dayFirst ? shown : name}${a}${dayFirst ? name : shown}${b}${yearLike(year, y)}`;
    },
  };
}

/** More exact forms first: "May 3, 2020" is the full month, not the short one. */
const FORMS: readonly DateForm[] = [
  ISO,
  ...[true, false].flatMap((padded) =>
    [false, true].flatMap((short) => [numeric('dmy', padded, short), numeric('mdy', padded, short)]),
  ),
  ...[false, true].flatMap((short) =>
    Object.keys(MONTHS).flatMap((language) => [textual(language, true, short), textual(language, false, short)]),
  ),
];

function dateCodec(form: DateForm, move: Move): Codec {
  const whole = new RegExp(`^(?:${form.pattern.source})$`, form.pattern.flags);
  const groupsOf = (text: string) => whole.exec(text)?.groups;
  const dayIn = (text: string) => {
    const groups = groupsOf(text);
    const day = groups && form.read(groups);
    const place = day ? placeOf(day, form.window.first) : -1;
    return place >= 0 && place < form.window.days ? day : undefined;
  };
  const moved = (text: string, direction: 1 | -1, secret: ConversationSecret) => {
    const day = dayIn(text);
    return day && form.write(move.of(day, direction, secret, form.window), groupsOf(text) ?? {});
  };
  return {
    name: form.name.replace('date', move.family),
    shape: 'phrase',
    // "12 March 14" may go on as ":30".
    ...(form.window === TWO_DIGITS || move === WITHIN_YEAR ? { needsHash: true as const } : {}),
    candidates: new RegExp(`(?<!\\d)(?:${form.pattern.source})(?!\\d)`, `g${form.pattern.flags}`),
    canonical(text) {
      const day = dayIn(text);
      return day && `${day.year}-${two(day.month)}-${two(day.day)}`;
    },
    issue(original, secret) {
      const surrogate = moved(original, 1, secret);
      return surrogate !== undefined && moved(surrogate, -1, secret) === original ? surrogate : undefined;
    },
    recover: (surrogate, secret) => moved(surrogate, -1, secret),
    domainSize(original) {
      const day = dayIn(original);
      return day ? move.domainSize(day) : SHIFTS;
    },
  };
}

export const dateCodecs: readonly Codec[] = FORMS.map((form) => dateCodec(form, SHIFT));
/** Dates of birth. */
export const birthCodecs: readonly Codec[] = FORMS.map((form) => dateCodec(form, WITHIN_YEAR));
