// Whether a sentence holds a number that was computed from others in it.
import { type NumberText, significantDigits, stepOf } from '../../sanitize/dependencies/number-text.ts';

const CONSTANTS = [2, 4, 7, 10, 12, 24, 30, 52, 365];
/** Shorter results agree with something by chance. */
const DIGITS_OF_RESULT = 3;
const DIGITS_BY_CONSTANT = 4;
/** Half of the last digit that is shown, and a hair. */
const HALF = 0.5001;

const isShownAs = (value: number, number: NumberText) => Math.abs(value - number.value) <= stepOf(number) * HALF;

/** Every pair of numbers is tried for every result. Among more, some agree by chance anyway. */
const MOST_NUMBERS = 120;

/** @param known stand-ins. @param others what else stands there. */
export function holdsResult(known: readonly NumberText[], others: readonly NumberText[]): boolean {
  if (known.length === 0 || others.length === 0) return false;
  if (known.length + others.length > MOST_NUMBERS) return true;
  return others.some((result) => {
    const digits = significantDigits(result);
    if (digits < DIGITS_OF_RESULT) return false;
    return known.some(({ value: a }, i) => {
      if (a === result.value) return false;
      const operands = [...others.filter((other) => other !== result), ...known.filter((_, j) => j !== i)];
      const isPair = operands.some(({ value: b }) =>
        [a * b, a / b, a + b, a - b, b - a, (a * b) / 100, (a / b) * 100].some((value) => isShownAs(value, result)),
      );
      return isPair || (digits >= DIGITS_BY_CONSTANT && isScaled(a, result));
    });
  });
}

const isScaled = (value: number, result: NumberText) =>
  CONSTANTS.some((by) => isShownAs(value * by, result) || isShownAs(value / by, result));
