// Validates the national identity and insurance numbers that the library stdnum does not support.
import { digitsIn } from './rule.ts';

const weighted = (digits: string, weights: readonly number[]) =>
  weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0);

interface Verdict {
  readonly isValid: boolean;
}
const verdict = (isValid: boolean): Verdict => ({ isValid });

const allSame = (digits: string) => /^(\d)\1+$/.test(digits);

/** Japan's My Number: Ministry of Internal Affairs, ordinance 85 of 2014, article 5. */
export function validateJapaneseMyNumber(value: string): Verdict {
  const digits = digitsIn(value);
  const rest = weighted(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11;
  return verdict(digits.length === 12 && !allSame(digits) && Number(digits[11]) === (rest <= 1 ? 0 : 11 - rest));
}

/** Russia's insurance number SNILS; a sum of 100 or 101 gives the check digits 00. */
export function validateRussianSnils(value: string): Verdict {
  const digits = digitsIn(value);
  const rest = weighted(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101;
  return verdict(digits.length === 11 && !allSame(digits) && Number(digits.slice(9)) === rest % 100);
}

/** Australia's Medicare number: eight digits, a check digit, the issue number and an optional digit for the person. */
export function validateAustralianMedicare(value: string): Verdict {
  const digits = digitsIn(value);
  const check = weighted(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10;
  return verdict(/^[2-6]\d{9,10}$/.test(digits) && Number(digits[8]) === check);
}

/** Iran's national code: weights 10 to 2, modulo 11. */
export function validateIranianNationalCode(value: string): Verdict {
  const digits = digitsIn(value);
  const rest = weighted(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return verdict(digits.length === 10 && !allSame(digits) && Number(digits[9]) === (rest < 2 ? rest : 11 - rest));
}

/** Kazakhstan's individual number: weights 1 to 11, modulo 11. If the result is 10, the sum is taken again with the weights 3 to 11, 1, 2. */
export function validateKazakhNumber(value: string): Verdict {
  const digits = digitsIn(value);
  const first = weighted(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11;
  const check = first === 10 ? weighted(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11 : first;
  const isDay = /^\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[0-6]/.test(digits);
  return verdict(digits.length === 12 && isDay && Number(digits[11]) === check);
}

/** Luhn's test, which Saudi Arabia's identity and residence numbers and Mexico's insurance number use. */
export function validateLuhn(value: string): Verdict {
  const digits = digitsIn(value);
  const sum = Array.from(digits)
    .reverse()
    .reduce((total, digit, at) => {
      const doubled = Number(digit) * (at % 2 === 1 ? 2 : 1);
      return total + (doubled > 9 ? doubled - 9 : doubled);
    }, 0);
  return verdict(digits.length > 9 && !allSame(digits) && sum % 10 === 0);
}

/** Egypt's national number. Its check digit is not published, so the date of birth and the governorate are checked. */
export function validateEgyptianNumber(value: string): Verdict {
  return verdict(
    /^[23]\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])(?:0[1-4]|1[1-9]|2[1-9]|3[1-5]|88)\d{5}$/.test(digitsIn(value)),
  );
}

/** Indonesia's NIK has no check digit, so its date of birth is checked; for women, 40 is added to the day. */
export function validateIndonesianNik(value: string): Verdict {
  return verdict(
    /^[1-9]\d{5}(?:[04][1-9]|[1256]\d|[37][01])(?:0[1-9]|1[0-2])\d{2}(?!0000)\d{4}$/.test(digitsIn(value)),
  );
}

/** Vietnam's citizen number has no check digit; it consists of province, a digit for century and sex, year of birth and serial number. */
export function validateVietnameseCccd(value: string): Verdict {
  return verdict(/^0(?:0[1-9]|[1-8]\d|9[0-6])[0-3]\d{8}$/.test(digitsIn(value)));
}
