/** A day of the calendar. */
export interface Day {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  readonly day: number;
}

/** One way of writing dates. */
export interface DateForm {
  /** `date:…`; ends in `-yy` if the year has two digits. */
  readonly name: string;
  readonly pattern: RegExp;
  /** Undefined unless `write` would reproduce the text. The day need not exist (30 February). */
  read(groups: Record<string, string>): Day | undefined;
  /** `groups` are those of the replaced date, so that its separators are kept. */
  write(day: Day, groups: Record<string, string>): string;
}
