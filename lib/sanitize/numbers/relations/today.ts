import type { Today } from './relation.ts';

/** The day of a time in the person's own time zone: a birthday is over when it is over where they are. @param time milliseconds since the epoch. */
export function dayOfTime(time: number): Today {
  const date = new Date(time);
  return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
}
