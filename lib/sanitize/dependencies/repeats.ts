// One value written in two ways: "30k" and "30,000". (Written in one way it is one value anyway.)
import { type FindFamily, sum } from './family.ts';
import { significantDigits } from './number-text.ts';
import type { FoundRelation } from './relation.ts';

const KINDS = new Set(['money', 'measure', 'age']);

export const findRepeats: FindFamily = ({ variables }) => {
  const found: FoundRelation[] = [];
  const list = [...variables.values()].filter(({ kind, number }) => KINDS.has(kind) && number.value > 0);
  list.forEach((later, i) => {
    const earlier = list.slice(0, i).find((other) => {
      const isAlike = other.kind === later.kind && (other.unit === later.unit || !other.unit || !later.unit);
      return isAlike && Math.abs(other.number.value - later.number.value) <= later.number.value * 1e-9;
    });
    if (!earlier) return;
    const digits = Math.max(significantDigits(earlier.number), significantDigits(later.number));
    found.push({
      family: 'repeat',
      solutions: [
        { result: later.id, formula: sum([[earlier.id, 1]]) },
        { result: earlier.id, formula: sum([[later.id, 1]]) },
      ],
      isSupported: later.number.value >= 1000 || digits >= 3 || later.kind === 'age',
      reason: 'the same amount, written in another way',
      isReversible: true,
    });
  });
  return found;
};
