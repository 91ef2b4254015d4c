// Postal codes. At each position a surrogate has only characters that its country uses there; all-digit codes stay within used ranges.
import type { Codec } from '../codec.ts';
import { lettersAndDigits, rankedCodec, withLayoutOf } from './ranked-codec.ts';

const DIGIT = '0123456789';
const UK_FIRST = 'ABCDEFGHIJKLMNOPRSTUWYZ';
const UK_SECOND = 'ABCDEFGHKLMNOPQRSTUVWXY';
const UK_INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const CANADA_FIRST = 'ABCEGHJKLMNPRSTVXY';
const CANADA_LETTERS = 'ABCEGHJKLMNPRSTVWXYZ';
const ANY_LETTER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface CodeForm {
  readonly name: string;
  readonly places: readonly string[];
  readonly accepts?: (text: string) => boolean;
}

const UK_INWARD_PLACES = [DIGIT, UK_INWARD, UK_INWARD];
const LETTERED_FORMS: readonly CodeForm[] = [
  { name: 'gb-a9', places: [UK_FIRST, DIGIT, ...UK_INWARD_PLACES] },
  { name: 'gb-a99', places: [UK_FIRST, '123456789', DIGIT, ...UK_INWARD_PLACES] },
  { name: 'gb-aa9', places: [UK_FIRST, UK_SECOND, DIGIT, ...UK_INWARD_PLACES] },
  { name: 'gb-aa99', places: [UK_FIRST, UK_SECOND, '123456789', DIGIT, ...UK_INWARD_PLACES] },
  { name: 'gb-a9a', places: [UK_FIRST, DIGIT, 'ABCDEFGHJKPSTUW', ...UK_INWARD_PLACES] },
  { name: 'gb-aa9a', places: [UK_FIRST, UK_SECOND, DIGIT, 'ABEHMNPRVWXY', ...UK_INWARD_PLACES] },
  { name: 'ca', places: [CANADA_FIRST, DIGIT, CANADA_LETTERS, DIGIT, CANADA_LETTERS, DIGIT] },
  {
    name: 'nl',
    places: ['123456789', DIGIT, DIGIT, DIGIT, ANY_LETTER, ANY_LETTER],
    accepts: (text) => !/S[ADS]$/.test(text),
  },
];

function postalCodec({ name, places, accepts = () => true }: CodeForm): Codec {
  const size = places.reduce((product, place) => product * BigInt(place.length), 1n);
  const textAt = (index: bigint) => {
    let rest = index;
    let text = '';
    for (const place of [...places].reverse()) {
      text = (place[Number(rest % BigInt(place.length))] ?? '') + text;
      rest /= BigInt(place.length);
    }
    return text;
  };
  const fits = (code: string) =>
    code.length === places.length && places.every((place, at) => place.includes(code[at] ?? ' ')) && accepts(code);
  return rankedCodec({
    name: `postal-code:${name}`,
    shape: 'phrase',
    candidates: /(?<![A-Za-z0-9])[A-Z0-9]{2,4}[\s\u00a0]?[A-Z0-9]{2,3}(?![A-Za-z0-9])/g,
    canonical: lettersAndDigits,
    rank(text) {
      const code = lettersAndDigits(text);
      // At most one space is allowed, at its usual position. Otherwise, words of a reply could be taken for a postal code.
      if (!fits(code) || !/^[A-Z0-9]{2,4}[\s\u00a0]?[A-Z0-9]{2,3}$/.test(text)) return undefined;
      const index = places.reduce(
        (sum, place, at) => sum * BigInt(place.length) + BigInt(place.indexOf(code[at] ?? '')),
        0n,
      );
      return { index, size, label: '', accepts: (value) => accepts(textAt(value)) };
    },
    unrank: (index, text) => withLayoutOf(textAt(index), text),
  });
}

/**
 * Ranges of the first two digits of five-digit codes. A surrogate stays within the original's range, because Germany, France, Spain, Italy
 * and the United States use different ranges. Spain ends at 52 and mainland France at 95; 97 and 98 are overseas France and Italy. Codes from
 * 00, 96 and 99 are left to other codecs.
 */
const LEADING_RANGES: readonly (readonly [first: number, last: number])[] = [
  [1, 52],
  [53, 95],
  [97, 98],
];

function fiveDigits(text: string) {
  const [, prefix = '', code = '', more = ''] = /^((?:[A-Z]{1,2}-)?)(\d{5})((?:-\d{4})?)$/.exec(text) ?? [];
  const leading = Number(code.slice(0, 2));
  const range = LEADING_RANGES.find(([first, last]) => leading >= first && leading <= last);
  return code !== '' && range ? { prefix, digits: code + more.slice(1), more: more !== '', range } : undefined;
}

/** For codes of five digits, with or without the four digits of ZIP+4. A country prefix ("D-") is kept. */
const fiveDigitCodec: Codec = rankedCodec({
  name: 'postal-code:five',
  shape: 'phrase',
  candidates: /(?<![\w-])(?:[A-Z]{1,2}-)?\d{5}(?:-\d{4})?(?![\w-])/g,
  canonical: (text) => fiveDigits(text)?.digits,
  rank(text) {
    const code = fiveDigits(text);
    if (!code) return undefined;
    const [first, last] = code.range;
    const perLeading = 10n ** BigInt(code.digits.length - 2);
    return {
      index: BigInt(code.digits) - BigInt(first) * perLeading,
      size: BigInt(last - first + 1) * perLeading,
      label: `${first} ${code.digits.length}`,
    };
  },
  unrank(index, text) {
    const code = fiveDigits(text);
    if (!code) throw new RangeError('This text is no postal code of five digits.');
    const value = index + BigInt(code.range[0]) * 10n ** BigInt(code.digits.length - 2);
    const digits = value.toString().padStart(code.digits.length, '0');
    return code.prefix + digits.slice(0, 5) + (code.more ? `-${digits.slice(5)}` : '');
  },
});

/** For codes of four digits that do not begin with a zero (Austria, Switzerland, Belgium, Australia). A country prefix is kept. */
const fourDigitCodec: Codec = rankedCodec({
  name: 'postal-code:four',
  shape: 'phrase',
  candidates: /(?<![\w-])(?:[A-Z]{1,2}-)?[1-9]\d{3}(?![\w-])/g,
  canonical: (text) => /^(?:[A-Z]{1,2}-)?([1-9]\d{3})$/.exec(text)?.[1],
  rank(text) {
    const digits = /^(?:[A-Z]{1,2}-)?([1-9]\d{3})$/.exec(text)?.[1];
    return digits === undefined ? undefined : { index: BigInt(digits) - 1000n, size: 9000n, label: '' };
  },
  unrank: (index, text) => text.replace(/\d{4}$/, String(index + 1000n)),
});

export const postalCodeCodecs: readonly Codec[] = [...LETTERED_FORMS.map(postalCodec), fiveDigitCodec, fourDigitCodec];
