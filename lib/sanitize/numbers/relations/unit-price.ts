// Quantity times unit price, hours times rate, and a bill split evenly.
import { said } from '../../../language/message.ts';
import { type FindFamily, holds, isSecret, product } from './family.ts';
import type { Mention, NumbersOfText } from './mention.ts';
import type { FoundRelation } from './relation.ts';

/** Word boundaries of all letters: "à" is one, too. */
const words = (alternatives: string) => `(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`;
const TIMES = new RegExp(
  `^[^\\d\\n]{0,24}?(?:×|\\*|@|${words('x|times|at|à|each|per|zu je|je')})[^\\d\\n]{0,12}$`,
  'iu',
);
const EACH = new RegExp(
  `^[^\\d\\n]{0,14}(?:/|${words('each|apiece|per|je|pro|an? (?:hour|piece|head|person|night|unit|day)')})`,
  'iu',
);
const HOURLY = /(?<![\p{L}])(?:hourly|per hour|hour rate|stundenlohn|stundensatz|taux horaire)(?![\p{L}])/iu;
const SPLIT =
  /\b(?:split\w*|divid\w*|shared?|between|among|ways|per (?:person|head|capita)|apiece|aufgeteilt|pro person)\b/iu;
/** "12 instalments of $100". */
const INSTALMENTS = /^ (?:\p{L}+ )?(?:instal?lments?|payments?|raten|rates) (?:of|à|zu|von|de) [^\d\n]{0,6}$/iu;

/** The three stand in one sentence or row. */
const NEAR = 160;

const isAmount = (m: Mention) => m.kind === 'money' || (m.kind === 'count' && m.cell !== undefined);
/** How often: a count, or hours; never money. */
const isCount = (m: Mention) =>
  (m.kind === 'count' || m.kind === 'measure') && m.number.value > 1 && m.number.value < 100_000;

function relation(count: Mention, price: Mention, total: Mention, isSplit: boolean): FoundRelation {
  const times = { result: total.variable, formula: product(1, { [count.variable]: 1, [price.variable]: 1 }) };
  const divided = { result: price.variable, formula: product(1, { [total.variable]: 1, [count.variable]: -1 }) };
  return {
    family: 'product',
    solutions: isSplit ? [divided, times] : [times, divided],
    isSupported: true,
    reason: said(isSplit ? 'relationSplit' : 'relationUnitPrice'),
    isReversible: true,
  };
}

/** Cheap, and almost always enough to rule the three out. */
function isNearly(count: Mention, price: Mention, total: Mention): boolean {
  return Math.abs(count.number.value * price.number.value - total.number.value) <= total.number.value * 0.06;
}

function isTimes({ text }: NumbersOfText, count: Mention, price: Mention): boolean {
  const [first, second] = count.start < price.start ? [count, price] : [price, count];
  const between = text.slice(first.end, second.start);
  if (between.length <= 40 && (TIMES.test(between) || INSTALMENTS.test(between))) return true;
  if (count.unit === 'h' && HOURLY.test(price.before)) return true;
  return between.length <= 60 && EACH.test(price.after);
}

function areRow(count: Mention, price: Mention, total: Mention): boolean {
  const [a, b, c] = [count.cell, price.cell, total.cell];
  if (!a || !b || !c || a.table !== b.table || b.table !== c.table || a.row !== b.row || b.row !== c.row) return false;
  return total.cell !== undefined && c.column > Math.max(a.column, b.column);
}

export const findProducts: FindFamily = (numbers) => {
  const { mentions, text } = numbers;
  const found: FoundRelation[] = [];
  const amounts = mentions.filter(isAmount);
  for (const count of mentions.filter(isCount)) {
    for (const price of amounts) {
      if (price.variable === count.variable || Math.abs(price.start - count.start) > NEAR) continue;
      for (const total of amounts) {
        if (total.variable === price.variable || total.variable === count.variable) continue;
        if (Math.abs(total.start - price.start) > NEAR || !(isSecret(price) || isSecret(total))) continue;
        if (total.number.value <= price.number.value || !isNearly(count, price, total)) continue;
        const from = Math.min(count.start, price.start, total.start);
        const to = Math.max(count.end, price.end, total.end);
        const isSplit = SPLIT.test(text.slice(Math.max(0, from - 24), to + 24)) && total.start < price.start;
        if (!isSplit && !areRow(count, price, total) && !isTimes(numbers, count, price)) continue;
        const one = relation(count, price, total, isSplit);
        const [first] = one.solutions;
        if (first && holds(numbers, first.result, first.formula)) found.push(one);
      }
    }
  }
  return found;
};
