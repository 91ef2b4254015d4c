// The amounts of a span, and what they measure. All amounts of one dimension are scaled by one factor, so that results computed from them,
// conversions included ("in dollars", "in pounds"), are scaled by it too.
import type { Finding } from '../detect/annotation.ts';
import { languageOfPrompt } from '../detect/prompt-language.ts';
import type { Span } from '../text/span.ts';
import { decimalPointOf, magnitudeWordAfter, NUMBER_IN_TEXT, type ParsedNumber, readNumber } from './number-text.ts';
import { unitAfter } from './units.ts';

export const MONEY_DIMENSION = 'money';

/** Units that are not scaled: the zero of a temperature scale is arbitrary, so no factor keeps statements about temperatures true. */
const UNSCALED_UNITS: ReadonlySet<string> = new Set(['C', 'F']);
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

/** The dimension of the number before this text, by its unit. Undefined if there is no unit, or if the number is not to be scaled. */
export function dimensionAfter(after: string): string | undefined {
  if (RATIO.test(after)) return undefined;
  const unit = unitAfter(after);
  if (unit !== undefined) return UNSCALED_UNITS.has(unit) ? undefined : (DIMENSIONS[unit] ?? unit);
  return UNIT_WORD.exec(after)?.[1]?.toLowerCase();
}

interface Amount extends Span {
  readonly number: ParsedNumber;
}

export interface AmountsInSpan {
  readonly dimension: string;
  /** The places and values of the amounts, in the span. */
  readonly numbers: readonly Amount[];
}

/** Numbers with fewer digits are not scaled if a span has two of them, because they could not be found in a reply. */
const MIN_DIGITS_ALONE = 3;
export const hasEnoughDigitsToFind = (text: string): boolean => text.replace(/\D/g, '').length >= MIN_DIGITS_ALONE;

/** Languages that write a decimal comma: 119,70. */
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

/** The amounts of a span; undefined if it cannot be scaled. @param span the text of a finding of this type. */
export function amountsIn(span: string, type: Finding['type'], text = span): AmountsInSpan | undefined {
  if (type !== 'MONEY' && type !== 'QUANTITY') return undefined;
  // Heights in feet and inches and blood pressures are not scaled.
  if (/\d ?['"′″/:]/u.test(span)) return undefined;
  const point = decimalPointOf(text);
  const written = point ?? (COMMA_LANGUAGES.has(languageOfPrompt(text) ?? '') ? ',' : undefined);
  const numbers = Array.from(span.matchAll(NUMBER_IN_TEXT)).flatMap((match): Amount[] => {
    const [start, end] = [match.index, match.index + match[0].length];
    const scale = magnitudeWordAfter(type === 'MONEY' ? span.slice(end) : '');
    const number = readNumber(match[0], { isMoney: true, point, scale });
    if (!number || number.value === 0) return [];
    // The decimal separator does not show in a number such as "95", but its stand-in may need it.
    const isPlain = /^\d+$/u.test(match[0]);
    return [{ start, end, number: isPlain && written ? { ...number, point: written } : number }];
  });
  const [first] = numbers;
  const last = numbers.at(-1);
  const digits = span.replace(/\D/gu, '').length;
  if (!first || !last || numbers.reduce((sum, { number }) => sum + number.text.replace(/\D/gu, '').length, 0) < digits)
    return undefined;
  const areJoined = numbers.slice(1).every(({ start }, i) => BETWEEN.test(span.slice(numbers[i]?.end, start)));
  if (numbers.length > 1 && !(areJoined && numbers.every(({ number }) => hasEnoughDigitsToFind(number.text))))
    return undefined;
  const dimension = type === 'MONEY' ? MONEY_DIMENSION : dimensionAfter(span.slice(last.end));
  return dimension === undefined ? undefined : { dimension, numbers };
}
