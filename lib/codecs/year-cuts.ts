// Days that divide the year for dates of birth. An age on a given day depends only on whether the birthday is before or after that day, so a date
// of birth that moves within its part of the year keeps the age.
import { twoDigits } from '../text/two-digits.ts';

/** The last day of a part of the year. */
export interface YearCut {
  /** The month, 1 (January) to 12. */
  readonly month: number;
  readonly day: number;
}

/** The most important cut comes first: if the parts get too small, the last ones are left out. */
export type YearCuts = readonly YearCut[];

/** Which part of the year a day is in, counted from the first. */
export const partOfYear = ({ month, day }: { month: number; day: number }, cuts: YearCuts): number =>
  cuts.filter((cut) => month > cut.month || (month === cut.month && day > cut.day)).length;

/** The name of a codec that moves dates within their part of the year. The vault stores this name with the hash, so restoring knows the cuts. */
export const codecNameWithCuts = (name: string, cuts: YearCuts): string =>
  name + cuts.map(({ month, day }) => `@${twoDigits(month)}-${twoDigits(day)}`).join('');

/** Reads a name that `codecNameWithCuts` wrote. */
export function readCodecNameWithCuts(name: string): { readonly name: string; readonly cuts: YearCuts } | undefined {
  const [, base, days = ''] = /^([^@]+)((?:@\d{2}-\d{2})+)$/.exec(name) ?? [];
  if (base === undefined) return undefined;
  const cuts = Array.from(days.matchAll(/@(\d{2})-(\d{2})/g), ([, month, day]) => ({
    month: Number(month),
    day: Number(day),
  }));
  return { name: base, cuts };
}
