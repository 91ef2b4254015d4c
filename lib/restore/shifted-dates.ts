// Handles dates that a reply computed from shifted dates: "30 days after 12 May is 11 June". If the reply states the length of time, the
// result is recomputed from the original. Any other date that is not a stand-in may be such a result and is marked, even a public date,
// because the two cannot be told apart. If only dates of birth were shifted, only dates in sentences about an age or a birthday are marked,
// because the prompt's other dates were sent unchanged.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { type Day, dayKey, type WrittenDate, weekdayOf } from '../notation/calendar.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import { type Duration, durationsIn } from '../text/durations.ts';
import { overlaps, type Span } from '../text/span.ts';
import { matchesOutsideAddresses } from './addresses.ts';
import { anniversaryOf } from './birth-anniversaries.ts';
import { sentenceAround } from './claims/sentences.ts';
import { withUnprovedMarks } from './claims/unproved-numbers.ts';
import { type DateStep, dateAfterStep, daysBetween, mayHoldLeapDay, mondayAfterWeekend } from './date-steps.ts';
import { possibleDayPairs } from './dates.ts';
import type { RecomputedNumber } from './recompute.ts';
import { withRecomputedNumbers } from './recomputed-segments.ts';
import type { Segment } from './segment.ts';
import { type StandInSpans, standInAt, standInSpans } from './stand-in-spans.ts';
import { AGE_WORDS, FIXED_HOLIDAY_PATTERN, isCountedFromToday, WEEKDAY_AFTER_DATE } from './words-near-dates.ts';

interface KnownDate {
  /** The date that was sent instead of the original. */
  readonly standIn: Day;
  readonly original: Day;
  readonly text: string;
  readonly isBirth: boolean;
}

/** A length of time: `said` is what the reply states, and `meant` is the length between the original dates. */
interface Length {
  readonly place: Span;
  readonly said: DateStep;
  readonly meant: DateStep;
  readonly text: string;
}

interface Result {
  readonly date: WrittenDate;
  readonly reading: number;
  readonly original: Day;
  readonly formula: string;
}

/** The longest time in years between a person's date and a result. A date farther away, such as a battle of 1815, is not a result. */
const MAX_YEARS = 60;
const LONGEST_LIFE = 110;
const MAX_DATES = 100;
const MAX_KNOWN = 40;
const MAX_LENGTHS = 24;
/** Usual periods in days, which a reply may apply without stating them: "ordered on 1 May, so return it by 15 May". */
const USUAL_PERIODS = new Set([3, 5, 7, 10, 14, 20, 21]);

function knownFrom(pairs: readonly RestorePair[]): readonly KnownDate[] {
  const known = new Map<string, KnownDate>();
  for (const pair of pairs) {
    if (pair.type !== 'DATE' || pair.standIn === 'generalised' || pair.standIn === 'placeholder') continue;
    for (const [standIn, original] of possibleDayPairs(pair)) {
      const key = `${dayKey(standIn)} ${dayKey(original)}`;
      if (!known.has(key)) known.set(key, { standIn, original, text: pair.surrogate, isBirth: pair.isBirth === true });
    }
  }
  return [...known.values()].slice(0, MAX_KNOWN);
}

const isDay = ({ month, day }: Day) => month >= 1 && month <= 12 && day <= 31;
/** Whether a date may be a version number: "3.5." at the end of a sentence looks like a German date. */
const isVersion = (reply: string, { start, end }: Span) =>
  /^\d{1,2}\.\d{1,2}\.$/u.test(reply.slice(start, end)) && /^\s*(?:$|\n|\p{Lu})/u.test(reply.slice(end, end + 3));

/**
 * The count of a length of time after restoring. If the count is a stand-in, this is the number in its original; undefined if that has no
 * number.
 */
function meantCount({ count, number }: Duration, taken: StandInSpans): number | undefined {
  const put = standInAt(taken, number)?.segment;
  if (!put) return count;
  const original = /\d+/u.exec(put.surrogate === undefined ? (put.standsFor ?? '') : put.text)?.[0];
  return original === undefined ? undefined : Number(original);
}

const lengthKey = ({ said, meant }: Length) => `${said.count} ${meant.count} ${said.unit}`;
const distinctLengths = (lengths: readonly Length[]): readonly Length[] => [
  ...new Map(lengths.map((one) => [lengthKey(one), one])).values(),
];

const YEARS_OF = { day: 1 / 365, 'working day': 1 / 260, week: 1 / 52, month: 1 / 12, year: 1 };

function lengthsIn(reply: string, taken: StandInSpans): readonly Length[] {
  return durationsIn(reply).flatMap((duration): Length[] => {
    const { start, end, count, unit } = duration;
    const meant = meantCount(duration, taken);
    if (meant === undefined || count === 0 || Math.max(count, meant) * YEARS_OF[unit] > LONGEST_LIFE) return [];
    const text = reply.slice(start, end).replace(/[*_]+/gu, '').trim();
    return [{ place: { start, end }, said: { count, unit }, meant: { count: meant, unit }, text }];
  });
}

/** A key of the day, reduced to the parts that a date like `like` shows. */
const shownKey = (day: Day, like: Day) => dayKey({ ...day, year: like.year && day.year, day: like.day && day.day });

interface Fit {
  readonly original: Day;
  readonly formula: string;
}

/** The result for the original, if `said` is this length of time before or after the stand-in. */
function fitsOf(said: Day, { standIn, original, text }: KnownDate, { said: step, meant, text: length }: Length): Fit[] {
  return ([1, -1] as const).flatMap((sign): Fit[] => {
    const there = dateAfterStep(standIn, { ...step, count: sign * step.count });
    const here = dateAfterStep(original, { ...meant, count: sign * meant.count });
    if (!there || !here || (said.year > 0 && there.year === 0) || (said.day > 0 && there.day === 0)) return [];
    const formula = `${text} ${sign > 0 ? '+' : '−'} ${length}`;
    if (shownKey(there, said) === shownKey(said, said)) {
      // Without a year, a leap day makes the result uncertain by one day.
      const isByDays = step.unit === 'day' || step.unit === 'week';
      return isByDays && (mayHoldLeapDay(standIn, there) || mayHoldLeapDay(original, here))
        ? []
        : [{ original: here, formula }];
    }
    const [rolled, back] = [mondayAfterWeekend(there), mondayAfterWeekend(here)];
    const isRolled = rolled !== undefined && shownKey(rolled, said) === shownKey(said, said);
    return isRolled ? [{ original: back ?? here, formula }] : [];
  });
}

const isBorder = ({ year, month, day }: Day) =>
  day === 1 || day === 15 || day === new Date(Date.UTC(year, month, 0)).getUTCDate();

/** The result if no length is stated, but `said` is a usual period away from a stand-in in the same sentence. */
function fitsBeside(said: Day, beside: readonly KnownDate[]): Fit[] {
  if (said.year === 0 || said.day === 0 || isBorder(said)) return [];
  return beside.flatMap(({ standIn, original, text }): Fit[] => {
    if (standIn.year === 0 || standIn.day === 0 || original.year === 0) return [];
    const days = daysBetween(standIn, said);
    const here = USUAL_PERIODS.has(Math.abs(days)) ? dateAfterStep(original, { count: days, unit: 'day' }) : undefined;
    return here ? [{ original: here, formula: `${text} ${days > 0 ? '+' : '−'} ${Math.abs(days)} days` }] : [];
  });
}

/** Whether a weekday follows the date that would be wrong for the original. */
function hasWrongWeekdayAfter(reply: string, { end }: WrittenDate, said: Day, original: Day): boolean {
  if (said.year === 0 || said.day === 0) return WEEKDAY_AFTER_DATE.test(reply.slice(end, end + 24));
  return weekdayOf(said) !== weekdayOf(original) && WEEKDAY_AFTER_DATE.test(reply.slice(end, end + 24));
}
interface Reply {
  readonly text: string;
  readonly taken: StandInSpans;
  readonly lengths: readonly Length[];
}

function resultOf({ text, taken, lengths }: Reply, date: WrittenDate, known: readonly KnownDate[]): Result | undefined {
  const sentence = sentenceAround(text, date.start, date.end);
  const inSentence = taken.filter((one) => overlaps(one, sentence)).map(({ segment }) => segment.surrogate);
  const beside = known.filter((one) => inSentence.includes(one.text));
  const fits = date.days.flatMap((said, reading) => {
    if (!isDay(said)) return [];
    const stated = known.flatMap((one) => lengths.flatMap((length) => fitsOf(said, one, length)));
    const all = stated.length > 0 ? stated : fitsBeside(said, beside);
    return all.map((fit) => ({ ...fit, said, reading }));
  });
  const [first] = fits;
  // Several computations give this date but differ for the originals, so none is chosen.
  if (!first || new Set(fits.map(({ original, said }) => shownKey(original, said))).size !== 1) return undefined;
  const { said, original, reading, formula } = first;
  if (hasWrongWeekdayAfter(text, date, said, original)) return undefined;
  if (FIXED_HOLIDAY_PATTERN.test(text.slice(sentence.start, sentence.end))) return undefined;
  const isComplete = said.year === 0 || original.year > 0;
  return isComplete ? { date, reading, original, formula } : undefined;
}

function asRecomputed(text: string, { date, reading, original, formula }: Result): RecomputedNumber | undefined {
  const weekday = date.weekday?.();
  const said = date.days[reading];
  if (weekday && (!said || said.year === 0 || said.day === 0)) return undefined;
  const isRight = weekday !== undefined && said !== undefined && weekdayOf(said) === weekday.said;
  if (weekday && !isRight) return undefined;
  const start = date.start - (weekday?.length ?? 0);
  const written = date.write(original, reading);
  return {
    start,
    end: date.end,
    text: text.slice(start, date.end),
    original: (weekday?.write(original) ?? '') + written,
    formula,
  };
}

/**
 * Whether a period of whole months or years that begins at the birth may end on the date: it has the same day or the one before, or begins or
 * ends a month, as pensions do.
 */
function mayEndPeriod({ month, day }: Day, standIn: Day): boolean {
  if (day === 0 || standIn.day === 0) return true;
  const lastDay = new Date(Date.UTC(2001, month, 0)).getUTCDate();
  return day === 1 || day >= lastDay || day === standIn.day || day === standIn.day - 1;
}

/** Whether a date is a birthday, or is in a sentence about the date of birth or an age. */
function mayFollowFromBirth({ text, taken, lengths }: Reply, date: WrittenDate, { standIn, text: birth }: KnownDate) {
  const isInLife = ({ year }: Day) => year === 0 || standIn.year === 0 || inRange(year - standIn.year, LONGEST_LIFE);
  if (!date.days.some(isInLife)) return false;
  if (date.days.some(({ month, day }) => month === standIn.month && day === standIn.day)) return true;
  if (!date.days.some((day) => mayEndPeriod(day, standIn))) return false;
  const sentence = sentenceAround(text, date.start, date.end);
  return (
    AGE_WORDS.test(text.slice(sentence.start, sentence.end)) ||
    lengths.some(({ place, said }) => said.unit === 'year' && overlaps(place, sentence)) ||
    taken.some((one) => overlaps(one, sentence) && one.segment.surrogate === birth)
  );
}
const inRange = (years: number, most: number) => years >= 0 && years <= most;

const mayFollow = (reply: Reply, date: WrittenDate, known: readonly KnownDate[]) =>
  known.some((one) =>
    one.isBirth
      ? mayFollowFromBirth(reply, date, one)
      : date.days.some(
          ({ year }) => year === 0 || one.standIn.year === 0 || Math.abs(one.standIn.year - year) <= MAX_YEARS,
        ),
  );

/** The dates of the reply that are not stand-ins. */
function datesWithoutStandIn(text: string, taken: StandInSpans): readonly WrittenDate[] {
  const sorted = datesIn(text)
    .filter((date) => date.days.some(isDay) && !isVersion(text, date) && standInAt(taken, date) === undefined)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: WrittenDate[] = [];
  for (const date of sorted) if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date);
  return kept.slice(0, MAX_DATES);
}

/** Recomputes dates from left to right, because a result may be computed from an earlier one. */
function recomputedDates(
  reply: Reply,
  dates: readonly WrittenDate[],
  own: readonly KnownDate[],
  today: Day,
): readonly RecomputedNumber[] {
  const known = [...own];
  const births = own.filter(({ isBirth }) => isBirth);
  const found: RecomputedNumber[] = [];
  const lengths = distinctLengths(reply.lengths).slice(0, MAX_LENGTHS);
  for (const date of dates) {
    const result = resultOf({ ...reply, lengths }, date, known) ?? anniversaryOf(reply.text, date, births, today);
    const one = result && asRecomputed(reply.text, result);
    if (!result || !one) continue;
    found.push(one);
    const standIn = date.days[result.reading];
    if (standIn && standIn.day > 0) known.push({ standIn, original: result.original, text: one.text, isBirth: false });
  }
  return found;
}

/** Lengths of time counted from today to a shifted date ("12 days left until …"). They are wrong for the original. */
function countsFromToday({ text, taken, lengths }: Reply): readonly Span[] {
  const dates = taken.filter(({ segment }) => segment.type === 'DATE');
  return lengths
    .filter(({ place }) => {
      const isFromToday = isCountedFromToday(text, place);
      if (!isFromToday || standInAt(taken, place)) return false;
      const sentence = sentenceAround(text, place.start, place.end);
      return dates.some((date) => overlaps(date, sentence));
    })
    .map(({ place }) => place);
}

/**
 * Builds a function that can be used for many replies. It recomputes or marks dates in segments that restoring left unchanged.
 * @param today the day of the reply, which decides whether a birthday is the next one
 */
export function shiftedDateRecomputer(
  pairs: readonly RestorePair[],
  today: Day,
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const known = knownFrom(pairs);
  if (known.length === 0) return (_, segments) => segments;
  return (text, segments) => {
    const taken = standInSpans(segments);
    const dates = datesWithoutStandIn(text, taken);
    const lengths = lengthsIn(text, taken);
    if (dates.length === 0 && lengths.length === 0) return segments;
    const reply = { text, taken, lengths };
    const found = matchesOutsideAddresses(text, recomputedDates(reply, dates, known, today));
    const isFound = (date: Span) => found.some((one) => overlaps(one, date));
    const unproved = [
      ...matchesOutsideAddresses(
        text,
        dates.filter((date) => !isFound(date) && mayFollow(reply, date, known)),
      ),
      ...countsFromToday(reply),
    ].sort((a, b) => a.start - b.start);
    return withUnprovedMarks(withRecomputedNumbers(segments, found, { type: 'DATE', standIn: 'shift' }), unproved);
  };
}
