// Finds the monthly payment of a loan, from its principal, yearly rate and years (annuity).
import { said } from '../../../language/message.ts';
import type { FoundRelation } from './relation.ts';
import { formulaHolds, isSecretMention, type RelationFinder } from './relation-finder.ts';

const LOAN_WORDS = /\b(?:loan|mortgage|borrow\w*|kredit|darlehen|hypothek\w*|prêt|hipoteca|finance[ds]?)\b/iu;
const YEARS = /^[ -]?(?:years?|yrs?|jahren?|ans|años)\b/iu;

export const findLoans: RelationFinder = (numbers) => {
  const { mentions, text } = numbers;
  if (!LOAN_WORDS.test(text)) return [];
  const found: FoundRelation[] = [];
  const amounts = mentions.filter((m) => m.kind === 'money');
  const terms = mentions.filter((m) => YEARS.test(m.after) && m.number.value >= 1 && m.number.value <= 50);
  const rates = mentions.filter((m) => m.kind === 'percent' && m.number.value > 0 && m.number.value < 40);
  for (const years of terms) {
    for (const percent of rates) {
      for (const principal of amounts) {
        for (const payment of amounts) {
          if (
            payment.number.value >= principal.number.value ||
            !(isSecretMention(principal) || isSecretMention(payment))
          )
            continue;
          const formula = {
            kind: 'annuity',
            principal: principal.variable,
            percent: percent.variable,
            years: years.variable,
          } as const;
          if (!formulaHolds(numbers, payment.variable, formula, { slack: 1 })) continue;
          found.push({
            family: 'loan',
            solutions: [{ result: payment.variable, formula }],
            isSupported: true,
            reason: said('relationLoan'),
            isReversible: false,
          });
        }
      }
    }
  }
  return found;
};
