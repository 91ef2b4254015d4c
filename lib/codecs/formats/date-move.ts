// Moves a date to another date. Every date format numbers its values in a cycle (the days or months of two centuries, the days of a year),
// so that one function can move the values of all formats.
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
  /** How many values the cycle has. They are numbered from 0; `place` is the number of a value. */
  readonly size: number;
  /** How many days lie between a value and the next. */
  readonly daysPerStep: number;
  /** The year that contains the value number `place`: the number of the year's first value, and how many values the year has. */
  yearAt(place: number): { readonly first: number; readonly size: number };
}

/** `yearAt` for cycles in which every year has the same number of values. */
export const yearFinderForEqualYears = (placesPerYear: number): DateCycle['yearAt'] => {
  return (place) => ({ first: place - (place % placesPerYear), size: placesPerYear });
};

/** The shift in steps of the cycle, rounded. Never zero: a shift of less than half a step still moves the value by one. */
const shiftInPlaces = (days: number, { daysPerStep }: DateCycle) => Math.round(days / daysPerStep) || Math.sign(days);

/** The number of the value to which value number `place` moves; `direction` -1 undoes 1. @throws KeyError for a secret of the wrong size. */
export function indexAfterMove(
  place: number,
  cycle: DateCycle,
  kind: DateMoveKind,
  direction: 1 | -1,
  secret: ConversationSecret,
): number {
  if (kind === 'date')
    return shiftedIndex(place, direction * shiftInPlaces(conversationShiftDays(secret), cycle), cycle.size);
  const year = cycle.yearAt(place);
  return year.first + dayMovedWithinYear(secret, place - year.first, direction, year.size);
}

const SHIFTED_DAYS = 2 * (LARGEST_SHIFT_DAYS - SMALLEST_SHIFT_DAYS + 7);

/** How many values of the cycle may have been moved to value number `place`. */
export function countPossibleOriginals(place: number, cycle: DateCycle, kind: DateMoveKind): number {
  if (kind === 'birth') return cycle.yearAt(place).size;
  return Math.min(cycle.size, SHIFT_COUNT, Math.ceil(SHIFTED_DAYS / cycle.daysPerStep));
}

/** The name of a codec, by format and kind of move. The hash of an issued surrogate includes the name, so restoring knows which move to undo. */
export const codecNameFor = (kind: DateMoveKind, name: string): string => name.replace(/^date/, kind);
