// Moves a date to another date. Every date format numbers its values in a cycle (the days of two centuries, months, the days of a
// year), so that one function can move them all.
import { dayMovedWithinYear } from '../../privacy/birthday.ts';
import {
  conversationShiftDays,
  LARGEST_SHIFT_DAYS,
  SHIFT_COUNT,
  SMALLEST_SHIFT_DAYS,
  shiftedIndex,
} from '../../privacy/date-shift.ts';
import type { ConversationSecret } from '../../privacy/keys.ts';

/** `date`: moves by the conversation's shift, as all other dates do. `birth`: moves independently, within its year. */
export type DateMoveKind = 'date' | 'birth';

export interface DateCycle {
  readonly size: number;
  readonly daysPerStep: number;
  /** The first place and the number of places of the year that contains `place`. */
  yearAt(place: number): { readonly first: number; readonly size: number };
}

/** `yearAt` for cycles in which every year has the same number of places. */
export const yearFinderForEqualYears = (placesPerYear: number): DateCycle['yearAt'] => {
  return (place) => ({ first: place - (place % placesPerYear), size: placesPerYear });
};

/** The shift in places, rounded. Never zero: a shift of less than half a place still moves the value by one. */
const shiftInPlaces = (days: number, { daysPerStep }: DateCycle) => Math.round(days / daysPerStep) || Math.sign(days);

/** The index in the cycle that the value at index `place` moves to; `direction` -1 undoes 1. @throws KeyError for a secret of the wrong size. */
export function indexAfterMove(
  place: number,
  cycle: DateCycle,
  family: DateMoveKind,
  direction: 1 | -1,
  secret: ConversationSecret,
): number {
  if (family === 'date')
    return shiftedIndex(place, direction * shiftInPlaces(conversationShiftDays(secret), cycle), cycle.size);
  const year = cycle.yearAt(place);
  return year.first + dayMovedWithinYear(secret, place - year.first, direction, year.size);
}

const SHIFTED_DAYS = 2 * (LARGEST_SHIFT_DAYS - SMALLEST_SHIFT_DAYS + 7);

/** How many values of the cycle may have been moved to the one at index `place`. */
export function countPossibleOriginals(place: number, cycle: DateCycle, family: DateMoveKind): number {
  if (family === 'birth') return cycle.yearAt(place).size;
  return Math.min(cycle.size, SHIFT_COUNT, Math.ceil(SHIFTED_DAYS / cycle.daysPerStep));
}

/** The codec's name for a family. It is part of the issued hash, so that restoring knows which move to undo. */
export const codecNameFor = (family: DateMoveKind, name: string): string => name.replace(/^date/, family);
