// Tells whether a word that is also somebody's name is the ordinary word or the month at its place: "Will you come in May?" in a
// conversation with Will May. Everybody who looks for mentions of a name asks this one function, so that no step replaces or stops what
// another one keeps.
import { anyOf } from '../lexicon/alternatives.ts';
import { readData } from '../lexicon/read-data.ts';
import { cellsOf, wordsFor } from '../lexicon/words.ts';
import { MONTH_NAMES } from '../text/month-names.ts';
import type { Span } from '../text/span.ts';
import { weekdays } from '../text/weekday-names.ts';
import { isInCapitalisedSentence, isLowerCase, startsOrdinarySentence } from './mention-context.ts';

const MONTHS: ReadonlySet<string> = new Set(
  Object.values(MONTH_NAMES).flatMap((names) => names.toLowerCase().split(' ')),
);
const SEASONS = cellsOf(readData('calendar/seasons.tsv')).map(([, season = '']) => season);
/** Words of the calendar that are people's names too. */
const CALENDAR_WORDS: ReadonlySet<string> = new Set([...MONTHS, ...weekdays(), ...SEASONS]);

const wordsBefore = wordsFor(readData('calendar/before-calendar-words.tsv'));
const endsWith = (words: readonly string[]) => {
  const elided = words.filter((word) => /['’]$/u.test(word));
  const whole = words.filter((word) => !elided.includes(word));
  return `(?<![\\p{L}\\p{M}])(?:${anyOf(whole)}[ -]|${anyOf(elided)})$`;
};
/** Words after which a month, a weekday or a season stands, and rarely a person. */
const BEFORE_CALENDAR_WORD = new RegExp(endsWith(wordsBefore('any')), 'iu');
/** The same before a word in lower case. */
const BEFORE_SMALL_CALENDAR_WORD = new RegExp(endsWith([...wordsBefore('any'), ...wordsBefore('small')]), 'iu');
/** The day before a month: "2 May", "3. Mai", "5 de julio". */
const DAY_BEFORE = /(?<![\p{N}.,])\d{1,2}(?:st|nd|rd|th|\.|er|º)?(?: (?:of|de))?[ -]$/iu;
const AFTER_MONTH = /^,? (?:(?:19|20)\d{2}|\d{1,2}(?:st|nd|rd|th)?)(?![\p{L}\p{N}])/u;

function isCalendarWordHere(text: string, { start, end }: Span): boolean {
  const word = text.slice(start, end);
  const lower = word.toLowerCase();
  if (!CALENDAR_WORDS.has(lower)) return false;
  const before = text.slice(Math.max(0, start - 16), start);
  if (BEFORE_CALENDAR_WORD.test(before)) return true;
  if (isLowerCase(word) && BEFORE_SMALL_CALENDAR_WORD.test(before) && isInCapitalisedSentence(text, { start, end }))
    return true;
  return MONTHS.has(lower) && (DAY_BEFORE.test(before) || AFTER_MONTH.test(text.slice(end, end + 8)));
}

const SINGLE_WORD = /^[\p{L}\p{M}]+$/u;
const LONGEST_WORD = 24;

/** Whether the word at this place is of the calendar or opens an ordinary sentence, and so is no mention of a name with the same letters. */
export function isOrdinaryUse(text: string, { start, end }: Span): boolean {
  if (end - start > LONGEST_WORD || !SINGLE_WORD.test(text.slice(start, end))) return false;
  return startsOrdinarySentence(text, { start, end }) || isCalendarWordHere(text, { start, end });
}

/** The same for words of the calendar only. Of other words that begin a sentence ("Noel is lovely") the network knows more. */
export const isOrdinaryUseOfCalendarWord = (text: string, span: Span): boolean =>
  CALENDAR_WORDS.has(text.slice(span.start, span.end).toLowerCase()) && isOrdinaryUse(text, span);
