// What a reply computed from scaled amounts, for the originals. All amounts of a dimension have one factor, so every way to compute a
// number from them gives the same original: it is put back without being asked, unlike other recomputed numbers (see `recompute.ts`).
// A number that is no such result (a limit, an average) stays, and `claims/unproved.ts` marks it.
import {
  NUMBER_IN_TEXT,
  type NumberText,
  pointOf,
  readNumber,
  scaleBehind,
  significantDigits,
  stepOf,
  writeNumber,
} from '../sanitize/dependencies/number-text.ts';
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { amountsIn, dimensionBehind, MONEY_DIMENSION } from '../sanitize/scale/amount.ts';
import { type KnownAmount, type LinearResult, multiplesOf, sumsOf } from '../sanitize/scale/linear.ts';
import { hasCurrency } from './amounts.ts';
import { equationResults, restoredStretches } from './recompute.ts';
import { withRecomputed } from './recomputed-segments.ts';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: NumberText;
  /** Undefined where nothing beside the number says what it measures. */
  readonly dimension: string | undefined;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly original: string;
  readonly formula: string;
}

const HALF = 0.5001;
/** A number without a unit must have more digits, or it is a page, a count or a year. */
const DIGITS_WITHOUT_UNIT = 4;
const MOST_PLACES = 200;

/** What a number of a reply measures, by the currency or unit beside it. */
export function dimensionAt(reply: string, start: number, end: number): string | undefined {
  const behind = reply.slice(end, end + 24);
  if (hasCurrency(reply.slice(Math.max(0, start - 24), start), behind)) return MONEY_DIMENSION;
  return dimensionBehind(behind.replace(/^[*_]+/u, ''));
}

function placesIn(reply: string): readonly Place[] {
  const point = pointOf(reply);
  return Array.from(reply.matchAll(NUMBER_IN_TEXT)).flatMap((match): Place[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const number = readNumber(match[0], { isMoney: true, point, scale: scaleBehind(reply.slice(end, end + 12)) });
    return number ? [{ start, end, number, dimension: dimensionAt(reply, start, end) }] : [];
  });
}

/** By dimension, in the order in which the prompts named them. */
function knownIn(pairs: readonly RestorePair[]): ReadonlyMap<string, readonly KnownAmount[]> {
  const known = new Map<string, KnownAmount[]>();
  for (const { surrogate, original, type, standIn } of pairs) {
    if (standIn !== 'scale') continue;
    const [from, to] = [amountsIn(surrogate, type), amountsIn(original, type)];
    const [scaled, meant] = [from?.numbers[0]?.number, to?.numbers[0]?.number];
    if (!to || !scaled || !meant) continue;
    const amounts = known.get(to.dimension) ?? [];
    if (!amounts.some((amount) => amount.scaled === scaled.value))
      known.set(to.dimension, [...amounts, { scaled: scaled.value, original: meant.value, text: scaled.text }]);
  }
  return known;
}

/** With the decimals that the original needs: all of them if the reply's number is exact, as many as the reply shows if it is rounded. */
function written({ scaled, original }: LinearResult, number: NumberText): string {
  const isExact = Math.abs(scaled - number.value) < 1e-9 * Math.max(1, Math.abs(scaled));
  const value = Number((original / number.scale).toPrecision(14));
  const needed = [0, 1, 2, 3, 4].find((places) => Math.abs(value - Number(value.toFixed(places))) < 1e-9) ?? 4;
  const own = needed === 0 ? 0 : isExact ? Math.max(number.decimals, needed === 1 ? 2 : needed) : number.decimals;
  return writeNumber(value, { ...number, scale: 1, decimals: own });
}

function resultAt({ number }: Place, results: readonly LinearResult[]): LinearResult | undefined {
  const half = stepOf(number) * HALF;
  const fitting = results.filter(({ scaled }) => Math.abs(scaled - number.value) <= half);
  const exact = fitting.filter(({ scaled }) => Math.abs(scaled - number.value) < 1e-9 * Math.max(1, scaled));
  const candidates = exact.length > 0 ? exact : fitting;
  const [first] = candidates;
  // Two that agree on what the reply shows and not on the original: nobody can tell which was meant.
  if (!first || new Set(candidates.map((one) => written(one, number))).size !== 1) return undefined;
  return first;
}

const isYearLike = ({ number: { value, decimals, isGrouped } }: Place) =>
  decimals === 0 && !isGrouped && value >= 1900 && value < 2100;

/** Whether a number may be an amount of this dimension. */
function mayBe(place: Place, dimension: string): boolean {
  if (place.dimension !== undefined) return place.dimension === dimension;
  return significantDigits(place.number) >= DIGITS_WITHOUT_UNIT && !isYearLike(place);
}

/** Compiles once, applies often: takes what restoring made of a reply and puts back the results too. */
export function scaledResults(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const known = knownIn(pairs);
  if (known.size === 0) return (_, segments) => segments;
  const sums = new Map([...known].map(([dimension, amounts]) => [dimension, sumsOf(amounts)] as const));
  return (reply, segments) => {
    if (!/\d/u.test(reply)) return segments;
    const isRestored = restoredStretches(segments);
    const places = placesIn(reply);
    if (places.length > MOST_PLACES) return segments;
    const percentages = places
      .filter(({ end }) => /^ ?%/u.test(reply.slice(end, end + 2)))
      .map(({ number: { value } }) => value);
    const counts = places.map(({ number: { value } }) => value).filter((n) => Number.isInteger(n) && n > 1 && n < 100);
    const found: Found[] = [];
    for (const [dimension, amounts] of known) {
      const asKnown = amounts.map((one) => ({
        surrogate: one.scaled,
        original: one.original,
        text: one.text,
        isMoney: dimension === MONEY_DIMENSION,
      }));
      found.push(...equationResults(reply, places, asKnown, isRestored));
      const reached = new Map(
        found.map((one) => [one.text, { scaled: placeValue(places, one.start), original: numberIn(one.original) }]),
      );
      const chained = [
        ...amounts,
        ...[...reached].map(([text, values]) => ({ ...values, text })).filter(({ scaled }) => scaled > 0),
      ];
      const results: readonly LinearResult[] = [
        ...chained.map((one) => ({ scaled: one.scaled, original: one.original, formula: one.text })),
        ...(sums.get(dimension) ?? []),
        ...(chained.length > amounts.length ? sumsOf(chained) : []),
        ...multiplesOf(chained, percentages, counts),
        ...multiplesOfSums(sums.get(dimension) ?? [], percentages),
      ];
      for (const place of places) {
        if (isRestored(place) || !mayBe(place, dimension) || found.some(({ start }) => start === place.start)) continue;
        const result = resultAt(place, results);
        if (!result) continue;
        const { start, end, number } = place;
        found.push({ start, end, text: number.text, original: written(result, number), formula: result.formula });
      }
    }
    return withRecomputed(
      segments,
      found.sort((a, b) => a.start - b.start),
      { standIn: 'scale' },
    );
  };
}

const placeValue = (places: readonly Place[], start: number) =>
  places.find((place) => place.start === start)?.number.value ?? 0;
const numberIn = (text: string) => readNumber(text, { isMoney: true })?.value ?? 0;

/** A total per month, or with tax. */
const multiplesOfSums = (sums: readonly LinearResult[], percentages: readonly number[]) =>
  sums.length > 60
    ? []
    : multiplesOf(
        sums.map(({ scaled, original, formula }) => ({ scaled, original, text: `(${formula})` })),
        percentages,
      );
