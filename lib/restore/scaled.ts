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
} from '../sanitize/numbers/relations/number-text.ts';
import { amountsIn, dimensionBehind, MONEY_DIMENSION } from '../sanitize/numbers/scale/amount.ts';
import {
  type KnownAmount,
  type LinearResult,
  MONTHS_PER_YEAR,
  MULTIPLES,
  multiplesOf,
  sumsOf,
} from '../sanitize/numbers/scale/linear.ts';
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { hasCurrency } from './amounts.ts';
import type { Equation } from './equation.ts';
import { equationResults, type Known, restoredStretches } from './recompute.ts';
import { withRecomputed } from './recomputed-segments.ts';

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: NumberText;
  /** Undefined if nothing beside the number says what it measures. */
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

/** The range of what amounts may come to, in powers of e. */
const RANGE = 12;
/** How likely a number may agree with one of the results by chance; an exact one has more than its digits in its favour. */
const CHANCE = { exact: 0.1, rounded: 0.02 } as const;

/** @param tiers the likeliest results first */
function resultAt(place: Place, tiers: readonly (readonly LinearResult[])[]): LinearResult | undefined {
  let tried = 0;
  for (const tier of tiers) {
    tried += tier.length;
    const result = resultOf(place, tier, (tried * stepOf(place.number)) / (RANGE * place.number.value));
    if (result) return result;
  }
  return undefined;
}

/** Nobody reckons to a fraction of a cent: such an original agrees by chance. */
const isWritten = (value: number) => Math.abs(value - Number(value.toFixed(2))) < 1e-9 * Math.max(1, value);

function resultOf({ number }: Place, results: readonly LinearResult[], chance: number): LinearResult | undefined {
  const half = stepOf(number) * HALF;
  const isExact = ({ scaled }: LinearResult) => Math.abs(scaled - number.value) < 1e-9 * Math.max(1, scaled);
  const fitting = results.filter(
    (one) => Math.abs(one.scaled - number.value) <= half && (!isExact(one) || isWritten(one.original)),
  );
  const exact = fitting.filter(isExact);
  if (chance > (exact.length > 0 ? CHANCE.exact : CHANCE.rounded)) return undefined;
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
      found.push(...equationResults(reply, places, asKnown, isRestored, isLinear));
      const reached = new Map(
        found.map((one) => [one.text, { scaled: placeValue(places, one.start), original: numberIn(one.original) }]),
      );
      const chained = [
        ...amounts,
        ...[...reached].map(([text, values]) => ({ ...values, text })).filter(({ scaled }) => scaled > 0),
      ];
      const added = [...(sums.get(dimension) ?? []), ...(chained.length > amounts.length ? sumsOf(chained) : [])];
      const tiers = [
        [...chained.map((one) => ({ scaled: one.scaled, original: one.original, formula: one.text })), ...added],
        multiplesOf(chained, percentages, counts),
        multiplesOf(chained, [], MULTIPLES),
        multiplesOfSums(added, percentages, counts),
      ];
      for (const place of places) {
        if (isRestored(place) || !mayBe(place, dimension) || found.some(({ start }) => start === place.start)) continue;
        const result = resultAt(place, tiers);
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

const MOST_SUMS = 60;

/** A total per month, or with tax. */
function multiplesOfSums(sums: readonly LinearResult[], percentages: readonly number[], counts: readonly number[]) {
  if (sums.length > MOST_SUMS) return [];
  const totals = sums.map(({ scaled, original, formula }) => ({ scaled, original, text: `(${formula})` }));
  return multiplesOf(totals, percentages, [...counts, MONTHS_PER_YEAR]);
}

/**
 * Whether each term of an equation has one scaled factor. A term without one may have been computed from stand-ins in a way that the reply
 * does not show ("after tax $14,000 - $7,392 = …"): what follows from it is not the person's.
 */
function isLinear({ operands, signs }: Equation, known: readonly Known[]): boolean {
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
