// Dates that a reply computed from shifted ones: "30 days after 12 May is 11 June". If the reply states the length of time, the result is
// computed again from the original. Any other date that is no stand-in may be such a result and is marked, even if it is a date of the
// world, because nothing tells the two apart. If only dates of birth were shifted, all other dates of the prompt left as they were: only
// dates that speak of an age or a birthday are marked then.
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { type TimeInterval, timeIntervalsIn } from '../text/intervals.ts';
import { overlaps, type Span } from '../text/span.ts';
import { outsideAddresses } from './addresses.ts';
import { type Day, dayKey, type WrittenDate, weekdayOf } from './calendar.ts';
import { sentenceAround } from './claims/sentences.ts';
import { withMarks } from './claims/unproved.ts';
import { type DateStep, daysBetween, mayHoldLeapDay, mondayBehind, stepped } from './date-steps.ts';
import { datesIn, daysOf } from './dates.ts';
import type { Recomputed } from './recompute.ts';
import { withRecomputed } from './recomputed-segments.ts';
import { AGE_WORDS, BEFORE_LENGTH, FROM_TODAY, HOLIDAY, WEEKDAY } from './words-near-dates.ts';

interface KnownDate {
  /** What the reply sees. */
  readonly standIn: Day;
  readonly original: Day;
  readonly text: string;
  readonly isBirth: boolean;
}

/** A length of time in the reply: as it says, and as it is for the originals. */
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

/** Longest time from a person's date to a result, in years: a battle of 1815 is no result. */
const MOST_YEARS = 60;
const LONGEST_LIFE = 110;
const MOST_DATES = 100;
const MOST_KNOWN = 40;
const MOST_LENGTHS = 24;
/** Periods in days that a reply often uses without naming them: "ordered on 1 May, so return it by 15 May". */
const USUAL = new Set([3, 5, 7, 10, 14, 20, 21]);

function knownFrom(pairs: readonly RestorePair[]): readonly KnownDate[] {
  const known = new Map<string, KnownDate>();
  for (const pair of pairs) {
    if (pair.type !== 'DATE' || pair.standIn === 'generalised' || pair.standIn === 'placeholder') continue;
    for (const [standIn, original] of daysOf(pair)) {
      const key = `${dayKey(standIn)} ${dayKey(original)}`;
      if (!known.has(key)) known.set(key, { standIn, original, text: pair.surrogate, isBirth: pair.isBirth === true });
    }
  }
  return [...known.values()].slice(0, MOST_KNOWN);
}

const isDay = ({ month, day }: Day) => month >= 1 && month <= 12 && day <= 31;
/** "Version 3.5." at the end of a sentence reads as a German date. */
const isVersion = (reply: string, { start, end }: Span) =>
  /^\d{1,2}\.\d{1,2}\.$/u.test(reply.slice(start, end)) && /^\s*(?:$|\n|\p{Lu})/u.test(reply.slice(end, end + 3));

/** The places of stand-ins, restored or not, from left to right. */
function takenIn(segments: readonly Segment[]): readonly (Span & { readonly segment: Segment })[] {
  let at = 0;
  return segments.flatMap((segment) => {
    const start = at;
    at += (segment.surrogate ?? segment.text).length;
    return (segment.surrogate ?? segment.standsFor) === undefined ? [] : [{ start, end: at, segment }];
  });
}

type Taken = ReturnType<typeof takenIn>;

/** By bisection: a long reply holds thousands of stand-ins. */
function firstTaken(taken: Taken, place: Span): Taken[number] | undefined {
  let [from, to] = [0, taken.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((taken[middle]?.end ?? 0) > place.start) to = middle;
    else from = middle + 1;
  }
  const one = taken[from];
  return one && overlaps(one, place) ? one : undefined;
}

/** The count as it was in the prompt, where the length was noised or replaced. */
function meantCount({ count, number }: TimeInterval, taken: Taken): number | undefined {
  const put = firstTaken(taken, number)?.segment;
  if (!put) return count;
  const original = /\d+/u.exec(put.surrogate === undefined ? (put.standsFor ?? '') : put.text)?.[0];
  return original === undefined ? undefined : Number(original);
}

const lengthKey = ({ said, meant }: Length) => `${said.count} ${meant.count} ${said.unit}`;
const distinctLengths = (lengths: readonly Length[]): readonly Length[] => [
  ...new Map(lengths.map((one) => [lengthKey(one), one])).values(),
];

const YEARS_OF = { day: 1 / 365, 'working day': 1 / 260, week: 1 / 52, month: 1 / 12, year: 1 };

function lengthsIn(reply: string, taken: Taken): readonly Length[] {
  return timeIntervalsIn(reply).flatMap((interval): Length[] => {
    const { start, end, count, unit } = interval;
    const meant = meantCount(interval, taken);
    if (meant === undefined || count === 0 || Math.max(count, meant) * YEARS_OF[unit] > LONGEST_LIFE) return [];
    const text = reply.slice(start, end).replace(/[*_]+/gu, '').trim();
    return [{ place: { start, end }, said: { count, unit }, meant: { count: meant, unit }, text }];
  });
}

/** What a written date shows of a day. */
const shownKey = (day: Day, like: Day) => dayKey({ ...day, year: like.year && day.year, day: like.day && day.day });

interface Fit {
  readonly original: Day;
  readonly formula: string;
}

/** The original's counterpart of `said`, if `said` lies this length before or after the stand-in. */
function fitsOf(said: Day, { standIn, original, text }: KnownDate, { said: step, meant, text: length }: Length): Fit[] {
  return ([1, -1] as const).flatMap((sign): Fit[] => {
    const there = stepped(standIn, { ...step, count: sign * step.count });
    const here = stepped(original, { ...meant, count: sign * meant.count });
    if (!there || !here || (said.year > 0 && there.year === 0) || (said.day > 0 && there.day === 0)) return [];
    const formula = `${text} ${sign > 0 ? '+' : '−'} ${length}`;
    if (shownKey(there, said) === shownKey(said, said)) {
      // Without a year the result is uncertain by one day.
      const isByDays = step.unit === 'day' || step.unit === 'week';
      return isByDays && (mayHoldLeapDay(standIn, there) || mayHoldLeapDay(original, here))
        ? []
        : [{ original: here, formula }];
    }
    const [rolled, back] = [mondayBehind(there), mondayBehind(here)];
    const isRolled = rolled !== undefined && shownKey(rolled, said) === shownKey(said, said);
    return isRolled ? [{ original: back ?? here, formula }] : [];
  });
}

const isBorder = ({ year, month, day }: Day) =>
  day === 1 || day === 15 || day === new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Computes without a stated length: the sentence names the stand-in that the date was counted from, a usual length away. */
function fitsBeside(said: Day, beside: readonly KnownDate[]): Fit[] {
  if (said.year === 0 || said.day === 0 || isBorder(said)) return [];
  return beside.flatMap(({ standIn, original, text }): Fit[] => {
    if (standIn.year === 0 || standIn.day === 0 || original.year === 0) return [];
    const days = daysBetween(standIn, said);
    const here = USUAL.has(Math.abs(days)) ? stepped(original, { count: days, unit: 'day' }) : undefined;
    return here ? [{ original: here, formula: `${text} ${days > 0 ? '+' : '−'} ${Math.abs(days)} days` }] : [];
  });
}

/** Whether a weekday follows the date that would be false for the original. */
function isWeekdayBehindWrong(reply: string, { end }: WrittenDate, said: Day, original: Day): boolean {
  if (said.year === 0 || said.day === 0) return WEEKDAY.test(reply.slice(end, end + 24));
  return weekdayOf(said) !== weekdayOf(original) && WEEKDAY.test(reply.slice(end, end + 24));
}
interface Reply {
  readonly text: string;
  readonly taken: Taken;
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
  // Several formulas give this date, and their originals differ: the one that was meant is unknown.
  if (!first || new Set(fits.map(({ original, said }) => shownKey(original, said))).size !== 1) return undefined;
  const { said, original, reading, formula } = first;
  if (isWeekdayBehindWrong(text, date, said, original)) return undefined;
  if (HOLIDAY.test(text.slice(sentence.start, sentence.end))) return undefined;
  const isComplete = said.year === 0 || original.year > 0;
  return isComplete ? { date, reading, original, formula } : undefined;
}

function asRecomputed(text: string, { date, reading, original, formula }: Result): Recomputed | undefined {
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

/** A birthday, or a date in a sentence about the date of birth or an age. */
function mayFollowFromBirth({ text, taken, lengths }: Reply, date: WrittenDate, { standIn, text: birth }: KnownDate) {
  const isInLife = ({ year }: Day) => year === 0 || standIn.year === 0 || inRange(year - standIn.year, LONGEST_LIFE);
  if (!date.days.some(isInLife)) return false;
  if (date.days.some(({ month, day }) => month === standIn.month && day === standIn.day)) return true;
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
          ({ year }) => year === 0 || one.standIn.year === 0 || Math.abs(one.standIn.year - year) <= MOST_YEARS,
        ),
  );

/** Dates that are no stand-ins and not part of an address. */
function openDates(text: string, taken: Taken): readonly WrittenDate[] {
  const sorted = datesIn(text)
    .filter((date) => date.days.some(isDay) && !isVersion(text, date) && firstTaken(taken, date) === undefined)
    .sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: WrittenDate[] = [];
  for (const date of sorted) if (date.start >= (kept.at(-1)?.end ?? 0)) kept.push(date);
  return kept.slice(0, MOST_DATES);
}

/** A result may be computed from an earlier result. */
function workedOut(reply: Reply, dates: readonly WrittenDate[], own: readonly KnownDate[]): readonly Recomputed[] {
  const known = [...own];
  const found: Recomputed[] = [];
  const lengths = distinctLengths(reply.lengths).slice(0, MOST_LENGTHS);
  for (const date of dates) {
    const result = resultOf({ ...reply, lengths }, date, known);
    const one = result && asRecomputed(reply.text, result);
    if (!result || !one) continue;
    found.push(one);
    const standIn = date.days[result.reading];
    if (standIn && standIn.day > 0) known.push({ standIn, original: result.original, text: one.text, isBirth: false });
  }
  return found;
}

/** "12 days left until …": counted from today, to a date that is not the person's. */
function countsFromToday({ text, taken, lengths }: Reply): readonly Span[] {
  const dates = taken.filter(({ segment }) => segment.type === 'DATE');
  return lengths
    .filter(({ place }) => {
      const isFromToday =
        FROM_TODAY.test(text.slice(place.end, place.end + 20)) ||
        BEFORE_LENGTH.test(text.slice(Math.max(0, place.start - 20), place.start));
      if (!isFromToday || firstTaken(taken, place)) return false;
      const sentence = sentenceAround(text, place.start, place.end);
      return dates.some((date) => overlaps(date, sentence));
    })
    .map(({ place }) => place);
}

/** Prepares once for many replies. Computes or marks the dates among the text that restoring left unchanged. */
export function shiftedDateResults(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const known = knownFrom(pairs);
  if (known.length === 0) return (_, segments) => segments;
  return (text, segments) => {
    const taken = takenIn(segments);
    const dates = openDates(text, taken);
    const lengths = lengthsIn(text, taken);
    if (dates.length === 0 && lengths.length === 0) return segments;
    const reply = { text, taken, lengths };
    const found = outsideAddresses(text, workedOut(reply, dates, known));
    const isFound = (date: Span) => found.some((one) => overlaps(one, date));
    const unproved = [
      ...outsideAddresses(
        text,
        dates.filter((date) => !isFound(date) && mayFollow(reply, date, known)),
      ),
      ...countsFromToday(reply),
    ].sort((a, b) => a.start - b.start);
    return withMarks(withRecomputed(segments, found, { type: 'DATE', standIn: 'shift' }), unproved);
  };
}
