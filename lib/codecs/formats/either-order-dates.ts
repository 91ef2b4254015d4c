// Dates such as "03/04/1985", which may mean 3 April or 4 March. The surrogate can be read in both orders too.

import type { ConversationSecret } from '../../privacy/keys.ts';
import type { Codec } from '../codec.ts';
import { partOfYear, type YearCuts } from '../year-cuts.ts';
import {
  codecNameFor,
  countPossibleOriginals,
  type DateCycle,
  type DateMoveKind,
  indexAfterMove,
  withDividedYears,
  yearFinderForEqualYears,
} from './date-move.ts';

export type DateOrder = 'dmy' | 'mdy';

/** Whether day or month comes first, judged by the unambiguous dates; undefined if no date is unambiguous, or if they disagree. */
export function dateOrderOf(dates: readonly string[]): DateOrder | undefined {
  const orders = dates.flatMap((date): DateOrder[] => {
    const [, first, second] = /^(\d{1,2})[/-](\d{1,2})(?:[/-]\d{2,4})?$/.exec(date.trim()) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) return ['dmy'];
    return Number(second) > 12 && Number(first) <= 12 ? ['mdy'] : [];
  });
  return new Set(orders).size === 1 ? orders[0] : undefined;
}

interface EitherForm {
  readonly name: string;
  readonly padded: boolean;
  /** The cycle: the range of years to which dates of this form are moved. Omitted for a form without a year. */
  readonly years?: { readonly first: number; readonly count: number; readonly digits: 2 | 4 };
}

const CENTURIES = { first: 1900, count: 200, digits: 4 } as const;
const TWO_DIGITS = { first: 1950, count: 100, digits: 2 } as const;
const FORMS: readonly EitherForm[] = [true, false].flatMap((padded) => {
  const name = padded ? 'date:either' : 'date:either-bare';
  return [
    { name, padded, years: CENTURIES },
    { name: `${name}-yy`, padded, years: TWO_DIGITS },
    { name: `${name}-day`, padded },
  ];
});

const PLACES_PER_YEAR = 12 * 12;
const DAYS_PER_STEP = 365.25 / PLACES_PER_YEAR;

/** The two numbers of the date number `place`, in the order in which they are written. */
const numbersAt = (place: number) => [(place % 12) + 1, (Math.floor(place / 12) % 12) + 1] as const;

/**
 * A codec that keeps both numbers at 12 or less, so that the surrogate is ambiguous too: a year has 144 such dates. Restoring is exact, but
 * intervals to other dates are off by up to about two weeks. If another date in the text shows the order, codecs of that order are used.
 */
function eitherCodec({ name, padded, years }: EitherForm, family: DateMoveKind): Codec {
  const number = padded ? '(?:0[1-9]|1[0-2])' : '(?:[1-9]|1[0-2])';
  // Dates with full stops are not ambiguous: their day always comes first.
  const year = years ? `\\k<s>(?<y>\\d{${years.digits}})` : '';
  const source = `(?<a>${number})(?<s>[${years ? '/-' : '/'}])(?<b>${number})${year}`;
  const whole = new RegExp(`^${source}$`, 'u');
  const dates: DateCycle = {
    size: (years?.count ?? 1) * PLACES_PER_YEAR,
    daysPerStep: DAYS_PER_STEP,
    yearAt: yearFinderForEqualYears(PLACES_PER_YEAR),
    // The model may choose either reading, so both stay in their parts.
    partAt(place, cuts) {
      const [a, b] = numbersAt(place);
      return `${partOfYear({ month: a, day: b }, cuts)} ${partOfYear({ month: b, day: a }, cuts)}`;
    },
  };
  const yearAt = (place: number) => (years ? years.first + place : 0);
  const shown = (value: number) => (padded ? String(value).padStart(2, '0') : String(value));

  function placeIn(text: string): number | undefined {
    const groups = whole.exec(text)?.groups;
    if (!groups) return undefined;
    const yearInCycle = years ? yearIndex(groups.y ?? '', years) : 0;
    if (yearInCycle === undefined) return undefined;
    return yearInCycle * PLACES_PER_YEAR + (Number(groups.b) - 1) * 12 + Number(groups.a) - 1;
  }
  function moved(text: string, direction: 1 | -1, secret: ConversationSecret, cuts?: YearCuts): string | undefined {
    const place = placeIn(text);
    const to = place === undefined ? undefined : indexAfterMove(place, dates, cuts ?? family, direction, secret);
    if (to === undefined) return undefined;
    const { s = '' } = whole.exec(text)?.groups ?? {};
    const [first, second] = numbersAt(to);
    const end = years ? s + String(yearAt(Math.floor(to / PLACES_PER_YEAR))).slice(-years.digits) : '';
    return shown(first) + s + shown(second) + end;
  }
  const moves = (cuts?: YearCuts): Pick<Codec, 'issue' | 'recover' | 'domainSize'> => ({
    issue(original, secret) {
      const surrogate = moved(original, 1, secret, cuts);
      return surrogate === original ? undefined : surrogate;
    },
    recover: (surrogate, secret) => moved(surrogate, -1, secret, cuts),
    domainSize: (original) => countPossibleOriginals(placeIn(original) ?? 0, dates, cuts ?? family),
  });
  const codec: Codec = {
    name: codecNameFor(family, name),
    shape: 'phrase',
    candidates: new RegExp(`(?<![\\d/])${source}(?![\\d/])`, 'gu'),
    canonical: (text) => placeIn(text)?.toString(),
    ...moves(),
  };
  return family === 'birth' ? withDividedYears(codec, moves) : codec;
}

function yearIndex(digits: string, { first, count }: { first: number; count: number }): number | undefined {
  const year = digits.length === 4 ? Number(digits) : Number(digits) + (Number(digits) >= 50 ? 1900 : 2000);
  const yearInCycle = year - first;
  return yearInCycle >= 0 && yearInCycle < count ? yearInCycle : undefined;
}

export const eitherOrderDateCodecs: readonly Codec[] = FORMS.map((form) => eitherCodec(form, 'date'));
export const eitherOrderBirthDateCodecs: readonly Codec[] = FORMS.map((form) => eitherCodec(form, 'birth'));
