// Recomputes results of scaled amounts for the originals. All amounts of a dimension have the same factor, so every way to compute a number
// from them gives the same original. It is therefore inserted without asking, unlike other recomputed numbers (see `recompute.ts`). A
// number that is not such a result (a limit, an average) is not changed, and `claims/unproved-numbers.ts` marks it.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { amountsIn, dimensionAfter, MONEY_DIMENSION } from '../notation/amount.ts';
import {
  decimalPointOf,
  magnitudeWordAfter,
  NUMBER_IN_TEXT,
  type ParsedNumber,
  readNumber,
  significantDigits,
  smallestStepOf,
  writeNumber,
} from '../notation/number-text.ts';
import { hasCurrencyBeside } from './amounts.ts';
import type { Equation } from './equation.ts';
import {
  COMMON_MULTIPLES,
  type KnownAmount,
  type LinearResult,
  MONTHS_PER_YEAR,
  multiplesOfAmounts,
  sumsOfAmounts,
} from './linear-results.ts';
import { equationResults, type KnownNumber, surrogateOverlapTest } from './recompute.ts';
import { withRecomputedNumbers } from './recomputed-segments.ts';
import type { Segment } from './segment.ts';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: ParsedNumber;
  /** The dimension (money, length …); undefined if no currency or unit stands beside the number. */
  readonly dimension: string | undefined;
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly original: string;
  readonly formula: string;
}

const HALF_STEP = 0.5001;
/** A number without a unit needs this many digits; a shorter one may be a page, a count or a year. */
const DIGITS_WITHOUT_UNIT = 4;
const MAX_PLACES = 200;

/** The dimension of a number in a reply (money, length …), by the currency or unit beside it. */
export function dimensionOfNumberAt(reply: string, start: number, end: number): string | undefined {
  const after = reply.slice(end, end + 24);
  if (hasCurrencyBeside(reply.slice(Math.max(0, start - 24), start), after)) return MONEY_DIMENSION;
  return dimensionAfter(after.replace(/^[*_]+/u, ''));
}

function placesIn(reply: string): readonly Place[] {
  const point = decimalPointOf(reply);
  return Array.from(reply.matchAll(NUMBER_IN_TEXT)).flatMap((match): Place[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const number = readNumber(match[0], {
      isMoney: true,
      point,
      scale: magnitudeWordAfter(reply.slice(end, end + 12)),
    });
    return number ? [{ start, end, number, dimension: dimensionOfNumberAt(reply, start, end) }] : [];
  });
}

/** The scaled amounts by dimension, in the order in which the prompts named them. */
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

/**
 * Writes the original in the reply's format. If the reply's number is exact, the original is written with all its decimals; if it is
 * rounded, with as many decimals as the reply's.
 */
function writtenResult({ scaled, original }: LinearResult, number: ParsedNumber): string {
  const isExact = Math.abs(scaled - number.value) < 1e-9 * Math.max(1, Math.abs(scaled));
  const value = Number((original / number.scale).toPrecision(14));
  const needed = [0, 1, 2, 3, 4].find((places) => Math.abs(value - Number(value.toFixed(places))) < 1e-9) ?? 4;
  const own = needed === 0 ? 0 : isExact ? Math.max(number.decimals, needed === 1 ? 2 : needed) : number.decimals;
  return writeNumber(value, { ...number, scale: 1, decimals: own });
}

/** The assumed range of results on a natural-log scale, for estimating the chance of a coincidence. */
const LOG_RANGE = 12;
/**
 * The highest accepted probability that a number equals a result by coincidence. A match with an exact number is stronger evidence than
 * with a rounded one.
 */
const MAX_CHANCE = { exact: 0.1, rounded: 0.02 } as const;

/** The result that a number shows, if a coincidence is unlikely enough. @param tiers the results in groups, the likeliest group first */
function resultAt(place: Place, tiers: readonly (readonly LinearResult[])[]): LinearResult | undefined {
  let tried = 0;
  for (const tier of tiers) {
    tried += tier.length;
    const result = resultOf(place, tier, (tried * smallestStepOf(place.number)) / (LOG_RANGE * place.number.value));
    if (result) return result;
  }
  return undefined;
}

/** Whether a value has at most two decimals. If an original would have more, the match is a coincidence. */
const hasWholeCents = (value: number) => Math.abs(value - Number(value.toFixed(2))) < 1e-9 * Math.max(1, value);

function resultOf({ number }: Place, results: readonly LinearResult[], chance: number): LinearResult | undefined {
  const half = smallestStepOf(number) * HALF_STEP;
  const isExact = ({ scaled }: LinearResult) => Math.abs(scaled - number.value) < 1e-9 * Math.max(1, scaled);
  const fitting = results.filter(
    (one) => Math.abs(one.scaled - number.value) <= half && (!isExact(one) || hasWholeCents(one.original)),
  );
  const exact = fitting.filter(isExact);
  if (chance > (exact.length > 0 ? MAX_CHANCE.exact : MAX_CHANCE.rounded)) return undefined;
  const candidates = exact.length > 0 ? exact : fitting;
  const [first] = candidates;
  // Several results look the same in the reply but differ for the originals, so none is chosen.
  if (!first || new Set(candidates.map((one) => writtenResult(one, number))).size !== 1) return undefined;
  return first;
}

const isYearLike = ({ number: { value, decimals, isGrouped } }: Place) =>
  decimals === 0 && !isGrouped && value >= 1900 && value < 2100;

/** Whether a number may be an amount of this dimension. */
function mayBe(place: Place, dimension: string): boolean {
  if (place.dimension !== undefined) return place.dimension === dimension;
  return significantDigits(place.number) >= DIGITS_WITHOUT_UNIT && !isYearLike(place);
}

/** Builds a function that can be used for many replies. It recomputes the results of scaled amounts in the segments of a restored reply. */
export function scaledResultRecomputer(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Segment[] {
  const known = knownIn(pairs);
  if (known.size === 0) return (_, segments) => segments;
  const sums = new Map([...known].map(([dimension, amounts]) => [dimension, sumsOfAmounts(amounts)] as const));
  return (reply, segments) => {
    if (!/\d/u.test(reply)) return segments;
    const isRestored = surrogateOverlapTest(segments);
    const places = placesIn(reply);
    if (places.length > MAX_PLACES) return segments;
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
      found.push(...equationResults(reply, places, asKnown, isRestored, isLinear));
      const reached = new Map(
        found.map((one) => [one.text, { scaled: placeValue(places, one.start), original: numberIn(one.original) }]),
      );
      const chained = [
        ...amounts,
        ...[...reached].map(([text, values]) => ({ ...values, text })).filter(({ scaled }) => scaled > 0),
      ];
      const added = [
        ...(sums.get(dimension) ?? []),
        ...(chained.length > amounts.length ? sumsOfAmounts(chained) : []),
      ];
      const tiers = [
        [...chained.map((one) => ({ scaled: one.scaled, original: one.original, formula: one.text })), ...added],
        multiplesOfAmounts(chained, percentages, counts),
        multiplesOfAmounts(chained, [], COMMON_MULTIPLES),
        multiplesOfSums(added, percentages, counts),
      ];
      for (const place of places) {
        if (isRestored(place) || !mayBe(place, dimension) || found.some(({ start }) => start === place.start)) continue;
        const result = resultAt(place, tiers);
        if (!result) continue;
        const { start, end, number } = place;
        found.push({ start, end, text: number.text, original: writtenResult(result, number), formula: result.formula });
      }
    }
    return withRecomputedNumbers(
      segments,
      found.sort((a, b) => a.start - b.start),
      { standIn: 'scale' },
    );
  };
}

const placeValue = (places: readonly Place[], start: number) =>
  places.find((place) => place.start === start)?.number.value ?? 0;
const numberIn = (text: string) => readNumber(text, { isMoney: true })?.value ?? 0;

const MAX_SUMS = 60;

/** Multiples of sums, such as a total per month or with tax. */
function multiplesOfSums(sums: readonly LinearResult[], percentages: readonly number[], counts: readonly number[]) {
  if (sums.length > MAX_SUMS) return [];
  const totals = sums.map(({ scaled, original, formula }) => ({ scaled, original, text: `(${formula})` }));
  return multiplesOfAmounts(totals, percentages, [...counts, MONTHS_PER_YEAR]);
}

/**
 * Whether each term of an equation has exactly one scaled amount as a factor. A term without one may have been computed from stand-ins in a
 * way that the reply does not show ("after tax $14,000 - $7,392 = …"), so the result for the originals cannot be computed.
 */
function isLinear({ operands, signs }: Equation, known: readonly KnownNumber[]): boolean {
  const isKnown = (at: number) => known.some(({ surrogate }) => surrogate === operands[at]?.number.value);
  let [inTerm, isGood] = [isKnown(0) ? 1 : 0, true];
  signs.forEach((sign, i) => {
    if (sign === '+' || sign === '-') {
      isGood &&= inTerm === 1;
      inTerm = 0;
    }
    if (isKnown(i + 1)) {
      isGood &&= sign !== '/';
      inTerm += 1;
    }
  });
  return isGood && inTerm === 1;
}
