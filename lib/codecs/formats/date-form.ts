/** A calendar date. */
export interface CalendarDate {
  readonly year: number;
  /** The month, 1 (January) to 12. */
  readonly month: number;
  readonly day: number;
}

/** One way of writing dates. */
export interface DateForm {
  /** Begins with `date:`, and ends in `-yy` if the year has two digits. */
  readonly name: string;
  readonly pattern: RegExp;
  /** The date in a match of `pattern`; undefined if `write` would not give the same text again. The date need not exist (30 February). */
  read(groups: Record<string, string>): CalendarDate | undefined;
  /** `groups` are those of the replaced date, so that its separators are kept. */
  write(day: CalendarDate, groups: Record<string, string>): string;
}
