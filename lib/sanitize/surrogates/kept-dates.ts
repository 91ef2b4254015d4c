// A surrogate date must not be a day that the prompt keeps, in any format: restoring looks dates up by their day. If "14 March 1968" or
// "März 1968" were a surrogate, a reply that names the kept "March 1968" would get its original.
import { type Day, dayKey } from '../../notation/calendar.ts';
import { datesIn } from '../../notation/dates-in-text.ts';

/** The days for which restoring may take a date: the date itself, the date without its year, and the date without its day. */
function readingsOf(day: Day): readonly Day[] {
  return day.year === 0 || day.day === 0 ? [day] : [day, { ...day, year: 0 }, { ...day, day: 0 }];
}

const daysIn = (text: string): readonly Day[] => datesIn(text).flatMap(({ days }) => days);

/** Whether a surrogate reads as a date of the kept text. The text is read at the first call, because most prompts shift no date. */
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
