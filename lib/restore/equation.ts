// Reads equations that a reply writes out: "31,320 / 12 = 2,610", "$2,610 + $400 = **$3,010**", "\(2610 \times 12 = 31320\)".
import type { ParsedNumber } from '../notation/number-text.ts';

interface Operand {
  readonly start: number;
  readonly end: number;
  readonly number: ParsedNumber;
}

type Sign = '+' | '-' | '*' | '/';

export interface Equation {
  readonly operands: readonly (Operand & { readonly isPercent: boolean })[];
  readonly signs: readonly Sign[];
  readonly result: Operand;
  /** The left side of the equation, as the reply writes it. */
  readonly text: string;
}

/** Text that may stand between a number and an operator: currency, unit, Markdown. */
const BETWEEN_NUMBER_AND_OPERATOR =
  '[\\s*_$€£¥₹\\\\(){}]{0,6}(?:(?:USD|EUR|GBP|CHF|kg|km|lbs?|miles|months?|years?|hours?|weeks?)\\b)?[\\s*_$€£¥₹\\\\(){}]{0,6}';
const SIGNS: readonly (readonly [RegExp, Sign])[] = [
  [new RegExp(`^${BETWEEN_NUMBER_AND_OPERATOR}(?:\\+|\\bplus\\b)${BETWEEN_NUMBER_AND_OPERATOR}$`, 'iu'), '+'],
  [new RegExp(`^${BETWEEN_NUMBER_AND_OPERATOR}(?:[-−–]|\\bminus\\b)${BETWEEN_NUMBER_AND_OPERATOR}$`, 'iu'), '-'],
  [
    new RegExp(
      `^${BETWEEN_NUMBER_AND_OPERATOR}%?${BETWEEN_NUMBER_AND_OPERATOR}(?:[×*x·]|times\\b|\\bof\\b)${BETWEEN_NUMBER_AND_OPERATOR}$`,
      'iu',
    ),
    '*',
  ],
  [
    new RegExp(`^${BETWEEN_NUMBER_AND_OPERATOR}(?:[÷/]|div\\b|\\bdivided by\\b)${BETWEEN_NUMBER_AND_OPERATOR}$`, 'iu'),
    '/',
  ],
];
const EQUALS = new RegExp(
  `^${BETWEEN_NUMBER_AND_OPERATOR}%?${BETWEEN_NUMBER_AND_OPERATOR}=${BETWEEN_NUMBER_AND_OPERATOR}$`,
  'u',
);
/** An operator left of the first operand. It shows that the equation has more terms than were read, so the equation is ignored. */
const OPERATOR_BEFORE = /(?:[+×*·÷/=^]|[-−–]\s|\bx\s|\))\s*[$€£¥₹\\(]*$/u;
const OPEN_AFTER = /^\s*(?:\^|\*\*\s*\d)/u;

const signOf = (between: string) => SIGNS.find(([pattern]) => pattern.test(between))?.[1];

/** Finds the equations of a reply. @param places all numbers of the reply, in order */
export function equationsIn(reply: string, places: readonly Operand[]): readonly Equation[] {
  const found: Equation[] = [];
  const between = (i: number) => reply.slice(places[i]?.end ?? 0, places[i + 1]?.start ?? 0);
  places.forEach((result, at) => {
    if (at < 2 || !EQUALS.test(between(at - 1))) return;
    const signs: Sign[] = [];
    let first = at - 1;
    for (let sign = signOf(between(first - 1)); first > 0 && sign !== undefined; sign = signOf(between(first - 1))) {
      signs.unshift(sign);
      first -= 1;
      if (first === 0) break;
    }
    const start = places[first];
    const last = places[at - 1];
    if (signs.length === 0 || !start || !last) return;
    const text = reply.slice(start.start, last.end);
    const before = reply.slice(Math.max(0, start.start - 8), start.start);
    // Brackets change the order of operations, which is not supported.
    if (
      /[()]/.test(text.replace(/\\[()]/g, '')) ||
      OPERATOR_BEFORE.test(before) ||
      OPEN_AFTER.test(reply.slice(result.end))
    )
      return;
    const operands = places
      .slice(first, at)
      .map((place) => ({ ...place, isPercent: /^ ?%/.test(reply.slice(place.end)) }));
    found.push({ operands, signs, result, text: text.replace(/[*_\\]+/g, '').trim() });
  });
  return found;
}

/** The value of the left side; products are computed before sums. Undefined if it is not a finite number. */
export function evaluateEquation(
  { operands, signs }: Equation,
  readOff: (operand: Operand) => number,
): number | undefined {
  const [first, ...rest] = operands.map((operand) => readOff(operand) / (operand.isPercent ? 100 : 1));
  let [total, product] = [0, first ?? Number.NaN];
  rest.forEach((value, i) => {
    const sign = signs[i];
    if (sign === '*') product *= value;
    else if (sign === '/') product /= value;
    else {
      total += product;
      product = sign === '-' ? -value : value;
    }
  });
  const result = total + product;
  return Number.isFinite(result) ? Number(result.toPrecision(15)) : undefined;
}
