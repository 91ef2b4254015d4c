// Phone numbers with their country's code: the code, the country (several share +1) and the trunk zero stay; the number stays valid, or
// possible, as it was.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Codec } from '../codec.ts';
import { PHONE_CANDIDATES, withExtension } from './phone-extension.ts';
import { nationalPhoneCodecs } from './phone-national.ts';
import { bare, type Format, inLayout, rankedCodec } from './ranked.ts';

/** A number that starts with "+" or "00", split after its country's code. */
function international(text: string) {
  const [, sign] = /^\s*\(?(\+|00)[\d\s\u00a0\u202f()./-]+$/.exec(text) ?? [];
  if (sign === undefined) return undefined;
  const exit = sign === '00' ? '00' : '';
  const digits = bare(text).slice(exit.length);
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isPossible()) return undefined;
  const code = number.countryCallingCode;
  // "+44 (0)20 …": the trunk zero stands in the layout and not in the number.
  const rest = digits.slice(code.length);
  const zeros = rest.length - rest.replace(/^0+/, '').length;
  return { exit, code, zeros, rest: rest.slice(zeros) };
}

/** Codes that large countries share. Of others (+44 and its islands) the small ones are so few that looking for one would take long. */
const SHARED: Readonly<Record<string, readonly string[]>> = { 1: ['US', 'CA'], 7: ['RU', 'KZ'] };

/** Of a valid number, the country among those that share its code; undefined for a number that is only possible. */
function shareOf(code: string, rest: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${code}${rest}`);
  if (!number?.isValid()) return undefined;
  return SHARED[code]?.find((country) => country === number.country) ?? 'others';
}

function withoutLeadingZero(rest: string) {
  const least = 10n ** BigInt(rest.length - 1);
  return { index: BigInt(rest) - least, size: 9n * least, textOf: (index: bigint) => (index + least).toString() };
}

function internationalFormat(name: string, valid: boolean): Format {
  return {
    name,
    shape: 'digits',
    candidates: PHONE_CANDIDATES,
    canonical(text) {
      const { code = '', zeros = 0, rest = '' } = international(text) ?? {};
      return `+${code}${'0'.repeat(zeros)}${rest}`;
    },
    rank(text) {
      const number = international(text);
      if (!number || number.rest.length < 5) return undefined;
      const { code, zeros, rest } = number;
      const share = shareOf(code, rest);
      if ((share !== undefined) !== valid) return undefined;
      const { index, size, textOf } = withoutLeadingZero(rest);
      const accepts = (value: bigint) => shareOf(code, textOf(value)) === share;
      return { index, size, label: `${code} ${share ?? ''} ${zeros} ${rest.length}`, accepts };
    },
    unrank(index, text) {
      const number = international(text);
      if (!number) throw new RangeError('This text is no international phone number.');
      const { exit, code, zeros, rest } = number;
      return inLayout(exit + code + '0'.repeat(zeros) + withoutLeadingZero(rest).textOf(index), text);
    },
  };
}

/** Valid numbers become valid numbers; possible ones that are not valid stay so, which keeps the two sets apart. */
export const phoneCodecs: readonly Codec[] = [
  ...[internationalFormat('phone', true), internationalFormat('phone-possible', false)].map((format) =>
    rankedCodec(withExtension(format)),
  ),
  ...nationalPhoneCodecs,
];
