// Finds totals and differences: in a sentence, a list, a payslip, a column or a row of a table.
import { type KeyedText, said } from '../../../language/message.ts';
import { significantDigits, smallestStepOf } from '../../../notation/number-text.ts';
import type { NumberMention, NumbersOfText } from './number-mention.ts';
import { numberWordPattern } from './number-words.ts';
import type { FoundRelation } from './relation.ts';
import { formulaHolds, isSameNumberKind, isSecretMention, type RelationFinder, sumFormula } from './relation-finder.ts';

const wholeWord = (...kinds: readonly string[]) => `(?<!\\p{L})${numberWordPattern(...kinds)}(?!\\p{L})`;
const TOTAL_WORDS = new RegExp(`${wholeWord('total')}|=`, 'iu');
const REST_WORDS = new RegExp(`${wholeWord('difference', 'rest')}|=`, 'iu');
/** Words that announce a difference so surely that its two numbers need not be directly before it. */
const NET_WORDS = new RegExp(wholeWord('difference'), 'iu');
/** Words after a total, with no number following: "500 in total." but not "500, total 700". */
const ALTOGETHER =
  /^ ?(?:[$€£¥₹]|\p{L}{1,7})?[ ,]{0,2}(?:(?:in total|altogether|in all|combined|together|insgesamt|total|en tout|left|remaining|übrig)(?=[.,;:)!?\n]|$)|(?:left|remaining) (?:over|after|from|on|for|to)\b)/iu;

/** The most parts that a total may have, as a long column or list does. */
const MAX_PARTS = 40;
/** How many numbers back a difference looks for its two numbers. */
const DIFFERENCE_REACH = 8;

/** A total without a supporting word must have at least this many significant digits: fewer agree by chance. */
const MIN_UNSUPPORTED_DIGITS = 5;
const MIN_UNSUPPORTED_PARTS = 3;

const DIFFERENCE_REASON = said('relationDifference');

type SignedPart = readonly [NumberMention, 1 | -1];

function relationOf(
  numbers: NumbersOfText,
  result: NumberMention,
  parts: readonly SignedPart[],
  reason: KeyedText,
  isSupported: boolean,
) {
  // A cheap test that rules out almost all candidates.
  const reached = parts.reduce((total, [part, factor]) => total + factor * part.number.value, 0);
  if (Math.abs(reached - result.number.value) > result.number.value * 0.06) return undefined;
  const variables = parts.map(([part]) => part.variable);
  if (variables.includes(result.variable) || ![result, ...parts.map(([part]) => part)].some(isSecretMention))
    return undefined;
  // A number smaller than the rounding of the others is not a part of the sum: "2.5 billion less 44 is 2.54 billion".
  const coarsest = Math.max(...parts.map(([part]) => smallestStepOf(part.number)));
  if (parts.some(([part]) => part.number.value < coarsest)) return undefined;
  const formula = sumFormula(parts.map(([part, factor]) => [part.variable, factor] as const));
  if (!formulaHolds(numbers, result.variable, formula)) return undefined;
  const solutions = [{ result: result.variable, formula }];
  // Solved for each part: r = a + b - c gives a = r - b + c.
  parts.forEach(([part, factor], i) => {
    if (variables.filter((v) => v === part.variable).length > 1) return;
    const others = parts.filter((_, j) => j !== i).map(([p, f]) => [p.variable, -f * factor] as const);
    solutions.push({ result: part.variable, formula: sumFormula([[result.variable, factor], ...others]) });
  });
  const found: FoundRelation = { family: 'sum', solutions, isSupported, reason, isReversible: false };
  return found;
}

const isTotal = (m: NumberMention) => TOTAL_WORDS.test(lastWords(m)) || ALTOGETHER.test(m.after);
const isRest = (m: NumberMention) => REST_WORDS.test(lastWords(m)) || ALTOGETHER.test(m.after);

/**
 * The last words before the number: "rent" and not "total" in "the total of what we paid in all these years is high, and rent 500". In a
 * table, all words of its labels.
 */
function lastWords({ before, cell }: NumberMention): string {
  return cell ? before : before.slice(-48);
}

/** Words or signs before a number that is taken off: "…, minus mortgage 310,000". */
const MINUS_WORDS = /(?<![\p{L}])(?:minus|less|abzüglich|moins|menos)(?![\p{L}])[^\d\n]{0,24}$|[-−–] ?[$€£¥₹]? ?$/iu;
const BULLET = /(?:^|\n)[^\S\n]*[-–] ?[$€£¥₹]? ?$/u;

function signOf({ text }: NumbersOfText, { before, start }: NumberMention): 1 | -1 {
  return MINUS_WORDS.test(before) && !BULLET.test(text.slice(Math.max(0, start - 16), start)) ? -1 : 1;
}

/** Before deductions at the end, the parts may add up to at most this many times the total. */
const MAX_PARTS_PER_TOTAL = 50;

/** The relation of a total to the run of parts right before or right after it. */
function totalIn(numbers: NumbersOfText, row: readonly NumberMention[], at: number): FoundRelation | undefined {
  const total = row[at];
  if (!total) return undefined;
  const isNamed = isTotal(total);
  for (const step of [-1, 1] as const) {
    if (step === 1 && !isNamed) break;
    const parts: NumberMention[] = [];
    let reached = 0;
    let hasMinus = false;
    for (let i = at + step; i >= 0 && i < row.length && parts.length < MAX_PARTS; i += step) {
      const part = row[i];
      if (!part || part.variable === total.variable) break;
      if (!isSameNumberKind(part, total)) break;
      parts.push(part);
      const sign = signOf(numbers, part);
      reached += sign * part.number.value;
      hasMinus ||= sign < 0;
      // If nothing is subtracted, further parts only increase the sum.
      if (!hasMinus && step === 1 && reached > total.number.value * 1.0001 + 0.01) break;
      if (step === -1 && reached > MAX_PARTS_PER_TOTAL * total.number.value) break;
      if (parts.length < 2) continue;
      const isEnough =
        isNamed ||
        (parts.length >= MIN_UNSUPPORTED_PARTS && significantDigits(total.number) >= MIN_UNSUPPORTED_DIGITS - 1);
      if (!isEnough && significantDigits(total.number) < MIN_UNSUPPORTED_DIGITS) continue;
      const last = parts.at(-1);
      // "Gross 3,500, tax 600, net 2,900": the net amount is the computed one, not the gross amount.
      if (step === 1 && last && isRest(last)) {
        const taken = parts.slice(0, -1).map((p): SignedPart => [p, -1]);
        const left = relationOf(numbers, last, [[total, 1], ...taken], DIFFERENCE_REASON, true);
        if (left) return left;
      }
      // Equal numbers after another total are not its parts: "Rate 50, total 50".
      if (step === 1 && new Set(parts.map((p) => p.variable)).size === 1) continue;
      const signed = (step === -1 ? [...parts].reverse() : parts).map((p): SignedPart => [p, signOf(numbers, p)]);
      const relation = relationOf(numbers, total, signed, said('relationTotal'), isNamed);
      if (relation) return relation;
    }
  }
  return undefined;
}

/**
 * The relation of a remainder to the numbers before it: the first number minus all numbers between. "3,500 gross, 600 tax, 325 insurance,
 * 2,575 net".
 */
function restIn(numbers: NumbersOfText, row: readonly NumberMention[], at: number): FoundRelation | undefined {
  const rest = row[at];
  if (!rest) return undefined;
  const isNamed = isRest(rest);
  if (!isNamed && significantDigits(rest.number) < MIN_UNSUPPORTED_DIGITS) return undefined;
  for (let from = at - 2; from >= 0 && at - from <= MAX_PARTS; from -= 1) {
    const whole = row[from];
    if (!whole || whole.number.value <= rest.number.value || !isSameNumberKind(whole, rest)) continue;
    const taken = row.slice(from + 1, at);
    if (!taken.every((part) => isSameNumberKind(part, rest) && part.variable !== whole.variable)) continue;
    const signed: SignedPart[] = [[whole, 1], ...taken.map((p): SignedPart => [p, -1])];
    const relation = relationOf(numbers, rest, signed, DIFFERENCE_REASON, isNamed);
    if (relation) return relation;
  }
  return isNamed ? differenceNear(numbers, row, at) : undefined;
}

/** The relation of a remainder to two nearby numbers whose difference it is. */
function differenceNear(numbers: NumbersOfText, row: readonly NumberMention[], at: number): FoundRelation | undefined {
  const rest = row[at];
  if (!rest || significantDigits(rest.number) < 3 || !NET_WORDS.test(lastWords(rest))) return undefined;
  const near = row
    .slice(Math.max(0, at - DIFFERENCE_REACH), at + 3)
    .filter((m) => m.variable !== rest.variable && isSameNumberKind(m, rest));
  for (const whole of near) {
    for (const taken of near) {
      if (whole.variable === taken.variable || whole.number.value <= taken.number.value) continue;
      const signed: SignedPart[] = [
        [whole, 1],
        [taken, -1],
      ];
      const relation = relationOf(numbers, rest, signed, DIFFERENCE_REASON, true);
      if (relation) return relation;
    }
  }
  return undefined;
}

/** The sequences of numbers in which sums are sought: each column of each table, the amounts in reading order, and each row of each table. */
function rowsOf(mentions: readonly NumberMention[]): readonly (readonly NumberMention[])[] {
  const columns = new Map<string, NumberMention[]>();
  for (const mention of mentions) {
    if (!mention.cell) continue;
    const key = `${mention.cell.table} ${mention.cell.column}`;
    columns.set(key, [...(columns.get(key) ?? []), mention]);
  }
  const prose = mentions.filter((m) => m.kind === 'money' || m.kind === 'measure');
  const inTables = mentions.filter((m) => m.cell);
  const tableRows = new Map<string, NumberMention[]>();
  for (const mention of inTables) {
    const key = `${mention.cell?.table} ${mention.cell?.row}`;
    tableRows.set(key, [...(tableRows.get(key) ?? []), mention]);
  }
  return [...columns.values(), prose, ...tableRows.values()];
}

export const findSums: RelationFinder = (numbers) => {
  const summed = numbers.mentions.filter((m) => m.kind === 'money' || m.kind === 'measure' || m.kind === 'count');
  const found: FoundRelation[] = [];
  const known = new Set<string>();
  for (const row of rowsOf(summed)) {
    row.forEach((_, at) => {
      const relation = totalIn(numbers, row, at) ?? restIn(numbers, row, at);
      if (!relation) return;
      const key = relation.solutions
        .map((s) => s.result)
        .sort()
        .join(' ');
      if (known.has(key)) return;
      known.add(key);
      found.push(relation);
    });
  }
  return found;
};
