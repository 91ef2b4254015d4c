import { anyOf, anyPatternOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf } from '../lexicon/words.ts';
import { MONTH_NAMES } from './month-names.ts';

const ROWS = cellsOf(readData('calendar/weekdays.tsv'));

const namesIn = (language: string, kind: 'full' | 'short'): readonly string[] =>
  ROWS.flatMap(([of, itsKind, name = '']) => (of === language && itsKind === kind ? [name] : []));

/** The weekdays of all languages in lower case, without abbreviations. */
export const weekdays = (): readonly string[] => ROWS.flatMap(([, kind, name = '']) => (kind === 'full' ? [name] : []));

const ENGLISH_MONTHS = ['en', 'en-mixed', 'en-short'].flatMap(
  (list) => MONTH_NAMES[list]?.toLowerCase().split(' ') ?? [],
);
/** How a date begins after an abbreviated weekday. */
const DATE_AFTER_SHORT: Readonly<Record<string, string>> = {
  en: `(?:\\d|${anyOf(ENGLISH_MONTHS)}(?!\\p{L}))`,
  de: '\\d{1,2}\\.',
};

/** Abbreviations of weekdays, which are also words ("mon", "sat", "di", "mi", "so"): they count right before a date and in brackets. */
function abbreviated(language: string): string {
  const date = DATE_AFTER_SHORT[language];
  if (date === undefined) return '(?!)';
  // "do 5. května" is "until 5 May".
  const names = anyPatternOf(namesIn(language, 'short').map((name) => (name === 'do' ? 'do(?=[.,)])' : name)));
  return `${names}\\.?(?=,? (?:the |de[mnr] )?${date})|(?<=\\()${names}(?=\\.?[),])`;
}

/** The languages that write no space before or after a weekday. */
const WITHOUT_SPACES = ['zh', 'ja', 'ko', 'th'];

/** The weekdays as they stand beside a date, by language: parts of a regular expression in lower case. */
export const weekdayPatterns = (): ReadonlyMap<string, string> =>
  new Map(
    [...new Set(ROWS.map(([language = '']) => language))]
      .filter((language) => !WITHOUT_SPACES.includes(language))
      .map((language) => [language, `(?:${anyOf(namesIn(language, 'full'))}|${abbreviated(language)})`]),
  );

/** The same in languages that write no space before or after the word. */
export const weekdayWithinWords = (): string => anyOf(WITHOUT_SPACES.flatMap((language) => namesIn(language, 'full')));
