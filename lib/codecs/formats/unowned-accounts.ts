// Card, account and identity numbers that are never issued to anybody, in the layout of the original that they replace.
import { luhnCheckDigit } from './card.ts';
import { ibanWithCheckDigits } from './iban.ts';
import { lettersAndDigits, withLayoutOf } from './ranked-codec.ts';
import type { UnownedNumbers } from './unowned-phones.ts';

/** Numbers that begin with `start`, so that they are never issued. Consecutive indexes give numbers that are far apart. */
function numbersFrom(start: string, length: number, text: string, finish: (digits: string) => string): UnownedNumbers {
  const free = Math.min(length - start.length, MAX_FREE);
  const size = 10 ** free;
  return {
    size,
    at(index) {
      const place = Number((BigInt(index) * STRIDE + OFFSET) % BigInt(size));
      const rest = String(place).padStart(free, '0');
      const filled = rest.repeat(Math.ceil((length - start.length) / free)).slice(0, length - start.length);
      return withLayoutOf(finish(start + filled), text);
    },
  };
}
const MAX_FREE = 9;
/** Coprime to ten, so that every index gives another number. */
const STRIDE = 387_420_489n;
const OFFSET = 524_287_001n;

/**
 * ISO/IEC 7812-1: card numbers that begin with 9 are issued by the country whose ISO 3166-1 number follows, and no country has 999. The
 * brand is not kept, because every range of a brand belongs to a bank.
 */
export function unownedCardNumbers(text: string): UnownedNumbers | undefined {
  const digits = lettersAndDigits(text);
  if (!/^\d{12,19}$/.test(digits) || luhnCheckDigit(digits.slice(0, -1)) !== digits.at(-1)) return undefined;
  return numbersFrom('9999', digits.length - 1, text, (payload) => payload + luhnCheckDigit(payload));
}

/** German bank codes begin with the digit of their clearing area, 1 to 8 (Deutsche Bundesbank), so no bank has a code with 9. */
export function unownedIbans(text: string): UnownedNumbers | undefined {
  if (!/^DE\d{20}$/i.test(lettersAndDigits(text))) return undefined;
  return numbersFrom('9', 18, text, (account) => ibanWithCheckDigits('DE', account));
}

/** The SSA issues no number of the area 666 (RN 10201.030). Numbers with 9xx cannot be used: the IRS issues them to taxpayers. */
export function unownedSocialSecurityNumbers(text: string): UnownedNumbers | undefined {
  if (!/^\d{9}$/.test(lettersAndDigits(text))) return undefined;
  return numbersFrom('666', 9, text, (digits) => digits.replace(/^(666)00/, '$101').replace(/0000$/, '0001'));
}

/** HMRC issues no National Insurance number that begins with Q (NIM39110), and NHS numbers from 999 000 0000 are reserved for tests. */
export function unownedBritishIdNumbers(text: string): UnownedNumbers | undefined {
  const value = lettersAndDigits(text).toUpperCase();
  if (/^[A-Z]{2}\d{6}[A-D]?$/.test(value))
    return numbersFrom('', 6, text, (digits) => `QQ${digits}${'ABCD'.charAt(Number(digits.at(-1)) % 4)}`);
  return /^\d{10}$/.test(value) ? numbersFrom('999', 9, text, withNhsCheck) : undefined;
}

/** The number with its check digit (NHS Data Dictionary, "NHS NUMBER": weights 10 to 2, modulo 11). If that would be 10, takes the next number. */
function withNhsCheck(digits: string): string {
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (10 - at), 0);
  const check = (11 - (sum % 11)) % 11;
  if (check < 10) return digits + check;
  return withNhsCheck(digits.slice(0, -1) + ((Number(digits.at(-1)) + 1) % 10));
}
