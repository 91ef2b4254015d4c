import type { Today } from './relation.ts';

/** The day of a time in the person's time zone, since a birthday begins and ends at local midnight. @param time milliseconds since the epoch. */
export function dayOfTime(time: number): Today {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
