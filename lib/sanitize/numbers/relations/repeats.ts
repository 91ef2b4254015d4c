// Finds one value written in two ways: "30k" and "30,000". (Equal writings are one variable anyway.)
import { said } from '../../../language/message.ts';
import { significantDigits } from '../../../notation/number-text.ts';
import type { FoundRelation, NumberVariable } from './relation.ts';
import { type RelationFinder, sumFormula } from './relation-finder.ts';

const digitCount = ({ number }: NumberVariable) => number.text.replace(/\D/g, '').length;
const REPEATED_KINDS = new Set(['money', 'measure', 'age', 'count']);

export const findRepeatedNumbers: RelationFinder = ({ variables }) => {
  const found: FoundRelation[] = [];
  const list = [...variables.values()].filter(({ kind, number }) => REPEATED_KINDS.has(kind) && number.value > 0);
  list.forEach((later, i) => {
    const earlier = list.slice(0, i).find((other) => {
      // A "4850" without a finding gives "$4,850" away.
      const isCount = other.kind === 'count' || later.kind === 'count';
      const isLong = digitCount(other) > 3 && digitCount(later) > 3;
      if (isCount ? !isLong : other.kind !== later.kind) return false;
      const isAlike = other.unit === later.unit || !other.unit || !later.unit;
      return isAlike && Math.abs(other.number.value - later.number.value) <= later.number.value * 1e-9;
    });
    if (!earlier || (earlier.treatment !== 'secret' && later.treatment !== 'secret')) return;
    const digits = Math.max(significantDigits(earlier.number), significantDigits(later.number));
    found.push({
      family: 'repeat',
      solutions: [
        { result: later.id, formula: sumFormula([[earlier.id, 1]]) },
        { result: earlier.id, formula: sumFormula([[later.id, 1]]) },
      ],
      isSupported: later.number.value >= 1000 || digits >= 3 || later.kind === 'age',
      reason: said('relationRepeat'),
      isReversible: true,
    });
  });
  return found;
};
