// Cards, accounts and personal numbers that are never given to anybody, in the layout of what they stand for.
import { luhnDigit } from './card.ts';
import { ibanOf } from './iban.ts';
import { bare, inLayout } from './ranked.ts';
import type { UnownedNumbers } from './unowned-phones.ts';

/** Digits of `index` behind a beginning that nobody is given; neighbours in the search lie far apart. */
function numbersBehind(
  start: string,
  length: number,
  text: string,
  finish: (digits: string) => string,
): UnownedNumbers {
  const free = Math.min(length - start.length, MOST_FREE);
  const size = 10 ** free;
  return {
    size,
    at(index) {
      const place = Number((BigInt(index) * STRIDE + OFFSET) % BigInt(size));
      const rest = String(place).padStart(free, '0');
      const filled = rest.repeat(Math.ceil((length - start.length) / free)).slice(0, length - start.length);
      return inLayout(finish(start + filled), text);
    },
  };
}
const MOST_FREE = 9;
/** Prime to ten. */
const STRIDE = 387_420_489n;
const OFFSET = 524_287_001n;

/**
 * ISO/IEC 7812-1: what begins with 9 is given out by the country whose ISO 3166-1 number follows, and no country has 999. The brand
 * is not kept: every range of a brand belongs to a bank.
 */
export function unownedCards(text: string): UnownedNumbers | undefined {
  const digits = bare(text);
  if (!/^\d{12,19}$/.test(digits) || luhnDigit(digits.slice(0, -1)) !== digits.at(-1)) return undefined;
  return numbersBehind('9999', digits.length - 1, text, (payload) => payload + luhnDigit(payload));
}

/** German bank codes begin with the digit of their clearing area, 1 to 8 (Deutsche Bundesbank): none begins with 9. */
export function unownedIbans(text: string): UnownedNumbers | undefined {
  if (!/^DE\d{20}$/i.test(bare(text))) return undefined;
  return numbersBehind('9', 18, text, (account) => ibanOf('DE', account));
}

/** The SSA gives no number of the area 666 (RN 10201.030); 9xx is no choice, because the IRS gives such numbers to taxpayers. */
export function unownedSocialSecurity(text: string): UnownedNumbers | undefined {
  if (!/^\d{9}$/.test(bare(text))) return undefined;
  return numbersBehind('666', 9, text, (digits) => digits.replace(/^(666)00/, '$101').replace(/0000$/, '0001'));
}

/** HMRC gives no prefix with Q (NIM39110), the NHS none of its numbers from 999 000 0000 on, which are for tests. */
export function unownedBritish(text: string): UnownedNumbers | undefined {
  const value = bare(text).toUpperCase();
  if (/^[A-Z]{2}\d{6}[A-D]?$/.test(value))
    return numbersBehind('', 6, text, (digits) => `QQ${digits}${'ABCD'.charAt(Number(digits.at(-1)) % 4)}`);
  return /^\d{10}$/.test(value) ? numbersBehind('999', 9, text, withNhsCheck) : undefined;
}

/** NHS Data Dictionary, "NHS NUMBER": weights 10 to 2, modulo 11. A number whose check would be 10 moves to the next one. */
function withNhsCheck(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  if (check < 10) return digits + check;
  return withNhsCheck(digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10));
}
