// Finds BMI = kg / m^2, with weight and height in whatever unit they are written.

import { said } from '../../../language/message.ts';
import type { Formula } from './formula.ts';
import type { NumberMention } from './number-mention.ts';
import type { FoundRelation } from './relation.ts';
import { formulaHolds, productFormula, type RelationFinder } from './relation-finder.ts';

const KILOGRAMS: Readonly<Record<string, number>> = { kg: 1, lb: 0.45359237, st: 6.35029318 };
const METERS: Readonly<Record<string, number>> = { m: 1, cm: 0.01, in: 0.0254, ft: 0.3048 };

const formulaOf = (weight: NumberMention, height: NumberMention): Formula =>
  productFormula((KILOGRAMS[weight.unit] ?? 1) / (METERS[height.unit] ?? 1) ** 2, {
    [weight.variable]: 1,
    [height.variable]: -2,
  });

/** Adds the unit to a weight or height that is written without one: "weight 80, height 1.80". */
function withUnit(mention: NumberMention): NumberMention {
  if (mention.unit !== '' || mention.kind === 'bmi') return mention;
  if (/\b(?:weight|weighs?|gewicht|poids|peso)\b/iu.test(mention.before)) return { ...mention, unit: 'kg' };
  if (/\b(?:height|tall|größe|taille|altura)\b/iu.test(mention.before))
    return { ...mention, unit: mention.number.value < 3 ? 'm' : 'cm' };
  return mention;
}

export const findBodyMass: RelationFinder = (numbers) => {
  const mentions = numbers.mentions.map(withUnit);
  // If the weight is written in two units, kilograms come first, because the formula uses them.
  const weights = mentions
    .filter((m) => m.kind !== 'money' && m.unit in KILOGRAMS)
    .sort((a, b) => Number(b.unit === 'kg') - Number(a.unit === 'kg'));
  const heights = mentions.filter((m) => m.kind !== 'money' && m.unit in METERS);
  const found: FoundRelation[] = [];
  for (const bmi of mentions.filter((m) => m.kind === 'bmi')) {
    for (const weight of weights) {
      for (const height of heights) {
        const formula = formulaOf(weight, height);
        if (!formulaHolds(numbers, bmi.variable, formula, { rounded: [weight.variable, height.variable] })) continue;
        found.push({
          family: 'body-mass',
          solutions: [{ result: bmi.variable, formula }],
          isSupported: true,
          reason: said('relationBodyMass'),
          isReversible: false,
        });
      }
    }
  }
  return found;
};
