// Whether a computed value agrees with the number in the text, within the rounding of the text.

import { type ParsedNumber, smallestStepOf } from '../../../notation/number-text.ts';
import { evaluateFormula, type Formula, formulaInputs } from './formula.ts';

/** A little more than half of the last digit, because exactly half may be rounded up or down. */
const HALF_STEP = 0.5001;

/**
 * How far a computed value may be from the written one: by the rounding of the written one, and by that of each input as it passes through
 * the formula.
 */
function toleranceOf(result: ParsedNumber, formula: Formula, inputs: ReadonlyMap<string, ParsedNumber>): number {
  const at = (variable: string) => inputs.get(variable)?.value;
  const center = evaluateFormula(formula, at);
  if (center === undefined) return Number.NaN;
  let tolerance = smallestStepOf(result) * HALF_STEP;
  for (const input of new Set(formulaInputs(formula))) {
    const number = inputs.get(input);
    if (!number || !isRounded(number)) continue;
    const moved = evaluateFormula(formula, (v) =>
      v === input ? number.value + smallestStepOf(number) * HALF_STEP : at(v),
    );
    if (moved !== undefined) tolerance += Math.abs(moved - center);
  }
  return tolerance;
}

/** Whether a number may have been rounded: it has a scale word, or decimals that are no cents. Amounts in full are exact. */
function isRounded({ decimals, scale }: ParsedNumber): boolean {
  return scale > 1 || decimals === 1 || decimals > 2;
}

export interface RoundingToleranceOptions {
  /** Inputs that were rounded before they were written (a percentage, a weight). */
  readonly rounded?: readonly string[];
  /** Extra tolerance in steps of the result: amounts are often rounded to whole cents one by one. */
  readonly slack?: number;
}

/** True if `formula` gives `result` within rounding. False if the tolerance is so wide that a tenth of all numbers of this size would agree. */
export function agreesWithinRounding(
  result: ParsedNumber,
  formula: Formula,
  inputs: ReadonlyMap<string, ParsedNumber>,
  { rounded = [], slack = 0 }: RoundingToleranceOptions = {},
): boolean {
  const at = (variable: string) => inputs.get(variable)?.value;
  const computed = evaluateFormula(formula, at);
  if (computed === undefined) return false;
  const difference = Math.abs(computed - result.value);
  const own = smallestStepOf(result) * (HALF_STEP + slack);
  if (difference <= own && isTight(own, result)) return true;
  let tolerance = toleranceOf(result, formula, inputs) + slack * smallestStepOf(result);
  if (difference <= tolerance && isTight(tolerance, result)) return true;
  for (const input of rounded) {
    const number = inputs.get(input);
    if (!number || isRounded(number)) continue;
    const moved = evaluateFormula(formula, (v) =>
      v === input ? number.value + smallestStepOf(number) * HALF_STEP : at(v),
    );
    if (moved !== undefined) tolerance += Math.abs(moved - computed);
  }
  return difference <= tolerance && isTight(tolerance, result);
}

/** Whether a tolerance is small beside the value. False for NaN. */
function isTight(tolerance: number, { value }: ParsedNumber): boolean {
  return tolerance <= Math.abs(value) * 0.05;
}
