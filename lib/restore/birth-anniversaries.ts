// Recognises the moved birthday in another year: "you turned 41 on 4 June 2026", "your next birthday is 4 June 2027". The date is recomputed to
// the original's day and month in that year.
import { WEEKDAYS } from '../codecs/formats/calendar-words.ts';
import { anyOf } from '../lexicon/alternatives.ts';
import type { Day, WrittenDate } from '../notation/calendar.ts';
import { sentenceAround } from './claims/sentences.ts';
import { AGE_WORDS, FIXED_HOLIDAY_PATTERN } from './words-near-dates.ts';

interface MovedBirth {
  /** The date that was sent instead of the original. */
  readonly standIn: Day;
  readonly original: Day;
  readonly text: string;
}

interface Anniversary {
  readonly date: WrittenDate;
  /** Which of the date's possible meanings is the moved birthday. */
  readonly reading: number;
  readonly original: Day;
  readonly formula: string;
}

const WEEKDAY_NAMES = WEEKDAYS.flat().filter((name) => name.length > 3);
const WEEKDAY = new RegExp(`(?<!\\p{L})${anyOf(WEEKDAY_NAMES)}(?!\\p{L})|星期|周|曜日|요일`, 'iu');
const LONGEST_LIFE = 110;
/** Words such as "next" or "turned" fit both birthdays in any year that is this far from today. */
const YEARS_WITHOUT_TENSE = 2;

const isPast = ({ month, day }: Day, today: Day) => month < today.month || (month === today.month && day <= today.day);
const exists = ({ year, month, day }: Day) => day <= new Date(Date.UTC(year, month, 0)).getUTCDate();

/**
 * The anniversary that a date in a sentence about an age or a birthday means; undefined if the sentence could be false of the original,
 * because one of the two birthdays has been this year and the other has not.
 */
export function anniversaryOf(
  reply: string,
  date: WrittenDate,
  births: readonly MovedBirth[],
  today: Day,
): Anniversary | undefined {
  const fits = births.flatMap(({ standIn, original, text }) =>
    date.days.flatMap((said, reading): Anniversary[] => {
      if (said.year === 0 || standIn.day === 0 || said.month !== standIn.month || said.day !== standIn.day) return [];
      const years = said.year - standIn.year;
      if (standIn.year > 0 && (years <= 0 || years > LONGEST_LIFE)) return [];
      const isFar = Math.abs(said.year - today.year) >= YEARS_WITHOUT_TENSE;
      if (!isFar && isPast(standIn, today) !== isPast(original, today)) return [];
      const there = { ...original, year: said.year };
      const formula = standIn.year > 0 ? `${text} + ${years} years` : `${text} ${said.year}`;
      return exists(there) ? [{ date, reading, original: there, formula }] : [];
    }),
  );
  const [first] = fits;
  if (!first || new Set(fits.map(({ original, reading }) => `${reading} ${original.month} ${original.day}`)).size !== 1)
    return undefined;
  const { start, end } = sentenceAround(reply, date.start, date.end);
  const sentence = reply.slice(start, end);
  // A weekday after the date would be that of the moved birthday; one before it is moved too.
  const isOfMoved = WEEKDAY.test(reply.slice(date.end, end)) || FIXED_HOLIDAY_PATTERN.test(sentence);
  return AGE_WORDS.test(sentence) && !isOfMoved ? first : undefined;
}
