// Numbers of a reply that are functions of surrogates: "31,320 / 12 = 2,610", "that is 2,610 per month". What they would be
// from the originals is worked out and offered, never put in unasked: a number may agree with a function by chance.
import {
  NUMBER_IN_TEXT,
  type NumberText,
  pointOf,
  readNumber,
  significantDigits,
  stepOf,
  writeNumber,
} from '../sanitize/numbers/relations/number-text.ts';
import type { RestorePair, Segment } from '../sanitize/sanitized.ts';
import { applyPairs } from './apply.ts';
import { type Equation, equationsIn, evaluateEquation } from './equation.ts';

/** One number of the reply, and what it is for the originals. */
export interface Recomputed {
  readonly start: number;
  readonly end: number;
  /** As the reply has it. */
  readonly text: string;
  /** In the reply's way of writing. */
  readonly original: string;
  /** Over the reply's numbers: "31,320 / 12". */
  readonly formula: string;
}

export interface Known {
  /** What the reply says. */
  readonly surrogate: number;
  readonly original: number;
  readonly text: string;
  readonly isMoney: boolean;
}

interface Place {
  readonly start: number;
  readonly end: number;
  readonly number: NumberText;
}

/** Half a unit of the last digit shown, with a margin for floating-point error. */
const HALF = 0.5001;
const isShownAs = (value: number, number: NumberText) => Math.abs(value - number.value) <= stepOf(number) * HALF;

/** More known numbers make more sums, and more sums more agreements by chance. */
const MOST_KNOWN = 12;
const DIGITS_FOR_SCALES = 3;
const DIGITS_FOR_PAIRS = 4;

function placesIn(reply: string): readonly Place[] {
  const point = pointOf(reply);
  return Array.from(reply.matchAll(NUMBER_IN_TEXT)).flatMap((match): Place[] => {
    const number = readNumber(match[0], { isMoney: true, point });
    return number ? [{ start: match.index, end: match.index + match[0].length, number }] : [];
  });
}

function firstNumber(text: string): NumberText | undefined {
  const match = new RegExp(NUMBER_IN_TEXT.source, 'u').exec(text);
  return match ? readNumber(match[0], { isMoney: true, point: pointOf(text) }) : undefined;
}

const NUMERIC: ReadonlySet<RestorePair['type']> = new Set(['MONEY', 'QUANTITY', 'AGE']);

function knownFrom(pairs: readonly RestorePair[]): readonly Known[] {
  return pairs.flatMap(({ surrogate, original, type }): Known[] => {
    if (!NUMERIC.has(type)) return [];
    const [from, to] = [firstNumber(surrogate), firstNumber(original)];
    return from && to
      ? [{ surrogate: from.value, original: to.value, text: from.text, isMoney: type === 'MONEY' }]
      : [];
  });
}

/** The stretches of the reply that are surrogates already: restoring puts their originals there. */
export function restoredStretches(segments: readonly Segment[]): (place: { start: number; end: number }) => boolean {
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
  known: readonly Known[],
  isRestored: (place: Place) => boolean,
): Recomputed | undefined {
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

interface Guess {
  readonly value: number;
  readonly original: number;
  readonly formula: string;
}

const MONTHLY = /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?month\b|^[^\d\n]{0,12}\b(?:monthly|pro monat|im monat)\b/iu;
const YEARLY =
  /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?(?:year|annum)\b|^[^\d\n]{0,12}\b(?:yearly|annually|pro jahr|im jahr)\b/iu;
const WEEKLY = /^[^\d\n]{0,16}\b(?:per|a|each|every|\/) ?week\b|^[^\d\n]{0,12}\b(?:weekly|pro woche)\b/iu;
const TOTAL = /\b(?:total|sum|altogether|combined|together|insgesamt|zusammen|summe)\b[^\d\n]{0,24}$/iu;
const REST = /\b(?:difference|left|remain\w*|net|surplus|balance|save|after|übrig|differenz)\b[^\d\n]{0,24}$/iu;

function scaled(known: readonly Known[], factor: number, sign: string): readonly Guess[] {
  return known
    .filter(({ isMoney }) => isMoney)
    .map(({ surrogate, original, text }) => ({
      value: surrogate * factor,
      original: original * factor,
      formula: `${text} ${sign}`,
    }));
}

function pairwise(known: readonly Known[], sign: 1 | -1): readonly Guess[] {
  return known.flatMap((a, i) =>
    known.flatMap((b, j): Guess[] => {
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

function all(known: readonly Known[]): readonly Guess[] {
  const money = known.filter(({ isMoney }) => isMoney);
  if (money.length < 3) return [];
  const add = (of: (k: Known) => number) => money.reduce((sum, k) => sum + of(k), 0);
  return [
    { value: add((k) => k.surrogate), original: add((k) => k.original), formula: money.map((k) => k.text).join(' + ') },
  ];
}

/** The functions that the words around a number speak of. */
function guessesFor({ number, start, end }: Place, reply: string, known: readonly Known[]): readonly Guess[] {
  const before = reply.slice(Math.max(0, start - 48), start).replace(/[*_]/g, '');
  const after = reply.slice(end, end + 32).replace(/[*_]/g, '');
  const digits = significantDigits(number);
  if (digits >= DIGITS_FOR_SCALES) {
    if (MONTHLY.test(after)) return scaled(known, 1 / 12, '/ 12');
    if (YEARLY.test(after)) return scaled(known, 12, 'x 12');
    if (WEEKLY.test(after)) return scaled(known, 1 / 52, '/ 52');
  }
  if (digits < DIGITS_FOR_PAIRS) return [];
  if (TOTAL.test(before)) return [...pairwise(known, 1), ...all(known)];
  return REST.test(before) ? pairwise(known, -1) : [];
}

function fromWords(place: Place, reply: string, known: readonly Known[]): Recomputed | undefined {
  const fitting = guessesFor(place, reply, known).filter(({ value }) => isShownAs(value, place.number));
  const originals = new Set(fitting.map(({ original }) => writeNumber(original, place.number)));
  const [first] = fitting;
  const [original] = originals;
  // Two functions that agree on the surrogate and not on the original: nobody can tell which was meant.
  if (!first || original === undefined || originals.size !== 1) return undefined;
  return { start: place.start, end: place.end, text: place.number.text, original, formula: first.formula };
}

/**
 * Proposals for numbers of the reply that are no surrogates themselves. An equation that the reply writes out is checked with
 * the surrogates and worked out with the originals; otherwise the words must name the function, the number must have
 * enough digits, and all functions that fit must agree. What was worked out is known in the rest of the reply.
 */
export function recomputeNumbers(reply: string, pairs: readonly RestorePair[]): readonly Recomputed[] {
  return recomputer(pairs)(reply, applyPairs(reply, pairs));
}

/** The same for many replies of one conversation; `segments` is what restoring made of the reply. */
export function recomputer(
  pairs: readonly RestorePair[],
): (reply: string, segments: readonly Segment[]) => readonly Recomputed[] {
  const own = knownFrom(pairs);
  if (own.length === 0 || hasTwoMeanings(own)) return () => [];
  return (reply, segments) => (/\d/.test(reply) ? workedOut(reply, segments, own) : []);
}

/** Of the equations that the reply writes out; what was worked out is known in those that follow. */
export function equationResults(
  reply: string,
  places: readonly Place[],
  known: readonly Known[],
  isRestored: (place: { start: number; end: number }) => boolean,
  accepts: (equation: Equation, known: readonly Known[]) => boolean = () => true,
): readonly Recomputed[] {
  const all = [...known];
  const found: Recomputed[] = [];
  for (const equation of equationsIn(reply, places)) {
    const one = accepts(equation, all) ? fromEquation(equation, all, isRestored) : undefined;
    if (!one || found.some(({ start }) => start === one.start)) continue;
    found.push(one);
    const [surrogate, original] = [firstNumber(one.text)?.value, firstNumber(one.original)?.value];
    const isFree = surrogate !== undefined && !all.some((k) => k.surrogate === surrogate);
    // A short number elsewhere in the reply is more likely something else.
    if (original !== undefined && isFree && significantDigits(equation.result.number) >= DIGITS_FOR_SCALES)
      all.push({ surrogate, original, text: one.text, isMoney: true });
  }
  return found;
}

function workedOut(reply: string, segments: readonly Segment[], own: readonly Known[]): readonly Recomputed[] {
  const isRestored = restoredStretches(segments);
  const places = placesIn(reply);
  const found = [...equationResults(reply, places, own, isRestored)];
  const isNew = ({ start }: { readonly start: number }) => !found.some((one) => one.start === start);
  if (own.length <= MOST_KNOWN) {
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

/** One surrogate for two originals: no function of it has one value. */
function hasTwoMeanings(known: readonly Known[]): boolean {
  return known.some((a) => known.some((b) => a.surrogate === b.surrogate && a.original !== b.original));
}
