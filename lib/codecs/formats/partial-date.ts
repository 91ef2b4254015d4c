// Dates that lack the day, the year or both. They move by the conversation's shift in their unit: "March 1985" by whole months, "12 March" by
// days around the year, "1985" by whole years. So intervals between dates of the same form stay the same. A birthday or month of birth moves
// within its year.

import type { ConversationSecret } from '../../privacy/keys.ts';
import { MONTH_NAMES } from '../../text/month-names.ts';
import { twoDigits } from '../../text/two-digits.ts';
import type { Codec } from '../codec.ts';
import { partOfYear, type YearCuts } from '../year-cuts.ts';
import { capitalisedLike, dayOfMonthPattern, readDay, writeDay } from './calendar-words.ts';
import {
  codecNameFor,
  countPossibleOriginals,
  type DateCycle,
  type DateMoveKind,
  indexAfterMove,
  withDividedYears,
  yearFinderForEqualYears,
} from './date-move.ts';

/**
 * A written form of an incomplete date: a month with its year, a day without a year, or a year. Its values are numbered as a cycle, in which
 * a date is moved: the months of two centuries, the days of a year, or the years of two centuries.
 */
interface PartialForm extends DateCycle {
  readonly name: string;
  readonly pattern: RegExp;
  read(groups: Record<string, string>): number | undefined;
  write(place: number, groups: Record<string, string>): string;
}

const FIRST_YEAR = 1900;
const YEARS = 200;
const DAYS_IN_MONTH = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;
const DAYS_IN_YEAR = 365;

function placeOfDay(month: number, day: number): number | undefined {
  // 29 February has no number, because most years lack it; the vault keeps a surrogate for it instead.
  if (day < 1 || day > (DAYS_IN_MONTH[month] ?? 0)) return undefined;
  return DAYS_IN_MONTH.slice(0, month).reduce((sum, days) => sum + days, day - 1);
}

function dayAt(place: number): { month: number; day: number } {
  let rest = place;
  let month = 0;
  while (rest >= (DAYS_IN_MONTH[month] ?? DAYS_IN_YEAR)) {
    rest -= DAYS_IN_MONTH[month] ?? 0;
    month += 1;
  }
  return { month, day: rest + 1 };
}

const partOfDay = (place: number, cuts: YearCuts) => {
  const { month, day } = dayAt(place);
  return partOfYear({ month: month + 1, day }, cuts);
};
/** A month in which the year is divided is a separate part. */
const partOfMonth = (place: number, cuts: YearCuts) => {
  const month = (place % 12) + 1;
  const lastDay = DAYS_IN_MONTH[month - 1] ?? 0;
  return `${partOfYear({ month, day: 1 }, cuts)} ${partOfYear({ month, day: lastDay }, cuts)}`;
};

const yearIndex = (year: number) => (year >= FIRST_YEAR && year < FIRST_YEAR + YEARS ? year - FIRST_YEAR : undefined);

const DAY_CYCLE: DateCycle = {
  size: DAYS_IN_YEAR,
  daysPerStep: 1,
  yearAt: yearFinderForEqualYears(DAYS_IN_YEAR),
  partAt: partOfDay,
};
const MONTH_CYCLE: DateCycle = {
  size: 12 * YEARS,
  daysPerStep: 30.4375,
  yearAt: yearFinderForEqualYears(12),
  partAt: partOfMonth,
};

function formsIn(language: string): PartialForm[] {
  const months = (MONTH_NAMES[language] ?? '').split(' ');
  const name = `(?<m>${months.join('|')})`;
  const monthOf = (word: string) =>
    capitalisedLike(word, word) === word ? months.findIndex((month) => month.toLowerCase() === word.toLowerCase()) : -1;
  const nameLike = (month: number, word: string) => capitalisedLike(months[month] ?? '', word);
  const day = dayOfMonthPattern(language);
  const read = ({ m = '', d = '', o = '' }: Record<string, string>) => {
    const [month, at] = [monthOf(m), readDay(d, o, language)];
    return month < 0 || at === undefined ? undefined : placeOfDay(month, at);
  };
  const shownDay = (value: number, o: string) => writeDay(value, o, language);
  const perYear = { ...DAY_CYCLE, read };
  return [
    {
      ...MONTH_CYCLE,
      name: `date:month-${language}`,
      pattern: new RegExp(`${name}(?<s>\\.?,?[\\s\\u00a0]+(?:de[\\s\\u00a0]+|of[\\s\\u00a0]+)?)(?<y>\\d{4})`, 'iu'),
      read({ m = '', y = '' }) {
        const [month, year] = [monthOf(m), yearIndex(Number(y))];
        return month < 0 || year === undefined ? undefined : 12 * year + month;
      },
      write: (place, { m = '', s = '' }) => `${nameLike(place % 12, m)}${s}${FIRST_YEAR + Math.floor(place / 12)}`,
    },
    {
      ...perYear,
      name: `date:day-${language}-dm`,
      pattern: new RegExp(`${day}(?<s>[\\s\\u00a0]+(?:de[\\s\\u00a0]+|of[\\s\\u00a0]+)?)${name}`, 'iu'),
      write(place, { m = '', o = '', s = '' }) {
        const at = dayAt(place);
        return `${shownDay(at.day, o)}${s}${nameLike(at.month, m)}`;
      },
    },
    {
      ...perYear,
      name: `date:day-${language}-md`,
      pattern: new RegExp(`${name}(?<s>\\.?[\\s\\u00a0]+)${day}`, 'iu'),
      write(place, { m = '', o = '', s = '' }) {
        const at = dayAt(place);
        return `${nameLike(at.month, m)}${s}${shownDay(at.day, o)}`;
      },
    },
  ];
}

const MONTH_OF_TWO = '(?<m>0[1-9]|1[0-2])';
const MONTH_OF_ONE = '(?<m>[1-9]|1[0-2])';

function numericMonth(name: string, pattern: string, yearFirst: boolean, isPadded: boolean): PartialForm {
  return {
    ...MONTH_CYCLE,
    name: `date:month-${name}`,
    pattern: new RegExp(pattern, 'u'),
    read({ m = '', y = '' }) {
      const year = yearIndex(Number(y));
      return year === undefined ? undefined : 12 * year + Number(m) - 1;
    },
    write(place, { s = '' }) {
      const month = isPadded ? twoDigits((place % 12) + 1) : `${(place % 12) + 1}`;
      const year = FIRST_YEAR + Math.floor(place / 12);
      return yearFirst ? `${year}${s}${month}` : `${month}${s}${year}`;
    },
  };
}

/** The form of "14/3", "14.3." or "3/14". One number exceeds 12, or a full stop shows that the day comes first. */
function numericDay(order: 'dm' | 'md', isPadded: boolean): PartialForm {
  const day = isPadded ? '(?<d>[0-3]\\d)' : '(?<d>[1-9]|[12]\\d|3[01])';
  const month = isPadded ? MONTH_OF_TWO : MONTH_OF_ONE;
  const show = (value: number) => (isPadded ? twoDigits(value) : `${value}`);
  return {
    name: `date:day-${order}${isPadded ? '' : '-bare'}`,
    ...DAY_CYCLE,
    pattern: new RegExp(order === 'dm' ? `${day}(?<s>[./])${month}(?<e>\\.?)` : `${month}(?<s>/)${day}(?<e>)`, 'u'),
    read: ({ d = '', m = '' }) => placeOfDay(Number(m) - 1, Number(d)),
    write(place, { s = '', e = '' }) {
      const at = dayAt(place);
      const [shownDay, shownMonth] = [show(at.day), show(at.month + 1)];
      return order === 'dm' ? `${shownDay}${s}${shownMonth}${e}` : `${shownMonth}${s}${shownDay}`;
    },
  };
}

const NUMERIC_FORMS: readonly PartialForm[] = [
  numericMonth('numeric', `${MONTH_OF_TWO}(?<s>[./-])(?<y>\\d{4})`, false, true),
  numericMonth('numeric-bare', `${MONTH_OF_ONE}(?<s>[./-])(?<y>\\d{4})`, false, false),
  numericMonth('iso', `(?<y>\\d{4})(?<s>[/-])${MONTH_OF_TWO}`, true, true),
  ...(['dm', 'md'] as const).flatMap((order) => [numericDay(order, true), numericDay(order, false)]),
];

const YEAR_FORM: PartialForm = {
  name: 'date:year',
  size: YEARS,
  daysPerStep: 365.25,
  yearAt: yearFinderForEqualYears(1),
  partAt: () => 0,
  pattern: /(?<y>(?:19|20)\d{2})/u,
  read: ({ y = '' }) => yearIndex(Number(y)),
  write: (place) => String(FIRST_YEAR + place),
};

function partialCodec(form: PartialForm, family: DateMoveKind): Codec {
  const whole = new RegExp(`^(?:${form.pattern.source})$`, form.pattern.flags);
  const placeIn = (text: string) => {
    const groups = whole.exec(text)?.groups;
    return groups && form.read(groups);
  };
  const moved = (text: string, direction: 1 | -1, secret: ConversationSecret, cuts?: YearCuts) => {
    const place = placeIn(text);
    const to = place === undefined ? undefined : indexAfterMove(place, form, cuts ?? family, direction, secret);
    return to === undefined ? undefined : form.write(to, whole.exec(text)?.groups ?? {});
  };
  const moves = (cuts?: YearCuts): Pick<Codec, 'issue' | 'recover' | 'domainSize'> => ({
    issue(original, secret) {
      const surrogate = moved(original, 1, secret, cuts);
      // A shift by a multiple of the cycle's size would leave the date unchanged.
      const isMoved = surrogate !== undefined && surrogate !== original;
      return isMoved && moved(surrogate, -1, secret, cuts) === original ? surrogate : undefined;
    },
    recover: (surrogate, secret) => moved(surrogate, -1, secret, cuts),
    domainSize: (original) => countPossibleOriginals(placeIn(original) ?? 0, form, cuts ?? family),
  });
  const codec: Codec = {
    name: codecNameFor(family, form.name),
    shape: 'phrase',
    candidates: new RegExp(`(?<![\\d\\p{L}])(?:${form.pattern.source})(?![\\d\\p{L}])`, `g${form.pattern.flags}`),
    canonical: (text) => placeIn(text)?.toString(),
    ...moves(),
  };
  return family === 'birth' ? withDividedYears(codec, moves) : codec;
}

const DAY_OR_MONTH_FORMS = [...Object.keys(MONTH_NAMES).flatMap(formsIn), ...NUMERIC_FORMS];

export const yearCodec: Codec = partialCodec(YEAR_FORM, 'date');
/** Must be tried after the codecs of full dates, because a partial date may be part of a full one. */
export const partialDateCodecs: readonly Codec[] = [
  ...DAY_OR_MONTH_FORMS.map((form) => partialCodec(form, 'date')),
  yearCodec,
];
/** Codecs of birthdays and months of birth. */
export const partialBirthDateCodecs: readonly Codec[] = DAY_OR_MONTH_FORMS.map((form) => partialCodec(form, 'birth'));
