// Numbers of a spreadsheet as text: plain numbers, and dates as ISO 8601, whatever the language of their format. A text of the same form becomes a
// number again.
import { FORMAT_CODE, formulaTokens } from './formula-tokens.ts';
import { attributeValue, childOf, childrenOf, type Element } from './xml.ts';

export type NumberKind = 'date' | 'number';

/** Formats of dates and times that have a number and no code (ECMA-376, part 1, 18.8.30). */
const isBuiltInDate = (id: number) =>
  (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 47) || (id >= 50 && id <= 58);

/** A time that runs over 24 hours is in brackets, as colours, currencies and conditions are. */
const isSpan = (text: string) => /^\[(?:h+|m+|s+)\]$/i.test(text);

/** Whether a format has letters of dates. `General` holds some of them too. */
export const isDateCode = (code: string): boolean =>
  formulaTokens(code, FORMAT_CODE).some(({ kind, text }) =>
    kind === 'plain' ? /[ymdhs]/i.test(text.replaceAll(/\\.|_.|\*.|General|Standard/gi, '')) : isSpan(text),
  );

/** The kind of each cell format, by its place in the list of the styles. */
export function numberKinds(styles: Element | undefined): readonly NumberKind[] {
  if (!styles) return [];
  const dates = new Set<string>();
  for (const format of childrenOf(childOf(styles, 'numFmts') ?? styles))
    if (isDateCode(attributeValue(format, 'formatCode') ?? '')) dates.add(attributeValue(format, 'numFmtId') ?? '');
  return childrenOf(childOf(styles, 'cellXfs') ?? styles).map((format) => {
    const id = attributeValue(format, 'numFmtId') ?? '0';
    return dates.has(id) || isBuiltInDate(Number(id)) ? 'date' : 'number';
  });
}

const DAY = 86_400;
const MAX_DATE = 2_958_465;
/** 1970-01-01 as a serial number in the two calendars. */
const UNIX_1900 = 25_569;
const UNIX_1904 = 24_107;

export class NumberDisplay {
  readonly #unixDay: number;

  constructor(is1904: boolean) {
    this.#unixDay = is1904 ? UNIX_1904 : UNIX_1900;
  }

  text(value: number, kind: NumberKind): string {
    if (kind === 'number' || value < 0 || value > MAX_DATE) return String(value);
    const seconds = Math.round(value * DAY);
    // The calendar from 1900 counts a day that never was, so that dates before March 1900 are off by one.
    if (value >= 1 && value < 61) return String(value);
    const [date = '', time = ''] = new Date((seconds - this.#unixDay * DAY) * 1000).toISOString().split(/[T.]/);
    if (seconds < DAY) return time;
    return seconds % DAY === 0 ? date : `${date} ${time}`;
  }

  /** The number that is shown as `text`, if there is one. */
  value(text: string, kind: NumberKind): number | undefined {
    const value = kind === 'date' ? (this.#serial(text) ?? Number(text)) : Number(text);
    return text !== '' && Number.isFinite(value) && this.text(value, kind) === text ? value : undefined;
  }

  #serial(text: string): number | undefined {
    const [, date, time = '00:00:00'] = /^(\d{4}-\d\d-\d\d)?(?:^| |$)(\d\d:\d\d:\d\d)?$/.exec(text) ?? [];
    if (date === undefined && !text.includes(':')) return undefined;
    const [hours = 0, minutes = 0, seconds = 0] = time.split(':').map(Number);
    const clock = (hours * 3600 + minutes * 60 + seconds) / DAY;
    if (date === undefined) return clock;
    const day = Date.parse(`${date}T00:00:00Z`) / 1000 / DAY;
    return Number.isNaN(day) ? undefined : day + this.#unixDay + clock;
  }
}
