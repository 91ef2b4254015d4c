import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';

const ROWS = cellsOf(readData('calendar/months.tsv'));

/** The lists of one calendar: twelve names with spaces between them. */
const monthsOf = (calendar: string): Readonly<Record<string, string>> =>
  Object.fromEntries(ROWS.filter(([of]) => of === calendar).map(([, list = '', ...names]) => [list, names.join(' ')]));

/**
 * The names of the months, by language. A language may have more than one list: `-short` has every month abbreviated, `-mixed` only those
 * with long names ("Jan", but "June").
 */
export const MONTH_NAMES = monthsOf('gregorian');

const { full = '', short = '' } = monthsOf('thai');
/** The months in Thai, in full and abbreviated. The abbreviations contain dots. */
export const THAI_MONTHS = { full, short } as const;

/** The months of the Iranian solar calendar: in Persian, in Persian with Arabic letters, in Dari, and in Latin letters. */
export const PERSIAN_MONTHS = monthsOf('persian');
