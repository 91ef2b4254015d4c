// Phone numbers: the country code and the trunk zero stay, the number stays possible for its country.
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Codec } from '../codec.ts';
import { bare, inLayout, rankedCodec } from './ranked.ts';

/** Every text that starts with a country code, split after it. */
function international(text: string) {
  if (!/^\s*\(?\+/.test(text)) return undefined;
  const digits = bare(text);
  const number = parsePhoneNumberFromString(`+${digits}`);
  if (!number?.isPossible()) return undefined;
  const code = number.countryCallingCode;
  // "+44 (0)20 …": the trunk zero stands in the layout and not in the number.
  const rest = digits.slice(code.length);
  const zeros = rest.length - rest.replace(/^0+/, '').length;
  return { code, zeros, rest: rest.slice(zeros) };
}

const isValid = (code: string, rest: string) => parsePhoneNumberFromString(`+${code}${rest}`)?.isValid() ?? false;
const CANDIDATES = /(?:\(?\+)?\d(?:\d|[-./  ()]{1,3}(?=\d)){5,}/g;

function firstDigitKept(rest: string) {
  const least = 10n ** BigInt(rest.length - 1);
  return { index: BigInt(rest) - least, size: 9n * least, textOf: (index: bigint) => (index + least).toString() };
}

function internationalCodec(name: string, valid: boolean): Codec {
  return rankedCodec({
    name,
    shape: 'digits',
    candidates: CANDIDATES,
    canonical: (text) => `+${bare(text)}`,
    rank(text) {
      const number = international(text);
      if (!number || number.rest.length < 5 || isValid(number.code, number.rest) !== valid) return undefined;
      const { code, zeros, rest } = number;
      const { index, size, textOf } = firstDigitKept(rest);
      const accepts = (value: bigint) => isValid(code, textOf(value)) === valid;
      return { index, size, label: `${code} ${zeros} ${rest.length}`, accepts };
    },
    unrank(index, text) {
      const number = international(text);
      if (!number) throw new RangeError('This text is no international phone number.');
      const { code, zeros, rest } = number;
      return inLayout(code + '0'.repeat(zeros) + firstDigitKept(rest).textOf(index), text);
    },
  });
}

/** Valid numbers become valid numbers; possible ones that are not valid stay so, which keeps the two sets apart. */
export const phoneCodecs: readonly Codec[] = [
  internationalCodec('phone', true),
  internationalCodec('phone-possible', false),
];
