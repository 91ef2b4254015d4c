import { readData } from '../../lexicon/read-data.ts';
import { wordsBy } from '../../lexicon/words.ts';

/** Languages whose dates may also have the month first or a two-digit year. */
export const LANGUAGES_WITH_ANY_DATE_ORDER: ReadonlySet<string> = new Set(
  'en en-short en-mixed de de-short fr fr-short es it nl nl-short pt'.split(' '),
);

/** Weekdays in several languages, Monday first. */
export const WEEKDAYS: readonly (readonly string[])[] = Object.values(wordsBy(readData('facts/weekdays.tsv')));

/** `word` in the case of `model`: upper case, lower case, or a capital first and the rest in lower case. */
export function capitalisedLike(word: string, model: string): string {
  if (model.length > 1 && model === model.toUpperCase()) return word.toUpperCase();
  if (model === model.toLowerCase()) return word.toLowerCase();
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function ordinalEnding(day: number): string {
  if (day > 10 && day < 20) return 'th';
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th';
}

/** Source of a regular expression for a day of the month in a language: the group `d` has its digits, the group `o` its ordinal mark. */
export function dayOfMonthPattern(language: string): string {
  const marks = /^(?:en|fr)/.test(language) ? '' : '|\\.|º';
  return `(?<d>\\d{1,2})(?<o>${language.startsWith('fr') ? 'er' : 'st|nd|rd|th'}${marks})?`;
}

/** The ordinal mark of `day`, in the style of `mark`. In French only the first of a month has one: "1er". */
function markOf(day: number, mark: string, language: string): string {
  if (language.startsWith('fr') && /^(?:er)?$/.test(mark)) return day === 1 ? 'er' : '';
  return /^[a-z]/i.test(mark) ? ordinalEnding(day) : mark;
}

export function writeDay(day: number, mark: string, language: string): string {
  return `${day}${markOf(day, mark, language)}`;
}

/** The number of a day that is written as `digits` and `mark`; undefined if `writeDay` would write it differently ("03", "2st"). */
export function readDay(digits: string, mark: string, language: string): number | undefined {
  const day = Number(digits);
  return writeDay(day, mark, language) === `${digits}${mark}` ? day : undefined;
}
