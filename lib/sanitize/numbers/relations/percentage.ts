// Finds percentages: a is p % of b, or b with p % added (VAT, tip, rise) or taken off (discount).

import { said } from '../../../language/message.ts';
import { significantDigits } from '../../../notation/number-text.ts';
import type { Formula } from './formula.ts';
import type { NumberMention, NumbersOfText } from './number-mention.ts';
import { numberWordPattern } from './number-words.ts';
import type { FoundRelation } from './relation.ts';
import {
  formulaHolds,
  isSameNumberKind,
  isSecretMention,
  productFormula,
  type RelationFinder,
} from './relation-finder.ts';

/** The most characters between a percentage and its two amounts: about a paragraph or list. */
const FARTHEST_AMOUNT = 240;
/** The most characters between a percentage and an amount beside it. */
const WIDEST_GAP = 60;
const ADDED_WORDS = new RegExp(`\\b${numberWordPattern('added')}\\b`, 'iu');
const TAKEN_OFF_WORDS = new RegExp(`\\b${numberWordPattern('taken off')}\\b`, 'iu');

interface Triple {
  readonly percent: NumberMention;
  readonly base: NumberMention;
  readonly other: NumberMention;
}

/** Words before a percentage that was computed from the amounts, and rounded: "which is 23% of it", "(23%)". */
const COMPUTED_PERCENTAGE_BEFORE =
  /(?:\b(?:is|was|are|makes?|about|around|roughly|equals?|i\.e\.|das sind|c'est|es el)|[=(≈~]) ?$/iu;
const PERCENT_OF = /^ ?(?:%|percent|prozent) (?:of|von|de|del|di)\b/iu;

function shareOf({ percent, base, other }: Triple, numbers: NumbersOfText): FoundRelation | undefined {
  const share = productFormula(0.01, { [base.variable]: 1, [percent.variable]: 1 });
  const isRounded =
    percent.sentence === other.sentence &&
    (COMPUTED_PERCENTAGE_BEFORE.test(percent.before) || PERCENT_OF.test(percent.after));
  const rounded = isRounded && isBeside(percent, other, numbers) ? [percent.variable] : [];
  if (!formulaHolds(numbers, other.variable, share, { rounded, slack: 0.5 })) return undefined;
  return {
    family: 'percentage',
    solutions: [
      { result: other.variable, formula: share },
      { result: base.variable, formula: productFormula(100, { [other.variable]: 1, [percent.variable]: -1 }) },
      { result: percent.variable, formula: productFormula(100, { [other.variable]: 1, [base.variable]: -1 }) },
    ],
    isSupported: true,
    reason: said('relationPercentOf', { percent: percent.number.text, base: base.number.text }),
    isReversible: true,
  };
}

function changeOf({ percent, base, other }: Triple, numbers: NumbersOfText, words: string): FoundRelation | undefined {
  const sign = other.number.value > base.number.value ? 1 : -1;
  if (!(sign > 0 ? ADDED_WORDS : TAKEN_OFF_WORDS).test(words)) return undefined;
  const growth: Formula = { kind: 'growth', base: base.variable, percent: percent.variable, sign, exponent: 1 };
  if (!formulaHolds(numbers, other.variable, growth, { slack: 0.5 })) return undefined;
  const back: Formula = { kind: 'growth', base: other.variable, percent: percent.variable, sign, exponent: -1 };
  return {
    family: 'percentage',
    solutions: [
      { result: other.variable, formula: growth },
      { result: base.variable, formula: back },
    ],
    isSupported: true,
    reason: said(sign > 0 ? 'relationPercentAdded' : 'relationPercentTakenOff', { percent: percent.number.text }),
    isReversible: true,
  };
}

const isAmount = (m: NumberMention) => m.kind === 'money' || m.kind === 'measure' || m.kind === 'count';

/** Whether two numbers are beside each other, with little text and no other amount between them. */
function isBeside(a: NumberMention, b: NumberMention, { mentions }: NumbersOfText): boolean {
  const [first, second] = a.start < b.start ? [a, b] : [b, a];
  if (second.start - first.end > WIDEST_GAP) return false;
  return !mentions.some((m) => isAmount(m) && m.start >= first.end && m.end <= second.start && m !== a && m !== b);
}

/**
 * Whether a percentage belongs to two amounts: it is beside both, or beside one and the words or digits show the other. Round amounts far
 * apart agree with some percentage by chance.
 */
function belongTogether({ percent, base, other }: Triple, numbers: NumbersOfText): boolean {
  const isNext = isBeside(percent, other, numbers);
  if (!isNext && !isBeside(percent, base, numbers)) return false;
  if (isBeside(base, other, numbers) || (isNext && isBeside(percent, base, numbers))) return true;
  const isRound = significantDigits(other.number) <= 2 && significantDigits(base.number) <= 2;
  const isTable = percent.cell !== undefined && percent.cell.table === other.cell?.table;
  // "10% of a month (500)": the percentage is of an amount in the same sentence.
  const isOf =
    PERCENT_OF.test(percent.after) && percent.sentence === other.sentence && base.sentence === other.sentence;
  return isNext && (isTable || isOf || !isRound);
}

type ReadTriple = (triple: Triple, numbers: NumbersOfText, words: string) => FoundRelation | undefined;

function readAll(numbers: NumbersOfText, read: ReadTriple): readonly FoundRelation[] {
  const { mentions, text } = numbers;
  const percents = mentions.filter((m) => m.kind === 'percent' && m.number.value > 0);
  const amounts = mentions.filter(isAmount);
  const found: { readonly relation: FoundRelation; readonly span: number }[] = [];
  for (const percent of percents) {
    const near = amounts.filter((m) => Math.abs(m.start - percent.start) <= FARTHEST_AMOUNT);
    for (const base of near) {
      for (const other of near) {
        if (base.variable === other.variable || !isSameNumberKind(base, other)) continue;
        if (![percent, base, other].some(isSecretMention)) continue;
        if (!belongTogether({ percent, base, other }, numbers)) continue;
        const from = Math.min(percent.start, base.start, other.start) - 40;
        const to = Math.max(percent.end, base.end, other.end) + 24;
        const relation = read({ percent, base, other }, numbers, text.slice(Math.max(0, from), to));
        if (relation) found.push({ relation, span: to - from });
      }
    }
  }
  // Numbers that are closer together are more likely to belong together.
  return found.sort((a, b) => a.span - b.span).map(({ relation }) => relation);
}

export const findPercentShares: RelationFinder = (numbers) => readAll(numbers, shareOf);

/** Runs after the sums: if the tax itself is in the text, price and tax must add up to the cent. */
export const findPercentChanges: RelationFinder = (numbers) => readAll(numbers, changeOf);
