// Handles ages that a reply counted from a moved date of birth: "born on 5 July 2019, so she is 7". A moved birthday may already have been
// this year while the real one is still to come, or the reverse. Beside the date the age is recomputed; elsewhere in a sentence about a
// person it is marked, because it may be the age of somebody else who is as old.
import type { RestorePair } from '../conversation/restore-pair.ts';
import { anyOf, isMatchedInside } from '../lexicon/alternatives.ts';
import type { Day } from '../notation/calendar.ts';
import { overlaps, type Span } from '../text/span.ts';
import { sentenceAround } from './claims/sentences.ts';
import { withUnprovedMarks } from './claims/unproved-numbers.ts';
import { possibleDayPairs } from './dates.ts';
import type { RecomputedNumber } from './recompute.ts';
import { withRecomputedNumbers } from './recomputed-segments.ts';
import type { Segment } from './segment.ts';
import { standInSpans } from './stand-in-spans.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

interface Birth {
  /** The date of birth that was sent. */
  readonly surrogate: string;
  readonly sentAge: number;
  readonly age: number;
}

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

function birthsFrom(pairs: readonly RestorePair[], today: Day): readonly Birth[] {
  return pairs.flatMap((pair) => {
    if (pair.isBirth !== true) return [];
    return possibleDayPairs(pair).flatMap(([sent, original]) => {
      const [sentAge, age] = [ageOn(today, sent), ageOn(today, original)];
      return sentAge === undefined || age === undefined || sentAge === age || age < 0
        ? []
        : [{ surrogate: pair.surrogate, sentAge, age }];
    });
  });
}

/**
 * Builds a function that can be used for many replies.
 * @param today the day from which the reply counted ages
 */
export function birthAgeRecomputer(
  pairs: readonly RestorePair[],
  today: Day,
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const births = birthsFrom(pairs, today);
  if (births.length === 0) return (_, segments) => segments;
  return (reply, segments) => {
    const restored = standInSpans(segments).filter(({ segment }) => segment.surrogate !== undefined);
    const recomputed: RecomputedNumber[] = [];
    const unproved: Span[] = [];
    for (const { 0: text, index: start } of reply.matchAll(AGE)) {
      const end = start + text.length;
      const fitting = births.filter(({ sentAge }) => sentAge === Number(text));
      const sentence = sentenceAround(reply, start, end);
      if (fitting.length === 0 || LIMIT_BEFORE.test(reply.slice(sentence.start, start))) continue;
      const near = restored.filter((one) => overlaps(one, sentence)).map(({ segment }) => segment);
      const beside = fitting.find(({ surrogate }) => near.some((one) => one.surrogate === surrogate));
      if (beside) {
        const formula = `${today.year} − ${beside.surrogate}`;
        recomputed.push({ start, end, text, original: String(beside.age), formula });
      } else if (near.some(({ type }) => type === 'PERSON') || PRONOUN.test(reply.slice(sentence.start, sentence.end)))
        unproved.push({ start, end });
    }
    return withUnprovedMarks(withRecomputedNumbers(segments, recomputed, { type: 'AGE', standIn: 'shift' }), unproved);
  };
}
