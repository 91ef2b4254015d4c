// Restores amounts, quantities and ages. Numbers are compared by value: "3,932.00", "3.932,00 €" and "3932" are the same amount.

import type { RestorePair } from '../conversation/restore-pair.ts';
import { anyFormOf, anyOf, anyWholeFormOf, isMatchedInside } from '../lexicon/alternatives.ts';
import {
  decimalPointOf,
  magnitudeWordAfter,
  NUMBER_AFTER_UNSPACED_LETTERS,
  NUMBER_IN_TEXT,
  type ParsedNumber,
  readNumber,
  writeNumber,
} from '../notation/number-text.ts';
import type { SurrogateFinder, SurrogateMatch } from './match.ts';
import { wordsBesideNumbers } from './words-beside-numbers.ts';

interface Amount {
  readonly pair: RestorePair;
  readonly surrogate: number;
  readonly original: ParsedNumber;
  /** The word after the number, if the pair has one: "days". */
  readonly unit: string;
}

const CURRENCY = `(?:[$€£¥₹]|\\b${anyOf(wordsBesideNumbers('currency'))}\\b)`;
/** A currency directly before a number. A currency that belongs to a number before it ("5 € 20") does not count. */
const CURRENCY_BEFORE = new RegExp(`(?<!\\d[\\s\\u00a0\\u202f]?)${CURRENCY}[\\s\\u00a0\\u202f*_"'(]{0,3}$`, 'iu');
const CURRENCY_AFTER = new RegExp(`^[\\s\\u00a0\\u202f*_"')]{0,3}${CURRENCY}(?![\\s\\u00a0]?\\d)`, 'iu');
/** Whether a currency before or after a number shows that the number is money. */
export const hasCurrencyBeside = (before: string, after: string): boolean =>
  CURRENCY_BEFORE.test(before) || CURRENCY_AFTER.test(after);

const NO_AMOUNT = wordsBesideNumbers('unit-of-no-amount');
const OTHER_UNIT = new RegExp(
  `^[\\s\\u00a0-]?(?:[%°]|${anyFormOf(NO_AMOUNT.filter((word) => !isMatchedInside(word)))}(?![\\p{L}\\p{N}_])|${anyOf(NO_AMOUNT.filter(isMatchedInside))})`,
  'iu',
);
/** A number that is alone in its cell, field or string. */
const CELL_BEFORE = /(?:[|,;\t\n:=[(]|^)(?:[^\S\t\n]|[*_"'`])*$/u;
const CELL_AFTER = /^[\s*_"'`]*(?:[|,;\t}\])\n]|$)/u;
const NUMBERED_THING_BEFORE = new RegExp(
  `(?<![\\p{L}\\p{N}_])${anyOf(wordsBesideNumbers('numbered-thing'))}\\.? ?[#:]? ?$`,
  'iu',
);
/**
 * The words before a number that belongs to a title in running text: "Fahrenheit 451", "Boeing 747". A word that begins the line or ends
 * with a colon is a label, not a title.
 */
const AFTER_TITLE = /[\p{Ll},:] [*_"“‘]?\p{Lu}\p{Ll}{3,} $/u;
const GERMAN_NOUN = /(?<!\p{L})(?:der|die|das|und|ist|mit|für|von|im|am|den|dem|ein|eine|sind|Sie|zu)(?!\p{L})/u;
const DIGITS_OF_AMOUNT = 5;
const AGE_WORDS_AFTER = new RegExp(
  // "years old" or "years-old"
  `^[\\s\\u00a0-]?${anyWholeFormOf(wordsBesideNumbers('age-unit')).replaceAll(' ', '[\\s-]')}`,
  'iu',
);
const AGE_WORDS_BEFORE = new RegExp(
  `(?<!\\p{L})${anyOf(wordsBesideNumbers('age-label'))}["'*_\\s:=|]*(?:(?:of |de |di )["'*_]*)?$`,
  'iu',
);
/** A counted noun follows: "72 hours", "72-hour shifts"; but not "72 is". */
const COUNTED_NOUN_AFTER =
  /^[\s\u00a0-](?!is\b|was\b|has\b|years?\b|ans\b|ist\b)(?:\p{Ll}+s\b|\p{Ll}{3,}(?:en|er)\b)|^-\p{Ll}/u;
const AFTER_NAME = /\p{Lu}\p{L}{1,64}(?:,? ?\(|, )$/u;

const UNIT_STEMS: readonly RegExp[] = [
  /^(?:days?|Tagen?|Tage|jours?|días?|giorn[oi]|dagar|dagen)\b/iu,
  /^(?:weeks?|Wochen?|semaines?|semanas?|settiman[ae])\b/iu,
  /^(?:months?|Monaten?|Monate|mois|mes(?:es)?|mes[ei])\b/iu,
  /^(?:years?|Jahren?|Jahre|ans?|années?|años?|ann[oi])\b/iu,
  /^(?:hours?|Stunden?|heures?|horas?|or[ae])\b/iu,
  /^(?:minutes?|Minuten?|minutos?|minut[oi])\b/iu,
];

function firstNumber(text: string): { readonly number: ParsedNumber; readonly after: string } | undefined {
  const match = new RegExp(NUMBER_IN_TEXT.source, 'u').exec(text);
  const after = match ? text.slice(match.index + match[0].length) : '';
  const number = match ? readNumber(match[0], { isMoney: true, scale: magnitudeWordAfter(after) }) : undefined;
  return number ? { number, after } : undefined;
}

function amountOf(pair: RestorePair): Amount | undefined {
  const [from, to] = [firstNumber(pair.surrogate), firstNumber(pair.original)];
  if (!from || !to) return undefined;
  const unit = /\p{L}+/u.exec(from.after)?.[0] ?? '';
  return { pair, surrogate: from.number.value, original: to.number, unit };
}

/**
 * All ways to read a number: "1.234" may be a thousand or a fraction.
 * @param decimalPoint the decimal point of the reply's other numbers, if they show one; it then decides
 */
function readingsOf(text: string, after: string, decimalPoint: '.' | ',' | undefined): readonly ParsedNumber[] {
  const scale = magnitudeWordAfter(after);
  const points = decimalPoint ? [decimalPoint] : (['.', ','] as const);
  const read = points.flatMap((point) => readNumber(text, { isMoney: true, point, scale }) ?? []);
  // A pair made from "$149 billion" contains only "149", so the number is also read without the word after it.
  const unscaled = scale.word === '' ? undefined : readNumber(text, { isMoney: true });
  if (unscaled) read.push(unscaled);
  const plain = readNumber(text, { isMoney: true, scale });
  return plain ? [plain, ...read.filter((one) => one.value !== plain.value)] : read;
}

function isUnitLike(unit: string, after: string): boolean {
  const rest = after.replace(/^[\s\u00a0*_-]+/u, '');
  const stem = UNIT_STEMS.find((pattern) => pattern.test(unit));
  const fits = (text: string) =>
    stem ? stem.test(text) : text.toLowerCase().startsWith(unit.toLowerCase().replace(/s$/, ''));
  return fits(rest) || fits(rest.replace(/^\p{L}+[\s\u00a0-]+/u, ''));
}

interface Place {
  readonly text: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Whether a number is an age. One digit is an age only beside a word for age or after a name ("Anna (7)"). A longer number is one unless it
 * is a price, a quantity or the number of something ("room 12").
 */
function isAge(text: string, { before, after }: Place): boolean {
  if (AGE_WORDS_AFTER.test(after) || AGE_WORDS_BEFORE.test(before)) return true;
  if (AFTER_NAME.test(before) && /^[),]/.test(after)) return true;
  if (
    text.length < 2 ||
    CURRENCY_BEFORE.test(before) ||
    CURRENCY_AFTER.test(after) ||
    NUMBERED_THING_BEFORE.test(before)
  )
    return false;
  const isNumbering = /(?:^|\n)(?:[^\S\n]|[#>*-])*$/u.test(before) && /^[.)] /.test(after);
  return !isNumbering && !OTHER_UNIT.test(after) && !COUNTED_NOUN_AFTER.test(after);
}

function isMeant({ pair, unit }: Amount, number: ParsedNumber, place: Place): boolean {
  const { text, before, after } = place;
  if (/[\d][.,/-]?$|#$/u.test(before) || /^[/-]\d/.test(after)) return false;
  if (pair.type === 'AGE') return isAge(text, place);
  if (pair.shape === 'phrase' && unit !== '') return isUnitLike(unit, after);
  if (hasCurrencyBeside(before, after)) return pair.type === 'MONEY' || text.length >= DIGITS_OF_AMOUNT;
  if (pair.shape === 'phrase') return false;
  if (OTHER_UNIT.test(after) && pair.type === 'MONEY') return false;
  if (NUMBERED_THING_BEFORE.test(before) || (AFTER_TITLE.test(before) && !GERMAN_NOUN.test(before))) return false;
  const digits = text.replace(/\D/g, '').length;
  if (digits >= DIGITS_OF_AMOUNT || number.isGrouped || number.decimals > 0 || number.scaleWord !== '') return true;
  if (CELL_BEFORE.test(before) && CELL_AFTER.test(after)) return true;
  return !COUNTED_NOUN_AFTER.test(after) && !isYearLike(number.value);
}

const isYearLike = (value: number) => value >= 1900 && value < 2100;

const MIN_GROUPED = 1000;

/**
 * The original, written with the thousands separator of the reply's number. If that number is below a thousand, it shows no separator; then
 * the original's separator is used, unless the reply uses that character as its decimal point.
 */
function groupedAs(original: ParsedNumber, number: ParsedNumber): ParsedNumber {
  const isTold = number.isGrouped || Math.abs(number.value) >= MIN_GROUPED || original.grouping === number.point;
  return isTold ? number : { ...number, grouping: original.grouping };
}

/** Writes the original in the reply's format, with as many decimals as it needs and at least as many as the reply shows. */
function writtenAmount({ surrogate, original, pair }: Amount, shown: ParsedNumber): string {
  const { value } = original;
  // The decimals of a scaled amount come from its factor, so the original's number of decimals is used.
  if (pair.standIn === 'scale' && surrogate === shown.value && shown.scale === 1)
    return writeNumber(value, { ...groupedAs(original, shown), decimals: original.decimals });
  const number = groupedAs(original, shown);
  if (number.scale !== 1) return writeNumber(value, number);
  const needed = [0, 1, 2, 3].find((places) => Math.abs(value - Number(value.toFixed(places))) < 1e-9) ?? 3;
  const decimals = Math.max(number.decimals, needed > number.decimals && needed === 1 ? 2 : needed);
  return writeNumber(value, { ...number, decimals });
}

const HALF_WINDOW = 40;
/** Numbers as code writes them: "31_320". */
const NUMBER_IN_CODE = /(?<![\p{L}\p{N}_.])\d{1,3}(?:_\d{3})+(?![\p{L}\p{N}_])/gu;

/**
 * A number that is a field of comma-separated values. Numbers of three digits are left out, because each could be a digit group of the
 * field before it.
 */
const NUMBER_IN_FIELD = /(?<=\S[,;])(?:\d{4,}(?:\.\d{1,2})?|\d{1,2}\.\d{2})(?![\d.])/gu;

const CODE_FORMAT = { grouping: '_', point: '.', decimals: 0, scale: 1, scaleWord: '', isGrouped: true } as const;

/**
 * Finds an amount such as "1,431.90" between the commas of other fields, by searching for the surrogate's exact text. An amount that begins
 * with three digits may also be the end of a longer number: "100,000.04" in "70,100,000.04".
 */
function findExact(raw: string, { pair }: Amount, add: (match: SurrogateMatch) => void): void {
  const { surrogate, original } = pair;
  if (!/^\d{1,3}(?:[.,]\d{3})+[.,]\d{2}$/.test(surrogate)) return;
  const longerNumberBefore = /^\d{3}/.test(surrogate) ? /\d[.,]?$/ : /\d$/;
  for (let at = raw.indexOf(surrogate); at >= 0; at = raw.indexOf(surrogate, at + 1)) {
    const end = at + surrogate.length;
    if (longerNumberBefore.test(raw.slice(Math.max(0, at - 2), at)) || /\d/.test(raw.charAt(end))) continue;
    add({ start: at, end, original, pair });
  }
}

const significant = (text: string) => text.replace(/\D/g, '').replace(/^0+|(?<!0)0+$/g, '');

export function amountFinder(pairs: readonly RestorePair[]): SurrogateFinder {
  const byValue = new Map<number, Amount[]>();
  for (const pair of pairs) {
    const amount = amountOf(pair);
    if (amount) byValue.set(amount.surrogate, [...(byValue.get(amount.surrogate) ?? []), amount]);
  }
  // The digits of an amount do not depend on its decimal point and scale, so other numbers are skipped quickly.
  const known = new Set([...byValue.keys()].map((value) => significant(String(value))));
  return {
    find({ raw }, add) {
      if (byValue.size === 0) return;
      const decimalPoint = decimalPointOf(raw);
      for (const match of raw.matchAll(NUMBER_AFTER_UNSPACED_LETTERS)) {
        const [text] = match;
        if (!known.has(significant(text))) continue;
        const end = match.index + text.length;
        const after = raw.slice(end, end + HALF_WINDOW);
        const place = { text, before: raw.slice(Math.max(0, match.index - HALF_WINDOW), match.index), after };
        for (const number of readingsOf(text, after, decimalPoint)) {
          const amount = byValue.get(number.value)?.find((one) => isMeant(one, number, place));
          if (!amount) continue;
          add({ start: match.index, end, original: writtenAmount(amount, number), pair: amount.pair });
          break;
        }
      }
      for (const amounts of byValue.values()) for (const amount of amounts) findExact(raw, amount, add);
      for (const match of raw.matchAll(NUMBER_IN_FIELD)) {
        const number = readNumber(match[0], { isMoney: true, point: '.' });
        const amount = number && byValue.get(number.value)?.find(({ pair }) => pair.shape === 'digits');
        if (!number || !amount) continue;
        const end = match.index + match[0].length;
        add({ start: match.index, end, original: writtenAmount(amount, number), pair: amount.pair });
      }
      for (const match of raw.matchAll(NUMBER_IN_CODE)) {
        const amount = byValue.get(Number(match[0].replaceAll('_', '')))?.[0];
        if (!amount) continue;
        const original = writeNumber(amount.original.value, { ...CODE_FORMAT, text: match[0], value: 0 });
        add({ start: match.index, end: match.index + match[0].length, original, pair: amount.pair });
      }
    },
  };
}
