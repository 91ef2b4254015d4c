// Finds one amount for two periods: monthly and yearly, weekly and yearly.
import { said } from '../../../language/message.ts';
import { significantDigits } from '../../../notation/number-text.ts';
import type { NumberMention, NumbersOfText } from './number-mention.ts';
import type { FoundRelation } from './relation.ts';
import {
  formulaHolds,
  isSameNumberKind,
  isSecretMention,
  productFormula,
  type RelationFinder,
} from './relation-finder.ts';

type PeriodName = 'periodYearly' | 'periodQuarterly' | 'periodMonthly' | 'periodWeekly';

interface Period {
  readonly name: PeriodName;
  readonly perYear: number;
  readonly behind: RegExp;
  readonly before: RegExp;
}

/** The words between a number and its period: "2,500 EUR gross per month". */
const GAP =
  '^[ ]?(?:[$€£¥₹]|\\p{L}{1,8}\\.?)?[ ,(/]{0,3}(?:(?:gross|net|brutto|netto|in (?:rent|interest|tax(?:es)?|fees))[ ,]{1,2})?';
const period = (name: PeriodName, perYear: number, behind: string, before: string): Period => ({
  name,
  perYear,
  behind: new RegExp(`${GAP}(?:${behind})(?![\\p{L}])`, 'iu'),
  before: new RegExp(`(?<![\\p{L}])(?:${before})(?![\\p{L}])`, 'iu'),
});

const each = (word: string) => `(?:per|a|an|each|every|/|pro|im|par|al?|por) ?${word}`;

const PERIODS: readonly Period[] = [
  period(
    'periodYearly',
    1,
    `${each('(?:year|yr|annum|jahr|an|année|año|anno)')}|yearly|annually|annual|p\\.? ?a\\.?|a year|jährlich|par an`,
    'year|yearly|annual|annually|annum|jahres\\p{L}*|jährlich\\p{L}*|annuel\\p{L}*|anual\\p{L}*|annuo|ytd',
  ),
  period(
    'periodQuarterly',
    4,
    `${each('(?:quarter|quartal|trimestre)')}|quarterly`,
    'quarterly|quarter|quartal\\p{L}*',
  ),
  period(
    'periodMonthly',
    12,
    `${each('(?:month|mo|monat|mois|mes|mese)')}|monthly|mtl\\.?|monatlich|mensuel(?:s|les?)?|mensual(?:es)?|p\\.? ?m\\.`,
    'month|monthly|monats\\p{L}*|monatlich\\p{L}*|mensuel\\p{L}*|mensual\\p{L}*|mensile',
  ),
  period(
    'periodWeekly',
    52,
    `${each('(?:week|wk|woche|semaine|semana)')}|weekly|wöchentlich`,
    'weekly|wöchentlich\\p{L}*',
  ),
];

function periodOf({ before, after }: NumberMention): Period | undefined {
  const behind = PERIODS.find((p) => p.behind.test(after));
  if (behind) return behind;
  // The last word before the number counts: "from the yearly 30,000 I get a monthly 2,500".
  const places = PERIODS.map((p) => ({ p, at: lastIndex(before, p.before) })).filter(({ at }) => at >= 0);
  return places.sort((a, b) => b.at - a.at)[0]?.p;
}

function lastIndex(text: string, word: RegExp): number {
  return [...text.matchAll(new RegExp(word.source, `${word.flags}g`))].at(-1)?.index ?? -1;
}

/** The most characters between two amounts beside each other: "a yearly salary of 30,000 (2,500 a month)". */
const WIDEST_GAP = 48;
const COMMON_WORDS: ReadonlySet<string> = new Set([
  'that',
  'this',
  'which',
  'with',
  'have',
  'about',
  'from',
  'costs',
  'paid',
  'euro',
  'euros',
]);

/** Whether the words before two amounts share a name: "Gross salary: 3,500" and "Gross per year: 42,000". */
function areCalledAlike(a: NumberMention, b: NumberMention): boolean {
  const names = (m: NumberMention) => m.before.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others: readonly string[] = names(b);
  return names(a).some(
    (name) => others.includes(name) && !COMMON_WORDS.has(name) && !PERIODS.some((p) => p.before.test(name)),
  );
}

function isBeside({ mentions }: NumbersOfText, a: NumberMention, b: NumberMention): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.sentence !== second.sentence || second.start - first.end > WIDEST_GAP) return false;
  return significantDigits(a.number) > 1 && mentions.indexOf(second) - mentions.indexOf(first) === 1;
}

/** The ratios of two periods; 3 and 13 are for the months and weeks of a quarter. */
const FACTORS = [3, 4, 12, 13, 52] as const;
const IN_WORDS = { 3: 'timesThree', 4: 'timesFour', 12: 'timesTwelve', 13: 'timesThirteen' } as const;

function periodRelation(numbers: NumbersOfText, long: NumberMention, short: NumberMention): FoundRelation | undefined {
  // A cheap test that rules out almost all pairs.
  const quotient = long.number.value / short.number.value;
  const factor = FACTORS.find((one) => Math.abs(quotient - one) <= one * 0.06);
  if (factor === undefined) return undefined;
  const [longer, shorter] = [periodOf(long), periodOf(short)];
  if (!longer && !shorter) return undefined;
  const isNamed = longer !== undefined && shorter !== undefined;
  if (isNamed ? shorter.perYear !== factor * longer.perYear : factor !== 12) return undefined;
  const formula = productFormula(factor, { [short.variable]: 1 });
  // A weekly amount is often rounded before it is written.
  if (!formulaHolds(numbers, long.variable, formula, { slack: factor === 52 ? 26 : 0 })) return undefined;
  // If only one period is named, the other amount must be right beside it or have the same name.
  if (!isNamed && !isBeside(numbers, long, short) && !areCalledAlike(long, short)) return undefined;
  return {
    family: 'period',
    solutions: [
      { result: long.variable, formula },
      { result: short.variable, formula: productFormula(1 / factor, { [long.variable]: 1 }) },
    ],
    isSupported: true,
    reason: said('relationPeriods', {
      longer: said(longer?.name ?? 'periodYearly'),
      factor: factor === 52 ? factor : said(IN_WORDS[factor]),
      shorter: said(shorter?.name ?? 'periodMonthly'),
    }),
    isReversible: true,
  };
}

export const findPeriods: RelationFinder = (numbers) => {
  const amounts = numbers.mentions.filter((m) => m.kind === 'money' || m.kind === 'count');
  const found: FoundRelation[] = [];
  for (const long of amounts) {
    for (const short of amounts) {
      if (long.number.value <= short.number.value || !(isSecretMention(long) || isSecretMention(short))) continue;
      const isAlike = isSameNumberKind(long, short) || long.kind === 'count' || short.kind === 'count';
      const relation = isAlike ? periodRelation(numbers, long, short) : undefined;
      if (relation) found.push(relation);
    }
  }
  return found;
};
