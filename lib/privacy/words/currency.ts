// Replaces currency signs, which are drawn like words from one short list.
import type { Random } from '../random.ts';
import { sampleExponential } from './exponential-mechanism.ts';

export const CURRENCY_SIGNS: readonly string[] = ['$', '€', '£', '¥', '₹', '₽', '₩', '₺', '₪', '฿', '₫', '₴', '₱', '₦'];

export function isCurrencySign(text: string): boolean {
  return CURRENCY_SIGNS.includes(text);
}

/** The utility of each sign of the list: 1 for `sign` itself and 0 for all others, or the reverse at level 5. */
export function currencyUtilities(sign: string, isReversed: boolean): readonly number[] {
  return CURRENCY_SIGNS.map((other) => ((other === sign) !== isReversed ? 1 : 0));
}

/**
 * Rap-LI's replacement of currency signs (its implementation details), by the exponential mechanism over one public list.
 * Guarantee: exp(epsilon) between any two signs of the list (see `sampleExponential`). @throws RangeError for a sign outside the list.
 */
export function sampleCurrency(sign: string, epsilon: number, isReversed: boolean, random: Random): string {
  if (!isCurrencySign(sign)) throw new RangeError('This is no sign of money that is known.');
  return CURRENCY_SIGNS[sampleExponential(currencyUtilities(sign, isReversed), epsilon, random)] ?? sign;
}
