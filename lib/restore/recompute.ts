// Recomputes numbers that a reply computed from surrogates: "31,320 / 12 = 2,610", "that is 2,610 per month". The result for the originals
// is only offered to the person, and never inserted unasked, because a number may equal such a result by chance.

import type { RestorePair } from '../conversation/restore-pair.ts';
import {
  decimalPointOf,
  NUMBER_IN_TEXT,
  type ParsedNumber,
  readNumber,
  significantDigits,
  smallestStepOf,
  writeNumber,
} from '../notation/number-text.ts';
import { type Equation, equationsIn, evaluateEquation } from './equation.ts';
import type { Segment } from './segment.ts';
import { restoreWithPairs } from './surrogate-matcher.ts';

/** A number of the reply and its value computed from the originals. */
export interface RecomputedNumber {
  readonly start: number;
  readonly end: number;
  /** The number as the reply has it. */
  readonly text: string;
  /** The value for the originals, in the reply's format. */
  readonly original: string;
  /** The computation with the reply's numbers: "31,320 / 12". */
  readonly formula: string;
}

export interface KnownNumber {
  /** The value that the surrogate has in the reply. */
  readonly surrogate: number;
  readonly original: number;
  readonly text: string;
  readonly isMoney: boolean;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: ParsedNumber;
}

/** Half a unit of the last digit shown, with a margin for floating-point error. */
const HALF_STEP = 0.5001;
const isShownAs = (value: number, number: ParsedNumber) =>
  Math.abs(value - number.value) <= smallestStepOf(number) * HALF_STEP;

/** With more known numbers, too many sums would equal a number of the reply by chance. */
const MAX_KNOWN = 12;
const DIGITS_FOR_SCALES = 3;
const DIGITS_FOR_PAIRS = 4;

function placesIn(reply: string): readonly Place[] {
  const point = decimalPointOf(reply);
  return Array.from(reply.matchAll(NUMBER_IN_TEXT)).flatMap((match): Place[] => {
    const number = readNumber(match[0], { isMoney: true, point });
    return number ? [{ start: match.index, end: match.index + match[0].length, number }] : [];
  });
}

function firstNumber(text: string): ParsedNumber | undefined {
  const match = new RegExp(NUMBER_IN_TEXT.source, 'u').exec(text);
  return match ? readNumber(match[0], { isMoney: true, point: decimalPointOf(text) }) : undefined;
}

const NUMERIC_TYPES: ReadonlySet<RestorePair['type']> = new Set(['MONEY', 'QUANTITY', 'AGE']);

function knownFrom(pairs: readonly RestorePair[]): readonly KnownNumber[] {
  return pairs.flatMap(({ surrogate, original, type }): KnownNumber[] => {
    if (!NUMERIC_TYPES.has(type)) return [];
    const [from, to] = [firstNumber(surrogate), firstNumber(original)];
    return from && to
      ? [{ surrogate: from.value, original: to.value, text: from.text, isMoney: type === 'MONEY' }]
      : [];
  });
}

/** Returns a test whether a span of the reply overlaps a surrogate that is already restored. */
export function surrogateOverlapTest(segments: readonly Segment[]): (place: { start: number; end: number }) => boolean {
  const taken: { readonly start: number; readonly end: number }[] = [];
  let at = 0;
  for (const segment of segments) {
    const length = (segment.surrogate ?? segment.text).length;
    if (segment.surrogate !== undefined) taken.push({ start: at, end: at + length });
    at += length;
  }
  return ({ start, end }) => taken.some((one) => start < one.end && end > one.start);
}

function fromEquation(
  equation: Equation,
  known: readonly KnownNumber[],
  isRestored: (place: Place) => boolean,
): RecomputedNumber | undefined {
  const { result } = equation;
  if (isRestored(result)) return undefined;
  const isKnown = (place: Place) => known.find(({ surrogate }) => surrogate === place.number.value);
  if (!equation.operands.some((operand) => isKnown(operand))) return undefined;
  const said = evaluateEquation(equation, ({ number }) => number.value);
  if (said === undefined || !isShownAs(said, result.number)) return undefined;
  const meant = evaluateEquation(equation, (operand) => isKnown(operand)?.original ?? operand.number.value);
  if (meant === undefined) return undefined;
  return {
    start: result.start,
    end: result.end,
    text: result.number.text,
    original: writeNumber(meant, result.number),
    formula: equation.text,
  };
}

interface RecomputeGuess {
  readonly value: number;
  readonly original: number;
  readonly formula: string;
}

const MONTHLY_AFTER =
  /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?month\b|^[^\d\n]{0,12}\b(?:monthly|pro monat|im monat)\b/iu;
const YEARLY_AFTER =
  /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?(?:year|annum)\b|^[^\d\n]{0,12}\b(?:yearly|annually|pro jahr|im jahr)\b/iu;
const WEEKLY_AFTER = /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?week\b|^[^\d\n]{0,12}\b(?:weekly|pro woche)\b/iu;
const TOTAL = /\b(?:total|sum|altogether|combined|together|insgesamt|zusammen|summe)\b[^\d\n]{0,24}$/iu;
const DIFFERENCE = /\b(?:difference|left|remain\w*|net|surplus|balance|save|after|übrig|differenz)\b[^\d\n]{0,24}$/iu;

function multiplesOfMoney(known: readonly KnownNumber[], factor: number, sign: string): readonly RecomputeGuess[] {
  return known
    .filter(({ isMoney }) => isMoney)
    .map(({ surrogate, original, text }) => ({
      value: surrogate * factor,
      original: original * factor,
      formula: `${text} ${sign}`,
    }));
}

function sumsOfTwo(known: readonly KnownNumber[], sign: 1 | -1): readonly RecomputeGuess[] {
  return known.flatMap((a, i) =>
    known.flatMap((b, j): RecomputeGuess[] => {
      if (i === j || (sign === 1 && i > j) || a.isMoney !== b.isMoney || a.surrogate <= sign * -b.surrogate) return [];
      return [
        {
          value: a.surrogate + sign * b.surrogate,
          original: a.original + sign * b.original,
          formula: `${a.text} ${sign > 0 ? '+' : '-'} ${b.text}`,
        },
      ];
    }),
  );
}

function all(known: readonly KnownNumber[]): readonly RecomputeGuess[] {
  const money = known.filter(({ isMoney }) => isMoney);
  if (money.length < 3) return [];
  const add = (of: (k: KnownNumber) => number) => money.reduce((sum, k) => sum + of(k), 0);
  return [
    { value: add((k) => k.surrogate), original: add((k) => k.original), formula: money.map((k) => k.text).join(' + ') },
  ];
}

/** The possible computations of a number, by the words around it ("per month", "total"). */
function guessesFor(
  { number, start, end }: Place,
  reply: string,
  known: readonly KnownNumber[],
): readonly RecomputeGuess[] {
  const before = reply.slice(Math.max(0, start - 48), start).replace(/[*_]/g, '');
  const after = reply.slice(end, end + 32).replace(/[*_]/g, '');
  const digits = significantDigits(number);
  if (digits >= DIGITS_FOR_SCALES) {
    if (MONTHLY_AFTER.test(after)) return multiplesOfMoney(known, 1 / 12, '/ 12');
    if (YEARLY_AFTER.test(after)) return multiplesOfMoney(known, 12, 'x 12');
    if (WEEKLY_AFTER.test(after)) return multiplesOfMoney(known, 1 / 52, '/ 52');
  }
  if (digits < DIGITS_FOR_PAIRS) return [];
  if (TOTAL.test(before)) return [...sumsOfTwo(known, 1), ...all(known)];
  return DIFFERENCE.test(before) ? sumsOfTwo(known, -1) : [];
}

function fromWords(place: Place, reply: string, known: readonly KnownNumber[]): RecomputedNumber | undefined {
  const fitting = guessesFor(place, reply, known).filter(({ value }) => isShownAs(value, place.number));
  const originals = new Set(fitting.map(({ original }) => writeNumber(original, place.number)));
  const [first] = fitting;
  const [original] = originals;
  // Several computations give the reply's number but differ for the originals, so none is chosen.
  if (!first || original === undefined || originals.size !== 1) return undefined;
  return { start: place.start, end: place.end, text: place.number.text, original, formula: first.formula };
}

/**
 * Proposes originals for numbers of the reply that are not surrogates. An equation in the reply is checked with the surrogates and computed
 * with the originals. Without an equation, the words must name the computation, the number must have enough digits, and all computations
 * that fit must give the same original. Results are used in later computations of the reply.
 */
export function recomputeNumbers(reply: string, pairs: readonly RestorePair[]): readonly RecomputedNumber[] {
  return numberRecomputer(pairs)(reply, restoreWithPairs(reply, pairs));
}

/** Prepares `recomputeNumbers` for many replies of one conversation. `segments` is the restored reply. */
export function numberRecomputer(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly RecomputedNumber[] {
  const own = knownFrom(pairs);
  if (own.length === 0 || hasTwoMeanings(own)) return () => [];
  return (reply, segments) => (/\d/.test(reply) ? recomputedNumbers(reply, segments, own) : []);
}

/** Recomputes the results of the equations in the reply. A later equation may use a result as an operand. */
export function equationResults(
  reply: string,
  places: readonly Place[],
  known: readonly KnownNumber[],
  isRestored: (place: { start: number; end: number }) => boolean,
  accepts: (equation: Equation, known: readonly KnownNumber[]) => boolean = () => true,
): readonly RecomputedNumber[] {
  const all = [...known];
  const found: RecomputedNumber[] = [];
  for (const equation of equationsIn(reply, places)) {
    const one = accepts(equation, all) ? fromEquation(equation, all, isRestored) : undefined;
    if (!one || found.some(({ start }) => start === one.start)) continue;
    found.push(one);
    const [surrogate, original] = [firstNumber(one.text)?.value, firstNumber(one.original)?.value];
    const isFree = surrogate !== undefined && !all.some((k) => k.surrogate === surrogate);
    // A short number may occur again in another meaning, so only longer results are used further.
    if (original !== undefined && isFree && significantDigits(equation.result.number) >= DIGITS_FOR_SCALES)
      all.push({ surrogate, original, text: one.text, isMoney: true });
  }
  return found;
}

function recomputedNumbers(
  reply: string,
  segments: readonly Segment[],
  own: readonly KnownNumber[],
): readonly RecomputedNumber[] {
  const isRestored = surrogateOverlapTest(segments);
  const places = placesIn(reply);
  const found = [...equationResults(reply, places, own, isRestored)];
  const isNew = ({ start }: { readonly start: number }) => !found.some((one) => one.start === start);
  if (own.length <= MAX_KNOWN) {
    for (const place of places) {
      if (isRestored(place) || !isNew(place)) continue;
      const again = found.find(
        ({ text }) => text === place.number.text && significantDigits(place.number) >= DIGITS_FOR_SCALES,
      );
      const one = again ? { ...again, start: place.start, end: place.end } : fromWords(place, reply, own);
      if (one) found.push(one);
    }
  }
  return found.filter(({ text, original }) => text !== original).sort((a, b) => a.start - b.start);
}

/** Whether one surrogate has two originals, so that nothing can be computed from it. */
function hasTwoMeanings(known: readonly KnownNumber[]): boolean {
  return known.some((a) => known.some((b) => a.surrogate === b.surrogate && a.original !== b.original));
}
