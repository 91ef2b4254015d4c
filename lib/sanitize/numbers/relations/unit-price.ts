// Finds totals that are a quantity times a unit price, for example hours times a rate, and bills that are split evenly.
import { said } from '../../../language/message.ts';
import type { NumberMention, NumbersOfText } from './number-mention.ts';
import type { FoundRelation } from './relation.ts';
import { formulaHolds, isSecretMention, productFormula, type RelationFinder } from './relation-finder.ts';

/** Matches whole words by Unicode's letters, because `\b` does not treat "à" as a letter. */
const wholeWords = (alternatives: string) => `(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`;
const TIMES_BEFORE = new RegExp(
  `^[^\\d\\n]{0,24}?(?:×|\\*|@|${wholeWords('x|times|at|à|each|per|zu je|je')})[^\\d\\n]{0,12}$`,
  'iu',
);
const EACH = new RegExp(
  `^[^\\d\\n]{0,14}(?:/|${wholeWords('each|apiece|per|je|pro|an? (?:hour|piece|head|person|night|unit|day)')})`,
  'iu',
);
const HOURLY = /(?<![\p{L}])(?:hourly|per hour|hour rate|stundenlohn|stundensatz|taux horaire)(?![\p{L}])/iu;
const SPLITTING_WORDS =
  /\b(?:split\w*|divid\w*|shared?|between|among|ways|per (?:person|head|capita)|apiece|aufgeteilt|pro person)\b/iu;
/** A number of payments before their amount: "12 instalments of $100". */
const INSTALMENTS = /^ (?:\p{L}+ )?(?:instal?lments?|payments?|raten|rates) (?:of|à|zu|von|de) [^\d\n]{0,6}$/iu;

/** The most characters between quantity, price and total: about a sentence or row. */
const FARTHEST_NUMBER = 160;

const isAmount = (m: NumberMention) => m.kind === 'money' || (m.kind === 'count' && m.cell !== undefined);
/** Whether a number may be a quantity: a count or a measure (hours), never money. */
const isCount = (m: NumberMention) =>
  (m.kind === 'count' || m.kind === 'measure') && m.number.value > 1 && m.number.value < 100_000;

function productRelation(
  count: NumberMention,
  price: NumberMention,
  total: NumberMention,
  isSplit: boolean,
): FoundRelation {
  const times = { result: total.variable, formula: productFormula(1, { [count.variable]: 1, [price.variable]: 1 }) };
  const divided = { result: price.variable, formula: productFormula(1, { [total.variable]: 1, [count.variable]: -1 }) };
  return {
    family: 'product',
    solutions: isSplit ? [divided, times] : [times, divided],
    isSupported: true,
    reason: said(isSplit ? 'relationSplit' : 'relationUnitPrice'),
    isReversible: true,
  };
}

/** A cheap test that rules out almost all candidates. */
function isNearly(count: NumberMention, price: NumberMention, total: NumberMention): boolean {
  return Math.abs(count.number.value * price.number.value - total.number.value) <= total.number.value * 0.06;
}

function isTimes({ text }: NumbersOfText, count: NumberMention, price: NumberMention): boolean {
  const [first, second] = count.start < price.start ? [count, price] : [price, count];
  const between = text.slice(first.end, second.start);
  if (between.length <= 40 && (TIMES_BEFORE.test(between) || INSTALMENTS.test(between))) return true;
  if (count.unit === 'h' && HOURLY.test(price.before)) return true;
  return between.length <= 60 && EACH.test(price.after);
}

function areRow(count: NumberMention, price: NumberMention, total: NumberMention): boolean {
  const [a, b, c] = [count.cell, price.cell, total.cell];
  if (!a || !b || !c || a.table !== b.table || b.table !== c.table || a.row !== b.row || b.row !== c.row) return false;
  return total.cell !== undefined && c.column > Math.max(a.column, b.column);
}

export const findQuantityTimesPrice: RelationFinder = (numbers) => {
  const { mentions, text } = numbers;
  const found: FoundRelation[] = [];
  const amounts = mentions.filter(isAmount);
  for (const count of mentions.filter(isCount)) {
    for (const price of amounts) {
      if (price.variable === count.variable || Math.abs(price.start - count.start) > FARTHEST_NUMBER) continue;
      for (const total of amounts) {
        if (total.variable === price.variable || total.variable === count.variable) continue;
        if (
          Math.abs(total.start - price.start) > FARTHEST_NUMBER ||
          !(isSecretMention(price) || isSecretMention(total))
        )
          continue;
        if (total.number.value <= price.number.value || !isNearly(count, price, total)) continue;
        const from = Math.min(count.start, price.start, total.start);
        const to = Math.max(count.end, price.end, total.end);
        const isSplit = SPLITTING_WORDS.test(text.slice(Math.max(0, from - 24), to + 24)) && total.start < price.start;
        if (!isSplit && !areRow(count, price, total) && !isTimes(numbers, count, price)) continue;
        const one = productRelation(count, price, total, isSplit);
        const [first] = one.solutions;
        if (first && formulaHolds(numbers, first.result, first.formula)) found.push(one);
      }
    }
  }
  return found;
};
