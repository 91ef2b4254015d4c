// Forms of dates in Chinese, Japanese and Korean (year first), Vietnamese and Thai.

import { THAI_MONTHS } from '../../text/month-names.ts';
import { twoDigits } from '../../text/two-digits.ts';
import type { CalendarDate, DateForm } from './date-form.ts';

/** A date with the year first and a sign after each number: "1987年3月14日", "1987년 3월 14일". */
function yearFirst(isPadded: boolean): DateForm {
  const number = isPadded ? '\\d{2}' : '[1-9]\\d?';
  const shown = (value: number) => (isPadded ? twoDigits(value) : String(value));
  return {
    name: `date:ymd-marked${isPadded ? '-padded' : ''}`,
    pattern: new RegExp(
      `(?<y>\\d{4})(?<a>\\s?[年년]\\s?)(?<m>${number})(?<b>\\s?[月월]\\s?)(?<d>${number})(?<c>\\s?[日号號일])`,
      'u',
    ),
    read: ({ y, m, d }) => ({ year: Number(y), month: Number(m), day: Number(d) }),
    write: ({ year, month, day }, { a, b, c }) => `${year}${a}${shown(month)}${b}${shown(day)}${c}`,
  };
}

/** Japanese eras, the latest first, with their first day. */
const ERAS: readonly (readonly [string, CalendarDate])[] = [
  ['令和', { year: 2019, month: 5, day: 1 }],
  ['平成', { year: 1989, month: 1, day: 8 }],
  ['昭和', { year: 1926, month: 12, day: 25 }],
  ['大正', { year: 1912, month: 7, day: 30 }],
];

const sortKey = ({ year, month, day }: CalendarDate) => year * 10_000 + month * 100 + day;

/** The era of a date and its year in that era; a date before all listed eras gets the earliest one. */
function inEra(date: CalendarDate): { readonly name: string; readonly year: number } {
  const [name, first] = ERAS.find(([, begin]) => sortKey(date) >= sortKey(begin)) ?? ERAS.at(-1) ?? ['', date];
  return { name, year: date.year - first.year + 1 };
}

/** A Japanese date with the year of its era: "昭和60年4月12日" is 12 April 1985. */
const ERA: DateForm = {
  name: 'date:era',
  pattern: /(?<e>令和|平成|昭和|大正)(?<y>[1-9]\d?)年(?<m>[1-9]\d?)月(?<d>[1-9]\d?)日/u,
  read({ e, y, m, d }) {
    const first = ERAS.find(([name]) => name === e)?.[1];
    if (!first) return undefined;
    const date = { year: first.year + Number(y) - 1, month: Number(m), day: Number(d) };
    return inEra(date).name === e ? date : undefined;
  },
  write(date) {
    const { name, year } = inEra(date);
    return `${name}${year}年${date.month}月${date.day}日`;
  },
};

/** A Vietnamese date in words: "14 tháng 3 năm 1987" is 14 March 1987. */
const VIETNAMESE: DateForm = {
  name: 'date:text-vi',
  pattern: /(?<d>[1-9]\d?)(?<a>\s+tháng\s+)(?<m>[1-9]\d?)(?<b>,?\s+năm\s+)(?<y>\d{4})/iu,
  read: ({ d, m, y }) => ({ year: Number(y), month: Number(m), day: Number(d) }),
  write: ({ year, month, day }, { a, b }) => `${day}${a}${month}${b}${year}`,
};

/** How many years the Buddhist calendar of Thailand is ahead of the common era. */
const BUDDHIST = 543;

/** A Thai date in digits, with the year of the Buddhist calendar: "14/03/2530" is 14 March 1987. */
const THAI: DateForm = {
  name: 'date:thai',
  pattern: /(?<d>\d{2})(?<s>[./-])(?<m>\d{2})\k<s>(?<y>2[45]\d{2})/u,
  read: ({ d, m, y }) => ({ year: Number(y) - BUDDHIST, month: Number(m), day: Number(d) }),
  write: ({ year, month, day }, { s }) => `${twoDigits(day)}${s}${twoDigits(month)}${s}${year + BUDDHIST}`,
};

/**
 * A Thai date with the name of its month: "14 มีนาคม 2530", "14 มี.ค. 2530". A year up to 2400 is read as a year of the common era, which
 * some people write.
 */
function thaiText(length: keyof typeof THAI_MONTHS): DateForm {
  const months: readonly string[] = THAI_MONTHS[length].split(' ');
  const calendar = (year: number) => (year > 2400 ? BUDDHIST : 0);
  return {
    name: `date:text-th-${length}`,
    pattern: new RegExp(
      `(?<d>[1-9]\\d?)(?<a> ?)(?<m>${months.join('|').replaceAll('.', '\\.')})(?<b> ?)(?<y>\\d{4})`,
      'u',
    ),
    read: ({ d, m, y }) => ({
      year: Number(y) - calendar(Number(y)),
      month: months.indexOf(m ?? '') + 1,
      day: Number(d),
    }),
    write: ({ year, month, day }, { a, b, y }) => `${day}${a}${months[month - 1]}${b}${year + calendar(Number(y))}`,
  };
}

export const eastAsianDateForms: readonly DateForm[] = [
  yearFirst(false),
  yearFirst(true),
  ERA,
  VIETNAMESE,
  THAI,
  thaiText('full'),
  thaiText('short'),
];
