// Date arithmetic for deadlines, as replies do it: a date plus or minus a length of time. A date may lack its year or its day, which is
// zero then.

import type { Day } from '../notation/calendar.ts';
import type { DurationUnit } from '../text/durations.ts';

export interface DateStep {
  /** How many units to add; negative to subtract them. */
  readonly count: number;
  readonly unit: DurationUnit;
}

const DAY_MS = 86_400_000;
/** The year that is assumed for a date without one. It is not a leap year. */
const COMMON_YEAR = 2027;
const [SATURDAY, SUNDAY] = [6, 0];

const numberOf = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / DAY_MS;

function dayOf(number: number): Day {
  const date = new Date(number * DAY_MS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

const isWeekend = (number: number) => {
  const weekday = new Date(number * DAY_MS).getUTCDay();
  return weekday === SATURDAY || weekday === SUNDAY;
};

const WORKING_DAYS = 5;

/** Skips whole weeks at once, because a reply may say "9999 working days". */
function byWorkingDays(from: number, count: number): number {
  const direction = Math.sign(count);
  let at = from;
  while (isWeekend(at)) at -= direction;
  at += 7 * direction * Math.floor(Math.abs(count) / WORKING_DAYS);
  for (let left = Math.abs(count) % WORKING_DAYS; left > 0; ) {
    at += direction;
    if (!isWeekend(at)) left -= 1;
  }
  return at;
}

function byMonths({ year, month, day }: Day, count: number): Day {
  const months = month - 1 + count;
  const [toYear, toMonth] = [year + Math.floor(months / 12), (((months % 12) + 12) % 12) + 1];
  const lastDay = new Date(Date.UTC(toYear, toMonth, 0)).getUTCDate();
  return { year: toYear, month: toMonth, day: Math.min(day, lastDay) };
}

const isByMonths = (unit: DurationUnit) => unit === 'month' || unit === 'year';

/** The date plus the step. Undefined if the date lacks the part that the step counts, as in ten days after March. */
export function dateAfterStep(day: Day, { count, unit }: DateStep): Day | undefined {
  if (isByMonths(unit)) {
    const to = byMonths(
      { ...day, year: day.year || COMMON_YEAR, day: day.day || 1 },
      unit === 'year' ? 12 * count : count,
    );
    return { year: day.year && to.year, month: to.month, day: day.day && to.day };
  }
  if (day.day === 0 || (day.year === 0 && unit === 'working day')) return undefined;
  const from = numberOf({ ...day, year: day.year || COMMON_YEAR });
  const to = dayOf(unit === 'working day' ? byWorkingDays(from, count) : from + count * (unit === 'week' ? 7 : 1));
  return { ...to, year: day.year && to.year };
}

/** The Monday to which a deadline on a weekend moves. Undefined for a working day or a date without a year. */
export function mondayAfterWeekend(day: Day): Day | undefined {
  if (day.year === 0 || day.day === 0) return undefined;
  let at = numberOf(day);
  if (!isWeekend(at)) return undefined;
  while (isWeekend(at)) at += 1;
  return dayOf(at);
}

/** The number of days from one date to another. Both dates must have a year and a day. */
export const daysBetween = (from: Day, to: Day): number => numberOf(to) - numberOf(from);

/** Whether 29 February may lie between two dates without a year. Then the number of days between them is uncertain by one. */
export function mayHoldLeapDay(from: Day, to: Day): boolean {
  if (from.year > 0) return false;
  const isBeforeMarch = ({ month }: Day) => month <= 2;
  return isBeforeMarch(from) !== isBeforeMarch(to);
}
