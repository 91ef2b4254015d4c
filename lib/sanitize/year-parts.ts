// Plans in which part of its year a date of birth moves. If the prompt also tells the age, the moved date must give the same age, or the model
// remarks on the difference or counts from the wrong one of the two.
import type { YearPart } from '../codecs/year-part.ts';
import { dayKey } from '../notation/calendar.ts';
import { datesIn } from '../notation/dates-in-text.ts';
import { normaliseCharacters } from '../text/normalise-characters.ts';
import { type Span, textOf } from '../text/span.ts';
import type { Today } from './numbers/relations/relation.ts';
import type { PlannedSpan } from './sanitized.ts';

interface ToldAge extends Span {
  readonly years: number;
}

interface Birth {
  readonly span: PlannedSpan;
  readonly year: number;
  /** Keys of the date, some of which another spelling of the date has too. */
  readonly keys: readonly string[];
}

const SHORTER_UNIT_AFTER =
  /^[ -]?(?:months?|mos?|weeks?|wks?|days?|monate?|wochen?|tage?|mois|semaines?|jours?|mes(?:es)?|semanas?|días?|mesi|settimane|giorni|maand(?:en)?|weken|dagen|miesi\p{L}+|tygodni\p{L}*|месяц\p{L}*|недел\p{L}*|ماه|هفته|روز)(?!\p{L})|^ ?(?:[个個かヶ]月|개월|周|週|天|日)/iu;

/** The ages in full years that the prompt shows. A hidden age must not be shown by the date. */
function toldAges(text: string, spans: readonly PlannedSpan[]): readonly ToldAge[] {
  return spans.flatMap(({ annotation, mechanism }) => {
    const { type, start, end } = annotation;
    if (type !== 'AGE' || mechanism !== 'keep') return [];
    // A span may hold the unit too ("72 Jahre"), or two ages ("5 and 7"), which may be those of two people.
    const numbers = [...normaliseCharacters(textOf(text, annotation)).matchAll(/\d+/g)];
    const [number] = numbers;
    if (!number || numbers.length > 1) return [];
    const after = text.slice(start + number.index + number[0].length, end + 12);
    return SHORTER_UNIT_AFTER.test(after) || Number(number[0]) === 0 ? [] : [{ start, end, years: Number(number[0]) }];
  });
}

function birthOf(text: string, span: PlannedSpan, today: Today): Birth | undefined {
  const { type, kind } = span.annotation;
  if (type !== 'DATE' || kind !== 'date-of-birth' || span.mechanism !== 'date-shift') return undefined;
  const date = textOf(text, span.annotation);
  const days = datesIn(date)[0]?.days ?? [];
  const written = days[0]?.year || Number(/(?<!\d)\d{4}(?!\d)/.exec(normaliseCharacters(date))?.[0] ?? 0);
  if (written === 0 || days[0]?.day === 0) return undefined;
  // "45" is read as 2045, in which nobody was born yet.
  const year = written > today.year && !/\d{4}/.test(date) ? written - 100 : written;
  return { span, year, keys: [date, ...days.map(dayKey)] };
}

const PERSIAN = new Intl.DateTimeFormat('en-u-ca-persian-nu-latn', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  timeZone: 'UTC',
});
const LAST_PERSIAN_YEAR = 1500;

/** The day in the calendar to which the year belongs: the Iranian calendar or the Gregorian one. */
function inCalendarOf(year: number, { year: y, month, day }: Today): Today {
  if (year > LAST_PERSIAN_YEAR) return { year: y, month, day };
  const parts = PERSIAN.formatToParts(new Date(Date.UTC(y, month - 1, day)));
  const numberOf = (type: string) => Number.parseInt(parts.find((part) => part.type === type)?.value ?? '', 10);
  return { year: numberOf('year'), month: numberOf('month'), day: numberOf('day') };
}

/** The part of the year in which a birthday is, by the age on a day; undefined if nobody born in `year` has this age on that day. */
function partShownByAge(years: number, year: number, day: Today): YearPart | undefined {
  const on = inCalendarOf(year, day);
  const late = on.year - year - years;
  if (late !== 0 && late !== 1) return undefined;
  return { side: late === 0 ? 'until' : 'after', month: on.month, day: on.day };
}

const isFullDay = ({ year, month, day }: Today) => year > 0 && day > 0 && day <= 31 && month >= 1 && month <= 12;

/** The days to which the text may count an age: today, then the dates that the prompt shows, such as a letterhead's. */
function referenceDays(text: string, spans: readonly PlannedSpan[], today: Today): readonly Today[] {
  const shown = spans
    .filter(({ annotation, mechanism }) => annotation.type === 'DATE' && mechanism === 'keep')
    .flatMap(({ annotation }) => datesIn(textOf(text, annotation)))
    .map(({ days }) => days.filter(isFullDay))
    .flatMap((days) => (days.length === 1 ? days : []));
  return [today, ...shown];
}

const distance = (one: Span, other: Span) => Math.max(other.start - one.end, one.start - other.end, 0);

function nearest<T>(all: readonly T[], distanceTo: (one: T) => number): T | undefined {
  return all.reduce<T | undefined>(
    (best, one) => (best === undefined || distanceTo(one) < distanceTo(best) ? one : best),
    undefined,
  );
}

/**
 * Decides in which part of its year each date of birth may move, so that the age told in the prompt stays right. Each age is compared with
 * the nearest date of birth whose year it fits, so that it reveals nothing about the birthday of another person. The part depends only
 * on text that is sent unchanged. If the original date is not in the part, the codec moves it through the whole year. A date of birth in the
 * current year is never moved to a day after today.
 */
export function withPartsOfBirthYears(
  text: string,
  spans: readonly PlannedSpan[],
  today: Today,
): readonly PlannedSpan[] {
  const births = spans.flatMap((span) => birthOf(text, span, today) ?? []);
  if (births.length === 0) return spans;
  const days = referenceDays(text, spans, today);
  const partFor = ({ years }: ToldAge, { year }: Birth) =>
    days.reduce<YearPart | undefined>((part, day) => part ?? partShownByAge(years, year, day), undefined);
  const ages = new Map<PlannedSpan, ToldAge[]>();
  for (const age of toldAges(text, spans)) {
    const fitting = births.filter((birth) => partFor(age, birth));
    const birth = nearest(fitting, ({ span }) => distance(span.annotation, age));
    if (birth) ages.set(birth.span, [...(ages.get(birth.span) ?? []), age]);
  }
  const parts = new Map<string, YearPart>();
  for (const birth of births) {
    const age = nearest(ages.get(birth.span) ?? [], (one) => distance(birth.span.annotation, one));
    const part = age ? partFor(age, birth) : partShownByAge(0, birth.year, today);
    if (part && (age || part.side === 'until')) for (const key of birth.keys) if (!parts.has(key)) parts.set(key, part);
  }
  const keysOf = new Map(births.map(({ span, keys }) => [span, keys]));
  return spans.map((span) => {
    const key = keysOf.get(span)?.find((one) => parts.has(one));
    const yearPart = key === undefined ? undefined : parts.get(key);
    return yearPart ? { ...span, yearPart } : span;
  });
}
