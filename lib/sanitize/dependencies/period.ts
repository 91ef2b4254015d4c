// Monthly and yearly, weekly and yearly: the same amount counted over another period.
import { type FindFamily, holds, isSameKind, isSecret, product } from './family.ts';
import type { Mention, NumbersOfText } from './mention.ts';
import { significantDigits } from './number-text.ts';
import type { FoundRelation } from './relation.ts';

interface Period {
  readonly name: string;
  readonly perYear: number;
  readonly behind: RegExp;
  readonly before: RegExp;
}

/** What stands between the number and its period: "2,500 EUR gross per month". */
const GAP =
  '^[ ]?(?:[$€£¥₹]|\\p{L}{1,8}\\.?)?[ ,(/]{0,3}(?:(?:gross|net|brutto|netto|in (?:rent|interest|tax(?:es)?|fees))[ ,]{1,2})?';
const period = (name: string, perYear: number, behind: string, before: string): Period => ({
  name,
  perYear,
  behind: new RegExp(`${GAP}(?:${behind})(?![\\p{L}])`, 'iu'),
  before: new RegExp(`(?<![\\p{L}])(?:${before})(?![\\p{L}])`, 'iu'),
});

const each = (word: string) => `(?:per|a|an|each|every|/|pro|im|par|al?|por) ?${word}`;

const PERIODS: readonly Period[] = [
  period(
    'yearly',
    1,
    `${each('(?:year|yr|annum|jahr|an|année|año|anno)')}|yearly|annually|annual|p\\.? ?a\\.?|a year|jährlich|par an`,
    'year|yearly|annual|annually|annum|jahres\\p{L}*|jährlich\\p{L}*|annuel\\p{L}*|anual\\p{L}*|annuo|ytd',
  ),
  period('quarterly', 4, `${each('(?:quarter|quartal|trimestre)')}|quarterly`, 'quarterly|quarter|quartal\\p{L}*'),
  period(
    'monthly',
    12,
    `${each('(?:month|mo|monat|mois|mes|mese)')}|monthly|mtl\\.?|monatlich|mensuel(?:s|les?)?|mensual(?:es)?|p\\.? ?m\\.`,
    'month|monthly|monats\\p{L}*|monatlich\\p{L}*|mensuel\\p{L}*|mensual\\p{L}*|mensile',
  ),
  period('weekly', 52, `${each('(?:week|wk|woche|semaine|semana)')}|weekly|wöchentlich`, 'weekly|wöchentlich\\p{L}*'),
];

function periodOf({ before, after }: Mention): Period | undefined {
  const behind = PERIODS.find((p) => p.behind.test(after));
  if (behind) return behind;
  // The last word before the number counts: "from the yearly 30,000 I get a monthly 2,500".
  const places = PERIODS.map((p) => ({ p, at: lastIndex(before, p.before) })).filter(({ at }) => at >= 0);
  return places.sort((a, b) => b.at - a.at)[0]?.p;
}

function lastIndex(text: string, word: RegExp): number {
  return [...text.matchAll(new RegExp(word.source, `${word.flags}g`))].at(-1)?.index ?? -1;
}

/** "a yearly salary of 30,000 (2,500 a month)": one period is named, and the ratio is exact. */
const BESIDE = 48;
const COMMON: ReadonlySet<string> = new Set([
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
const RATIOS = [12, 52, 4] as const;

/** "Gross salary: 3,500" and "Gross per year: 42,000". */
function areCalledAlike(a: Mention, b: Mention): boolean {
  const names = (m: Mention) => m.before.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const others: readonly string[] = names(b);
  return names(a).some(
    (name) => others.includes(name) && !COMMON.has(name) && !PERIODS.some((p) => p.before.test(name)),
  );
}

function isBeside({ mentions }: NumbersOfText, a: Mention, b: Mention): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (first.sentence !== second.sentence || second.start - first.end > BESIDE) return false;
  return significantDigits(a.number) > 1 && mentions.indexOf(second) - mentions.indexOf(first) === 1;
}

function pair(numbers: NumbersOfText, long: Mention, short: Mention): FoundRelation | undefined {
  const [longer, shorter] = [periodOf(long), periodOf(short)];
  if (!longer && !shorter) return undefined;
  const ratio = longer && shorter ? shorter.perYear / longer.perYear : undefined;
  const candidates = ratio !== undefined ? [ratio] : [12, ...RATIOS].slice(0, 1);
  for (const factor of candidates) {
    if (factor <= 1 || !Number.isInteger(factor)) continue;
    const formula = product(factor, { [short.variable]: 1 });
    if (!holds(numbers, long.variable, formula, { slack: factor === 52 ? 26 : 0 })) continue;
    // One named period alone: the other amount stands right beside it, or is called the same.
    if (ratio === undefined && !isBeside(numbers, long, short) && !areCalledAlike(long, short)) continue;
    const names = [longer?.name ?? 'yearly', shorter?.name ?? 'monthly'] as const;
    return {
      family: 'period',
      solutions: [
        { result: long.variable, formula },
        { result: short.variable, formula: product(1 / factor, { [long.variable]: 1 }) },
      ],
      isSupported: true,
      reason: `${names[0]} is ${factor === 12 ? 'twelve' : factor === 4 ? 'four' : factor} times ${names[1]}`,
      isReversible: true,
    };
  }
  return undefined;
}

export const findPeriods: FindFamily = (numbers) => {
  const amounts = numbers.mentions.filter((m) => m.kind === 'money' || m.kind === 'count');
  const found: FoundRelation[] = [];
  for (const long of amounts) {
    for (const short of amounts) {
      if (long.number.value <= short.number.value || !(isSecret(long) || isSecret(short))) continue;
      const isAlike = isSameKind(long, short) || long.kind === 'count' || short.kind === 'count';
      const relation = isAlike ? pair(numbers, long, short) : undefined;
      if (relation) found.push(relation);
    }
  }
  return found;
};
