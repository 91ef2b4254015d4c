// A surrogate date must be no day that the prompt keeps, in any writing: restoring looks dates up by their day, so a reply that names the
// kept "March 1968" would get the original of the surrogate "März 1968" or "14 March 1968".
import { type Day, dayKey } from '../../restore/calendar.ts';
import { datesIn } from '../../restore/dates.ts';

/** The days for which restoring may take a date: itself, and without its year or its day. */
function readingsOf(day: Day): readonly Day[] {
  return day.year === 0 || day.day === 0 ? [day] : [day, { ...day, year: 0 }, { ...day, day: 0 }];
}

const daysIn = (text: string): readonly Day[] => datesIn(text).flatMap(({ days }) => days);

/** Whether a surrogate reads as a date of the kept text. The text is read at the first question, because most prompts move no date. */
export function keptDates(kept: string): (surrogate: string) => boolean {
  let days: ReadonlySet<string> | undefined;
  return (surrogate) => {
    days ??= new Set(daysIn(kept).map(dayKey));
    const known = days;
    return (
      known.size > 0 &&
      daysIn(surrogate)
        .flatMap(readingsOf)
        .some((day) => known.has(dayKey(day)))
    );
  };
}
