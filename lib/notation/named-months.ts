// Which month a word names, in which languages.
import { foldText } from '../text/folded-reading.ts';
import { MONTH_NAMES } from '../text/month-names.ts';

export interface MonthName {
  readonly language: string;
  readonly month: number;
}

function monthsByName(): ReadonlyMap<string, readonly MonthName[]> {
  const months = new Map<string, MonthName[]>();
  for (const [language, names] of Object.entries(MONTH_NAMES)) {
    names.split(' ').forEach((name, index) => {
      const key = foldText(name);
      months.set(key, [...(months.get(key) ?? []), { language, month: index + 1 }]);
    });
  }
  return months;
}
const MONTHS_BY_NAME = monthsByName();

/** Abbreviations that the table of months lacks, because dates with them are not replaced. */
const SPANISH_SHORT = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** The months that a folded word may name, one for each language; undefined for other words. */
export const monthsNamed = (folded: string): readonly MonthName[] | undefined =>
  MONTHS_BY_NAME.get(folded) ??
  (SPANISH_SHORT.includes(folded) ? [{ language: 'es-short', month: SPANISH_SHORT.indexOf(folded) + 1 }] : undefined);

/** The name of another month in the same language and form. */
export const nameLike = ({ language }: MonthName, month: number): string =>
  (language === 'es-short' ? SPANISH_SHORT : (MONTH_NAMES[language] ?? '').split(' '))[month - 1] ?? '';

export const isMonthName = (folded: string): boolean => monthsNamed(folded) !== undefined;

/** The languages, in two letters, of the names of months in a text. */
export const languagesOfMonths = (text: string): readonly string[] =>
  (text.match(/\p{L}{3,}/gu) ?? []).flatMap((word) =>
    (MONTHS_BY_NAME.get(foldText(word)) ?? []).map(({ language }) => language.slice(0, 2)),
  );

/** Whether the month names of two dates can belong to one language; true if a date has no month name. */
export function monthNamesMayShareLanguage(one: string, other: string): boolean {
  const [first, second] = [languagesOfMonths(one), languagesOfMonths(other)];
  return first.length === 0 || second.length === 0 || first.some((language) => second.includes(language));
}
