// Handles ages that a reply counted from a moved date of birth: "born on 5 July 2019, so she is 7". A moved birthday may already have been
// this year while the real one is still to come, or the reverse. Beside the date the age is recomputed; elsewhere in a sentence about a
// person it is marked, because it may be the age of somebody else who is as old.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { anyOf, isMatchedInside } from '../lexicon/alternatives.ts';
import type { Day } from '../notation/calendar.ts';
import { overlaps, type Span } from '../text/span.ts';
import { type MovedBirth, movedBirths, reckoningDays } from './births.ts';
import { sentenceAround } from './claims/sentences.ts';
import { withUnprovedMarks } from './claims/unproved-numbers.ts';
import type { RecomputedNumber } from './recompute.ts';
import { withRecomputedNumbers } from './recomputed-segments.ts';
import type { Segment } from './segment.ts';
import { standInAt, standInSpans } from './stand-in-spans.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

const AGE =
  /(?<![\p{L}\p{N}.,])\d{1,3}(?=(?:[- ](?:years?|yrs?)[- ]old|[  ](?:Jahre alt|ans|años|anni|anos|jaar|lat|лет|год|года)(?!\p{L})|岁|歲|歳|세|살))|(?<=(?<!\p{L})(?:aged|turned|turns|wird|wurde) )\d{1,3}(?![\p{L}\p{N}%€$]|[.,:]\d)/gu;
/** Words before an age that is a limit and no person's: "under 7 years old". */
const LIMIT_BEFORE = new RegExp(
  `(?<!\\p{L})${anyOf(wordsBesideNumbers('age-limit-before'))}[\\s*_]*(?:age |aged )?$`,
  'iu',
);
const PRONOUNS = wordsBesideNumbers('pronoun');
const PRONOUN = new RegExp(
  `(?<!\\p{L})${anyOf(PRONOUNS.filter((word) => !isMatchedInside(word)))}(?:['’]s|['’]re)?(?!\\p{L})|${anyOf(PRONOUNS.filter(isMatchedInside))}`,
  'iu',
);

/** Full years from the day of birth to today; undefined without day, month and year. */
function ageOn({ year, month, day }: Day, birth: Day): number | undefined {
  if (birth.year === 0 || birth.day === 0) return undefined;
  const hadBirthday = month > birth.month || (month === birth.month && day >= birth.day);
  return year - birth.year - (hadBirthday ? 0 : 1);
}

/** An age that is another one for the original. */
interface WrongAge {
  readonly surrogate: string;
  readonly on: Day;
  /** The age of the original on that day. */
  readonly age: number;
}

/** What an age of `years` would be for the originals, if it was counted to one of the days. */
function wrongAges(years: number, births: readonly MovedBirth[], days: readonly Day[]): readonly WrongAge[] {
  return births.flatMap(({ surrogate, sent, original }) =>
    days.flatMap((on) => {
      const age = ageOn(on, original);
      return age === undefined || age < 0 || age === years || ageOn(on, sent) !== years ? [] : [{ surrogate, on, age }];
    }),
  );
}

/**
 * Prepares the pairs once; the returned function then recomputes the ages in any number of replies.
 * @param today the day from which the reply counted ages
 */
export function birthAgeRecomputer(
  pairs: readonly RestorePair[],
  today: Day,
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const births = movedBirths(pairs).filter(({ sent }) => sent.year > 0);
  if (births.length === 0) return (_, segments) => segments;
  return (reply, segments) => {
    const taken = standInSpans(segments);
    const restored = taken.filter(({ segment }) => segment.surrogate !== undefined);
    const recomputed: RecomputedNumber[] = [];
    const unproved: Span[] = [];
    for (const { 0: text, index: start } of reply.matchAll(AGE)) {
      const end = start + text.length;
      if (standInAt(taken, { start, end })) continue;
      const sentence = sentenceAround(reply, start, end);
      const days = [today, ...reckoningDays(reply, sentence, taken, births)];
      const fitting = wrongAges(Number(text), births, days);
      if (fitting.length === 0 || LIMIT_BEFORE.test(reply.slice(sentence.start, start))) continue;
      const near = restored.filter((one) => overlaps(one, sentence)).map(({ segment }) => segment);
      const beside = fitting.find(({ surrogate }) => near.some((one) => one.surrogate === surrogate));
      if (beside && new Set(fitting.map(({ age }) => age)).size === 1) {
        const formula = `${beside.on.year} − ${beside.surrogate}`;
        recomputed.push({ start, end, text, original: String(beside.age), formula });
      } else if (near.some(({ type }) => type === 'PERSON') || PRONOUN.test(reply.slice(sentence.start, sentence.end)))
        unproved.push({ start, end });
    }
    return withUnprovedMarks(withRecomputedNumbers(segments, recomputed, { type: 'AGE', standIn: 'shift' }), unproved);
  };
}
