// Dates of birth in the Iranian solar calendar: "12 Mehr 1375", "1375/7/12". The surrogate is another day of the same year, as for all dates
// of birth.
import type { ConversationSecret } from '../../privacy/keys.ts';
import { PERSIAN_MONTHS } from '../../text/month-names.ts';
import { digitsLike, normaliseCharacters } from '../../text/normalise-characters.ts';
import type { Codec } from '../codec.ts';
import { partOfYear, type YearCuts } from '../year-cuts.ts';
import {
  countPossibleOriginals,
  type DateCycle,
  indexAfterMove,
  withDividedYears,
  yearFinderForEqualYears,
} from './date-move.ts';

const DAYS_IN_MONTH = [31, 31, 31, 31, 31, 31, 30, 30, 30, 30, 30, 29] as const;
/** The last day of a leap year has no number, because most years lack it; the vault keeps a surrogate for it instead. */
const DAYS_IN_YEAR = 365;

const daysBefore = (month: number) => DAYS_IN_MONTH.slice(0, month - 1).reduce<number>((sum, days) => sum + days, 0);

function dayAt(place: number): { readonly month: number; readonly day: number } {
  const month = DAYS_IN_MONTH.findLastIndex((_, at) => daysBefore(at + 1) <= place) + 1;
  return { month, day: place - daysBefore(month) + 1 };
}

const YEAR: DateCycle = {
  size: DAYS_IN_YEAR,
  daysPerStep: 1,
  yearAt: yearFinderForEqualYears(DAYS_IN_YEAR),
  partAt: (place, cuts) => partOfYear(dayAt(place), cuts),
};

/** A written form of a date of birth. Its pattern captures day (`d`), month (`m`) and year (`y`); the surrogate keeps the year. */
interface PersianForm {
  readonly name: string;
  readonly pattern: RegExp;
  readonly monthNames?: readonly string[];
  readonly isPadded: boolean;
}

const DIGIT = '[0-9\\u0660-\\u0669\\u06f0-\\u06f9]';
const ZERO = '[0\\u0660\\u06f0]';
const numberOf = (isPadded: boolean) => (isPadded ? `${DIGIT}{2}` : `(?!${ZERO})${DIGIT}{1,2}`);
const SPACE = '[\\s\\u00a0\\u200c]+';
/** The text between month and year, which may have "ماه" ("month") and "سال" ("year"). */
const BEFORE_YEAR = `(?:[\\s\\u200c]*ماه)?(?:,?${SPACE}|${SPACE}سال${SPACE})`;
const SOLAR_YEAR = `(?<y>${DIGIT}{4})`;

const named = (id: string, names: string, isPadded: boolean): PersianForm => ({
  name: `birth:persian-${id}${isPadded ? '-padded' : ''}`,
  pattern: new RegExp(
    `(?<d>${numberOf(isPadded)})${SPACE}(?<m>${names.split(' ').join('|')})${BEFORE_YEAR}(?<y>${DIGIT}{4}|${DIGIT}{2})`,
    'du',
  ),
  monthNames: names.split(' '),
  isPadded,
});

const numeric = (yearFirst: boolean, isPadded: boolean): PersianForm => {
  const [day, month] = [`(?<d>${numberOf(isPadded)})`, `(?<m>${numberOf(isPadded)})`];
  return {
    name: `birth:persian-${yearFirst ? 'ymd' : 'dmy'}${isPadded ? '-padded' : ''}`,
    pattern: new RegExp(
      yearFirst ? `${SOLAR_YEAR}(?<s>[/.-])${month}\\k<s>${day}` : `${day}(?<s>[/.-])${month}\\k<s>${SOLAR_YEAR}`,
      'du',
    ),
    isPadded,
  };
};

const FORMS: readonly PersianForm[] = [
  ...[true, false].flatMap((yearFirst) => [numeric(yearFirst, true), numeric(yearFirst, false)]),
  ...Object.entries(PERSIAN_MONTHS).flatMap(([id, names]) => [named(id, names, false), named(id, names, true)]),
];

/** Whether people now alive, or their parents, may have been born in a year of the Iranian calendar. Other years belong to another calendar. */
const isSolarYear = (year: number) => year < 100 || (year >= 1290 && year <= 1420);
const numericValue = (digits: string) => Number(normaliseCharacters(digits));

function persianBirthCodec({ name, pattern, monthNames, isPadded }: PersianForm): Codec {
  const whole = new RegExp(`^(?:${pattern.source})$`, pattern.flags);
  const read = (text: string) => {
    const match = whole.exec(text);
    const { d = '', m = '', y = '' } = match?.groups ?? {};
    const month = monthNames ? monthNames.indexOf(m) + 1 : numericValue(m);
    const [day, year] = [numericValue(d), numericValue(y)];
    if (!match?.indices?.groups || !isSolarYear(year) || day < 1 || day > (DAYS_IN_MONTH[month - 1] ?? 0))
      return undefined;
    return { place: daysBefore(month) + day - 1, year, groups: match.indices.groups, day: d };
  };
  const moved = (text: string, direction: 1 | -1, secret: ConversationSecret, cuts?: YearCuts) => {
    const date = read(text);
    const to = date && indexAfterMove(date.place, YEAR, cuts ?? 'birth', direction, secret);
    if (!date || to === undefined) return undefined;
    const { month, day } = dayAt(to);
    const digits = (value: number) => digitsLike(String(value).padStart(isPadded ? 2 : 1, '0'), date.day);
    const parts = [
      [date.groups.d, digits(day)],
      [date.groups.m, monthNames ? monthNames[month - 1] : digits(month)],
    ] as const;
    return [...parts]
      .sort(([a], [b]) => (b?.[0] ?? 0) - (a?.[0] ?? 0))
      .reduce((out, [at, part = '']) => (at ? out.slice(0, at[0]) + part + out.slice(at[1]) : out), text);
  };
  const moves = (cuts?: YearCuts): Pick<Codec, 'issue' | 'recover' | 'domainSize'> => ({
    issue(original, secret) {
      const surrogate = moved(original, 1, secret, cuts);
      return surrogate !== undefined && moved(surrogate, -1, secret, cuts) === original ? surrogate : undefined;
    },
    recover: (surrogate, secret) => moved(surrogate, -1, secret, cuts),
    domainSize: (original) => countPossibleOriginals(read(original)?.place ?? 0, YEAR, cuts ?? 'birth'),
  });
  const codec: Codec = {
    name,
    shape: 'phrase',
    candidates: new RegExp(`(?<!\\p{Nd})(?:${pattern.source})(?!\\p{Nd})`, 'gu'),
    canonical(text) {
      const date = read(text);
      return date && `${date.year} ${date.place}`;
    },
    ...moves(),
  };
  return withDividedYears(codec, moves);
}

export const persianBirthCodecs: readonly Codec[] = FORMS.map(persianBirthCodec);
