// Phone numbers without a country code. The layout shows the country ("06 12 34 56 78" is French); if it does not, the first listed
// country in which the number is valid is taken. Each country has a separate codec. The hash of an issued surrogate includes the codec's
// name, so restoring knows the country.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { NATIONAL_PHONE_COUNTRIES } from '../../detect/patterns/national-phone-countries.ts';
import type { Codec } from '../codec.ts';
import { formatWithPhoneExtension, PHONE_WITH_OPTIONAL_EXTENSION } from './phone-extension.ts';
import { lettersAndDigits, type RankedValue, rankedCodec, withLayoutOf } from './ranked-codec.ts';

/**
 * Layouts of phone numbers by country, the more distinctive first. A pattern requires particular digits only where they tell the country or
 * the kind of number ("06" of a Dutch mobile number); the library checks whether the other digits are valid.
 */
const LAYOUTS: readonly (readonly [CountryCode, RegExp])[] = [
  ['US', /^(?:1[-. ]?)?(?:\([2-9]\d\d\)[-. ]?|[2-9]\d\d[-. ])\d{3}[-. ]\d{4}$/],
  ['FR', /^0[1-9](?:[ .-]\d\d){4}$/],
  ['DE', /^01[567]\d{1,2}(?:[ /-]| \/ )\d{7,8}$|^\(?0[2-9]\d{1,3}\)? ?\/ ?\d{4,8}$/],
  [
    'GB',
    /^\(?0(?:7\d{3} ?\d{6}|7\d{3} \d{3} ?\d{3}|2\d\)? \d{4} \d{4}|(?:1\d1|11\d)\)? \d{3} \d{4}|1\d{3}\)? \d{5,6}|[38]\d\d \d{3} \d{4})$/,
  ],
  ['CH', /^0[2-9]\d \d{3} \d\d \d\d$/],
  ['AU', /^\(0[23478]\) \d{4} \d{4}$|^0[23478] \d{4} \d{4}$|^04\d\d \d{3} \d{3}$/],
  ['NL', /^06[- ]\d{8}$/],
  ['BE', /^04\d\d(?:[ /.]\d\d){3}$/],
  ['AT', /^06(?:50|60|64|76|88|99)[ /]\d{6,8}$/],
  ['IT', /^3\d\d[ -]?\d{6,7}$/],
  ['PT', /^9[1236]\d \d{3} \d{3}$/],
  ['ES', /^[6789]\d\d(?: \d{3} \d{3}|(?: \d\d){3}|-\d{3}-\d{3})$/],
  ['IN', /^[6-9]\d{4}[ -]\d{5}$/],
  ['BR', /^\(?\d\d\)? 9?\d{4}-\d{4}$/],
];

/** Kinds of phone numbers by their first digits. A surrogate keeps the kind: a mobile number becomes another mobile number. */
const NUMBER_KINDS: Readonly<Partial<Record<CountryCode, RegExp>>> = {
  US: /^1?(?:(?<free>8(?:00|33|44|55|66|77|88))|(?<paid>900)|(?<own>5(?:00|2[1-9]|33|44|66|77|88))|(?<unassignable>\d{3}[01]))/,
  GB: /^0(?:(?<mobile>7[1-57-9])|(?<free>80[08]))/,
  DE: /^0(?:(?<mobile>1(?:5|6[023]|7))|(?<free>800)|(?<paid>900|1[38]))/,
  FR: /^0(?:(?<free>80[0-5])|(?<paid>8))/,
  NL: /^0(?:(?<mobile>6[1-58])|(?<free>800)|(?<paid>90))/,
  CH: /^0(?:(?<mobile>7[5-9])|(?<free>800)|(?<paid>90))/,
  AT: /^0(?:(?<mobile>6(?:5|6|7|8|9))|(?<free>800)|(?<paid>9))/,
  PT: /^(?<mobile>9[1236])/,
};

function kindOf(country: CountryCode, digits: string): string {
  const groups = NUMBER_KINDS[country]?.exec(digits)?.groups ?? {};
  return Object.keys(groups).find((kind) => groups[kind] !== undefined) ?? '';
}

/** Splits off the digits that stay the same: trunk zeros and the digit after them or, in the US, which has no trunk zero, a leading 1. */
function partsOf(text: string, country: CountryCode) {
  const digits = lettersAndDigits(text);
  if (!/^\d{7,12}$/.test(digits) || /[^\d\-./  ()]/.test(text.trim())) return undefined;
  const zeros = digits.length - digits.replace(/^0+/, '').length;
  const one = country === 'US' && digits.length === 11 ? 1 : 0;
  const kept = digits.slice(0, country === 'US' ? one : zeros + 1);
  const rest = digits.slice(kept.length);
  return rest.length < 6 ? undefined : { kept, rest };
}

const padIndex = (index: bigint, length: number) => index.toString().padStart(length, '0');

/** Drops an opening bracket that is not closed inside the number, because it belongs to the text around the number. */
const withoutOpenBracket = (text: string) => text.trim().replace(/^\((?=[^)]*$)/, '');

/** Whether a codec may read and issue a number. @param text the number in its layout */
type Fits = (digits: string, text: string) => boolean;

/** A codec of the numbers of `country` that `fits` accepts. @param label distinguishes the codecs of one country */
function countryCodec(label: string, country: CountryCode, fits: Fits): Codec {
  const fitting = (digits: string, text: string) => fits(digits, withLayoutOf(digits, withoutOpenBracket(text)));
  return rankedCodec(
    formatWithPhoneExtension({
      name: `phone:${label}`,
      shape: 'digits',
      candidates: PHONE_WITH_OPTIONAL_EXTENSION,
      canonical: lettersAndDigits,
      rank(text): RankedValue | undefined {
        const parts = partsOf(text, country);
        if (!parts || !fitting(lettersAndDigits(text), text)) return undefined;
        const { kept, rest } = parts;
        const kind = kindOf(country, lettersAndDigits(text));
        const accepts = (value: bigint) => {
          const digits = kept + padIndex(value, rest.length);
          return kindOf(country, digits) === kind && fitting(digits, text);
        };
        return {
          index: BigInt(rest),
          size: 10n ** BigInt(rest.length),
          label: `${kept} ${rest.length} ${kind}`,
          accepts,
        };
      },
      unrank(index, text) {
        const parts = partsOf(text, country);
        if (!parts) throw new RangeError('This text is no national phone number.');
        return withLayoutOf(parts.kept + padIndex(index, parts.rest.length), text);
      },
    }),
  );
}

const isValidIn = (country: CountryCode, digits: string) =>
  parsePhoneNumberFromString(digits, country)?.isValid() ?? false;
const isPossibleIn = (country: CountryCode, digits: string) =>
  parsePhoneNumberFromString(digits, country)?.isPossible() ?? false;

/**
 * Countries in which a possible but invalid number (of the right length, as in films and examples) becomes another possible but invalid one.
 * In other countries, invalid numbers are too rare for cycle walking to find one, so any possible number may be the result.
 */
const COUNTRIES_WITH_MANY_INVALID_NUMBERS: ReadonlySet<CountryCode> = new Set(['US']);

/** Two codecs for a layout: valid numbers become valid ones; numbers that are only possible, as in examples, become possible ones. */
function laidOutCodecs([country, layout]: readonly [CountryCode, RegExp]): readonly Codec[] {
  const name = `${country.toLowerCase()}-written`;
  const valid: Fits = (digits, text) => layout.test(text) && isValidIn(country, digits);
  const possible: Fits = (digits, text) =>
    layout.test(text) &&
    isPossibleIn(country, digits) &&
    !(COUNTRIES_WITH_MANY_INVALID_NUMBERS.has(country) && isValidIn(country, digits));
  return [countryCodec(name, country, valid), countryCodec(`${name}-possible`, country, possible)];
}

/** "555-0142": a North American number without an area code. */
const localCodec = countryCodec('us-local', 'US', (_, text) => /^[2-9]\d\d-\d{4}$/.test(text));

export const nationalPhoneCodecs: readonly Codec[] = [
  ...LAYOUTS.flatMap(laidOutCodecs),
  localCodec,
  ...NATIONAL_PHONE_COUNTRIES.map((country) =>
    countryCodec(country.toLowerCase(), country, (digits) => isValidIn(country, digits)),
  ),
];
