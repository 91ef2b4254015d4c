// Checks whether a number in a sentence may have been computed from other numbers of the sentence.
import { type ParsedNumber, significantDigits, smallestStepOf } from '../../notation/number-text.ts';

const COMMON_FACTORS = [2, 4, 7, 10, 12, 24, 30, 52, 365];
/** Results with fewer digits would match by chance. */
const DIGITS_OF_RESULT = 3;
const DIGITS_BY_CONSTANT = 4;
/** Rounding tolerance: half of the last digit shown, plus a margin for floating point. */
const HALF_STEP = 0.5001;

const isShownAs = (value: number, number: ParsedNumber) =>
  Math.abs(value - number.value) <= smallestStepOf(number) * HALF_STEP;

/** Among more numbers some would match by chance. Then a result is assumed without trying all pairs. */
const MAX_NUMBERS = 120;

/**
 * Whether one of `others` may be the result of a computation with `known`.
 * @param known the surrogates
 * @param others the other numbers of the sentence
 */
export function containsResultOf(known: readonly ParsedNumber[], others: readonly ParsedNumber[]): boolean {
  if (known.length === 0 || others.length === 0) return false;
  if (known.length + others.length > MAX_NUMBERS) return true;
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

const isScaled = (value: number, result: ParsedNumber) =>
  COMMON_FACTORS.some((by) => isShownAs(value * by, result) || isShownAs(value / by, result));
