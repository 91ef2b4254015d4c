// IBANs (ISO 13616): country, length and the positions of letters stay, and the check digits are computed again.
import type { Codec } from '../codec.ts';
import { abbreviateKinds, characterKindsOf, countTextsOfKinds, rankOfText, textAtRank } from './alphabets.ts';
import { lettersAndDigits, rankedCodec, withLayoutOf } from './ranked-codec.ts';

function mod97(text: string): number {
  let rest = 0;
  for (const character of text) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

function checkDigits(country: string, account: string): string {
  return String(98 - mod97(`${account}${country}00`)).padStart(2, '0');
}

/** The IBAN of an account, with its check digits. */
export const ibanWithCheckDigits = (country: string, account: string): string =>
  country + checkDigits(country, account) + account;

function ibanParts(text: string) {
  const iban = lettersAndDigits(text).toUpperCase();
  const [, country = '', check = '', account = ''] = /^([A-Z]{2})(\d{2})([A-Z0-9]{11,30})$/.exec(iban) ?? [];
  if (country === '' || checkDigits(country, account) !== check) return undefined;
  return { country, account, kinds: characterKindsOf(account) ?? [] };
}

export const ibanCodec: Codec = rankedCodec({
  name: 'iban',
  shape: 'digits',
  candidates: /[A-Za-z]{2}\d{2}(?:[A-Za-z0-9]|[- ](?=[A-Za-z0-9])){11,}/g,
  canonical: (text) => lettersAndDigits(text).toUpperCase(),
  rank(text) {
    const iban = ibanParts(text);
    if (!iban) return undefined;
    const { country, account, kinds } = iban;
    return {
      index: rankOfText(account, kinds),
      size: countTextsOfKinds(kinds),
      label: `${country} ${abbreviateKinds(kinds)}`,
    };
  },
  unrank(index, text) {
    const { country, kinds } = ibanParts(text) ?? { country: '', kinds: [] };
    const account = textAtRank(index, kinds);
    return withLayoutOf(ibanWithCheckDigits(country, account), text);
  },
});
