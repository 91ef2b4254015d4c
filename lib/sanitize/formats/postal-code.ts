// Postal codes that hold letters: each place keeps to the letters that its country uses there. Codes of digits are plain numbers.
import type { Codec } from '../codec.ts';
import { bare, inLayout, rankedCodec } from './ranked.ts';

const DIGIT = '0123456789';
const UK_FIRST = 'ABCDEFGHIJKLMNOPRSTUWYZ';
const UK_SECOND = 'ABCDEFGHKLMNOPQRSTUVWXY';
const UK_INWARD = 'ABDEFGHJLNPQRSTUWXYZ';
const CANADA_FIRST = 'ABCEGHJKLMNPRSTVXY';
const CANADA = 'ABCEGHJKLMNPRSTVWXYZ';
const ANY = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface CodeForm {
  readonly name: string;
  readonly places: readonly string[];
  readonly accepts?: (text: string) => boolean;
}

const inward = [DIGIT, UK_INWARD, UK_INWARD];
const FORMS: readonly CodeForm[] = [
  { name: 'gb-a9', places: [UK_FIRST, DIGIT, ...inward] },
  { name: 'gb-a99', places: [UK_FIRST, '123456789', DIGIT, ...inward] },
  { name: 'gb-aa9', places: [UK_FIRST, UK_SECOND, DIGIT, ...inward] },
  { name: 'gb-aa99', places: [UK_FIRST, UK_SECOND, '123456789', DIGIT, ...inward] },
  { name: 'gb-a9a', places: [UK_FIRST, DIGIT, 'ABCDEFGHJKPSTUW', ...inward] },
  { name: 'gb-aa9a', places: [UK_FIRST, UK_SECOND, DIGIT, 'ABEHMNPRVWXY', ...inward] },
  { name: 'ca', places: [CANADA_FIRST, DIGIT, CANADA, DIGIT, CANADA, DIGIT] },
  { name: 'nl', places: ['123456789', DIGIT, DIGIT, DIGIT, ANY, ANY], accepts: (text) => !/S[ADS]$/.test(text) },
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
    needsHash: true,
    shape: 'phrase',
    candidates: /(?<![A-Za-z0-9])[A-Z0-9]{2,4}[\s\u00a0]?[A-Z0-9]{2,3}(?![A-Za-z0-9])/g,
    canonical: bare,
    rank(text) {
      const code = bare(text);
      // One space at most, and where people put it, or a reply's words would be candidates.
      if (!fits(code) || !/^[A-Z0-9]{2,4}[\s\u00a0]?[A-Z0-9]{2,3}$/.test(text)) return undefined;
      const index = places.reduce(
        (sum, place, at) => sum * BigInt(place.length) + BigInt(place.indexOf(code[at] ?? '')),
        0n,
      );
      return { index, size, label: '', accepts: (value) => accepts(textAt(value)) };
    },
    unrank: (index, text) => inLayout(textAt(index), text),
  });
}

export const postalCodecs: readonly Codec[] = FORMS.map(postalCodec);
