// The steps after restoring, in the same order for every caller: results are recomputed, stand-ins are put back in statements about them,
// numbers and dates that could not be recomputed are marked, and repeated stretches of the sanitized text get exactly their originals.
import type { RestorePair } from '../conversation/restore-pair.ts';
import type { Day } from '../notation/calendar.ts';
import { birthAgeRecomputer } from './birth-ages.ts';
import { birthLengthRecomputer } from './birth-lengths.ts';
import { type ClaimOptions, withSurrogatesInClaims } from './claims/judge.ts';
import { letterClaimJudge } from './claims/letter-claims.ts';
import { withSurrogatesInNameAndDateClaims } from './claims/name-and-date-claims.ts';
import { unprovedNumberMarker } from './claims/unproved-numbers.ts';
import { echoRestorer, isEchoPair } from './echoes.ts';
import { segmentRecomputer } from './recomputed-segments.ts';
import { scaledResultRecomputer } from './scaled-results.ts';
import type { Segment } from './segment.ts';
import { shiftedDateRecomputer } from './shifted-dates.ts';
import { nameSorter } from './sorted-names.ts';

export type PostRestoreSteps = (
  reply: string,
  segments: readonly Segment[],
  options?: ClaimOptions,
) => readonly Segment[];

function dayOfClock(): Day {
  const now = new Date();
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/**
 * Returns a function that does these steps; build it once and use it for many replies.
 * @param recompute whether to recompute results of noised numbers too. Such a match may be a coincidence
 * @param today the day from which replies count ages and birthdays
 */
export function postRestoreSteps(
  all: readonly RestorePair[],
  recompute = false,
  today: Day = dayOfClock(),
): PostRestoreSteps {
  const pairs = all.filter((pair) => !isEchoPair(pair));
  const scaled = scaledResultRecomputer(pairs);
  const more = recompute ? segmentRecomputer(pairs) : undefined;
  const dated = shiftedDateRecomputer(pairs, today);
  const aged = birthAgeRecomputer(pairs, today);
  const counted = birthLengthRecomputer(pairs, today);
  const marked = unprovedNumberMarker(pairs);
  const echoed = echoRestorer(all);
  const sorted = nameSorter(pairs);
  const spelled = letterClaimJudge(pairs);
  return (reply, segments, options) => {
    const results = scaled(reply, segments);
    const judged = withSurrogatesInClaims(reply, more?.(reply, results) ?? results, options);
    const named = withSurrogatesInNameAndDateClaims(reply, spelled(reply, sorted(reply, judged)));
    return echoed(reply, marked(reply, aged(reply, dated(reply, counted(reply, named)))));
  };
}
