// Gives a date a placeholder if it is the day of sending, which everybody knows: a letterhead's date that was shifted with the others would
// reveal the shift, and with it every other date.

import type { PlannedSpan } from '../../sanitized.ts';
import type { Today } from '../relations/relation.ts';
import { dateReaderOf } from '../relations/written-date.ts';

/** The spans, with a placeholder for each date that is the day of sending, with or without its year. */
export function withDateOfTodayHidden(
  text: string,
  spans: readonly PlannedSpan[],
  today: Today,
): readonly PlannedSpan[] {
  const textOf = ({ annotation: { start, end } }: PlannedSpan) => text.slice(start, end);
  const dates = spans.filter(({ annotation }) => annotation.type === 'DATE').map(textOf);
  if (dates.length === 0) return spans;
  const read = dateReaderOf(dates);
  const wanted = today.year * 10_000 + today.month * 100 + today.day;
  const isToday = (date: string) =>
    [date, `${date} ${today.year}`, `${date}${today.year}`, `${date}, ${today.year}`].some(
      (written) => read(written) === wanted,
    );
  return spans.map((span) =>
    span.mechanism === 'date-shift' && isToday(textOf(span)) ? { ...span, mechanism: 'placeholder' } : span,
  );
}
