// Numbers of payment cards: brand and length stay, the other digits are permuted, and the check digit is computed again.
import type { Codec } from '../codec.ts';
import { lettersAndDigits, rankedCodec, withLayoutOf } from './ranked-codec.ts';

/** The digit that makes `payload` + digit pass Luhn's test (ISO/IEC 7812-1, annex B). */
export function luhnCheckDigit(payload: string): string {
  const sum = Array.from(payload)
    .reverse()
    .map((digit, i) => (i % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return String((10 - (sum % 10)) % 10);
}

function isCard(digits: string): boolean {
  return /^\d{12,19}$/.test(digits) && luhnCheckDigit(digits.slice(0, -1)) === digits.at(-1);
}

/** The digits of the brand: one for Visa (4), two for others (34 and 37 American Express, 51 to 55 Mastercard). */
const brandOf = (digits: string) => digits.slice(0, digits.startsWith('4') ? 1 : 2);

export const cardCodec: Codec = rankedCodec({
  name: 'card',
  shape: 'digits',
  candidates: /\d(?:\d|[- ](?=\d)){11,}/g,
  canonical: lettersAndDigits,
  rank(text) {
    const digits = lettersAndDigits(text);
    if (!isCard(digits)) return undefined;
    const brand = brandOf(digits);
    const payload = digits.slice(brand.length, -1);
    return { index: BigInt(payload), size: 10n ** BigInt(payload.length), label: `${brand} ${digits.length}` };
  },
  unrank(index, text) {
    const digits = lettersAndDigits(text);
    const brand = brandOf(digits);
    const payload = brand + index.toString().padStart(digits.length - brand.length - 1, '0');
    return withLayoutOf(payload + luhnCheckDigit(payload), text);
  },
});
