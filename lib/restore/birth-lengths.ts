// Handles lengths of time that a reply counted to or from a moved birthday: "her birthday is in 95 days", "5 months old", "9 weeks to go". A
// number of days that the reply counted from today, or from a date beside it, is recomputed; other lengths that differ are marked.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { Day } from '../notation/calendar.ts';
import { type Duration, durationsIn } from '../text/durations.ts';
import { overlaps, type Span } from '../text/span.ts';
import { type MovedBirth, movedBirths, reckoningDays } from './births.ts';
import { sentenceAround } from './claims/sentences.ts';
import { withUnprovedMarks } from './claims/unproved-numbers.ts';
import { daysBetween } from './date-steps.ts';
import type { RecomputedNumber } from './recompute.ts';
import { withRecomputedNumbers } from './recomputed-segments.ts';
import type { Segment } from './segment.ts';
import { type StandInSpans, standInAt, standInSpans } from './stand-in-spans.ts';
import { AGE_WORDS } from './words-near-dates.ts';

const LONGEST_LIFE = 110;
/** A birthday without a year is counted to the last one or to one of the next. */
const YEARS_AROUND = 2;
const DAYS_PER_WEEK = 7;

type ShortUnit = 'day' | 'week' | 'month';
const isShort = (unit: Duration['unit']): unit is ShortUnit => unit === 'day' || unit === 'week' || unit === 'month';

/** The years in which a reply may name the anniversary of a birth. */
function anniversaryYears({ sent }: MovedBirth, on: Day): readonly number[] {
  const [first, last] =
    sent.year === 0 ? [on.year - YEARS_AROUND, on.year + YEARS_AROUND] : [sent.year, sent.year + LONGEST_LIFE];
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

function fullMonths(from: Day, to: Day): number {
  const months = 12 * (to.year - from.year) + to.month - from.month;
  return to.day >= from.day ? months : months - 1;
}

/** The full days, weeks or months between two days in either order. */
function lengthBetween(one: Day, other: Day, unit: ShortUnit): number {
  const days = daysBetween(one, other);
  if (unit === 'day') return Math.abs(days);
  if (unit === 'week') return Math.floor(Math.abs(days) / DAYS_PER_WEEK);
  return days > 0 ? fullMonths(one, other) : fullMonths(other, one);
}

/** The anniversary of the original in the year that has the same place in life as `year` has in that of the stand-in. */
function inSameYear({ sent, original }: MovedBirth, year: number): readonly [Day, Day] {
  return [
    { ...sent, year },
    { ...original, year: sent.year === 0 ? year : original.year + year - sent.year },
  ];
}

interface Fit {
  readonly birth: MovedBirth;
  /** The length for the original. */
  readonly count: number;
}

/** The birthdays from which `count` units lead to one of the days, each with the length for the original. */
function fitsOf({ count, unit }: Duration, births: readonly MovedBirth[], days: readonly Day[]): readonly Fit[] {
  if (!isShort(unit)) return [];
  return births.flatMap((birth) =>
    days.flatMap((on) =>
      anniversaryYears(birth, on)
        .map((year) => inSameYear(birth, year))
        .filter(([sent]) => lengthBetween(sent, on, unit) === count)
        .map(([, original]) => ({ birth, count: lengthBetween(original, on, unit) })),
    ),
  );
}

interface Reply {
  readonly text: string;
  readonly taken: StandInSpans;
}

/** Whether a sentence is about a birthday: it has the stand-in of one or a word for an age. */
const isAboutBirth = ({ text, taken }: Reply, sentence: Span, births: readonly MovedBirth[]) =>
  AGE_WORDS.test(text.slice(sentence.start, sentence.end)) ||
  taken.some((one) => overlaps(one, sentence) && births.some(({ surrogate }) => surrogate === one.segment.surrogate));

/**
 * Builds a function that can be used for many replies.
 * @param today the day from which the reply counted
 */
export function birthLengthRecomputer(
  pairs: readonly RestorePair[],
  today: Day,
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const births = movedBirths(pairs);
  if (births.length === 0) return (_, segments) => segments;
  return (text, segments) => {
    const reply = { text, taken: standInSpans(segments) };
    const recomputed: RecomputedNumber[] = [];
    const unproved: Span[] = [];
    for (const length of durationsIn(text)) {
      const { number, count, unit } = length;
      if (!isShort(unit) || count === 0 || standInAt(reply.taken, number)) continue;
      const sentence = sentenceAround(text, number.start, number.end);
      if (!isAboutBirth(reply, sentence, births)) continue;
      const days = [today, ...reckoningDays(text, sentence, reply.taken, births)];
      const fits = fitsOf(length, births, days);
      const counts = new Set(fits.map((fit) => fit.count));
      const [fit] = fits;
      if (!fit || (counts.size === 1 && counts.has(count))) continue;
      const written = text.slice(number.start, number.end);
      if (unit === 'day' && counts.size === 1 && /^\d+$/.test(written)) {
        const formula = `${fit.birth.surrogate}, ${count}`;
        recomputed.push({ ...number, text: written, original: String(fit.count), formula });
      } else unproved.push(number);
    }
    recomputed.sort((a, b) => a.start - b.start);
    unproved.sort((a, b) => a.start - b.start);
    return withUnprovedMarks(withRecomputedNumbers(segments, recomputed, { type: 'DATE', standIn: 'shift' }), unproved);
  };
}
