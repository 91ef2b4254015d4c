// Payment cards: brand digit and length stay, the rest is permuted, the check digit fits.
import type { Codec } from '../codec.ts';
import { bare, inLayout, rankedCodec } from './ranked.ts';

/** The digit that makes `payload` + digit pass Luhn's test (ISO/IEC 7812-1, annex B). */
export function luhnDigit(payload: string): string {
  const sum = Array.from(payload)
    .reverse()
    .map((digit, i) => (i % 2 === 0 ? Number(digit) * 2 : Number(digit)))
    .reduce((total, value) => total + (value > 9 ? value - 9 : value), 0);
  return String((10 - (sum % 10)) % 10);
}

function isCard(digits: string): boolean {
  return /^\d{12,19}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === digits.at(-1);
}

export const cardCodec: Codec = rankedCodec({
  name: 'card',
  shape: 'digits',
  candidates: /\d(?:\d|[- ](?=\d)){11,}/g,
  canonical: bare,
  rank(text) {
    const digits = bare(text);
    if (!isCard(digits)) return undefined;
    const payload = digits.slice(1, -1);
    return { index: BigInt(payload), size: 10n ** BigInt(payload.length), label: `${digits[0]} ${digits.length}` };
  },
  unrank(index, text) {
    const digits = bare(text);
    const payload = (digits[0] ?? '') + index.toString().padStart(digits.length - 2, '0');
    return inLayout(payload + luhnDigit(payload), text);
  },
});
