// Types and helpers that all families of relations share.

import type { ParsedNumber } from '../../../notation/number-text.ts';
import { agreesWithinRounding, type RoundingToleranceOptions } from './agreement.ts';
import type { Formula } from './formula.ts';
import { formulaInputs } from './formula.ts';
import type { NumberMention, NumbersOfText } from './number-mention.ts';
import type { FoundRelation, Today } from './relation.ts';

/** Finds the relations of one family among the numbers of a text. */
export type RelationFinder = (numbers: NumbersOfText, today: Today) => readonly FoundRelation[];

function numberOfVariable({ variables }: NumbersOfText, variable: string): ParsedNumber | undefined {
  return variables.get(variable)?.number;
}

/** Whether `formula` gives the number of `result` as written. */
export function formulaHolds(
  numbers: NumbersOfText,
  result: string,
  formula: Formula,
  options?: RoundingToleranceOptions,
): boolean {
  const number = numberOfVariable(numbers, result);
  if (!number || formulaInputs(formula).includes(result)) return false;
  return agreesWithinRounding(number, formula, inputNumbers(numbers, formula), options);
}

function inputNumbers(numbers: NumbersOfText, formula: Formula): ReadonlyMap<string, ParsedNumber> {
  const found = new Map<string, ParsedNumber>();
  for (const input of formulaInputs(formula)) {
    const number = numberOfVariable(numbers, input);
    if (number) found.set(input, number);
  }
  return found;
}

/** Whether two numbers have one kind and one unit; a number without a unit fits any. */
export function isSameNumberKind(a: NumberMention, b: NumberMention): boolean {
  if (a.kind !== b.kind) return false;
  return a.unit === b.unit || a.unit === '' || b.unit === '';
}

/** Whether the number is noised. A relation without such a number would change nothing, so it is not sought. */
export const isSecretMention = ({ treatment }: NumberMention) => treatment === 'secret';

export const productFormula = (factor: number, powers: Readonly<Record<string, number>>): Formula => ({
  kind: 'product',
  factor,
  powers: Object.entries(powers).map(([variable, exponent]) => ({ variable, exponent })),
});

export const sumFormula = (terms: readonly (readonly [string, number])[], constant = 0): Formula => ({
  kind: 'sum',
  constant,
  terms: terms.map(([variable, factor]) => ({ variable, factor })),
});
