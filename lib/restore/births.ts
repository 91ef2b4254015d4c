// Moved dates of birth, and the days in a sentence to which a reply may have counted an age or a length of time.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { Day } from '../notation/calendar.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import type { Span } from '../text/span.ts';
import { possibleDayPairs } from './dates.ts';
import { type StandInSpans, standInAt } from './stand-in-spans.ts';

export interface MovedBirth {
  /** The date of birth that was sent, as it was written. */
  readonly surrogate: string;
  /** A year of zero means that only the birthday is known. */
  readonly sent: Day;
  readonly original: Day;
}

export const movedBirths = (pairs: readonly RestorePair[]): readonly MovedBirth[] =>
  pairs.flatMap((pair) =>
    pair.isBirth === true
      ? possibleDayPairs(pair)
          .filter(([sent, original]) => sent.day > 0 && original.day > 0)
          .map(([sent, original]) => ({ surrogate: pair.surrogate, sent, original }))
      : [],
  );

/** The full dates between two places of a reply that are no stand-ins and no anniversaries of a moved birthday. */
export function reckoningDays(
  reply: string,
  { start, end }: Span,
  taken: StandInSpans,
  births: readonly MovedBirth[],
): readonly Day[] {
  return datesIn(reply.slice(start, end)).flatMap((date) => {
    const [day] = date.days;
    if (date.days.length !== 1 || !day || day.year === 0 || day.day === 0 || day.month > 12) return [];
    const isAnniversary = births.some(({ sent }) => sent.month === day.month && sent.day === day.day);
    return isAnniversary || standInAt(taken, { start: start + date.start, end: start + date.end }) ? [] : [day];
  });
}
