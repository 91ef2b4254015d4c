// Gives a placeholder to each date that the reader knows: the day of sending, a day that the words beside it tell ("tomorrow", "Christmas"),
// and a weekday with a day but no year, which is read as one of the days around today. If such a date moved with the others, its stand-in
// would reveal the shift, and with it every other date. It is not kept either: beside moved dates, every interval would be wrong.

import { datesIn } from '../../../notation/dates-in-text.ts';
import { holidayBeside, knownDayBeside, weekdayBeside } from '../../../text/known-days.ts';
import { type Span, textOf } from '../../../text/span.ts';
import type { PlannedSpan } from '../../sanitized.ts';
import type { Today } from '../relations/relation.ts';
import { dateReaderOf } from '../relations/written-date.ts';

/** A date with a number of four digits or three numbers; a day with a month has at most two. */
const HAS_YEAR = /\d{4}|\d\D+\d+\D+\d/;

/** More years than "tomorrow" and the shift of dates can add up to. */
const YEARS_OUT_OF_REACH = 6;

/** Whether no word such as "yesterday" can mean the date, neither an original nor a shifted one. */
function isLongAgo(date: string, today: Today | undefined): boolean {
  const years = datesIn(date).flatMap(({ days }) => days.map(({ year }) => year));
  return (
    today !== undefined &&
    years.length > 0 &&
    years.every((year) => year > 0 && Math.abs(year - today.year) > YEARS_OUT_OF_REACH)
  );
}

/** The words that tell which day the date at `span` is; undefined if nothing does. With a year, a weekday tells nothing: the shift keeps weekdays. */
export function wordsThatTellDate(text: string, span: Span, today: Today | undefined): string | undefined {
  const date = textOf(text, span);
  if (isLongAgo(date, today)) return holidayBeside(text, span);
  return knownDayBeside(text, span) ?? (HAS_YEAR.test(date) ? undefined : weekdayBeside(text, span));
}

/** The day and month of a date, in ascending order: "3/11" may be read in both orders. */
function birthdayOf(date: string): string | undefined {
  const { month, day } = datesIn(date)[0]?.days[0] ?? { month: 0, day: 0 };
  return day === 0 ? undefined : `birthday ${[month, day].sort((a, b) => a - b).join(' ')}`;
}

/** The text with the letters of people's names masked, which tell no day: "Kerstin" is no Christmas ("Kerst"). */
export const withoutLettersOf = (text: string, names: readonly Span[]): string =>
  [...names]
    .sort((a, b) => b.start - a.start)
    .reduce((out, span) => {
      const masked = textOf(out, span).replace(/\p{L}/gu, (letter) => 'x'.repeat(letter.length));
      return out.slice(0, span.start) + masked + out.slice(span.end);
    }, text);

/** The spans, with a placeholder for each date that would be shifted although the reader knows it. */
export function withKnownDatesHidden(
  text: string,
  spans: readonly PlannedSpan[],
  today: Today,
): readonly PlannedSpan[] {
  const shifted = spans.filter(({ mechanism, annotation }) => mechanism === 'date-shift' && annotation.type === 'DATE');
  if (shifted.length === 0) return spans;
  const read = dateReaderOf(
    spans.filter(({ annotation }) => annotation.type === 'DATE').map((span) => textOf(text, span.annotation)),
  );
  const wanted = today.year * 10_000 + today.month * 100 + today.day;
  const isToday = (date: string) =>
    [date, `${date} ${today.year}`, `${date}${today.year}`, `${date}, ${today.year}`].some(
      (written) => read(written) === wanted,
    );
  // One date has one stand-in, wherever it stands, and a date of birth is told by the person's birthday in any year.
  const dayOf = ({ annotation }: PlannedSpan) =>
    (annotation.kind === 'date-of-birth' ? birthdayOf(textOf(text, annotation)) : undefined) ??
    read(textOf(text, annotation)) ??
    textOf(text, annotation).toLowerCase();
  const names = spans.filter(({ annotation }) => annotation.type === 'PERSON').map(({ annotation }) => annotation);
  const words = withoutLettersOf(text, names);
  const known = new Set(
    shifted
      .filter((span) => isToday(textOf(text, span.annotation)) || wordsThatTellDate(words, span.annotation, today))
      .map(dayOf),
  );
  const isKnown = (span: PlannedSpan) => span.mechanism === 'date-shift' && known.has(dayOf(span));
  return known.size === 0 ? spans : spans.map((span) => (isKnown(span) ? { ...span, mechanism: 'placeholder' } : span));
}
