// Identity, tax and vehicle numbers with a check digit. A valid number becomes another valid number of its country: cycle walking repeats
// the permutation until the result passes the country's check.

import { identityNumbers } from '../../detect/patterns/identity-numbers.ts';
import { passesVinCheck } from '../../detect/patterns/vin.ts';
import type { Codec } from '../codec.ts';
import { abbreviateKinds, characterKindsOf, countTextsOfKinds, rankOfText, textAtRank } from './alphabets.ts';
import { lettersAndDigits, rankedCodec, withLayoutOf } from './ranked-codec.ts';

/** A group of a number: it has a digit or is one or two letters ("QQ 12 34 56 C"), so that the words of a sentence do not match. */
const GROUP = '(?:[A-Za-z0-9]*\\d[A-Za-z0-9]*|[A-Za-z]{1,2})';
/** Some countries write the check digit in brackets: "A123456(3)". */
const CHECK_IN_BRACKETS = '(?: ?\\([A-Za-z0-9]\\))?';
const CANDIDATES = new RegExp(
  `(?<![A-Za-z0-9])${GROUP}(?:[-./ ]{1,2}${GROUP})*${CHECK_IN_BRACKETS}(?![A-Za-z0-9])`,
  'g',
);

const upperCaseValue = (text: string) => lettersAndDigits(text).toUpperCase();

function checkedCodec(name: string, passes: (value: string) => boolean): Codec {
  return rankedCodec({
    name: `checked:${name}`,
    shape: 'digits',
    candidates: CANDIDATES,
    canonical: upperCaseValue,
    rank(text) {
      const value = upperCaseValue(text);
      const kinds = characterKindsOf(value);
      if (!kinds || kinds.length < 6 || !passes(value)) return undefined;
      const accepts = (index: bigint) => passes(textAtRank(index, kinds));
      return {
        index: rankOfText(value, kinds),
        size: countTextsOfKinds(kinds),
        label: abbreviateKinds(kinds),
        accepts,
      };
    },
    unrank: (index, text) => withLayoutOf(textAtRank(index, characterKindsOf(upperCaseValue(text)) ?? []), text),
  });
}

/** A country may have several numbers of one kind (Spain's DNI and NIE); each gets a codec, and the first that accepts a value is used. */
const byCountry = (kind: 'national-id' | 'tax-id') =>
  identityNumbers(kind)
    .filter(({ hasValidSurrogates }) => hasValidSurrogates)
    .map(({ country, validate }, i) => ({
      kind: `${kind}:${country}`,
      codec: checkedCodec(`${kind}:${country}:${i}`, (value) => validate(value).isValid),
    }));

const isVin = (value: string) => /^[A-HJ-NPR-Z0-9]{17}$/.test(value);

const CODECS_BY_KIND: readonly { readonly kind: string; readonly codec: Codec }[] = [
  ...byCountry('national-id'),
  ...byCountry('tax-id'),
  { kind: 'vin', codec: checkedCodec('vin', (value) => isVin(value) && passesVinCheck(value)) },
];

export const checkDigitCodecs: readonly Codec[] = CODECS_BY_KIND.map(({ codec }) => codec);

export function checkDigitCodecsFor(kind: string | undefined): readonly Codec[] {
  return CODECS_BY_KIND.filter((entry) => entry.kind === kind).map(({ codec }) => codec);
}
