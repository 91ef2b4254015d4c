// How a date becomes another one. Every way of writing dates counts its values along a row (days of two centuries, months, days of a year),
// so one function moves them all.
import { movedInYear } from '../../privacy/birthday.ts';
import { LARGEST_SHIFT, SHIFTS, SMALLEST_SHIFT, shiftDays, shiftedIndex } from '../../privacy/date-shift.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';

/** `date` moves by the conversation's shift with all other dates; `birth` moves within its year, apart from them. */
export type DateFamily = 'date' | 'birth';

export interface DateRow {
  readonly size: number;
  readonly daysPerPlace: number;
  /** The places of the year that `place` lies in. */
  yearAt(place: number): { readonly first: number; readonly size: number };
}

/** For rows in which every year has as many places. */
export const yearsOf = (placesPerYear: number): DateRow['yearAt'] => {
  return (place) => ({ first: place - (place % placesPerYear), size: placesPerYear });
};

/** Never zero: a shift of less than half a place still moves by one. */
const steps = (days: number, { daysPerPlace }: DateRow) => Math.round(days / daysPerPlace) || Math.sign(days);

/** The place that the value at `place` moves to; `direction` -1 undoes 1. @throws KeyError for a secret of the wrong size. */
export function movedPlace(
  place: number,
  row: DateRow,
  family: DateFamily,
  direction: 1 | -1,
  secret: ConversationSecret,
): number {
  if (family === 'date') return shiftedIndex(place, direction * steps(shiftDays(secret), row), row.size);
  const year = row.yearAt(place);
  return year.first + movedInYear(secret, place - year.first, direction, year.size);
}

const SHIFTED_DAYS = 2 * (LARGEST_SHIFT - SMALLEST_SHIFT + 7);

/** How many places the value at `place` could have come from. */
export function placesBehind(place: number, row: DateRow, family: DateFamily): number {
  if (family === 'birth') return row.yearAt(place).size;
  return Math.min(row.size, SHIFTS, Math.ceil(SHIFTED_DAYS / row.daysPerPlace));
}

/** Codecs are named by family, so that an issued hash tells how to undo the move. */
export const nameIn = (family: DateFamily, name: string): string => name.replace(/^date/, family);
