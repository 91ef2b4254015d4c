// Patterns and tests for words near a date or a length of time: weekdays, holidays, ages, counts from today.
import { anyFormOf, anyWholeFormOf } from '../lexicon/alternatives.ts';
import type { Span } from '../text/span.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

/** A weekday after a date, in several languages. */
export const WEEKDAY_AFTER_DATE = new RegExp(
  `^[\\s,(*_-]*(?:(?:a|an|ein|un|una) )?${anyFormOf(wordsBesideNumbers('weekday-after-date'))}`,
  'iu',
);

/** Holidays on a fixed day of the year: beside "Christmas", "25 December" must not become another day. */
export const FIXED_HOLIDAY_PATTERN = new RegExp(anyWholeFormOf(wordsBesideNumbers('fixed-holiday')), 'iu');

/** Words for an age, a birthday or retirement. */
export const AGE_WORDS = new RegExp(anyWholeFormOf(wordsBesideNumbers('age-or-birthday')), 'iu');

/** Words after a length of time that is counted from today, forwards or backwards: "12 days left", "12 days ago". */
const WORDS_AFTER_DURATION_FROM_TODAY = new RegExp(
  `^[\\s*_]*${anyFormOf(wordsBesideNumbers('after-time-from-today'))}(?!\\p{L})`,
  'iu',
);
/** Words before a length of time that is counted from today, forwards or backwards: "noch 12 Tage", "vor 12 Tagen". */
const WORDS_BEFORE_DURATION_FROM_TODAY = new RegExp(
  `(?<!\\p{L})${anyFormOf(wordsBesideNumbers('before-time-from-today'))}[\\s*_]*$`,
  'iu',
);

/** Whether the words beside the length of time at `place` count it from today. */
export const isCountedFromToday = (text: string, { start, end }: Span): boolean =>
  WORDS_AFTER_DURATION_FROM_TODAY.test(text.slice(end, end + 20)) ||
  WORDS_BEFORE_DURATION_FROM_TODAY.test(text.slice(Math.max(0, start - 20), start));
