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
import type { Codec } from '../codec.ts';
import { codecNameWithCuts, type YearCuts } from '../year-cuts.ts';

/** `date`: moves by the conversation's shift, as all other dates do. `birth`: moves independently, within its year. */
export type DateMoveKind = 'date' | 'birth';
/** A kind of move, or the days that divide the year: then a date of birth moves within its part. */
type DateMove = DateMoveKind | YearCuts;

export interface DateCycle {
  /** How many values the cycle has. They are numbered from 0; `place` is the number of a value. */
  readonly size: number;
  /** How many days lie between a value and the next. */
  readonly daysPerStep: number;
  /** The year that contains the value number `place`: the number of the year's first value, and how many values the year has. */
  yearAt(place: number): { readonly first: number; readonly size: number };
  /** A name of the part of its year in which the value number `place` is. */
  partAt(place: number, cuts: YearCuts): string | number;
}

/** `yearAt` for cycles in which every year has the same number of values. */
export const yearFinderForEqualYears = (placesPerYear: number): DateCycle['yearAt'] => {
  return (place) => ({ first: place - (place % placesPerYear), size: placesPerYear });
};

/** The shift in steps of the cycle, rounded. Never zero: a shift of less than half a step still moves the value by one. */
const shiftInPlaces = (days: number, { daysPerStep }: DateCycle) => Math.round(days / daysPerStep) || Math.sign(days);

/** A part of a year with fewer days or values would show almost which date the original is. */
const FEWEST_DAYS_IN_PART = 14;
const FEWEST_VALUES_IN_PART = 3;
const fewestInPart = ({ daysPerStep }: DateCycle) =>
  Math.max(FEWEST_VALUES_IN_PART, Math.ceil(FEWEST_DAYS_IN_PART / daysPerStep));

/** The last result of `valuesInPart` for each cycle, because one date is moved there and back many times while a reply streams. */
const lastPart = new WeakMap<DateCycle, { readonly key: string; readonly values: ReadonlySet<number> }>();

/** The values in the part of the year in which value number `place` is, counted from the year's first value. */
function valuesInPart(place: number, cycle: DateCycle, cuts: YearCuts): ReadonlySet<number> {
  const year = cycle.yearAt(place);
  const part = cycle.partAt(place, cuts);
  const key = `${codecNameWithCuts(String(year.first), cuts)} ${part}`;
  const last = lastPart.get(cycle);
  if (last?.key === key) return last.values;
  const all = Array.from({ length: year.size }, (_, value) => value);
  const values = new Set(all.filter((value) => cycle.partAt(year.first + value, cuts) === part));
  lastPart.set(cycle, { key, values });
  return values;
}

/**
 * The number of the value to which value number `place` moves; `direction` -1 undoes 1.
 * The result is undefined if the part of the year in which it should move has too few values.
 * @throws KeyError for a secret of the wrong size.
 */
export function indexAfterMove(
  place: number,
  cycle: DateCycle,
  move: DateMove,
  direction: 1 | -1,
  secret: ConversationSecret,
): number | undefined {
  if (move === 'date')
    return shiftedIndex(place, direction * shiftInPlaces(conversationShiftDays(secret), cycle), cycle.size);
  const year = cycle.yearAt(place);
  const start = place - year.first;
  const values = move === 'birth' ? undefined : valuesInPart(place, cycle, move);
  if (values && values.size < fewestInPart(cycle)) return undefined;
  return year.first + dayMovedWithinYear(secret, start, direction, year.size, (value) => values?.has(value) ?? true);
}

/** The codec together with those of divided years. @param moves how the codec of a divided year moves dates */
export const withDividedYears = (
  codec: Codec,
  moves: (cuts: YearCuts) => Pick<Codec, 'issue' | 'recover' | 'domainSize'>,
): Codec => ({
  ...codec,
  dividedBy: (cuts) => ({ ...codec, ...moves(cuts), name: codecNameWithCuts(codec.name, cuts) }),
});

const SHIFTED_DAYS = 2 * (LARGEST_SHIFT_DAYS - SMALLEST_SHIFT_DAYS + 7);

/** The size of the set of values within which value number `place` is moved. */
export function countPossibleOriginals(place: number, cycle: DateCycle, move: DateMove): number {
  if (move === 'birth') return cycle.yearAt(place).size;
  if (move !== 'date') return valuesInPart(place, cycle, move).size;
  return Math.min(cycle.size, SHIFT_COUNT, Math.ceil(SHIFTED_DAYS / cycle.daysPerStep));
}

/** The name of a codec, by format and kind of move. The hash of an issued surrogate includes the name, so restoring knows which move to undo. */
export const codecNameFor = (kind: DateMoveKind, name: string): string => name.replace(/^date/, kind);
