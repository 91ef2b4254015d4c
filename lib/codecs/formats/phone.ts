// Phone numbers with a country code. The code, the country (several share +1) and the trunk zero stay. A valid number becomes another valid
// one, and an invalid number (as in examples) another invalid one.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Codec } from '../codec.ts';
import { formatWithPhoneExtension, PHONE_WITH_OPTIONAL_EXTENSION } from './phone-extension.ts';
import { nationalPhoneCodecs } from './phone-national.ts';
import { lettersAndDigits, type RankedFormat, rankedCodec, withLayoutOf } from './ranked-codec.ts';

/** Splits a number that starts with "+" or "00" into its country code and the rest; undefined for other text. */
function internationalParts(text: string) {
  const [, sign] = /^\s*\(?(\+|00)[\d\s\u00a0\u202f()./-]+$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const exit = sign === '00' ? '00' : '';
  const digits = lettersAndDigits(text).slice(exit.length);
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isPossible()) return undefined;
  const code = number.countryCallingCode;
  // In "+44 (0)20 …", the trunk zero is written but is not part of the number.
  const rest = digits.slice(code.length);
  const zeros = rest.length - rest.replace(/^0+/, '').length;
  return { exit, code, zeros, rest: rest.slice(zeros) };
}

/**
 * Country codes that large countries share; a surrogate keeps the country. Other shared codes (+44 of Britain and its islands) are left out,
 * because numbers of the small countries are so rare that cycle walking would take long.
 */
const COUNTRIES_BY_SHARED_CODE: Readonly<Record<string, readonly string[]>> = { 1: ['US', 'CA'], 7: ['RU', 'KZ'] };

/** For a valid number: its country if the code is in `COUNTRIES_BY_SHARED_CODE`, otherwise "others". Undefined for an invalid number. */
function countryIfShared(code: string, rest: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${code}${rest}`);
  if (!number?.isValid()) return undefined;
  return COUNTRIES_BY_SHARED_CODE[code]?.find((country) => country === number.country) ?? 'others';
}

function withoutLeadingZero(rest: string) {
  const least = 10n ** BigInt(rest.length - 1);
  return { index: BigInt(rest) - least, size: 9n * least, textOf: (index: bigint) => (index + least).toString() };
}

function internationalFormat(name: string, valid: boolean): RankedFormat {
  return {
    name,
    shape: 'digits',
    candidates: PHONE_WITH_OPTIONAL_EXTENSION,
    canonical(text) {
      const { code = '', zeros = 0, rest = '' } = internationalParts(text) ?? {};
      return `+${code}${'0'.repeat(zeros)}${rest}`;
    },
    rank(text) {
      const number = internationalParts(text);
      if (!number || number.rest.length < 5) return undefined;
      const { code, zeros, rest } = number;
      const country = countryIfShared(code, rest);
      if ((country !== undefined) !== valid) return undefined;
      const { index, size, textOf } = withoutLeadingZero(rest);
      const accepts = (value: bigint) => countryIfShared(code, textOf(value)) === country;
      return { index, size, label: `${code} ${country ?? ''} ${zeros} ${rest.length}`, accepts };
    },
    unrank(index, text) {
      const number = internationalParts(text);
      if (!number) throw new RangeError('This text is no international phone number.');
      const { exit, code, zeros, rest } = number;
      return withLayoutOf(exit + code + '0'.repeat(zeros) + withoutLeadingZero(rest).textOf(index), text);
    },
  };
}

/** One codec for valid numbers and one for invalid numbers, then the codecs of numbers without a country code. */
export const phoneCodecs: readonly Codec[] = [
  ...[internationalFormat('phone', true), internationalFormat('phone-possible', false)].map((format) =>
    rankedCodec(formatWithPhoneExtension(format)),
  ),
  ...nationalPhoneCodecs,
];
