// The part of a year up to a day, or after it. An age that a prompt tells shows in which part the birthday is, so a date of birth that moves
// within its part keeps that age.

/** The days up to and including a day of the year, or the days after it. */
export interface YearPart {
  readonly side: 'until' | 'after';
  /** The month, 1 (January) to 12. */
  readonly month: number;
  readonly day: number;
}

export const isInYearPart = ({ month, day }: { month: number; day: number }, part: YearPart): boolean =>
  (month < part.month || (month === part.month && day <= part.day)) === (part.side === 'until');

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The name of a codec that moves dates within a part of their year. The vault stores this name with the hash, so restoring knows the part. */
export const codecNameInPart = (name: string, { side, month, day }: YearPart): string =>
  `${name}@${side}-${twoDigits(month)}-${twoDigits(day)}`;

/** Reads a name that `codecNameInPart` wrote. */
export function readCodecNameInPart(name: string): { readonly name: string; readonly part: YearPart } | undefined {
  const [, base, side, month, day] = /^(.+)@(until|after)-(\d{2})-(\d{2})$/.exec(name) ?? [];
  if (base === undefined) return undefined;
  return { name: base, part: { side: side === 'until' ? 'until' : 'after', month: Number(month), day: Number(day) } };
}
