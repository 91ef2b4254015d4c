// Finds one measure in two units, and one amount in two currencies if the rate is written beside it.

import { type KeyedText, said } from '../../../language/message.ts';
import type { Formula } from './formula.ts';
import type { NumberMention } from './number-mention.ts';
import type { FoundRelation } from './relation.ts';
import { formulaHolds, isSecretMention, productFormula, type RelationFinder, sumFormula } from './relation-finder.ts';

/** The units of each dimension, each with its size as a multiple of the dimension's base unit. */
const DIMENSIONS: readonly Readonly<Record<string, number>>[] = [
  { kg: 1, lb: 0.45359237, g: 0.001, oz: 0.028349523125, st: 6.35029318 },
  { m: 1, km: 1000, mi: 1609.344, cm: 0.01, in: 0.0254, ft: 0.3048 },
  { 'km/h': 1, mph: 1.609344 },
  { m2: 1, sqft: 0.09290304 },
  { l: 1, gal: 3.785411784 },
];

/** The most characters between a measure and its conversion: "80 kg (176 lb)". */
const WIDEST_GAP = 24;
const RATE_WORDS =
  /\b(?:rate|exchange|kurs|wechselkurs|taux|cambio|=|1 (?:eur|usd|gbp|chf|euro|dollar|pound))[^\d\n]{0,24}$/iu;

const shownUnit = (unit: string) => (unit === 'C' || unit === 'F' ? `°${unit}` : unit);

function formulasBetween(from: NumberMention, to: NumberMention): readonly [Formula, Formula] | undefined {
  if (from.unit === 'C' && to.unit === 'F')
    return [sumFormula([[from.variable, 1.8]], 32), sumFormula([[to.variable, 1 / 1.8]], -32 / 1.8)];
  if (from.unit === 'F' && to.unit === 'C') {
    return [sumFormula([[from.variable, 1 / 1.8]], -32 / 1.8), sumFormula([[to.variable, 1.8]], 32)];
  }
  const units = DIMENSIONS.find((dimension) => from.unit in dimension && to.unit in dimension);
  const [a, b] = [units?.[from.unit], units?.[to.unit]];
  if (a === undefined || b === undefined || from.unit === to.unit) return undefined;
  return [productFormula(a / b, { [from.variable]: 1 }), productFormula(b / a, { [to.variable]: 1 })];
}

export const findConversions: RelationFinder = (numbers) => {
  const { mentions, text } = numbers;
  const found: FoundRelation[] = [];
  const add = (from: NumberMention, to: NumberMention, [there, back]: readonly [Formula, Formula], reason: KeyedText) =>
    found.push({
      family: 'conversion',
      solutions: [
        { result: to.variable, formula: there },
        { result: from.variable, formula: back },
      ],
      isSupported: true,
      reason,
      isReversible: true,
    });
  mentions.forEach((from, i) => {
    const to = mentions[i + 1];
    if (!to || to.start - from.end > WIDEST_GAP || !(isSecretMention(from) || isSecretMention(to))) return;
    const formulas = formulasBetween(from, to);
    const options = { rounded: [from.variable] };
    if (formulas && formulaHolds(numbers, to.variable, formulas[0], options))
      add(from, to, formulas, said('relationUnits', { one: shownUnit(from.unit), other: shownUnit(to.unit) }));
  });
  const amounts = mentions.filter((m) => m.kind === 'money' && m.unit !== '');
  const rates = mentions.filter((m) => {
    const before = text.slice(Math.max(0, m.start - 60), m.start);
    return m.number.decimals >= 2 && m.number.value < 1000 && RATE_WORDS.test(before);
  });
  for (const rate of rates) {
    for (const from of amounts) {
      for (const to of amounts) {
        if (from.unit === to.unit || from === rate || to === rate || !(isSecretMention(from) || isSecretMention(to)))
          continue;
        const there = productFormula(1, { [from.variable]: 1, [rate.variable]: 1 });
        const back = productFormula(1, { [to.variable]: 1, [rate.variable]: -1 });
        if (formulaHolds(numbers, to.variable, there, { slack: 1 }))
          add(from, to, [there, back], said('relationExchanged'));
      }
    }
  }
  return found;
};
