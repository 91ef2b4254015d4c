// Looks up the numbers of month names.
import { MONTH_NAMES, THAI_MONTHS } from '../../text/month-names.ts';

/** Further spellings and short forms of the months, January first. They are recognised but never used in replacements. */
const MORE_SPELLINGS: readonly string[] = [
  'jänner január',
  'feber fev február شباط',
  'mrz március آذار',
  'abr április ابريل نيسان',
  'május أيار',
  'június حزيران يونيه',
  'július تموز يوليه',
  'ago augusztus اغسطس',
  'set szeptember أيلول सितम्बर',
  'out október اكتوبر अक्तूबर',
  'नवम्बर',
  'dic दिसम्बर',
];

const numbered = (names: string) => names.split(' ').map((name, at) => [name.toLowerCase(), at + 1] as const);

const BY_NAME: ReadonlyMap<string, number> = new Map([
  ...[...Object.values(MONTH_NAMES), THAI_MONTHS.full].flatMap(numbered),
  ...MORE_SPELLINGS.flatMap((names, at) => names.split(' ').map((name) => [name, at + 1] as const)),
]);

/** Month names that are usually another word if they are written in lower case: "may", "out". */
const AMBIGUOUS_MONTHS: ReadonlySet<string> = new Set(
  'may march mar mars mai set out ago dec dic jan sep abr mei maj mart maja мая marca ocak ekim nisan kasım मई mája آذار جوان جون أيار ماي مارچ মে'.split(
    ' ',
  ),
);

/** All month names as alternatives of a regular expression, longest first. */
export const MONTH_NAME_PATTERN = `(?:${[...BY_NAME.keys()].sort((a, b) => b.length - a.length).join('|')})`;

export function monthNumber(name: string): number | undefined {
  return BY_NAME.get(name.toLowerCase().replace(/\.$/, ''));
}

export function isAmbiguousMonth(name: string): boolean {
  return AMBIGUOUS_MONTHS.has(name);
}
