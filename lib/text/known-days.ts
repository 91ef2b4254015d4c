// Words for a day that the reader knows: days counted from today ("tomorrow") and holidays. Whoever reads one beside a date knows that date.

import { anyFormOf, formOf, isMatchedInside } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { wordsBy } from '../lexicon/words.ts';
import type { Span } from './span.ts';
import { weekdayPatterns, weekdayWithinWords } from './weekday-names.ts';

const RELATIVE_DAYS = wordsBy(readData('calendar/relative-days.tsv'));
const HOLIDAYS = wordsBy(readData('calendar/holidays.tsv'));

/** Words of the tables that mean another thing beside certain words. */
const UNAMBIGUOUS: ReadonlyMap<string, string> = new Map([
  // "morgen" is "tomorrow" in German and Dutch, but "am Morgen des 5. Mai" and "op de morgen van 5 mei" tell a time of day.
  [
    'morgen',
    '(?<!(?<!\\p{L})(?:am|guten|jeden|de[mnrs]?|diesem|(?:früh|spät|nächst|folgend|selb)en|elke|iedere|goede|vroege|volgende) )morgen',
  ],
  // "mañana" is "tomorrow", but "por la mañana" tells a time of day.
  ['mañana', '(?<!(?<!\\p{L})(?:la|una|cada|toda|misma|aquella|buena) )mañana'],
  // "hier" is "here" in German and Dutch.
  ['hier', 'hier(?!,? (?:a[mb]|bis|vom|de[rn]|seit|op|van|sind|is?t)(?!\\p{L}))'],
  // "завтрак" is a breakfast, "dünya" the world.
  ['завтра~', 'завтра(?!к)\\p{L}*'],
  ['dün~', 'dün(?!ya)\\p{L}*'],
]);

const WEEKDAYS = weekdayPatterns();

/**
 * Patterns of the words of one language: first those with `@`, which stands for a weekday, and `#`, which stands for a number in digits or
 * for one word. Both are long patterns, so words that differ only before or after them share one: "(?:in|vor) # (?:tagen|wochen)".
 */
function patternsOf(language: string, words: readonly string[]): readonly string[] {
  const ends = new Map<string, string[]>();
  const plain: string[] = [];
  for (const phrase of words) {
    const sign = /[#@]/u.exec(phrase);
    if (!sign) plain.push(phrase);
    else {
      const start = phrase.slice(0, sign.index + 1);
      ends.set(start, [...(ends.get(start) ?? []), phrase.slice(sign.index + 1)]);
    }
  }
  const starts = new Map<string, string[]>();
  for (const [start, after] of ends) {
    const end = start.slice(-1) + anyFormOf(after);
    starts.set(end, [...(starts.get(end) ?? []), start.slice(0, -1)]);
  }
  const joined = [...starts].map(([end, before]) =>
    `${anyFormOf(before)}${end}`
      .replaceAll('@', () => WEEKDAYS.get(language) ?? '(?!)')
      .replaceAll('#', '(?:\\d{1,3}|\\p{L}+)'),
  );
  const longestFirst = plain.sort((one, other) => other.length - one.length);
  return [...joined, ...longestFirst.map((word) => UNAMBIGUOUS.get(word) ?? formOf(word))];
}

const BORDER = '[\\p{L}\\p{M}\\p{N}_]';

/** A function that finds the words in a text. `whole` stand between borders of words, `within` anywhere. */
function wordFinderFor(
  words: () => Readonly<Record<'whole' | 'within', readonly string[]>>,
): (text: string) => RegExpExecArray[] {
  // Compiled at the first call: most prompts move no date.
  let pattern: RegExp | undefined;
  return (text) => {
    if (!pattern) {
      const { whole, within } = words();
      pattern = new RegExp(`(?<!${BORDER})(?:${whole.join('|')})(?!${BORDER})|${within.join('|')}`, 'gu');
    }
    // "İ" is the one letter whose lower case is longer. With the flag `i` the pattern takes 20 times as long to compile.
    return [...text.replaceAll('İ', 'i').toLowerCase().matchAll(pattern)];
  };
}

const finderOf = (...lists: readonly Readonly<Record<string, readonly string[]>>[]) =>
  wordFinderFor(() => {
    const patterns = (isWanted: (word: string) => boolean) =>
      lists.flatMap((days) =>
        Object.entries(days).flatMap(([language, words]) => patternsOf(language, words.filter(isWanted))),
      );
    return { whole: patterns((word) => !isMatchedInside(word)), within: patterns(isMatchedInside) };
  });
const findKnownDays = finderOf(RELATIVE_DAYS, HOLIDAYS);
const findHolidays = finderOf(HOLIDAYS);
const findWeekdays = wordFinderFor(() => ({ whole: [...WEEKDAYS.values()], within: [weekdayWithinWords()] }));

/** How far a word may stand from the date that it tells: "tomorrow at 17:00, on 27 June". */
const LONGEST_GAP = 24;
const ONE_SENTENCE = /^(?:[^\n.!?;。！？]|[.](?!\s|$))*$/u;
const MOST_WORDS_IN_GAP = 3;
const LONGEST_WORDS = 40;

/** A time of day may stand in between, another date may not. */
const CLOCK_TIME = /\d{1,2}(?:[:h]\d{2}|\.\d{2}(?!\.?\d)|\s?(?:[ap]\.?m|uhr|o'clock|h|時|点|點|시))/giu;

function isShortGap(gap: string): boolean {
  if (gap.length > LONGEST_GAP || !ONE_SENTENCE.test(gap)) return false;
  const words = gap.replace(CLOCK_TIME, ' ');
  return !/\d/.test(words) && (words.match(/\p{L}+/gu) ?? []).length <= MOST_WORDS_IN_GAP;
}

function wordBeside(text: string, { start, end }: Span, find: ReturnType<typeof wordFinderFor>): string | undefined {
  const first = Math.max(0, start - LONGEST_GAP - LONGEST_WORDS);
  // The date is searched too, because the start of a date tells an abbreviation of a weekday from other words.
  const before = find(text.slice(first, end)).findLast(({ index, 0: word }) => first + index + word.length <= start);
  if (before && isShortGap(text.slice(first + before.index + before[0].length, start))) return before[0];
  const rest = text.slice(end, end + LONGEST_GAP + LONGEST_WORDS);
  const after = find(rest)[0];
  if (!after || !isShortGap(rest.slice(0, after.index))) return undefined;
  // "… 14 April and on Easter Sunday, 31 March": a word before the next date tells that one.
  const leadsToNext = /^\D{0,12}\d/.test(rest.slice(after.index + after[0].length));
  return leadsToNext ? undefined : after[0];
}

/** The words beside the date at `span` that tell the reader which day it is ("tomorrow", "christmas"), in lower case, if any. */
export const knownDayBeside = (text: string, span: Span): string | undefined => wordBeside(text, span, findKnownDays);

/** The same for a date of long ago, which no word that is counted from today means: "How old is she today (born 12 March 1987)?" */
export const holidayBeside = (text: string, span: Span): string | undefined => wordBeside(text, span, findHolidays);

/** The weekday in or beside the date at `span`, in lower case, if any. */
export const weekdayBeside = (text: string, span: Span): string | undefined =>
  findWeekdays(text.slice(span.start, span.end))[0]?.[0] ?? wordBeside(text, span, findWeekdays);
