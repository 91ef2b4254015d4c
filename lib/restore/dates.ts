// Restores dates. The reply's date is looked up as a calendar day, whatever the form in which it is written.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { type Day, dayKey, type WrittenDate, weekdayOf } from '../notation/calendar.ts';
import { datesIn, datesInReading } from '../notation/dates-in-text.ts';
import { monthNamesMayShareLanguage } from '../notation/named-months.ts';
import { hasUnspacedLetter } from '../text/script.ts';
import type { SurrogateFinder } from './match.ts';

interface KnownDate {
  readonly pair: RestorePair;
  /** The day of the surrogate; a missing year or day is zero. */
  readonly surrogate: Day;
  readonly original: Day;
}

/** All readings of the surrogate as a day, each with the original's day in the same reading. */
export function possibleDayPairs(pair: RestorePair): readonly (readonly [Day, Day])[] {
  const [from, to] = [datesIn(pair.surrogate)[0], datesIn(pair.original)[0]];
  if (!from || !to) return [];
  return from.days.flatMap((day, reading) => {
    const original = to.days[reading];
    const isDay = (one: Day) => one.month <= 12 && one.month > 0 && one.day <= 31;
    return original && isDay(day) && isDay(original) ? [[day, original] as const] : [];
  });
}

/** A key of the original's day, reduced to the parts that a date like `like` shows: without its year, or without its day. */
const shownKey = (original: Day, like: Day) =>
  dayKey({ ...original, year: like.year && original.year, day: like.day && original.day });

/** Looks up known dates by day. A day that stands for two different originals counts as unknown. */
class KnownDates {
  readonly #known = new Map<string, KnownDate | undefined>();

  add(day: Day, known: KnownDate): void {
    const key = dayKey(day);
    const before = this.#known.get(key);
    const isOther =
      this.#known.has(key) &&
      (before === undefined || shownKey(before.original, day) !== shownKey(known.original, day));
    this.#known.set(key, isOther ? undefined : known);
  }
  get(day: Day): KnownDate | undefined {
    return this.#known.get(dayKey(day));
  }
  get isEmpty(): boolean {
    return this.#known.size === 0;
  }
}

export function dateFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const [issued, partOf] = [new KnownDates(), new KnownDates()];
  const asWritten = new Map(pairs.map(({ surrogate, original }) => [surrogate, original]));
  for (const pair of pairs) {
    for (const [day, original] of possibleDayPairs(pair)) {
      const known = { pair, surrogate: day, original };
      issued.add(day, known);
      if (day.year === 0 || day.day === 0) continue;
      partOf.add({ ...day, year: 0 }, known);
      partOf.add({ ...day, day: 0 }, known);
    }
  }

  function meaningOf({ days }: WrittenDate): { readonly known: KnownDate; readonly reading: number } | undefined {
    const found = days.flatMap((day, reading) => {
      const known = issued.get(day) ?? partOf.get(day);
      return known ? [{ known, reading }] : [];
    });
    const [first, second] = found;
    // "04/05/2024" may be two different surrogates, depending on the order of day and month, and nothing shows which one is meant.
    if (first && second && first.known.pair !== second.known.pair) return undefined;
    return first;
  }

  return {
    find(reading, add) {
      if (issued.isEmpty) return;
      for (const date of datesInReading(reading)) {
        const meaning = meaningOf(date);
        if (!meaning) continue;
        const { known, reading: order } = meaning;
        const { start, end } = date;
        const weekday = date.weekday?.();
        const original = date.write(known.original, order, known.pair.original);
        // A surrogate that the reply quotes exactly as issued is left to `wordSurrogateFinder`, which restores the original as the person
        // wrote it. Exception: a month whose name is the same in two languages. If "November" in a German reply stands for "October",
        // `wordSurrogateFinder` would not write "Oktober".
        const asIssued = asWritten.get(reading.raw.slice(start, end));
        // `wordSurrogateFinder` does not search inside a run of letters.
        if (asIssued !== undefined && !hasUnspacedLetter(asIssued) && monthNamesMayShareLanguage(original, asIssued))
          continue;
        // A weekday that does not fit the date belongs to another day and is not changed.
        const isRight =
          known.surrogate.year > 0 && known.surrogate.day > 0 && weekdayOf(known.surrogate) === weekday?.said;
        if (weekday && isRight)
          add({
            start: start - weekday.length,
            end,
            original: weekday.write(known.original) + original,
            pair: known.pair,
          });
        else add({ start, end, original, pair: known.pair });
      }
    },
  };
}
