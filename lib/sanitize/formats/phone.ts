// Phone numbers: the country code and the trunk zero stay, the number stays possible for its country.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
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

/** Countries whose national way of writing is read, the first that fits wins. Each is its own codec: the issued hash settles which. */
const HOME_COUNTRIES: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'PT',
  'IN',
  'AU',
  'BR',
  'CH',
  'AT',
  'BE',
  'PL',
];
const NORTH_AMERICAN: ReadonlySet<CountryCode> = new Set(['US']);

const isValidAt = (country: CountryCode, digits: string) =>
  parsePhoneNumberFromString(digits, country)?.isValid() ?? false;

/** Trunk zeros, the digit after them that tells mobile from landline, and the rest. North America has neither. */
function nationalParts(text: string, country: CountryCode) {
  const digits = bare(text);
  if (!/^\d{7,12}$/.test(digits) || /[^\d\-./  ()]/.test(text.trim())) return undefined;
  const zeros = digits.length - digits.replace(/^0+/, '').length;
  const kept = digits.slice(0, NORTH_AMERICAN.has(country) ? 0 : zeros + 1);
  const rest = digits.slice(kept.length);
  return rest.length < 6 ? undefined : { kept, rest };
}

const width = (index: bigint, length: number) => index.toString().padStart(length, '0');

function nationalCodec(country: CountryCode): Codec {
  return rankedCodec({
    name: `phone:${country.toLowerCase()}`,
    needsHash: true,
    shape: 'digits',
    candidates: CANDIDATES,
    canonical: bare,
    rank(text) {
      const parts = nationalParts(text, country);
      if (!parts || !isValidAt(country, bare(text))) return undefined;
      const { kept, rest } = parts;
      return {
        index: BigInt(rest),
        size: 10n ** BigInt(rest.length),
        label: `${kept} ${rest.length}`,
        accepts: (value) => isValidAt(country, kept + width(value, rest.length)),
      };
    },
    unrank(index, text) {
      const parts = nationalParts(text, country);
      if (!parts) throw new RangeError('This text is no national phone number.');
      return inLayout(parts.kept + width(index, parts.rest.length), text);
    },
  });
}

/** Ten digits that look North American and are not in use, as people write in examples: "(555) 987-6543". */
const unusedNorthAmerican: Codec = rankedCodec({
  name: 'phone:nanp-unused',
  needsHash: true,
  shape: 'digits',
  candidates: CANDIDATES,
  canonical: bare,
  rank(text) {
    const digits = bare(text);
    if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits) || isValidAt('US', digits) || /[^\d\-./  ()]/.test(text.trim()))
      return undefined;
    const accepts = (value: bigint) => !isValidAt('US', northAmericanAt(value));
    const [area, exchange] = [digits.slice(0, 3), digits.slice(3)];
    const index = (BigInt(area) - 200n) * 8_000_000n + (BigInt(exchange) - 2_000_000n);
    return { index, size: 800n * 8_000_000n, label: '', accepts };
  },
  unrank: (index, text) => inLayout(northAmericanAt(index), text),
});

function northAmericanAt(index: bigint): string {
  return `${index / 8_000_000n + 200n}${(index % 8_000_000n) + 2_000_000n}`;
}

/** Valid numbers become valid numbers; possible ones that are not valid stay so, which keeps the two sets apart. */
export const phoneCodecs: readonly Codec[] = [
  internationalCodec('phone', true),
  internationalCodec('phone-possible', false),
  ...HOME_COUNTRIES.map(nationalCodec),
  unusedNorthAmerican,
];
