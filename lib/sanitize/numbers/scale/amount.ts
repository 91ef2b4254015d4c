// The amounts of a span, and what they measure: all amounts of one dimension are scaled by one factor, so that what is computed from
// them, conversions included ("in dollars", "in pounds"), is scaled by it too.
import type { Finding } from '../../../detect/annotation.ts';
import { promptLanguage } from '../../../detect/prompt-language.ts';
import type { Span } from '../../../text/span.ts';
import { unitBehind } from '../relations/mention.ts';
import { NUMBER_IN_TEXT, type NumberText, pointOf, readNumber, scaleBehind } from '../relations/number-text.ts';

export const MONEY_DIMENSION = 'money';

/** Temperatures have no zero of their own, so that no factor keeps them true; shares are ratios already. */
const WITHOUT_FACTOR: ReadonlySet<string> = new Set(['C', 'F']);
const RATIO = /^ ?(?:[%‰°]|per ?cent\b|percent\b|prozent\b|pct\b|pour ?cent\b|por ciento\b|degrees?\b|celsius\b)/iu;
const DIMENSIONS: Readonly<Record<string, string>> = {
  kg: 'mass',
  lb: 'mass',
  g: 'mass',
  oz: 'mass',
  st: 'mass',
  km: 'length',
  mi: 'length',
  cm: 'length',
  in: 'length',
  m: 'length',
  ft: 'length',
  'km/h': 'speed',
  mph: 'speed',
  m2: 'area',
  sqft: 'area',
  l: 'volume',
  gal: 'volume',
};
const UNIT_WORD = /^[ \u00a0-]?([\p{L}µ][\p{L}²³/]*)/u;

/** What the number before this text measures, as far as a unit says. */
export function dimensionBehind(behind: string): string | undefined {
  if (RATIO.test(behind)) return undefined;
  const unit = unitBehind(behind);
  if (unit !== undefined) return WITHOUT_FACTOR.has(unit) ? undefined : (DIMENSIONS[unit] ?? unit);
  return UNIT_WORD.exec(behind)?.[1]?.toLowerCase();
}

export interface Amount extends Span {
  readonly number: NumberText;
}

export interface Amounts {
  readonly dimension: string;
  /** Places in the span. */
  readonly numbers: readonly Amount[];
}

/** Shorter numbers are not amounts: two of them in one span could not be found in a reply. */
const DIGITS_OF_ITS_OWN = 3;
export const hasOwnDigits = (text: string): boolean => text.replace(/\D/g, '').length >= DIGITS_OF_ITS_OWN;

/** They write 119,70. */
const COMMA_LANGUAGES: ReadonlySet<string> = new Set([
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'sv',
  'da',
  'nb',
  'pl',
  'ru',
  'tr',
]);

const BETWEEN = /^[^\p{L}\p{N}]*(?:to|bis|à|a|and|und|or|oder|ou|et|y|o)?[^\p{L}\p{N}]*$/iu;

/** @param span the text of a finding of this type. Undefined where it cannot be scaled. */
export function amountsIn(span: string, type: Finding['type'], text = span): Amounts | undefined {
  if (type !== 'MONEY' && type !== 'QUANTITY') return undefined;
  // A height in feet and inches, a blood pressure.
  if (/\d ?['"′″/:]/u.test(span)) return undefined;
  const point = pointOf(text);
  const written = point ?? (COMMA_LANGUAGES.has(promptLanguage(text) ?? '') ? ',' : undefined);
  const numbers = Array.from(span.matchAll(NUMBER_IN_TEXT)).flatMap((match): Amount[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const scale = scaleBehind(type === 'MONEY' ? span.slice(end) : '');
    const number = readNumber(match[0], { isMoney: true, point, scale });
    if (!number || number.value === 0) return [];
    // "95" says nothing of decimals; the stand-in may have some.
    const isPlain = /^\d+$/u.test(match[0]);
    return [{ start, end, number: isPlain && written ? { ...number, point: written } : number }];
  });
  const [first] = numbers;
  const last = numbers.at(-1);
  const digits = span.replace(/\D/gu, '').length;
  if (!first || !last || numbers.reduce((sum, { number }) => sum + number.text.replace(/\D/gu, '').length, 0) < digits)
    return undefined;
  const areJoined = numbers.slice(1).every(({ start }, i) => BETWEEN.test(span.slice(numbers[i]?.end, start)));
  if (numbers.length > 1 && !(areJoined && numbers.every(({ number }) => hasOwnDigits(number.text)))) return undefined;
  const dimension = type === 'MONEY' ? MONEY_DIMENSION : dimensionBehind(span.slice(last.end));
  return dimension === undefined ? undefined : { dimension, numbers };
}
