// The spellings of a date: in digits in the three orders, with the month by name, and as the milliseconds that programs count.
import { MONTH_NAMES } from '../text/month-names.ts';
import type { DigitForm } from './number-forms.ts';
import { tokensOf } from './token-text.ts';

interface DateForms {
  /** In words that `tokensOf` gives. */
  readonly words: readonly string[];
  readonly digits: readonly DigitForm[];
}

interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const SHORTEST_MONTH_NAME = 3;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Requests are full of dates near today: timestamps, releases, expiry dates. Such a date is searched for in words only. */
const ORDINARY_DATES = { past: 400 * DAY_MS, future: 800 * DAY_MS } as const;

let namesByMonth: readonly (readonly string[])[] | undefined;

/** The folded names of each month, in all languages. */
function monthNames(): readonly (readonly string[])[] {
  namesByMonth ??= Array.from({ length: 12 }, (_, month) => {
    const names = Object.values(MONTH_NAMES).map((names) => tokensOf(names.split(' ')[month] ?? ''));
    return [...new Set(names)].filter((name) => name.length >= SHORTEST_MONTH_NAME && !name.includes(' '));
  });
  return namesByMonth;
}

const isDate = ({ year, month, day }: CalendarDate) =>
  year >= 1900 && year <= 2100 && month >= 1 && month <= 12 && day >= 1 && day <= 31;

const MIDDLE_WORDS = /^(?:de|del|of|the|den|le|el)$/;

function namedDate(tokens: readonly string[]): readonly CalendarDate[] {
  const month = tokens.map((token) => monthNames().findIndex((names) => names.includes(token))).find((i) => i >= 0);
  const numbers = tokens
    .map((token) => /^(\d{1,4})(?:st|nd|rd|th|er)?$/.exec(token)?.[1])
    .filter((n) => n !== undefined);
  const year = numbers.find((n) => n.length === 4);
  const day = numbers.find((n) => n.length <= 2);
  return month === undefined || year === undefined || day === undefined
    ? []
    : [{ year: Number(year), month: month + 1, day: Number(day) }];
}

/** The dates that a text may mean: "03/04/1987" is one in April or one in March. */
function datesIn(text: string): readonly CalendarDate[] {
  const tokens = tokensOf(text)
    .split(' ')
    .filter((token) => !MIDDLE_WORDS.test(token));
  const [a = '', b = '', c = ''] = tokens;
  const [first, second, third] = [Number(a), Number(b), Number(c)];
  const isNumeric = tokens.length >= 3 && [a, b, c].every((token) => /^\d{1,4}$/.test(token));
  if (!isNumeric) return namedDate(tokens).filter(isDate);
  const found =
    a.length === 4
      ? [{ year: first, month: second, day: third }]
      : c.length === 4
        ? [
            { year: third, month: second, day: first },
            { year: third, month: first, day: second },
          ]
        : [];
  return found.filter(isDate);
}

function ordinal(day: number): string {
  const last = day % 10;
  const isTeen = day > 10 && day < 14;
  return `${day}${isTeen ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'}`;
}

function wordForms({ year, month, day }: CalendarDate): readonly string[] {
  const days = [...new Set([`${day}`, `${day}`.padStart(2, '0'), ordinal(day)])];
  return (monthNames()[month - 1] ?? []).flatMap((name) => [
    ...days.flatMap((written) => [`${written} ${name} ${year}`, `${name} ${written} ${year}`]),
    `${year} ${name} ${day}`,
    `${day} de ${name} de ${year}`,
    `${ordinal(day)} of ${name} ${year}`,
  ]);
}

function digitForms({ year, month, day }: CalendarDate, now: number): readonly DigitForm[] {
  const midnight = Date.UTC(year, month - 1, day);
  if (midnight > now - ORDINARY_DATES.past && midnight < now + ORDINARY_DATES.future) return [];
  const [y, m, d] = [`${year}`, `${month}`, `${day}`];
  const [mm, dd, yy] = [m.padStart(2, '0'), d.padStart(2, '0'), y.slice(2)];
  const grouped = (...parts: readonly string[]): DigitForm => ({
    digits: parts.join(''),
    groups: [parts.map(({ length }) => length)],
  });
  const joinable = (...parts: readonly string[]): DigitForm => ({
    digits: parts.join(''),
    groups: [parts.map(({ length }) => length), [8]],
  });
  const seconds = `${Math.abs(midnight / 1000)}`;
  const counted =
    seconds.length < 8 ? [] : [seconds, `${seconds}000`].map((digits) => ({ digits, groups: [[digits.length]] }));
  return [
    joinable(y, mm, dd),
    joinable(dd, mm, y),
    joinable(mm, dd, y),
    grouped(y, m, d),
    grouped(d, m, y),
    grouped(m, d, y),
    grouped(dd, mm, yy),
    grouped(mm, dd, yy),
    grouped(d, m, yy),
    grouped(m, d, yy),
    ...counted,
  ];
}

/** All spellings of a date with its year; none if the text is no such date. */
export function dateForms(text: string, now: number): DateForms {
  const dates = datesIn(text);
  return {
    words: [...new Set(dates.flatMap(wordForms))],
    digits: dates.flatMap((date) => digitForms(date, now)),
  };
}
