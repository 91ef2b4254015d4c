// Finds the days to which an age may be counted: today, and the dates that the prompt shows. A date of birth stays on its side of each, so that
// "how old is she", "is he of age" and the year of the next birthday have the same answer as for the original.
import type { YearCut, YearCuts } from '../codecs/year-cuts.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import { normaliseCharacters } from '../text/normalise-characters.ts';
import { overlaps, type Span, textOf } from '../text/span.ts';
import type { Today } from './numbers/relations/relation.ts';
import type { PlannedSpan } from './sanitized.ts';

interface ShownDay extends Span {
  readonly day: Today;
}

interface Birth extends Span {
  /** The year of birth; zero if only the birthday is told. */
  readonly year: number;
}

/** The ages, in full years, that the prompt hides. The stand-in of a day of birth must not reveal one of them. */
function hiddenAges(text: string, spans: readonly PlannedSpan[]): readonly number[] {
  return spans
    .filter(({ annotation, mechanism }) => annotation.type === 'AGE' && mechanism !== 'keep')
    .flatMap(({ annotation }) => normaliseCharacters(textOf(text, annotation)).match(/\d+/g) ?? [])
    .map(Number);
}

function birthOf(text: string, { annotation, mechanism }: PlannedSpan, today: Today): Birth | undefined {
  const { type, kind, start, end } = annotation;
  if (type !== 'DATE' || kind !== 'date-of-birth' || mechanism !== 'date-shift') return undefined;
  const date = textOf(text, annotation);
  const read = datesIn(date)[0]?.days[0]?.year;
  const written = read || Number(/(?<!\d)\d{4}(?!\d)/.exec(normaliseCharacters(date))?.[0] ?? 0);
  // "45" is read as 2045, in which nobody was born yet.
  return { start, end, year: written > today.year && !/\d{4}/.test(date) ? written - 100 : written };
}

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const LAST_PERSIAN_YEAR = 1500;
const isPersian = (year: number) => year > 0 && year <= LAST_PERSIAN_YEAR;

/** The day in the calendar to which the year belongs: the Iranian calendar or the Gregorian one. */
function inCalendarOf(year: number, { year: y, month, day }: Today): Today {
  if (!isPersian(year) || isPersian(y) || y === 0) return { year: y, month, day };
  const parts = PERSIAN.formatToParts(new Date(Date.UTC(y, month - 1, day)));
  const numberOf = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') };
}

/** A month stands for its first day. */
const dayOrFirst = (day: Today): Today => (day.day === 0 ? { ...day, day: 1 } : day);
const isDay = ({ month, day }: Today) => day >= 1 && day <= 31 && month >= 1 && month <= 12;

/** The dates that the model sees as the person wrote them. */
function shownDays(text: string, spans: readonly PlannedSpan[]): readonly ShownDay[] {
  const hidden = spans.filter(({ mechanism }) => mechanism !== 'keep').map(({ annotation }) => annotation);
  return datesIn(text)
    .filter((date) => !hidden.some((span) => overlaps(span, date)))
    .flatMap(({ start, end, days }) =>
      days
        .map(dayOrFirst)
        .filter(isDay)
        .map((day) => ({ start, end, day })),
    );
}

const distance = (one: Span, other: Span) => Math.max(other.start - one.end, one.start - other.end, 0);

/** The last day before a day of the year. */
function dayBefore({ month, day }: YearCut): YearCut {
  const before = new Date(Date.UTC(2001, month - 1, day - 1));
  return { month: before.getUTCMonth() + 1, day: before.getUTCDate() };
}

/** More days than a prompt counts ages to would leave only small parts. */
const MAX_DAYS = 6;

/**
 * The cuts after each day and before it, so that no birthday moves onto such a day either. Those before are less important: an age on the day
 * itself is right without them.
 */
function cutsAt(days: readonly Today[]): YearCuts {
  const distinct = new Map(days.map(({ month, day }) => [`${month} ${day}`, { month, day }]));
  const after = [...distinct.values()].slice(0, MAX_DAYS);
  return [...after, ...after.map(dayBefore)];
}

/** Whether somebody born in the year may have the age on the day. */
const mayBeOfAge = (years: number, year: number, on: Today) => [0, 1].includes(on.year - year - years);

/**
 * Gives each date of birth the days that divide its year. They follow from what is sent unchanged and from the day of sending. A date whose
 * age the prompt hides gets none, because its side of today would show the age.
 */
export function withBirthCuts(text: string, spans: readonly PlannedSpan[], today: Today): readonly PlannedSpan[] {
  const births = new Map(spans.flatMap((span) => [[span, birthOf(text, span, today)] as const]));
  if (![...births.values()].some(Boolean)) return spans;
  const shown = shownDays(text, spans);
  const hidden = hiddenAges(text, spans);
  return spans.map((span) => {
    const birth = births.get(span);
    if (!birth) return span;
    const { year } = birth;
    const near = [...shown].sort((one, other) => distance(one, birth) - distance(other, birth));
    const days = [today, ...near.map(({ day }) => day)]
      .filter((day) => isPersian(year) || !isPersian(day.year))
      .map((day) => inCalendarOf(year, day))
      .filter((day) => day.year === 0 || day.year >= year);
    const showsAge = days.some((day) => hidden.some((years) => year > 0 && mayBeOfAge(years, year, day)));
    return showsAge ? span : { ...span, yearCuts: cutsAt(days) };
  });
}
